import type { ChatMessage } from '@loam/contract';
import { expect, test } from 'vitest';
import { aiMessage, idOf, userMessage } from '../sample-messages.fixture.ts';
import { chatFlowOf } from './chat-flow.ts';
import { emptyConversation, withNewestPage } from './conversation.ts';

function flowOf(messages: readonly ChatMessage[]) {
  return chatFlowOf(withNewestPage(emptyConversation, { messages, hasMore: false }));
}

function pair(number: number, status: string): ChatMessage[] {
  return [aiMessage(number, { status, content: '' }), userMessage(number, { status })];
}

test('a finished conversation has nobody running and nobody waiting', () => {
  const flow = flowOf(pair(1, 'completed'));
  expect(flow).toMatchObject({ queued: [], running: undefined });
  expect(flow.listedIds).toHaveLength(2);
});

test('messages behind a running one wait, in order, and are not in the history', () => {
  const flow = flowOf([...pair(3, 'queued'), ...pair(2, 'queued'), ...pair(1, 'running')]);
  expect(flow.running?.id).toBe(idOf('answer', 1));
  expect(flow.queued.map(({ id }) => id)).toEqual([idOf('user', 2), idOf('user', 3)]);
  expect(flow.listedIds).toEqual([idOf('user', 1), idOf('answer', 1)]);
});

test('the first of the queue is shown as starting when nothing runs', () => {
  const flow = flowOf([...pair(2, 'queued'), ...pair(1, 'queued')]);
  expect(flow.running?.id).toBe(idOf('answer', 1));
  expect(flow.queued.map(({ id }) => id)).toEqual([idOf('user', 2)]);
  expect(flow.listedIds).toContain(idOf('user', 1));
});

test('a message whose answer has begun does not wait, whatever its own status says', () => {
  const flow = flowOf([aiMessage(1, { status: 'running' }), userMessage(1, { status: 'queued' })]);
  expect(flow.queued).toEqual([]);
});
