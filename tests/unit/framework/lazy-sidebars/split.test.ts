import {expect, test} from 'vitest';
import {splitVersion} from '@site/src/framework/lazy-sidebars/split';

const sidebars = {docs: [{type: 'link', href: '/docs/a', label: 'A'}], api: []};
const version = {version: 'current', label: 'V6.2', docsSidebars: sidebars, docs: {a: {id: 'a', title: 'A'}}};

test('a version keeps its names and loses what is in its sidebars', () => {
  const split = splitVersion(JSON.stringify({version}), 'v.sidebars.js');
  expect(split?.version).toContain(
    '{"docsSidebars":{"docs":[],"api":[]},"docs":{},"version":"current","label":"V6.2"}',
  );
  expect(split?.version).toContain("import('./v.sidebars.js')");
  expect(split?.sidebars).toBe(`export default ${JSON.stringify(sidebars)};\n`);
});

test('the data of something else stays as it is', () => {
  expect(splitVersion('{"metadata":{}}', 'v.sidebars.js')).toBeUndefined();
});
