import { EditId, TurnStep } from '@loam/contract';
import { expect, test } from 'vitest';
import { aiMessage } from '../sample-messages.fixture.ts';
import { activityOf, durationText, savedOf, stepsDurationMs, stepsSummary } from './turn-summary.ts';

let number = 0;
function step(kind: string, paths: string[] = [], status = 'done'): TurnStep {
  number += 1;
  return TurnStep.parse({
    id: `s${number}`,
    tool: kind,
    kind,
    title: `${kind} ${paths.join()}`,
    paths,
    status,
    started_at: '2026-01-01T00:00:00.000Z',
    ended_at: null,
  });
}

test.each([
  [
    [step('read', ['a']), step('read', ['b']), step('write', ['a']), step('write', ['a'])],
    'Read 2 files, changed 1',
  ],
  [[step('write', ['a'])], 'Changed 1 file'],
  [[step('read', ['a'], 'failed'), step('search'), step('search')], 'Searched 2 times'],
  [[step('package', ['zod']), step('delete', ['x'])], 'Deleted 1 file, changed 1 package'],
  [[step('check')], '1 step'],
])('steps are summed up', (steps, expected) => {
  expect(stepsSummary(steps, 'all')).toBe(expected);
});

test('what a stopped or failed answer had written changed nothing', () => {
  const steps = [step('read', ['a']), step('write', ['a']), step('write', ['b'])];
  expect(stepsSummary(steps, 'none')).toBe('Read 1 file');
  expect(stepsSummary(steps.slice(1), 'none')).toBe('2 steps');
});

test('what was written and is not in the version does not count', () => {
  const steps = [step('write', ['a']), step('write', ['b']), step('delete', ['c']), step('write', ['d'])];
  const editId = EditId.parse('00000000-0000-4000-8000-000000000002');
  const saved = savedOf(aiMessage(1, { edit_id: editId, changed_paths: ['a', 'd'] }));
  expect(stepsSummary(steps, saved)).toBe('Changed 2 files');
  expect(savedOf(aiMessage(1, { changed_paths: ['a'] }))).toBe('none');
  expect(savedOf(aiMessage(1, { edit_id: editId }))).toBe('all');
});

test.each([
  [400, '1 s'],
  [42_000, '42 s'],
  [60_000, '1 min'],
  [185_400, '3 min 5 s'],
])('%d ms are %s', (ms, expected) => {
  expect(durationText(ms)).toBe(expected);
});

test('one line says what a running answer does', () => {
  const running = aiMessage(1, { status: 'running', content: '' });
  expect(activityOf({ ...running, status: 'queued' }).kind).toBe('starting');
  expect(activityOf(running).kind).toBe('thinking');
  expect(activityOf({ ...running, content: 'Well' }).kind).toBe('writing');
  const placed = [{ ...step('read', ['a']), text_at: 4 }];
  expect(activityOf({ ...running, content: 'Well', steps: placed }).kind).toBe('thinking');
  expect(activityOf({ ...running, content: 'Well, now', steps: placed }).kind).toBe('writing');
  const steps = [step('read', ['a']), step('write', ['b'], 'running')];
  expect(activityOf({ ...running, steps })).toEqual({ kind: 'step', title: 'write b' });
  const question = { id: 'q', text: '?', options: [], allows_many: false, allows_text: true, answer: null };
  expect(activityOf({ ...running, steps, questions: [question] }).kind).toBe('waiting');
});

test('the work lasts from the first start to the last end', () => {
  const at = (second: number) => `2026-01-01T00:00:${String(second).padStart(2, '0')}.000Z`;
  const timed = (start: number, end: number | null) => ({
    ...step('read'),
    started_at: at(start),
    ended_at: end === null ? null : at(end),
  });
  expect(stepsDurationMs([timed(2, 5), timed(3, 12), timed(10, null)])).toBe(10_000);
  expect(stepsDurationMs([timed(2, null)])).toBe(0);
});
