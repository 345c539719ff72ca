import path from 'node:path';
import {expect, test} from 'vitest';
import {fileCache} from '@site/scripts/check-external/cache';
import {byTurns, checkLinks} from '@site/scripts/check-external/checkLinks';
import {Judge} from '@site/scripts/check-external/judge';
import type {SendRequest} from '@site/scripts/http/request';
import {writeTree} from '@site/tests/checks/lib/writeTree';

test('hosts take turns', () => {
  const addresses = ['https://a.org/1', 'https://a.org/2', 'https://a.org/3', 'https://b.org/1', 'https://c.org/1'];
  expect(byTurns(addresses).slice(0, 3)).toEqual(['https://a.org/1', 'https://b.org/1', 'https://c.org/1']);
  expect(byTurns(addresses).toSorted()).toEqual(addresses);
});

test('a second run asks only for what is not known', async () => {
  const file = path.join(await writeTree({}), 'links.json');
  const asked: string[] = [];
  const visit: SendRequest = (address, {method = 'GET'}) => {
    asked.push(`${method} ${address}`);
    const status = {'https://a.org/': 200, 'https://b.org/': 404}[address] ?? 503;
    return Promise.resolve({status, headers: new Headers(), body: Buffer.alloc(0)});
  };
  const run = async () => {
    const cache = await fileCache(file, () => 0);
    return checkLinks(['https://a.org/', 'https://b.org/', 'https://c.org/'], new Judge(visit, 1000), cache);
  };
  const first = await run();
  expect(asked).toHaveLength(5);
  asked.length = 0;
  const second = await run();
  expect(asked).toEqual(['HEAD https://c.org/', 'GET https://c.org/']);
  expect([...second].toSorted()).toEqual([...first].toSorted());
});
