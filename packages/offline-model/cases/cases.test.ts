import { describe, expect, it } from 'vitest';
import { actsThenObserves, type Case } from './case.ts';
import { heldOutCases } from './held-out/index.ts';

const checksOf = (one: Case) => one.turns.flatMap((turn) => turn.checks);
const requests = heldOutCases.filter((one) => one.turns.length === 1);
const conversations = heldOutCases.filter((one) => one.turns.length > 1);

describe('held-out cases', () => {
  it('are at least 27 requests and 9 conversations, each under an id of its own', () => {
    expect(requests.length).toBeGreaterThanOrEqual(27);
    expect(conversations.length).toBeGreaterThanOrEqual(9);
    expect(new Set(heldOutCases.map((one) => one.id)).size).toBe(heldOutCases.length);
  });

  it.each(heldOutCases)('$id is marked, has at least six checks, and half of them act', (one) => {
    const checks = checksOf(one);
    expect(one.heldOut).toBe(true);
    expect(checks.length).toBeGreaterThanOrEqual(6);
    expect(checks.filter(actsThenObserves).length * 2).toBeGreaterThanOrEqual(checks.length);
  });

  it.each(conversations)('$id has three to six follow-ups', (one) => {
    expect(one.turns.length - 1).toBeGreaterThanOrEqual(3);
    expect(one.turns.length - 1).toBeLessThanOrEqual(6);
  });
});
