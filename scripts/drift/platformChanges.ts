import {compareValues, type Change} from './change';

/** Names of the same group: all but the last part of the path. */
const parentOf = (name: string, separator: string) => name.slice(0, Math.max(0, name.lastIndexOf(separator)));

const quoted = (value: string) => (value === '' ? 'empty' : `"${value}"`);

type Values = ReadonlyMap<string, string>;

/**
 * Changes of names with defaults.
 *
 * @param isNear whether two names belong together, so that a page with one of them may miss the other.
 */
function valueChanges(
  area: 'helm' | 'environment',
  before: Values,
  after: Values,
  isNear: (name: string, other: string) => boolean,
): Change[] {
  const {removed, added, changed} = compareValues(before, after);
  const now = (name: string) => quoted(after.get(name) ?? '');
  return [
    ...removed.map((name): Change => ({area, kind: 'removed', name, share: 1})),
    ...changed.map((name): Change => ({
      area,
      kind: 'default',
      name,
      was: quoted(before.get(name) ?? ''),
      now: now(name),
      share: 1,
    })),
    ...added.map((name): Change => ({
      area,
      kind: 'added',
      name,
      ...(area === 'helm' && {now: now(name)}),
      share: 1,
      near: [...before.keys()].filter((other) => after.has(other) && isNear(name, other)),
    })),
  ];
}

/** Changes of values of the Helm chart: path to default. */
export function helmChanges(before: Values, after: Values): Change[] {
  return valueChanges('helm', before, after, (name, other) => parentOf(name, '.') === parentOf(other, '.'));
}

/** Changes of environment variables: name to default, which is empty where the code names none. */
export function environmentChanges(before: Values, after: Values): Change[] {
  const group = (name: string) => name.split('_').slice(0, 2).join('_');
  return valueChanges('environment', before, after, (name, other) => group(name) === group(other));
}

/**
 * Changes of ports: place to number. A number counts as removed when no place has it any more.
 */
export function portChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Change[] {
  const {changed} = compareValues(before, after);
  const [old, current] = [new Set(before.values()), new Set(after.values())];
  const placeOf = (map: ReadonlyMap<string, string>, port: string) =>
    [...map].flatMap(([place, number]) => (number === port ? [place] : [])).sort()[0] ?? '';
  const replaced = new Map(
    changed
      .map((place) => [before.get(place) ?? '', after.get(place) ?? ''] as const)
      .filter(([was]) => !current.has(was)),
  );
  return [
    ...[...old]
      .filter((port) => !current.has(port))
      .sort()
      .map((port): Change => {
        const now = replaced.get(port);
        const was = placeOf(before, port);
        return {area: 'port', kind: now === undefined ? 'removed' : 'default', name: port, was, now, share: 1};
      }),
    ...[...current]
      .filter((port) => !old.has(port) && ![...replaced.values()].includes(port))
      .sort()
      .map((port): Change => ({area: 'port', kind: 'added', name: port, now: placeOf(after, port), share: 1})),
  ];
}

type Routes = ReadonlyMap<string, {route: string; view: string}>;

/** Changes of addresses. One that is gone counts as renamed when the same view alone has one new address. */
export function routeChanges(before: Routes, after: Routes): Change[] {
  const {removed, added} = compareValues(before, after);
  const newOnes = added.flatMap((shape) => after.get(shape) ?? []);
  const renamed = new Map<string, string>();
  for (const shape of removed) {
    const view = before.get(shape)?.view;
    const same = newOnes.filter((entry) => entry.view === view);
    const gone = removed.filter((other) => before.get(other)?.view === view);
    const [only] = same;
    if (only !== undefined && same.length === 1 && gone.length === 1) renamed.set(shape, only.route);
  }
  const taken = new Set(renamed.values());
  return [
    ...removed.map((shape): Change => {
      const name = before.get(shape)?.route ?? shape;
      const now = renamed.get(shape);
      return {area: 'route', kind: now === undefined ? 'removed' : 'renamed', name, now, share: 1};
    }),
    ...newOnes
      .filter(({route}) => !taken.has(route))
      .map(({route}): Change => ({area: 'route', kind: 'added', name: route, share: 1})),
  ];
}
