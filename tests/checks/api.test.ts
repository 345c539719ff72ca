import {expect, test} from 'vitest';
import {api} from './api';
import {writeTree} from './lib/writeTree';

const PLATFORM = 'tests/checks/platform/operations.json';

const run = async (operations: unknown) => api.run(await writeTree({[PLATFORM]: JSON.stringify(operations)}));

test('says which version has no list of operations', async () => {
  const {problems, looked} = await run({current: []});
  expect(problems.filter(({file}) => file === PLATFORM)).toEqual([
    {file: PLATFORM, message: 'has no list of the operations of the version "5.17"'},
  ]);
  expect(looked).toBe(0);
});

test('says where an operation is not as it must be', async () => {
  const operation = {page: 'team/a', method: 'GET', path: '/a', parameters: [], body: 'name'};
  await expect(run({current: [operation]})).rejects.toThrow(
    `${PLATFORM} does not have its form:\ncurrent.0.body: must be a list of names`,
  );
});
