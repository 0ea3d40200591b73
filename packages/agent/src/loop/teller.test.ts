import { silentLogger } from '@loam/kernel';
import { expect, test } from 'vitest';
import type { Step, TurnEvent, TurnResult } from '../events.ts';
import { createTeller } from './teller.ts';

const at = new Date(0);
const clock = { now: () => at };
const step: Step = {
  id: 's1',
  tool: 'write_file',
  kind: 'write',
  title: 'Writing',
  detail: '',
  paths: [],
  status: 'running',
  startedAt: at,
  endedAt: null,
};
const result: TurnResult = {
  outcome: 'stopped',
  text: '',
  version: null,
  faults: [],
  failure: null,
  suggestions: [],
  usage: { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 },
  costMicros: 0,
  steps: 0,
  model: 'm',
};

test('what still runs at the end is told as ended, and nothing is told after that', () => {
  const events: TurnEvent[] = [];
  const teller = createTeller((event) => events.push(event), { clock, logger: silentLogger });
  teller.tell({ type: 'step', step: { ...step, id: 's0' } });
  teller.tell({ type: 'step', step: { ...step, id: 's0', status: 'done', endedAt: at } });
  teller.tell({ type: 'step', step });
  teller.end(result);
  teller.tell({ type: 'step', step: { ...step, status: 'done', endedAt: at } });
  teller.tell({ type: 'text', delta: 'late' });
  expect(events.slice(3)).toEqual([
    { type: 'step', step: { ...step, status: 'failed', detail: 'Stopped', endedAt: at } },
    { type: 'ended', result },
  ]);
});

test('a listener that throws does not reach the turn', () => {
  const teller = createTeller(
    () => {
      throw new Error('gone');
    },
    { clock, logger: silentLogger },
  );
  expect(() => teller.tell({ type: 'text', delta: 'x' })).not.toThrow();
  expect(teller.end(result)).toBe(result);
});
