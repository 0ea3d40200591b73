import { expect, test } from 'vitest';
import { sampleProjectId } from '../sample-messages.fixture.ts';
import { optimisticMessages } from './optimistic-messages.ts';

const draft = {
  id: 'user-000001',
  aiMessageId: 'answer-000001',
  message: 'Make it green',
  images: [],
  selectedElements: [],
  containsError: true,
  chatOnly: false,
};
const where = { projectId: sampleProjectId, author: null, now: new Date('2026-01-01T00:00:00.000Z') };

test('what was sent and an answer that is thought about appear at once', () => {
  const [user, answer] = optimisticMessages(draft, { ...where, isBusy: false });
  expect(user).toMatchObject({
    content: 'Make it green',
    message_type: 'userMessage',
    contains_error: true,
    ai_message_id: 'answer-000001',
  });
  expect(answer).toMatchObject({
    status: 'running',
    message_type: 'aiMessage',
    tags: ['instant-mode-message'],
    stopped: false,
    thinking_time_ms: null,
    exclude_from_history: false,
    graph_id: null,
  });
});

test('behind another answer it waits', () => {
  const messages = optimisticMessages(draft, { ...where, isBusy: true });
  expect(messages.map(({ status }) => status)).toEqual(['queued', 'queued']);
});
