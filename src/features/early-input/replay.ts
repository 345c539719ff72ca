import {nextTask} from '../../lib/nextTask';
import type {EarlyInput, EarlyRecord} from './head';

const isCheckable = (element: EventTarget | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets a value past React, which notices changes by what it has set itself. */
function setValue(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/**
 * Puts a field into the state that the visitor gave it, with the events of a change. React may have put it back when
 * it rendered, or have taken the state for its own: the field is first given another state through React's setter.
 */
function replayField(field: Field, {value = '', checked = false}: EarlyRecord): void {
  if (isCheckable(field)) {
    field.checked = !checked;
    field.click();
    return;
  }
  const hasText = !(field instanceof HTMLSelectElement);
  const {selectionStart, selectionEnd} = hasText ? field : {};
  if (hasText) field.value = value === '' ? ' ' : '';
  setValue(field, value);
  if (hasText && document.activeElement === field && selectionStart != null)
    field.setSelectionRange(selectionStart, selectionEnd ?? null);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

/**
 * The target of an event, or what hydration has put in its place: an element of the same kind with the same text. The
 * theme does so with categories of the sidebar, which are links on the server.
 */
function targetOf({event: {target}, path}: EarlyRecord): Element | undefined {
  if (!(target instanceof Element) || target.isConnected) return target as Element;
  const twin = path.reduceRight<Element | undefined>(
    (parent, index) => parent?.children[index],
    document.documentElement,
  );
  if (twin?.tagName !== target.tagName || twin.textContent !== target.textContent) return undefined;
  // The focus has gone with the element.
  if (document.activeElement === document.body) twin.closest<HTMLElement>('a,button')?.focus({preventScroll: true});
  return twin;
}

/** A copy that can be dispatched, with position, pointer, and key of the original. */
function copyOf(event: Event): Event {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  return new Kind(event.type, event);
}

/**
 * Does once more, and now with effect, what the visitor did before the page was hydrated. Stops recording when all is
 * done, so that what the visitor does meanwhile comes after it. What happened to controls that are gone is dropped.
 */
export async function replay({records, release}: EarlyInput): Promise<void> {
  /** Where a replayed key was handled, so that the click which the browser made of it must not follow. */
  let handledKey: EventTarget | null = null;
  // React is still at work on the effects that this was called from.
  await nextTask();
  for (let record = records.shift(); record; record = records.shift()) {
    const {event} = record;
    const target = targetOf(record);
    if (!target) continue;
    if (event.type === 'input') {
      const isLast = isCheckable(target) || !records.some((later) => targetOf(later) === target);
      const {length} = records;
      if (isLast) replayField(target as Field, record);
      // A click of a script on a checkbox makes the browser tell of input by itself.
      records.length = length;
    } else if (event.type === 'keydown') {
      handledKey = target.dispatchEvent(copyOf(event)) ? null : target;
    } else {
      const isOfKey = handledKey === target && (event as MouseEvent).detail === 0;
      handledKey = null;
      if (!isOfKey) target.dispatchEvent(copyOf(event));
    }
    await nextTask();
  }
  release();
}
