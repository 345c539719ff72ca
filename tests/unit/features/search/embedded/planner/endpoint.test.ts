import {expect, test} from 'vitest';
import {fitEndpoint, readEndpoint} from '../../../../../../src/features/search/embedded/planner/endpoint';

const CLOSE = {method: 'POST', path: '/openapi/v1/teams/{team_id}/regions/{region_name}/apps/{app_id}/close'};
const APPS = {method: 'GET', path: '/openapi/v1/teams/{team_id}/regions/{region_name}/apps'};

function fit(text: string, operation: {method: string; path: string}): number {
  const endpoint = readEndpoint(text);
  return endpoint ? fitEndpoint(endpoint, operation) : -1;
}

test('finds an operation by a piece of its path', () => {
  expect(fit('/apps/{app_id}/close', CLOSE)).toBeGreaterThan(0);
  expect(fit('/apps/{app_id}/close', APPS)).toBe(0);
});

test('takes a figure, an id or another name for a placeholder', () => {
  for (const id of ['42', '2c4f6a1b9d3e4f70a5b8c1d2e3f40516', ':id', '<id>', '{id}'])
    expect(fit(`/apps/${id}/close`, CLOSE), id).toBeGreaterThan(0);
});

test('puts the right method and the end of the path first', () => {
  expect(fit('POST /apps/{id}/close', CLOSE)).toBeGreaterThan(fit('GET /apps/{id}/close', CLOSE));
  expect(fit('/regions/{name}/apps', APPS)).toBeGreaterThan(fit('/regions/{name}/apps', CLOSE));
});

test('finds it while the last part is being typed, and with a host before it', () => {
  expect(fit('/apps/{app_id}/clo', CLOSE)).toBeGreaterThan(0);
  expect(fit('https://console.example.com/openapi/v1/users/1?page=1', APPS)).toBe(0);
  expect(fit('http://192.0.2.10:7070/openapi/v1/teams', {method: 'GET', path: '/openapi/v1/teams'})).toBeGreaterThan(
    0.5,
  );
});

test('takes the name of a team for a placeholder, and a placeholder for a name; the path as it is stands higher', () => {
  const one = fit('/teams/my-team/regions/{region_name}/apps', APPS);
  const two = fit('/teams/my-team/regions/cloud/apps', APPS);
  expect(fit('/teams/{team_id}/regions/{region_name}/apps', APPS)).toBeGreaterThan(one);
  expect(one).toBeGreaterThan(two);
  expect(two).toBeGreaterThan(0);
  expect(fit('/my-team/cloud', APPS)).toBe(0);
});

test('finds the path in a line of a log', () => {
  const line = '192.0.2.7 "GET /openapi/v1/teams/a1/regions/cloud/apps HTTP/1.1" 404';
  expect(readEndpoint(line)).toMatchObject({method: 'GET'});
  expect(fit(line, APPS)).toBeGreaterThan(fit(line, CLOSE));
  expect(readEndpoint('and/or what')).toBeUndefined();
});

test('takes no other text for a path', () => {
  expect(readEndpoint('create team')).toBeUndefined();
  expect(readEndpoint('/')).toBeUndefined();
  expect(readEndpoint('/42')).toBeUndefined();
});
