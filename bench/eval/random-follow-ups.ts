import type { Case, Check } from '@loam/offline-model/cases';
import { FOLLOW_UPS } from './follow-ups.data.ts';

export interface RandomTalk {
  readonly apps: number;
  /** Follow-ups on each of them. */
  readonly each: number;
  readonly seed: number;
}

const WORKS: readonly Check[] = [{ kind: 'no-console-errors' }, { kind: 'dead-links' }];

/** Follow-ups at random, one after the other on each of some apps: nothing that worked may break. */
export function randomFollowUps(all: readonly Case[], { apps, each, seed }: RandomTalk): readonly Case[] {
  const shuffled = createShuffle(seed);
  const wishes = [...FOLLOW_UPS, ...all.flatMap(({ turns }) => turns.slice(1).map(({ send }) => send))];
  return shuffled(all)
    .slice(0, apps)
    .map((one) => {
      const sent = [...one.turns.slice(0, 1).map(({ send }) => send), ...shuffled(wishes).slice(0, each)];
      return { ...one, turns: sent.map((send) => ({ send, checks: WORKS })) };
    });
}

/** The same orders for the same seed. */
function createShuffle(seed: number): <Item>(items: readonly Item[]) => Item[] {
  let state = seed >>> 0;
  const random = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return (items) =>
    items
      .map((item) => ({ item, rank: random() }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ item }) => item);
}
