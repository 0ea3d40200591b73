import type { Step, TurnEvent } from '@loam/agent';
import { AiMessage, applyStreamEvent } from '@loam/contract';
import { systemClock } from '@loam/kernel';
import { expect, test } from 'vitest';
import { streamEventsOf } from './stream-events.ts';

const empty = AiMessage.parse({
  id: 'answer-001',
  project_id: '00000000-0000-4000-8000-0000000000aa',
  created_at: '2026-01-01T00:00:00.000Z',
  status: 'running',
  variant: 'ai_message',
  role: 'ai',
  message_type: 'aiMessage',
  content: '',
  user_message_id: 'question-001',
});

function step(id: string, fields: Partial<Step> = {}): TurnEvent {
  const at = new Date(0);
  const begun = {
    tool: 'write_file',
    kind: 'write',
    title: id,
    detail: '',
    paths: [],
    endedAt: null,
  } as const;
  return { type: 'step', step: { id, ...begun, status: 'running', startedAt: at, ...fields } };
}

function messageAfter(...events: readonly TurnEvent[]): AiMessage {
  return events.reduce(
    (message, event) => streamEventsOf(event, message, systemClock).reduce(applyStreamEvent, message),
    empty,
  );
}

const said = (delta: string): TurnEvent => ({ type: 'text', delta });

test('a step keeps the place in the text at which it began', () => {
  const { content, steps } = messageAfter(
    said('One.'),
    step('a'),
    said('\n\nTwo.'),
    step('b'),
    step('a', { status: 'done', lines: 12 }),
    step('b', { lines: 3 }),
  );
  expect(content).toBe('One.\n\nTwo.');
  expect(steps.map(({ id, text_at: at, lines, status }) => [id, at, lines, status])).toEqual([
    ['a', 4, 12, 'done'],
    ['b', 10, 3, 'running'],
  ]);
});

test('a title that is too long is seen to be cut', () => {
  const title = 'adds the table plants, '.repeat(20);
  const [cut] = messageAfter(step('a', { title })).steps;
  expect(cut?.title).toMatch(/^adds the table plants, .*…$/);
  expect(title.startsWith(cut?.title.slice(0, -1) ?? '')).toBe(true);
});

test('a step that is withdrawn is gone, and its words with the text that is told again', () => {
  const kept = said('One.');
  const message = messageAfter(
    kept,
    step('a', { status: 'done' }),
    said('\n\nTwo.'),
    step('b'),
    { type: 'stepWithdrawn', id: 'b' },
    { type: 'textReset' },
    kept,
    step('c'),
  );
  expect(message.content).toBe('One.');
  expect(message.steps.map(({ id, text_at: at }) => [id, at])).toEqual([
    ['a', 4],
    ['c', 4],
  ]);
});
