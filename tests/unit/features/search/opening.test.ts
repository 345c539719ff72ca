import {describe, expect, test} from 'vitest';
import {isComposing, keyAction, rest, REST, type Key, type KeyContext} from '@site/src/features/search/opening';

const all = {hover: true, focus: true};

test('the waits are those of the design', () => {
  expect(REST).toEqual({pointer: 300, focus: 600});
});

describe('rest', () => {
  test('pointer and focus each begin and end their own wait', () => {
    expect(rest(false, 'pointerEnters', all)).toEqual({held: false, begin: 'pointer'});
    expect(rest(false, 'focusEnters', all)).toEqual({held: false, begin: 'focus'});
    expect(rest(false, 'pointerLeaves', all)).toEqual({held: false, end: 'pointer'});
    expect(rest(false, 'focusLeaves', all)).toEqual({held: false, end: 'focus'});
  });

  test('closing ends both waits, and nothing begins until pointer or focus leaves', () => {
    expect(rest(false, 'searchCloses', all)).toEqual({held: true, end: 'both'});
    expect(rest(true, 'pointerEnters', all)).toEqual({held: true});
    expect(rest(true, 'focusEnters', all)).toEqual({held: true});
    expect(rest(true, 'pointerLeaves', all).held).toBe(false);
    expect(rest(true, 'focusLeaves', all).held).toBe(false);
  });

  test('opening ends both waits', () => {
    expect(rest(false, 'searchOpens', all)).toEqual({held: false, end: 'both'});
  });

  test('each can be switched off', () => {
    expect(rest(false, 'pointerEnters', {hover: false, focus: true})).toEqual({held: false});
    expect(rest(false, 'focusEnters', {hover: true, focus: false})).toEqual({held: false});
    expect(rest(false, 'focusEnters', {hover: false, focus: true})).toEqual({held: false, begin: 'focus'});
  });
});

describe('keys', () => {
  const key = (name: string, more: Partial<Key> = {}): Key => ({
    key: name,
    keyCode: 0,
    isComposing: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });
  const openOn = {shortcut: true, slash: true, typing: true};
  const closed: KeyContext = {isOpen: false, inField: false, onButton: false, openOn};
  const open = {...closed, isOpen: true};
  const onButton = {...closed, onButton: true};

  test.each<[string, Key, KeyContext, unknown]>([
    ['Ctrl+K opens', key('k', {ctrlKey: true}), closed, 'open'],
    ['Cmd+K opens', key('k', {metaKey: true}), closed, 'open'],
    ['Ctrl+K with caps lock opens', key('K', {ctrlKey: true}), closed, 'open'],
    ['Ctrl+K opens from a field', key('k', {ctrlKey: true}), {...closed, inField: true}, 'open'],
    ['Ctrl+K closes', key('k', {ctrlKey: true}), {...open, inField: true}, 'close'],
    ['Ctrl+Alt+K is something else', key('k', {ctrlKey: true, altKey: true}), closed, 'none'],
    ['k alone is something else', key('k'), closed, 'none'],
    ['slash opens', key('/'), closed, 'open'],
    ['slash in a field is a slash', key('/'), {...closed, inField: true}, 'none'],
    ['Ctrl+slash is something else', key('/', {ctrlKey: true}), closed, 'none'],
    ['slash in the open search is a slash', key('/'), open, 'none'],
    ['Escape closes', key('Escape'), open, 'close'],
    ['Escape closes nothing that is closed', key('Escape'), closed, 'none'],
    ['a letter on the button', key('q'), onButton, {type: 'q'}],
    ['a Chinese character on the button', key('自'), onButton, {type: '自'}],
    ['a letter elsewhere', key('q'), closed, 'none'],
    ['a copied selection', key('c', {ctrlKey: true}), onButton, 'none'],
    ['space presses the button', key(' '), onButton, 'none'],
    ['Enter presses the button', key('Enter'), onButton, 'none'],
    ['Tab leaves the button', key('Tab'), onButton, 'none'],
    ['Escape while composing', key('Escape', {isComposing: true}), open, 'none'],
    ['Escape just after composing, in Safari', key('Escape', {keyCode: 229}), open, 'none'],
    ['slash while composing', key('/', {isComposing: true}), closed, 'none'],
    ['a letter while composing', key('q', {keyCode: 229}), onButton, 'none'],
  ])('%s', (_name, event, context, expected) => {
    expect(keyAction(event, context)).toEqual(expected);
  });

  test.each<[keyof typeof openOn, Key, KeyContext]>([
    ['shortcut', key('k', {ctrlKey: true}), closed],
    ['slash', key('/'), closed],
    ['typing', key('q'), onButton],
  ])('%s can be switched off alone', (name, event, context) => {
    expect(keyAction(event, {...context, openOn: {...openOn, [name]: false}})).toBe('none');
    const others = {shortcut: false, slash: false, typing: false, [name]: true};
    expect(keyAction(event, {...context, openOn: others})).not.toBe('none');
  });

  test('composing is seen by either sign', () => {
    expect(isComposing({isComposing: false, keyCode: 13})).toBe(false);
    expect(isComposing({isComposing: true, keyCode: 13})).toBe(true);
    expect(isComposing({isComposing: false, keyCode: 229})).toBe(true);
  });
});
