import {mapConcurrently} from '../../src/lib/mapConcurrently';
import type {LinkCache} from './cache';
import type {Judge, Outcome} from './judge';

/** Links that are followed at a time; of one host never more than one is asked. */
const AT_A_TIME = 8;

/** Takes one of each host in turn, so that a host with many links does not keep the others waiting. */
export function byTurns(addresses: readonly string[]): string[] {
  const turns = new Map<string, number>();
  return addresses
    .map((address) => {
      const {host} = new URL(address);
      const turn = turns.get(host) ?? 0;
      turns.set(host, turn + 1);
      return {address, turn};
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({address}) => address);
}

/** Outcome of each link: what is known of it, or what its host says. */
export async function checkLinks(
  addresses: readonly string[],
  judge: Judge,
  cache: LinkCache,
): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const unknown: string[] = [];
  for (const address of addresses) {
    const known = cache.get(address);
    if (known === undefined) unknown.push(address);
    else outcomes.set(address, known);
  }
  await mapConcurrently(byTurns(unknown), AT_A_TIME, async (address) => {
    const outcome = await judge.judge(address);
    outcomes.set(address, outcome);
    await cache.put(address, outcome);
  });
  return outcomes;
}
