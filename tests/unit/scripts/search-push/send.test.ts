import {afterEach, describe, expect, it} from 'vitest';
import type {SearchRecord} from '@site/scripts/search-push/records';
import {send} from '@site/scripts/search-push/send';
import {INDEX_SETTINGS} from '@site/scripts/search-push/settings';
import {startAlgoliaHost, type AlgoliaTestHost, type Reply, type SeenRequest} from '../../../support/algoliaHost';

let host: AlgoliaTestHost | undefined;
let lines: string[] = [];

afterEach(() => host?.close());

/** What the hosted engine answers when all is well. */
function allWell({method, path}: SeenRequest): Reply {
  if (method === 'GET' && /\/task\/\d+$/.test(path))
    return {status: 200, json: {status: 'published', pendingTask: false}};
  if (path.endsWith('/batch')) return {status: 200, json: {taskID: 2, objectIDs: []}};
  return {status: 200, json: {taskID: 1, updatedAt: '2026-01-01T00:00:00Z'}};
}

function records(count: number): SearchRecord[] {
  return Array.from({length: count}, (_, index) => ({
    objectID: `/docs/${index}`,
    url: `https://www.example.com/docs/${index}`,
    type: 'lvl1',
    hierarchy: {lvl0: 'Guide', lvl1: `Page ${index}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: null,
    anchor: null,
    language: 'en',
    docusaurus_tag: 'default',
    weight: {pageRank: 8, level: 90, position: 0},
    section: 'pages',
    breadcrumb: [],
  }));
}

async function push(count: number, reply: (request: SeenRequest) => Reply) {
  host = await startAlgoliaHost(reply);
  lines = [];
  const credentials = {appId: 'ABCDE12345', adminKey: 'admin-key', index: 'rainbond'};
  await send(records(count), {...credentials, hosts: [host.host], report: (line) => lines.push(line)});
  return host.seen;
}

/** Writing requests, with the random name of the temporary index made readable. */
const writes = (seen: readonly SeenRequest[]) =>
  seen.filter(({method}) => method !== 'GET').map(({method, path}) => `${method} ${path.replace(/_tmp_\d+/, '_tmp')}`);

describe('a push', () => {
  it('sets the settings, fills a second index in batches, and puts it in the place of the first', async () => {
    const seen = await push(2500, allWell);
    expect(writes(seen)).toEqual([
      'PUT /1/indexes/rainbond/settings',
      'POST /1/indexes/rainbond/operation',
      'POST /1/indexes/rainbond_tmp/batch',
      'POST /1/indexes/rainbond_tmp/batch',
      'POST /1/indexes/rainbond_tmp/batch',
      'POST /1/indexes/rainbond/operation',
      'POST /1/indexes/rainbond_tmp/operation',
    ]);
    const [settings, copy, ...rest] = seen.filter(({method}) => method !== 'GET');
    expect(settings?.body).toEqual(INDEX_SETTINGS);
    expect(copy?.body).toMatchObject({operation: 'copy', scope: ['settings', 'rules', 'synonyms']});
    const batches = rest.filter(({path}) => path.endsWith('/batch'));
    const sent = batches.map(({body}) => (body as {requests: {action: string; body: SearchRecord}[]}).requests);
    expect(sent.map((requests) => requests.length)).toEqual([1000, 1000, 500]);
    expect(sent[0]?.[0]).toEqual({action: 'addObject', body: records(1)[0]});
    expect(seen.at(-2)?.body).toEqual({operation: 'move', destination: 'rainbond'});
  });

  it('shows the credentials with every request, and nowhere else', async () => {
    const seen = await push(1, allWell);
    for (const {headers, query} of seen) {
      expect(headers['x-algolia-application-id']).toBe('ABCDE12345');
      expect(headers['x-algolia-api-key']).toBe('admin-key');
      expect([...query.keys()].filter((name) => name.includes('key'))).toEqual([]);
    }
    expect(lines.join()).not.toContain('admin-key');
  });

  it('tells how far it is', async () => {
    await push(2500, allWell);
    expect(lines).toEqual([
      'Set the settings of the index "rainbond".',
      'Sent 1,000 of 2,500 records.',
      'Sent 2,000 of 2,500 records.',
      'Sent 2,500 of 2,500 records.',
      'The index "rainbond" now holds these 2,500 records.',
    ]);
  });

  it('sends a batch once, even if its answer takes longer than the client would wait by itself', async () => {
    const seen = await push(1, (request) => {
      if (!request.path.endsWith('/batch')) return allWell(request);
      return (response) => {
        setTimeout(() => response.end('{"taskID": 2, "objectIDs": []}'), 2300);
      };
    });
    expect(writes(seen).filter((line) => line.endsWith('/batch'))).toHaveLength(1);
  });
});

describe('a push that fails', () => {
  it.each([
    [403, 'Invalid Application-ID or API key', /ALGOLIA_ADMIN_KEY is no key of the application "ABCDE12345"/],
    [403, 'Method not allowed with this API key', /ALGOLIA_ADMIN_KEY lacks a right; .*"rainbond_tmp_\*".*editSettings/],
    [403, 'Index not allowed with this API key', /Algolia answered 403: Index not allowed/],
    [400, 'invalid settings', /^Algolia answered 400: invalid settings$/],
  ])('with %i "%s" says what to mend', async (status, message, expected) => {
    const refuse = () => ({status, json: {message, status}});
    await expect(push(1, refuse)).rejects.toThrow(expected);
    expect(host && writes(host.seen)).toEqual(['PUT /1/indexes/rainbond/settings']);
    expect(lines).toEqual([]);
  });

  it('on the way removes the second index and leaves the first alone', async () => {
    const message = 'Record at the position 0 objectID=/docs/0 is too big size=10001/10000 bytes';
    const tooBig = (request: SeenRequest): Reply =>
      request.path.endsWith('/batch') ? {status: 400, json: {message, status: 400}} : allWell(request);
    await expect(push(1, tooBig)).rejects.toThrow(message);
    expect(host && writes(host.seen).slice(-2)).toEqual([
      'POST /1/indexes/rainbond_tmp/batch',
      'DELETE /1/indexes/rainbond_tmp',
    ]);
    expect(lines.join()).not.toContain('now holds');
  });

  it('at the network says so', async () => {
    await expect(push(1, () => (response) => response.destroy())).rejects.toThrow(
      'No host of the application "ABCDE12345" answered. Is ALGOLIA_APP_ID right',
    );
  });

  it('for want of records asks nobody: it would empty the index', async () => {
    await expect(push(0, allWell)).rejects.toThrow('no records to send');
    expect(host?.seen).toEqual([]);
  });
});
