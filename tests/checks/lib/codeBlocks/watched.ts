/** A value whose reader is watched. */
export interface Watched {
  /** The same value; give it to the reader. */
  value: unknown;
  /** Paths of the fields that the reader did not ask for, though it asked for others beside them. */
  unasked: () => (string | number)[][];
}

/**
 * Watches which fields a validator asks for. The schemas of Kubernetes let unknown fields pass, and the validators
 * made from them name no fields; but they ask for each field that they know. An object of which nothing is asked
 * may hold anything.
 */
export function watched(root: unknown): Watched {
  const asked = new Map<object, Set<string>>();
  const proxies = new WeakMap<object, object>();
  const watch = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = proxies.get(value);
    if (known) return known;
    const names = new Set<string>();
    asked.set(value, names);
    const note = (name: string | symbol) => typeof name === 'string' && names.add(name);
    const proxy = new Proxy(value, {
      get(target, name) {
        note(name);
        return watch(Reflect.get(target, name));
      },
      getOwnPropertyDescriptor(target, name) {
        note(name);
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    });
    proxies.set(value, proxy);
    return proxy;
  };
  const collect = (value: unknown, path: (string | number)[]): (string | number)[][] => {
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.flatMap((item, index) => collect(item, [...path, index]));
    const names = asked.get(value);
    if (!names || names.size === 0) return [];
    return Object.entries(value).flatMap(([name, child]) =>
      names.has(name) ? collect(child, [...path, name]) : [[...path, name]],
    );
  };
  return {value: watch(root), unasked: () => collect(root, [])};
}
