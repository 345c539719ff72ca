import {describe, expect, test} from 'vitest';
import {inbound} from './inbound';
import {htmlPage, redirectPage} from './lib/htmlPage';
import {writeTree, type Tree} from './lib/writeTree';

const FOLDER = 'tests/checks/platform/inbound';

const platform = {
  about: 'Links.',
  repositories: {'rainbond-ui': 'v6.2.1-release'},
  addresses: [
    {address: '/docs/support/', from: ['rainbond-ui/src/layouts/CustomFooter.js:56']},
    {address: '/docs/gateway/', anchors: ['添加-http-策略'], from: ['rainbond-ui/src/pages/Guide/index.js:745']},
    {address: '/docs/certs', anchors: ['old'], from: ['rainbond-ui/a.js:1', 'rainbond-ui/b.js:2']},
    {address: '/video.html', from: ['rainbond-ui/src/pages/Guide/index.js:417']},
    {address: '/en/docs/support', from: ['rainbond-console/script/install-rainbond.sh:92']},
  ],
};
const earlier = {
  about: 'Pages.',
  commits: {'V5.16': 'a'.repeat(40)},
  addresses: {'/docs/tools': ['V5.16'], '/docs/5.17/tools': ['V5.16', 'V6.0'], '/docs/away': ['V5.16']},
};
const awaited = {about: 'Later.', pages: ['/docs/5.17/tools'], better: {'/docs/tools': '/docs/5.17/tools'}};

const page = (path: string, body = '') => ({
  [`build${path}.html`]: htmlPage(path, {body}),
  [`build/zh${path}.html`]: htmlPage(`/zh${path}`, {body}),
});
const redirect = (from: string, to: string) => ({
  [`build${from}/index.html`]: redirectPage(to),
  [`build/zh${from}/index.html`]: redirectPage(to.startsWith('/') ? `/zh${to}` : to),
});

const good: Tree = {
  [`${FOLDER}/v6.2.1.json`]: JSON.stringify(platform),
  [`${FOLDER}/earlier-site.json`]: JSON.stringify(earlier),
  [`${FOLDER}/awaited.json`]: JSON.stringify(awaited),
  ...page('/docs/support'),
  ...page('/docs/domain', '<h2 id=route><a id=添加-http-策略></a>Route</h2><h2 id=certificate>Certificate</h2>'),
  ...redirect('/docs/gateway', '/docs/domain'),
  ...redirect('/docs/certs', '/docs/domain#certificate'),
  ...redirect('/video', '/docs/domain'),
  ...redirect('/docs/tools', '/docs/support'),
  ...redirect('/docs/away', 'https://example.org/docs'),
  'build/en/docs/support/index.html': redirectPage('/docs/support'),
};

async function problemsOf(changes: Tree): Promise<string[]> {
  const {problems} = await inbound.run(await writeTree({...good, ...changes}));
  return problems.map(({file, message}) => `${file.replace(`${FOLDER}/`, '')}: ${message}`);
}

test('accepts pages, redirects, mapped hashes and what is awaited', async () => {
  const report = await inbound.run(await writeTree(good));
  expect(report).toEqual({
    problems: [],
    looked: 8,
    notes: ['1 of them wait for a page of their own, 1 for a better one'],
  });
});

describe('an address that leads nowhere', () => {
  test('names it and who links to it', async () => {
    expect(await problemsOf({'build/docs/gateway/index.html': undefined})).toEqual([
      'v6.2.1.json: /docs/gateway/ has no page and no redirect; add one to src/config/redirects. ' +
        'Found in rainbond-ui/src/pages/Guide/index.js:745',
    ]);
  });

  test.each([
    ['in Chinese only', {'build/zh/video/index.html': undefined}, 'v6.2.1.json: /zh/video.html has no page'],
    ['below /en', {'build/en/docs/support/index.html': undefined}, 'v6.2.1.json: /en/docs/support has no page'],
    [
      'that the earlier site had',
      {'build/docs/away/index.html': undefined},
      'earlier-site.json: /docs/away has no page and no redirect; add one to src/config/redirects. ' +
        'Found in the earlier site at V5.16',
    ],
    [
      'through a redirect to nothing',
      {'build/docs/gateway/index.html': redirectPage('/docs/gone')},
      'v6.2.1.json: /docs/gateway/ leads to /docs/gone, which does not exist',
    ],
    [
      'through two redirects',
      {'build/docs/gateway/index.html': redirectPage('/docs/tools')},
      'v6.2.1.json: /docs/gateway/ leads to /docs/tools, which leads on to /docs/support',
    ],
    [
      'although it was awaited once',
      {[`${FOLDER}/awaited.json`]: JSON.stringify({...awaited, pages: []})},
      'earlier-site.json: /docs/5.17/tools has no page and no redirect',
    ],
  ])('%s', async (_, changes: Tree, message) => {
    expect(await problemsOf(changes)).toContainEqual(expect.stringContaining(message));
  });
});

test.each([
  [
    'a hash that no heading answers to',
    page('/docs/domain', '<h2 id=certificate>Certificate</h2>'),
    'v6.2.1.json: /docs/gateway/ leads to /docs/domain, but nothing there has the id "添加-http-策略"; map it in ' +
      'src/config/redirects. Found in rainbond-ui/src/pages/Guide/index.js:745',
  ],
  [
    'a target with a hash that is gone',
    page('/docs/domain', '<h2 id=添加-http-策略>Route</h2>'),
    'v6.2.1.json: /docs/certs leads to /docs/domain#certificate, but nothing there has that id. ' +
      'Found in rainbond-ui/a.js:1, rainbond-ui/b.js:2',
  ],
])('names %s', async (_, changes: Tree, message) => {
  expect(await problemsOf(changes)).toContainEqual(message);
});

describe('lists of what is awaited only shrink', () => {
  test('when a page is written', async () => {
    expect(await problemsOf(page('/docs/5.17/tools'))).toEqual([
      'awaited.json: /docs/5.17/tools answers now; take it off "pages"',
      'awaited.json: /docs/5.17/tools is written now; lead /docs/tools there in src/config/redirects and take it off "better"',
    ]);
  });

  test('when nobody relies on an address', async () => {
    const more = {...awaited, pages: [...awaited.pages, '/docs/x'], better: {...awaited.better, '/docs/y': '/docs/z'}};
    expect(await problemsOf({[`${FOLDER}/awaited.json`]: JSON.stringify(more)})).toEqual([
      'awaited.json: /docs/x stands in no list; take it off "pages"',
      'awaited.json: /docs/y stands in no list; take it off "better"',
    ]);
  });
});

test.each([
  ['is missing', {[`${FOLDER}/awaited.json`]: undefined}, /awaited\.json is missing/],
  ['is broken', {[`${FOLDER}/v6.2.1.json`]: '{'}, /v6\.2\.1\.json is broken JSON/],
  ['has another form', {[`${FOLDER}/earlier-site.json`]: '{}'}, /earlier-site\.json does not have its form/],
])('says so when a list %s', async (_, changes: Tree, message) => {
  await expect(problemsOf(changes)).rejects.toThrow(message);
});
