/** A document in the data that the docs plugin shares with every page. */
export interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

/** A version in the same data. */
export interface Version {
  name: string;
  isLast: boolean;
  docs: readonly Doc[];
}

/** `counterpart` of the documents that have one: version, then id of the document, then id in the current version. */
export type Counterparts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Lets the menu of versions and the banner of an old version find a page under another id. The framework looks for the
 * same id in the other version, so each list gets such entries at its end: the id of the other version with the path
 * of the counterpart. Ids that exist already stay as they are.
 *
 * @throws Error that names page, field, and value when the current version has no such document.
 */
export function withCounterparts(versions: readonly Version[], counterparts: Counterparts): Version[] {
  const current = versions.find(({isLast}) => isLast);
  if (current === undefined) return [...versions];
  const added = new Map<string, Map<string, Doc>>(versions.map(({name}) => [name, new Map()]));
  const add = (version: Version, id: string, doc: Doc) => {
    if (version.docs.some((known) => known.id === id)) return;
    const list = added.get(version.name);
    // Several old pages may have one counterpart, which leads back to the first of them.
    if (list && !list.has(id)) list.set(id, {...doc, id});
  };
  for (const version of versions) {
    for (const doc of version.docs) {
      const id = counterparts.get(version.name)?.get(doc.id);
      if (id === undefined) continue;
      const other = current.docs.find((candidate) => candidate.id === id);
      if (other === undefined) {
        throw new Error(
          `Front matter "counterpart" of ${doc.id} in version ${version.name}: "${id}" is no document of version ` +
            `${current.name}. Write the path of a file below docs/ without its ending.`,
        );
      }
      add(current, doc.id, other);
      add(version, id, doc);
    }
  }
  return versions.map((version) => ({
    ...version,
    docs: [...version.docs, ...(added.get(version.name)?.values() ?? [])],
  }));
}
