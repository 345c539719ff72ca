import {describe, expect, it} from 'vitest';
import {parametersOf, samplesOf} from '@site/src/plugins/openapi/samples';
import type {Endpoint, Parameter} from '@site/src/plugins/openapi/document';
import {documentOf, endpointOf} from './fixture';

const document = documentOf(
  {},
  {
    parameters: {
      Team: {name: 'team_id', in: 'path', required: true, description: 'ID', schema: {}, example: 'a/b c$&'},
    },
  },
);
const inQuery = (name: string, more: Partial<Parameter> = {}): Parameter => ({
  name,
  in: 'query',
  description: name,
  schema: {type: 'string'},
  ...more,
});

const sampleOf = (id: string, endpoint: Endpoint) =>
  samplesOf(document, endpoint).find((sample) => sample.id === id)?.code ?? '';
const address = (endpoint: Endpoint) => /https?:[^\s'"]+/.exec(sampleOf('python', endpoint))?.[0];

describe('samplesOf', () => {
  it('gives four languages, each with the words that the reader replaces', () => {
    const samples = samplesOf(document, endpointOf());
    expect(samples.map(({id, label, language}) => [id, label, language])).toEqual([
      ['curl', 'curl', 'bash'],
      ['javascript', 'JavaScript', 'js'],
      ['python', 'Python', 'python'],
      ['go', 'Go', 'go'],
    ]);
    for (const {code} of samples) {
      expect(code).toContain('http://192.0.2.10:7070/things');
      expect(code).toContain('YOUR_ACCESS_TOKEN');
      expect(code).not.toContain('Content-Type');
      expect(code).not.toMatch(/\t| $/m);
      expect(code).toBe(code.trim());
    }
  });

  it('fills the path, and the query with what is required', () => {
    const parameters = [
      {$ref: '#/components/parameters/Team'},
      inQuery('page', {required: true, example: 0}),
      inQuery('名称', {required: true, example: 'a&b=c'}),
      inQuery('optional', {example: 'x'}),
      inQuery('without'),
    ];
    const endpoint = endpointOf({parameters}, 'get', '/teams/{team_id}/things');
    expect(parametersOf(document, endpoint).map(({name}) => name)).toContain('team_id');
    expect(address(endpoint)).toBe(
      'http://192.0.2.10:7070/teams/a%2Fb%20c%24%26/things?page=0&%E5%90%8D%E7%A7%B0=a%26b%3Dc',
    );
    expect(address(endpointOf())).toBe('http://192.0.2.10:7070/things');
  });

  it('sends the example of the body with its type', () => {
    const example = {name: 'A "thing"', list: [1, null, true], 文字: '你好 {x}'};
    const endpoint = endpointOf({requestBody: {content: {'application/json': {example}}}}, 'post');
    const body = /--data '([^']*)'$/.exec(sampleOf('curl', endpoint))?.[1];
    expect(JSON.parse(body ?? '')).toEqual(example);
    expect(sampleOf('curl', endpoint)).toContain("--header 'Content-Type: application/json'");
    expect(sampleOf('javascript', endpoint)).toContain("method: 'POST'");
    expect(sampleOf('python', endpoint)).toMatch(/\[1, None, True\]/);
    expect(sampleOf('go', endpoint)).toContain('http.NewRequest("POST", url, payload)');
  });

  it.each(['two\nlines', 'back\\slash', "a\\'b"])('writes a text that its languages can read: %j', (text) => {
    const endpoint = endpointOf({requestBody: {content: {'application/json': {example: {list: [{text}]}}}}}, 'post');
    for (const id of ['javascript', 'python']) expect(sampleOf(id, endpoint)).toContain(JSON.stringify(text));
  });

  it('sends an empty object where the body has no example', () => {
    const endpoint = endpointOf({requestBody: {content: {'application/json': {}}}}, 'put');
    expect(sampleOf('curl', endpoint)).toMatch(/--data '?\{\}'?$/);
  });

  it.each(['path', 'query'] as const)('names the required parameter of the %s that has no example', (place) => {
    const parameters = [inQuery('eid', {in: place, required: true})];
    expect(() => samplesOf(document, endpointOf({parameters}))).toThrow(
      'The parameter "eid" of readThing needs an example.',
    );
  });

  it('takes every value for an example, also those that are false', () => {
    for (const example of [0, false, '', null]) {
      const parameters = [inQuery('value', {required: true, example})];
      expect(address(endpointOf({parameters}))).toBe(`http://192.0.2.10:7070/things?value=${String(example)}`);
    }
  });

  it('names a reference to a parameter that does not exist', () => {
    const parameters = [{$ref: '#/components/parameters/Gone'}];
    expect(() => samplesOf(document, endpointOf({parameters}))).toThrow('"#/components/parameters/Gone" points to');
  });
});
