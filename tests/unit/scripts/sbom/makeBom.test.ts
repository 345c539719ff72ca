import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, onTestFinished, test} from 'vitest';
import * as z from 'zod';
import {makeBom} from '@site/scripts/sbom/makeBom';

/** npm reads two thousand packages. */
const PATIENCE = 120_000;

interface LockedPackage {
  name?: string;
  version: string;
  license?: string;
  dev?: boolean;
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, LockedPackage>};

/** The packages of the lockfile as a bill of materials names them: `name@version`. */
const locked = Object.entries(lockfile.packages)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => {
    const name = entry.name ?? place.replace(/^.*node_modules\//, '');
    return {...entry, ref: `${name}@${entry.version}`, purl: `pkg:npm/${name.replace('@', '%40')}@${entry.version}`};
  });

const license = z.union([
  z.strictObject({license: z.strictObject({id: z.string()})}),
  z.strictObject({license: z.strictObject({name: z.string()})}),
  z.strictObject({expression: z.string()}),
]);

/** What CycloneDX 1.5 asks for (bom-1.5.schema.json), and what this site wants beyond it. */
const component = z.looseObject({
  type: z.enum(['application', 'library']),
  name: z.string().min(1),
  version: z.string().min(1),
  'bom-ref': z.string().min(1),
  purl: z.string().startsWith('pkg:npm/'),
  scope: z.enum(['required', 'optional', 'excluded']).optional(),
  hashes: z.array(z.strictObject({alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/)})).optional(),
  licenses: z.array(license).min(1).optional(),
});

const bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  version: z.literal(1),
  metadata: z.looseObject({
    timestamp: z.undefined().optional(),
    component: component.extend({type: z.literal('application'), name: z.literal('rainbond-website')}),
  }),
  components: z.array(component.extend({type: z.literal('library')})),
  dependencies: z.array(z.strictObject({ref: z.string(), dependsOn: z.array(z.string())})),
});
type CheckedBom = z.infer<typeof bom>;

describe.each([
  ['for builds and readers', false],
  ['of everything', true],
])('the bill %s', (_name, all) => {
  let made: CheckedBom;
  beforeAll(async () => {
    made = bom.parse(await makeBom('.', all));
  }, PATIENCE);

  test('has every package of the lockfile that it should, and no other', () => {
    const wanted = new Map(locked.filter(({dev}) => all || !dev).map(({ref, purl}) => [ref, purl]));
    expect(new Map(made.components.map((part) => [part['bom-ref'], part.purl]))).toEqual(wanted);
  });

  test('tells the licence of each package that states one', () => {
    const stated = new Set(locked.filter((entry) => entry.license !== undefined).map(({ref}) => ref));
    const silent = made.components.filter((part) => part.licenses === undefined).map((part) => part['bom-ref']);
    expect(silent.filter((ref) => stated.has(ref))).toEqual([]);
    expect(silent.length).toBeLessThan(made.components.length / 100);
  });

  test('refers to each part once, and to none that is not there', () => {
    const refs = [made.metadata.component['bom-ref'], ...made.components.map((part) => part['bom-ref'])];
    const known = new Set(refs);
    expect(known.size).toBe(refs.length);
    expect(new Set(made.dependencies.map(({ref}) => ref)).size).toBe(made.dependencies.length);
    expect(
      made.dependencies.flatMap(({ref, dependsOn}) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
    ).toEqual([]);
  });
});

test('says what to do when the lockfile does not fit', {timeout: PATIENCE}, async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  const project = {name: 'site', version: '1.0.0'};
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({...project, dependencies: {clsx: '2.1.1'}}));
  const packages = {'': project};
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({...project, lockfileVersion: 3, packages}));
  await expect(makeBom(root, false)).rejects.toThrow(/run "npm install" first\.\n[^]*missing: clsx@2\.1\.1/);
});
