import {expect, test} from 'vitest';
import {inlineMessages} from '@site/src/framework/inline-messages/inline.mjs';

const CHINESE = {'bar.close': '关闭', 'bar.hint': '写着“{name}”'};
const IMPORT = "import Translate, {translate} from '@docusaurus/Translate';\n";

const inline = (code: string, messages: Record<string, string> = CHINESE) => {
  const {code: result, ...ids} = inlineMessages('x.tsx', IMPORT + code, messages);
  return {...ids, code: result.slice(IMPORT.length)};
};

test('a call gets the text of the language and loses what only a build needs', () => {
  const {code, inlined} = inline("translate({id: 'bar.close', message: 'Close', description: 'A label'})");
  expect(code).toBe('translate({message: "关闭"})');
  expect([...inlined]).toEqual(['bar.close']);
});

test('without a text of the language, the default text stays', () => {
  expect(inline("translate({id: 'bar.close', message: 'Close'})", {}).code).toBe('translate({message: "Close"})');
});

test('the values of a text stay, also those that are texts themselves', () => {
  const {code} = inline(
    "translate({id: 'bar.hint', message: 'It says {name}'}, {name: translate({id: 'bar.close', message: 'Close'})})",
  );
  expect(code).toBe('translate({message: "写着“{name}”"}, {name: translate({message: "关闭"})})');
});

test('an element gets the text of the language and keeps its values', () => {
  const {code} = inline(`<Translate id="bar.hint" description="A hint" values={{name}}>{'It says {name}'}</Translate>`);
  expect(code.replaceAll(/\s+/g, ' ')).toBe('<Translate values={{name}}>{"写着“{name}”"}</Translate>');
});

test('an element without a text of the language keeps its own, over several lines', () => {
  const text = '\n  It says\n  {"{name}"}\n';
  expect(inline('<Translate id="bar.hint">It\n says</Translate>', {}).code).toBe('<Translate >It\n says</Translate>');
  expect(inline(`<Translate id="bar.hint">${text}</Translate>`).code).toContain(text);
});

test.each([
  ['a text that is computed', "translate({id: 'bar.close', message: text})", ['bar.close']],
  ['an id that is computed', "translate({id: name, message: 'Close'})", ['*']],
  ['an element without text', '<Translate id="bar.close" />', ['bar.close']],
  ['a call with a variable', 'translate(message)', ['*']],
])('%s is still looked up', (_name, source, ids) => {
  const {code, kept, inlined} = inline(source);
  expect(code).toBe(source);
  expect([...kept]).toEqual(ids);
  expect(inlined.size).toBe(0);
});

test('other functions with that name stay', () => {
  const source = "path.translate({id: 'bar.close', message: 'Close'}); move({id: 'bar.close', message: 'Close'})";
  expect(inline(source).code).toBe(source);
  const own = "import {translate} from './geometry';\ntranslate({id: 'bar.close', message: 'Close'});";
  expect(inlineMessages('x.ts', own, CHINESE).code).toBe(own);
});

test('an import under another name is followed', () => {
  const source = "import {translate as t} from '@docusaurus/Translate';\nt({id: 'bar.close', message: 'Close'});";
  expect(inlineMessages('x.ts', source, CHINESE).code).toContain('t({message: "关闭"})');
});
