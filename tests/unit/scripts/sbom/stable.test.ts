import {expect, test} from 'vitest';
import {stableBom} from '@site/scripts/sbom/stable';

const property = (name: string, value: string) => ({name: `cdx:npm:package:${name}`, value});

/** A library that the site and a tool need, in two places; a tool; what the site needs where the system has it. */
const LOCKFILE = JSON.stringify({
  lockfileVersion: 3,
  packages: {
    '': {name: '@scope/site', version: '0.0.0'},
    'node_modules/lib': {version: '1.0.0', dev: true},
    'node_modules/tool': {version: '2.0.0', dev: true},
    'node_modules/native': {version: '3.0.0', optional: true},
    'node_modules/native/node_modules/lib': {version: '1.0.0'},
  },
});

/** What npm prints in a folder on a day; npm 10 tells places, and repeats a package for each. */
function printed(npm: 10 | 11, folder: string, timestamp: string): string {
  const part = (ref: string, place: string, scope: string, ...properties: object[]) => ({
    'bom-ref': ref,
    scope,
    purl: `pkg:npm/${ref}`,
    properties: [...(npm === 10 ? [property('path', place)] : []), ...properties],
  });
  const development = property('development', 'true');
  const lib = part('lib@1.0.0', 'node_modules/lib', 'optional', development);
  const tool = part('tool@2.0.0', 'node_modules/tool', 'optional', development);
  const native = part('native@3.0.0', 'node_modules/native', 'optional');
  const again = part('lib@1.0.0', 'node_modules/native/node_modules/lib', 'required');
  const needs = [
    {ref: '@scope/site@0.0.0', dependsOn: ['tool@2.0.0', 'native@3.0.0']},
    {ref: 'lib@1.0.0', dependsOn: []},
    {ref: 'native@3.0.0', dependsOn: ['lib@1.0.0']},
    {ref: 'tool@2.0.0', dependsOn: ['lib@1.0.0']},
  ];
  return JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${folder}`,
    version: 1,
    metadata: {
      timestamp,
      lifecycles: [{phase: 'pre-build'}],
      tools: [{vendor: 'npm', name: 'cli', version: `${npm}.0.0`}],
      component: {...part('@scope/site@0.0.0', '', 'required', property('private', 'true')), name: folder},
    },
    components: npm === 10 ? [tool, lib, native, again] : [lib, native, tool],
    dependencies: npm === 10 ? [...needs.toReversed(), {ref: 'lib@1.0.0', dependsOn: []}] : needs,
  });
}

test.each([true, false])('is the same with another npm, in another folder, at another time (all: %s)', (all) => {
  const one = JSON.stringify(stableBom(printed(10, 'here', '2026-11-20T10:00:00Z'), LOCKFILE, all));
  expect(JSON.stringify(stableBom(printed(11, 'there', '2027-01-01T00:00:00Z'), LOCKFILE, all))).toBe(one);
});

test('names the project, and each package once with who needs it', () => {
  const part = (ref: string, scope: string, ...properties: object[]) => ({
    'bom-ref': ref,
    purl: `pkg:npm/${ref}`,
    scope,
    properties,
  });
  expect(stableBom(printed(10, 'here', '2026-11-20T10:00:00Z'), LOCKFILE, true)).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: expect.stringMatching(/^urn:uuid:/),
    version: 1,
    metadata: {
      lifecycles: [{phase: 'pre-build'}],
      tools: [{vendor: 'npm', name: 'cli'}],
      component: {...part('@scope/site@0.0.0', 'required', property('private', 'true')), name: '@scope/site'},
    },
    components: [
      part('lib@1.0.0', 'required'),
      part('native@3.0.0', 'optional'),
      part('tool@2.0.0', 'optional', property('development', 'true')),
    ],
    dependencies: [
      {ref: '@scope/site@0.0.0', dependsOn: ['native@3.0.0', 'tool@2.0.0']},
      {ref: 'lib@1.0.0', dependsOn: []},
      {ref: 'native@3.0.0', dependsOn: ['lib@1.0.0']},
      {ref: 'tool@2.0.0', dependsOn: ['lib@1.0.0']},
    ],
  });
});

test('leaves out what only developers use, and keeps what the site needs too', () => {
  const {components, dependencies} = stableBom(printed(11, 'here', 'now'), LOCKFILE, false);
  expect(components.map((part) => part['bom-ref'])).toEqual(['lib@1.0.0', 'native@3.0.0']);
  expect(dependencies).toEqual([
    {ref: '@scope/site@0.0.0', dependsOn: ['native@3.0.0']},
    {ref: 'lib@1.0.0', dependsOn: []},
    {ref: 'native@3.0.0', dependsOn: ['lib@1.0.0']},
  ]);
});

test('its serial number is a UUID that follows from the lockfile and the choice', () => {
  const serial = (locked: string, all: boolean) => stableBom(printed(11, 'here', 'now'), locked, all).serialNumber;
  const one = serial(LOCKFILE, true);
  expect(one).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(serial(LOCKFILE, true)).toBe(one);
  expect(serial(`${LOCKFILE}\n`, true)).not.toBe(one);
  expect(serial(LOCKFILE, false)).not.toBe(one);
});

test('refuses what is no bill of materials', () => {
  expect(() => stableBom('{"bomFormat": "SPDX"}', LOCKFILE, true)).toThrow();
  expect(() => stableBom('', LOCKFILE, true)).toThrow();
});
