import {expect, test} from 'vitest';
import {splitRoutes, type GeneratedRoutes} from '@site/src/framework/lazy-routes/split';

/** What Docusaurus generates for a site with a home page, a post, and some pages in the layout of the docs. */
function generated(names: readonly string[], changes: Partial<GeneratedRoutes> = {}): GeneratedRoutes {
  const leaf = (path: string, attributes = '') =>
    `{ path: '${path}', component: ComponentCreator('${path}', 'abc'), exact: true${attributes} }`;
  const paths = names.map((name) => `/docs/${name}`);
  const chunk = (path: string) => `c${path.replaceAll(/\W/g, '')}`;
  const chunkNames = {
    '/-abc': {__comp: 'page', content: 'home'},
    '/blog-abc': {__comp: 'list'},
    '/docs-abc': {__comp: 'layout', version: 'version'},
    ...Object.fromEntries(paths.map((path) => [`${path}-abc`, {__comp: 'doc', content: chunk(path)}])),
  };
  const chunks = ['page', 'home', 'list', 'layout', 'version', 'doc', ...paths.map(chunk)];
  return {
    routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${leaf('/blog')},
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'abc'),
    routes: [
      ${paths.map((path) => leaf(path, ', sidebar: "docs"')).join(',\n')}
    ]
  },
  ${leaf('/')},
  { path: '*', component: ComponentCreator('*') },
];`,
    registry: `export default {
${chunks.map((name) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.md"), "@site/${name}.md", require.resolveWeak("@site/${name}.md")],`).join('\n')}};
`,
    chunkNames: JSON.stringify(chunkNames),
    globalData: JSON.stringify({
      'docusaurus-plugin-content-docs': {
        default: {
          versions: [
            {
              name: 'new',
              mainDocId: 'main',
              docs: [{id: 'main', path: '/docs/main'}, ...names.map((id) => ({id, path: `/docs/${id}`}))],
            },
            {
              name: 'old',
              mainDocId: 'main',
              docs: [
                {id: 'main', path: '/docs/old/main'},
                {id: 'n00', path: '/docs/old/n00'},
              ],
            },
          ],
        },
      },
    }),
    baseUrl: '/',
    ...changes,
  };
}

const NAMES = Array.from({length: 70}, (_, index) => `n${String(index).padStart(2, '0')}`);

/** Code of a module, by name. */
function file(files: ReadonlyMap<string, string>, name: string): string {
  const code = files.get(name);
  if (code === undefined) throw new Error(`There is no ${name}.`);
  return code;
}

test('the first load knows layouts, the home page, and where each part begins, and no page', () => {
  const files = splitRoutes(generated(NAMES));
  const routes = file(files, 'routes.js');
  expect(routes).toContain('"path":"/docs",component:ComponentCreator("/docs","abc"),routes:[]');
  expect(routes).toContain('ComponentCreator("/","abc")');
  expect(routes).toContain('ComponentCreator("*")');
  expect(routes).toContain('starts: ["","/docs/n15","/docs/n31","/docs/n47","/docs/n63"]');
  expect(routes).not.toContain('/docs/n00');
  expect(file(files, 'registry.js')).not.toContain('cdocsn00');
  expect(file(files, 'routesChunkNames.js')).not.toContain('/docs/n00');
});

test('what several parts need is known from the start', () => {
  expect(file(splitRoutes(generated(NAMES)), 'registry.js')).toContain('["doc",[');
});

test('a part holds its routes, their chunks, and their documents with counterparts', () => {
  const part = file(splitRoutes(generated(NAMES)), 'part0.js');
  expect(part).toContain('"exact":true,"sidebar":"docs",component:ComponentCreator("/docs/n00","abc")');
  expect(part).toContain(
    '["cdocsn00",[articleLoader(() => import(/* webpackChunkName: "cdocsn00" */ "@site/cdocsn00.md"))]',
  );
  expect(part).toContain('["default","old",[{"id":"n00","path":"/docs/old/n00"}]]');
  expect(part).not.toContain('n31');
});

test('the lists of documents keep the start page of each version', () => {
  expect(JSON.parse(file(splitRoutes(generated(NAMES)), 'globalData.js').slice('export default '.length, -2))).toEqual({
    'docusaurus-plugin-content-docs': {
      default: {
        versions: [
          {name: 'new', mainDocId: 'main', docs: [{id: 'main', path: '/docs/main'}]},
          {name: 'old', mainDocId: 'main', docs: [{id: 'main', path: '/docs/old/main'}]},
        ],
      },
    },
  });
});

test('a page more makes the first load no larger as long as its part has room', () => {
  const size = (count: number) => file(splitRoutes(generated(NAMES.slice(0, count))), 'routes.js').length;
  expect(size(60)).toBe(size(52));
});

test.each([
  ['no list', {routes: 'export default [];'}, 'routes.js exports no list'],
  [
    'no route of unknown paths',
    {routes: "export default [{path: '/', component: ComponentCreator('/', 'a'), exact: true}];"},
    'does not end with the route "*"',
  ],
  [
    'another registry',
    {registry: 'export default {"a": [() => import("b")]};'},
    'registry.js has 1 imports, and 0 of them can be read',
  ],
  ['missing chunk names', {chunkNames: '{}'}, 'routesChunkNames.json lacks'],
])('ends the build when Docusaurus generates %s', (_, changes, message) => {
  expect(() => splitRoutes(generated(NAMES, changes))).toThrow(message);
});
