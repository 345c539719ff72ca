/** A query of a relevance set. */
export interface Query {
  query: string;
  /** Paths without language, any of which answers; empty for nonsense. */
  expect: string[];
  version?: 'current' | '5.17';
  kind: string;
  half: 'tune' | 'report';
}

/** What the search answered. */
export interface Judged {
  query: Query;
  /** Paths of the first ten hits. */
  paths: string[];
  total: number;
  milliseconds: number;
}

export interface Figures {
  /** Share of queries whose first hit is wanted. */
  success1: number;
  /** Share of queries with a wanted page among the first five. */
  success5: number;
  /** Mean of 1 / rank of the first wanted page among ten. */
  mrr: number;
  /** Share of nonsense queries that got any answer. */
  nonsense: number;
  /** Median time of an answer, in milliseconds. */
  median: number;
  /** Queries whose first hit is not wanted, and nonsense that was answered. */
  misses: Judged[];
  /** Per kind: how many have a wanted first hit, one among five, and how many there are. */
  kinds: {kind: string; success1: number; success5: number; count: number}[];
}

/** Rank of the first wanted page, from 1; Infinity when it is not among the hits. */
export function rankOf({query, paths}: Judged): number {
  const at = paths.findIndex((path) => query.expect.includes(path));
  return at < 0 ? Infinity : at + 1;
}

function share(list: readonly Judged[], test: (judged: Judged) => boolean): number {
  return list.length === 0 ? 0 : list.filter(test).length / list.length;
}

export function measure(judged: readonly Judged[]): Figures {
  const sense = judged.filter(({query}) => query.expect.length > 0);
  const nonsense = judged.filter(({query}) => query.expect.length === 0);
  const times = judged.map(({milliseconds}) => milliseconds).sort((a, b) => a - b);
  const kinds = [...new Set(sense.map(({query}) => query.kind))].map((kind) => {
    const members = sense.filter(({query}) => query.kind === kind);
    return {
      kind,
      success1: members.filter((one) => rankOf(one) === 1).length,
      success5: members.filter((one) => rankOf(one) <= 5).length,
      count: members.length,
    };
  });
  return {
    success1: share(sense, (one) => rankOf(one) === 1),
    success5: share(sense, (one) => rankOf(one) <= 5),
    mrr: sense.length === 0 ? 0 : sense.reduce((sum, one) => sum + 1 / rankOf(one), 0) / sense.length,
    nonsense: share(nonsense, ({total}) => total > 0),
    median: times[Math.floor(times.length / 2)] ?? 0,
    misses: [...sense.filter((one) => rankOf(one) > 1), ...nonsense.filter(({total}) => total > 0)],
    kinds,
  };
}
