import { describe, expect, it } from 'vitest';
import { arrivalCases } from './arrivals/index.ts';
import { actsThenObserves, type Case } from './case.ts';
import { heldOutCases } from './held-out/index.ts';
import { newcomerCases } from './newcomers/index.ts';
import { openCases } from './open/index.ts';
import { strangerCases } from './strangers/index.ts';

const checksOf = (one: Case) => one.turns.flatMap((turn) => turn.checks);
const requestsOf = (cases: readonly Case[]) => cases.filter((one) => one.turns.length === 1);
const conversationsOf = (cases: readonly Case[]) => cases.filter((one) => one.turns.length > 1);
const all = [...openCases, ...heldOutCases];

describe('all cases', () => {
  it('are at least 80 requests and 25 conversations, a third of each apart, each under an id of its own', () => {
    expect(requestsOf(all).length).toBeGreaterThanOrEqual(80);
    expect(conversationsOf(all).length).toBeGreaterThanOrEqual(25);
    expect(requestsOf(heldOutCases).length * 3).toBeGreaterThanOrEqual(80);
    expect(conversationsOf(heldOutCases).length * 3).toBeGreaterThanOrEqual(25);
    expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
  });

  it('ask in five languages', () => {
    expect(new Set(all.map((one) => one.language))).toEqual(new Set(['en', 'pt', 'es', 'de', 'fr']));
  });

  it.each(conversationsOf(all))('$id has three to six follow-ups', (one) => {
    expect(one.turns.length - 1).toBeGreaterThanOrEqual(3);
    expect(one.turns.length - 1).toBeLessThanOrEqual(6);
  });

  it.each(requestsOf(all))('$id has at least six checks', (one) => {
    expect(checksOf(one).length).toBeGreaterThanOrEqual(6);
  });
});

describe('held-out cases', () => {
  it.each(heldOutCases)('$id is marked, has at least six checks, and half of them act', (one) => {
    const checks = checksOf(one);
    expect(one.heldOut).toBe(true);
    expect(checks.length).toBeGreaterThanOrEqual(6);
    expect(checks.filter(actsThenObserves).length * 2).toBeGreaterThanOrEqual(checks.length);
  });
});

describe('strangers', () => {
  it('are 36 requests and 6 conversations, under ids that no other case has', () => {
    expect(requestsOf(strangerCases)).toHaveLength(36);
    expect(conversationsOf(strangerCases)).toHaveLength(6);
    const ids = [...all, ...strangerCases].map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ask twice in each of the four other languages', () => {
    const asked = requestsOf(strangerCases).map((one) => one.language);
    expect(asked.filter((language) => language !== 'en').toSorted()).toEqual(
      ['de', 'es', 'fr', 'pt'].flatMap((language) => [language, language]),
    );
  });

  it.each(conversationsOf(strangerCases))('$id has three to five turns', (one) => {
    expect(one.turns.length).toBeGreaterThanOrEqual(3);
    expect(one.turns.length).toBeLessThanOrEqual(5);
  });

  it.each(strangerCases)('$id is marked, has at least six checks, and half of them act', (one) => {
    const checks = checksOf(one);
    expect(one.heldOut).toBe(true);
    expect(checks.length).toBeGreaterThanOrEqual(6);
    expect(checks.filter(actsThenObserves).length * 2).toBeGreaterThanOrEqual(checks.length);
  });
});

describe('newcomers', () => {
  it('are 32 requests and 6 conversations, under ids that no other case has', () => {
    expect(requestsOf(newcomerCases)).toHaveLength(32);
    expect(conversationsOf(newcomerCases)).toHaveLength(6);
    const ids = [...all, ...strangerCases, ...newcomerCases].map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ask seven times in the four other languages', () => {
    const asked = requestsOf(newcomerCases).map((one) => one.language);
    expect(asked.filter((language) => language !== 'en').toSorted()).toEqual([
      'de',
      'de',
      'es',
      'es',
      'fr',
      'pt',
      'pt',
    ]);
  });

  it.each(conversationsOf(newcomerCases))('$id has three to five turns', (one) => {
    expect(one.turns.length).toBeGreaterThanOrEqual(3);
    expect(one.turns.length).toBeLessThanOrEqual(5);
  });

  it.each(newcomerCases)('$id is marked, has at least six checks, and half of them act', (one) => {
    const checks = checksOf(one);
    expect(one.heldOut).toBe(true);
    expect(checks.length).toBeGreaterThanOrEqual(6);
    expect(checks.filter(actsThenObserves).length * 2).toBeGreaterThanOrEqual(checks.length);
  });
});

describe('arrivals', () => {
  const halves = ['arr-a-', 'arr-b-']
    .map((prefix) => arrivalCases.filter(({ id }) => id.startsWith(prefix)))
    .filter((half) => half.length > 0);

  it('come in halves of 18, two of them with a follow-up, under ids that no other case has', () => {
    expect(halves.flat()).toHaveLength(arrivalCases.length);
    expect(halves.map((half) => half.length)).toEqual(halves.map(() => 18));
    expect(halves.map((half) => conversationsOf(half).length)).toEqual(halves.map(() => 2));
    const ids = [...all, ...strangerCases, ...newcomerCases, ...arrivalCases].map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('ask eleven times in English and seven times in the four other languages', () => {
    for (const half of halves) {
      expect(half.filter(({ language }) => language === 'en')).toHaveLength(11);
      expect(new Set(half.map(({ language }) => language)).size).toBe(5);
    }
  });

  it.each(arrivalCases)('$id is marked, has five to nine checks at first, and two of them act', (one) => {
    const [first] = one.turns;
    expect(one.heldOut).toBe(true);
    expect(one.turns.length).toBeLessThanOrEqual(2);
    expect(first?.checks.length).toBeGreaterThanOrEqual(5);
    expect(first?.checks.length).toBeLessThanOrEqual(9);
    expect(checksOf(one).filter(actsThenObserves).length).toBeGreaterThanOrEqual(2);
  });
});
