import { messageFrameType } from '@loam/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { acceptFrame, acceptMessageEvent, readConversation } from './cache.ts';
import { chatKeys } from './keys.ts';
import { emptyConversation, withNewestPage } from './model/conversation.ts';
import { aiMessage, frame, idOf, sampleProjectId, text, userMessage } from './sample-messages.fixture.ts';

const place = { projectId: sampleProjectId, messageId: idOf('answer', 1) };
const messageKey = chatKeys.message(place.projectId, place.messageId);

function openCache(content = ''): QueryClient {
  const cache = new QueryClient();
  const messages = [aiMessage(1, { status: 'running', content }), userMessage(1)];
  cache.setQueryData(
    chatKeys.conversation(sampleProjectId),
    withNewestPage(emptyConversation, { messages, hasMore: false }),
  );
  cache.setQueryData(messageKey, 0);
  return cache;
}

function contentIn(cache: QueryClient): string | undefined {
  return readConversation(cache, sampleProjectId)?.messages[place.messageId]?.content;
}

test('frames reach the message without asking the server', () => {
  const cache = openCache();
  acceptFrame(cache, place, { type: messageFrameType, payload: frame(1, 1, [text(0, 'Hello')]) });
  expect(contentIn(cache)).toBe('Hello');
  expect(cache.getQueryState(messageKey)?.isInvalidated).toBe(false);
});

test('a gap, or a frame that cannot be read, has the message asked for', () => {
  for (const payload of [frame(1, 3, [text(9, 'late')]), { seq: 'x' }]) {
    const cache = openCache();
    acceptFrame(cache, place, { type: messageFrameType, payload });
    expect(cache.getQueryState(messageKey)?.isInvalidated).toBe(true);
  }
});

test('messages appear, change and go as they are told', () => {
  const cache = openCache();
  const ids = () => readConversation(cache, sampleProjectId)?.sortedMessageIds;
  acceptMessageEvent(cache, sampleProjectId, {
    type: 'message.created',
    payload: { message: userMessage(2, { status: 'queued' }) },
  });
  expect(ids()).toContain(idOf('user', 2));
  acceptMessageEvent(cache, sampleProjectId, {
    type: 'message.updated',
    payload: { message: aiMessage(1, { content: 'Done.' }) },
  });
  expect(contentIn(cache)).toBe('Done.');
  acceptMessageEvent(cache, sampleProjectId, {
    type: 'message.removed',
    payload: { message_id: idOf('user', 2) },
  });
  expect(ids()).not.toContain(idOf('user', 2));
});

test('after a gap in the events the conversation is asked for', () => {
  const cache = openCache();
  acceptMessageEvent(cache, sampleProjectId, { type: 'reset', payload: {} });
  expect(cache.getQueryState(chatKeys.conversation(sampleProjectId))?.isInvalidated).toBe(true);
});

test('news that come before the first history have it asked for once more', async () => {
  const cache = new QueryClient();
  const answers: (() => void)[] = [];
  const page = { messages: [], hasMore: false };
  const queryKey = chatKeys.conversation(sampleProjectId);
  const observer = new QueryObserver(cache, {
    queryKey,
    queryFn: async () => {
      await new Promise<void>((answer) => answers.push(answer));
      return withNewestPage(emptyConversation, page);
    },
  });
  const stop = observer.subscribe(() => {});
  const payload = { message: userMessage(1) };
  acceptMessageEvent(cache, sampleProjectId, { type: 'message.created', payload });
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  stop();
});

test('a conversation that nobody has opened stays unknown', () => {
  const cache = new QueryClient();
  acceptMessageEvent(cache, sampleProjectId, {
    type: 'message.created',
    payload: { message: userMessage(1) },
  });
  expect(readConversation(cache, sampleProjectId)).toBeUndefined();
});
