import {createHash} from 'node:crypto';
import * as z from 'zod';

const property = z.looseObject({name: z.string(), value: z.string()});

const part = z.looseObject({'bom-ref': z.string(), scope: z.string().optional(), properties: z.array(property)});

/** What the functions below look at of a bill of materials in CycloneDX 1.5 (ECMA-424); everything else is kept. */
const bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  serialNumber: z.string(),
  metadata: z.looseObject({
    timestamp: z.string().optional(),
    tools: z.array(z.looseObject({version: z.string().optional()})),
    component: part.extend({name: z.string()}),
  }),
  components: z.array(part),
  dependencies: z.array(z.looseObject({ref: z.string(), dependsOn: z.array(z.string())})),
});

export type Bom = z.infer<typeof bom>;

/** Of a lockfile of version 3: the places in node_modules, and who needs what is there. */
const lockfile = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      /** Given where the place has another name. */
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});

/** What npm tells of one place of a package; one that has several places is in the bill once. */
const PLACE = 'cdx:npm:package:path';
const DEVELOPMENT = 'cdx:npm:package:development';

/** Who needs a package, from all its places: `ajv@6.15.0` may be in one for a build and in another for a linter. */
interface Need {
  development: boolean;
  optional: boolean;
  /** As the package states it. */
  license?: string;
}

function needsOf(text: string): Map<string, Need> {
  const needs = new Map<string, Need>();
  for (const [place, entry] of Object.entries(lockfile.parse(JSON.parse(text)).packages)) {
    const {dev = false, optional = false, devOptional = false} = entry;
    const ref = `${entry.name ?? place.replace(/^.*node_modules\//, '')}@${entry.version}`;
    const known = needs.get(ref) ?? {development: true, optional: true};
    needs.set(ref, {
      development: known.development && dev,
      optional: known.optional && (dev || optional || devOptional),
      license: entry.license,
    });
  }
  return needs;
}

/** Order of UTF-16 code units: the same on every machine. */
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A UUID of version 8, which leaves the bits to whoever makes it (RFC 9562, section 5.8). */
function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  const variant = ((parseInt(hash.slice(16, 17), 16) & 0b0011) | 0b1000).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/**
 * Makes what `npm sbom` printed complete and the same each time: without the time, the name of the folder and the
 * version of npm, with a serial number that follows from the lockfile, each package once, and in a fixed order.
 *
 * @param printed the JSON that npm printed for all packages.
 * @param locked the text of package-lock.json.
 * @param all whether packages that only developers use stay. npm's own `--omit=dev` is of no use: up to npm 11 it
 * also drops what both the site and a tool need, a quarter of this lockfile.
 * @throws Error when npm printed something else.
 */
export function stableBom(printed: string, locked: string, all: boolean): Bom {
  const {metadata, components, dependencies, ...rest} = bom.parse(JSON.parse(printed));
  const {timestamp: _time, tools, component, ...aboutBom} = metadata;
  const needs = needsOf(locked);

  const parts = new Map<string, Bom['components'][number]>();
  for (const {scope: _scope, properties, ...about} of components) {
    const ref = about['bom-ref'];
    const need = needs.get(ref) ?? {development: false, optional: false};
    if (parts.has(ref) || (need.development && !all)) continue;
    parts.set(ref, {
      ...about,
      // npm leaves out what is no identifier of SPDX, such as "CC BY-SA 4.0".
      ...(about.licenses === undefined && need.license !== undefined && {licenses: [{license: {name: need.license}}]}),
      scope: need.optional ? 'optional' : 'required',
      properties: [
        ...properties.filter(({name}) => name !== PLACE && name !== DEVELOPMENT),
        ...(need.development ? [{name: DEVELOPMENT, value: 'true'}] : []),
      ],
    });
  }

  const site = component['bom-ref'];
  const edges = new Map<string, Set<string>>();
  for (const {ref, dependsOn} of dependencies) {
    if (ref !== site && !parts.has(ref)) continue;
    edges.set(ref, new Set([...(edges.get(ref) ?? []), ...dependsOn.filter((other) => parts.has(other))]));
  }

  return {
    ...rest,
    serialNumber: `urn:uuid:${uuidOf(`${all ? 'all' : 'production'}\n${locked}`)}`,
    metadata: {
      ...aboutBom,
      tools: tools.map(({version: _version, ...tool}) => tool),
      component: {
        ...component,
        // npm takes the name of the folder for that of the project.
        name: site.replace(/@[^@]*$/, ''),
        properties: component.properties.filter(({name}) => name !== PLACE),
      },
    },
    components: [...parts.values()].sort((a, b) => byText(a['bom-ref'], b['bom-ref'])),
    dependencies: [...edges]
      .map(([ref, refs]) => ({ref, dependsOn: [...refs].sort(byText)}))
      .sort((a, b) => byText(a.ref, b.ref)),
  };
}
