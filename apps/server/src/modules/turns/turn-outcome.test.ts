import type { TurnResult } from '@loam/agent';
import { chatTexts, EditId } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { messageRow as row } from './message-row.fixture.ts';
import { toPast } from './past-messages.ts';
import { outcomeOf, type TurnFacts } from './turn-outcome.ts';
import { createPricing } from './turn-pricing.ts';

const editId = EditId.parse('00000000-0000-4000-8000-00000000000e');
const result: TurnResult = {
  outcome: 'answered',
  text: 'Whole.',
  version: null,
  faults: [],
  failure: null,
  suggestions: [],
  usage: { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 },
  costMicros: 7,
  steps: 1,
  model: 'fake',
};
const facts: TurnFacts = {
  traceId: 't',
  stopReason: undefined,
  content: 'Half',
  hasOutput: true,
  lastGoodEditId: editId,
  isAboutError: false,
};

describe('what an answer comes to', () => {
  const version = { editId, commitSha: 'a'.repeat(40) };
  const failure = { code: 'cannot_fix', message: 'No.', details: 'x\0' } as const;
  test.each([
    ['an answer', result, facts, { status: 'completed', isCharged: true, editId: null }],
    [
      'a change',
      { ...result, outcome: 'changed', version },
      facts,
      { status: 'completed', isCharged: true, editId },
    ],
    [
      'a broken turn',
      { ...result, outcome: 'broken', failure },
      facts,
      { status: 'failed', isCharged: false },
    ],
    ['a failed turn', { ...result, outcome: 'failed' }, facts, { status: 'failed', isCharged: false }],
    [
      'a stop',
      { ...result, outcome: 'stopped' },
      { ...facts, stopReason: 'person' },
      { status: 'stopped', isCharged: true },
    ],
    [
      'a stop before the first word',
      { ...result, outcome: 'stopped' },
      { ...facts, stopReason: 'person', hasOutput: false },
      { status: 'stopped', isCharged: false },
    ],
    [
      'a server that goes',
      { ...result, outcome: 'stopped' },
      { ...facts, stopReason: 'shutdown' },
      { status: 'interrupted', isCharged: false, facts: { content: 'Half' } },
    ],
  ] as const)('%s', (_, turn, around, expected) => {
    expect(outcomeOf(turn, around)).toMatchObject(expected);
  });

  test('a broken turn tells why, and leads back to the last version that worked', () => {
    expect(outcomeOf({ ...result, outcome: 'broken', failure }, facts).facts).toMatchObject({
      last_good_edit_id: editId,
      pipeline_errors: [{ trace_id: 't', code: 'cannot_fix', message: 'No.', details: 'x' }],
    });
    expect(outcomeOf({ ...result, outcome: 'failed' }, facts).facts.pipeline_errors).toMatchObject([
      { code: 'internal', message: chatTexts.broken },
    ]);
  });

  test('words alone about an error lead back too, and about anything else do not', () => {
    const asked = outcomeOf(result, { ...facts, isAboutError: true });
    expect(asked).toMatchObject({ status: 'completed', facts: { last_good_edit_id: editId } });
    expect(outcomeOf(result, facts).facts).not.toHaveProperty('last_good_edit_id');
    const mended = { ...result, outcome: 'changed', version } as const;
    expect(outcomeOf(mended, { ...facts, isAboutError: true }).facts).not.toHaveProperty('last_good_edit_id');
  });
});

test('each part of a turn is paid at the price of the model that used it', () => {
  const pricing = createPricing();
  const priced = (output: number) => ({ price: { input: 0, cachedInput: 0, output } });
  const used = (outputTokens: number) => ({ inputTokens: 0, cachedInputTokens: 0, outputTokens });
  pricing.use({ ...model, ...priced(10) });
  pricing.costMicros(used(5));
  pricing.use({ ...model, ...priced(1) });
  expect(pricing.costMicros(used(8))).toBe(53);
  expect(pricing.costMicros(used(8))).toBe(53);
});

test('the past is told oldest first, without what was tried again, within a bound', () => {
  const rows = [
    row({
      id: 'a2',
      variant: 'ai_message',
      pair_id: 'q2',
      content: 'Second.',
      edit_id: editId,
      body: { steps: [step] },
    }),
    row({ id: 'q2', pair_id: 'a2', content: 'Again' }),
    row({
      id: 'a1',
      variant: 'ai_message',
      pair_id: 'q1',
      content: 'First.',
      body: { exclude_from_history: true },
    }),
    row({ id: 'q1', pair_id: 'a1', content: 'Try' }),
    row({ id: 'm', variant: 'manual_edit', content: 'By hand' }),
    row({ id: 'q0', content: 'x'.repeat(300_000) }),
  ];
  expect(toPast(rows)).toEqual([
    { role: 'user', text: 'Again' },
    { role: 'ai', text: 'Second.', changedPaths: ['src/a.ts'] },
  ]);
});

const step = {
  id: 's',
  tool: 'write_file',
  kind: 'write',
  title: 'Write',
  paths: ['src/a.ts'],
  status: 'done',
  started_at: '2026-03-10T12:00:00Z',
  ended_at: null,
};

const model = {
  id: 'fake',
  contextTokens: 1,
  seesImages: false,
  callsTools: true,
  isSmall: false,
  language: {
    specificationVersion: 'v4',
    provider: 'fake',
    modelId: 'fake',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('not asked')),
    doStream: () => Promise.reject(new Error('not asked')),
  },
} as const;
