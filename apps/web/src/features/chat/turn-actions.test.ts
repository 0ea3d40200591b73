import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readConversation } from './cache.ts';
import { chatKeys } from './keys.ts';
import { emptyConversation, withNewestPage, withoutMessages } from './model/conversation.ts';
import { aiMessage, idOf, sampleProjectId, userMessage } from './sample-messages.fixture.ts';
import { noteSend, type SendResult } from './sends-under-way.ts';
import { removeQueued, stopMessage, updateQueued } from './turn-actions.ts';

const messageId = idOf('user', 1);
const answerId = idOf('answer', 1);
const changed = { messageId, message: 'A better thought' };

/** A message that is shown already and whose way to the server ends when told. */
function sendOne() {
  const cache = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const key = chatKeys.conversation(sampleProjectId);
  const messages = [aiMessage(1, { status: 'queued' }), userMessage(1, { status: 'queued' })];
  cache.setQueryData(key, withNewestPage(emptyConversation, { messages, hasMore: false }));
  const way = Promise.withResolvers<SendResult>();
  void noteSend(cache, [messageId, answerId], way.promise);
  const asked: string[] = [];
  const api = {
    updateQueuedMessage: async ({ body }: { readonly body: { readonly message: string } }) => {
      asked.push(`update: ${body.message}`);
      return userMessage(1, { status: 'queued', content: body.message });
    },
    removeQueuedMessage: async () => void asked.push('remove'),
    stopMessage: async () => {
      asked.push('stop');
      return { stopped: true };
    },
  };
  return {
    asked,
    update: new MutationObserver(cache, updateQueued(api, cache, sampleProjectId)),
    remove: new MutationObserver(cache, removeQueued(api, cache, sampleProjectId)),
    stop: new MutationObserver(cache, stopMessage(api, cache, sampleProjectId)),
    arrive: () => way.resolve('sent'),
    refuse() {
      cache.setQueryData(key, withoutMessages(cache.getQueryData(key) ?? emptyConversation, [messageId]));
      way.resolve('refused');
    },
    shown: () => readConversation(cache, sampleProjectId)?.messages[messageId]?.content,
  };
}

test('a message that is not sent yet is changed once it is', async () => {
  const { update, arrive, asked, shown } = sendOne();
  const done = update.mutate(changed);
  await expect.poll(shown).toBe('A better thought');
  expect(asked).toEqual([]);
  arrive();
  await done;
  expect(asked).toEqual(['update: A better thought']);
  expect(shown()).toBe('A better thought');
});

test('a message that is not sent yet is taken back once it is', async () => {
  const { remove, arrive, asked, shown } = sendOne();
  const done = remove.mutate(messageId);
  await expect.poll(shown).toBeUndefined();
  expect(asked).toEqual([]);
  arrive();
  await done;
  expect(asked).toEqual(['remove']);
});

test('an answer is stopped once its question has been sent', async () => {
  const { stop, arrive, asked } = sendOne();
  const done = stop.mutate(answerId);
  await expect.poll(() => stop.getCurrentResult().isPending).toBe(true);
  expect(asked).toEqual([]);
  arrive();
  await done;
  expect(asked).toEqual(['stop']);
});

test('what was refused on its way is neither changed nor shown again', async () => {
  for (const act of ['update', 'remove'] as const) {
    const { update, remove, refuse, asked, shown } = sendOne();
    const done = act === 'update' ? update.mutate(changed) : remove.mutate(messageId);
    refuse();
    await done;
    expect(asked).toEqual([]);
    expect(shown()).toBeUndefined();
  }
});
