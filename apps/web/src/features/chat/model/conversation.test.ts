import type { ChatMessage } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { aiMessage, idOf, userMessage } from '../sample-messages.fixture.ts';
import {
  type Conversation,
  emptyConversation,
  withMessage,
  withNewestPage,
  withOlderPage,
  withOptimistic,
  withoutMessages,
  withRange,
} from './conversation.ts';

/** Pairs of question and answer, newest first, as the server sends them. */
function pageOf(from: number, to: number, hasMore = true) {
  const messages: ChatMessage[] = [];
  for (let number = to; number >= from; number -= 1) messages.push(aiMessage(number), userMessage(number));
  return { messages, hasMore };
}

function opened(from = 3, to = 4): Conversation {
  return withNewestPage(emptyConversation, pageOf(from, to));
}

test('a page is shown oldest first, each answer after its question although their times are equal', () => {
  expect(opened().sortedMessageIds).toEqual([
    idOf('user', 3),
    idOf('answer', 3),
    idOf('user', 4),
    idOf('answer', 4),
  ]);
});

describe('older pages', () => {
  test('stand before what is there and say whether there is more', () => {
    const all = withOlderPage(opened(), pageOf(1, 2, false));
    expect(all.sortedMessageIds[0]).toBe(idOf('user', 1));
    expect(all.sortedMessageIds).toHaveLength(8);
    expect(all.hasOlder).toBe(false);
  });

  test('that overlap what is there show nothing twice', () => {
    expect(withOlderPage(opened(), pageOf(2, 3)).sortedMessageIds).toHaveLength(6);
  });
});

describe('the newest page asked for again', () => {
  test('keeps the older ones that were loaded', () => {
    const loaded = withOlderPage(opened(), pageOf(1, 2, false));
    const again = withNewestPage(loaded, pageOf(4, 5), new Set(loaded.sortedMessageIds));
    expect(again.sortedMessageIds).toHaveLength(10);
    expect(again.hasOlder).toBe(false);
  });

  test('leaves out what was removed meanwhile, and keeps what arrived meanwhile', () => {
    const known = opened();
    const arrived = withMessage(known, userMessage(9, { status: 'queued' }));
    const page = { messages: [userMessage(4), ...pageOf(3, 3).messages], hasMore: true };
    const again = withNewestPage(arrived, page, new Set(known.sortedMessageIds));
    expect(again.sortedMessageIds).not.toContain(idOf('answer', 4));
    expect(again.sortedMessageIds).toContain(idOf('user', 9));
  });

  test('an empty one that was on its way when the first message came does not take it away', () => {
    const empty = withNewestPage(emptyConversation, { messages: [], hasMore: false });
    const arrived = withMessage(withMessage(empty, userMessage(1)), aiMessage(1));
    const again = withNewestPage(arrived, { messages: [], hasMore: false }, new Set(empty.sortedMessageIds));
    expect(again.sortedMessageIds).toEqual([idOf('user', 1), idOf('answer', 1)]);
    expect(again.hasOlder).toBe(false);
  });

  test('that does not join what is there replaces it, because there is a hole between', () => {
    const again = withNewestPage(opened(), pageOf(50, 51), new Set(opened().sortedMessageIds));
    expect(again.sortedMessageIds).toHaveLength(4);
    expect(again.hasOlder).toBe(true);
  });
});

describe('what was just sent', () => {
  const sent = withOptimistic(opened(), [
    userMessage(0, { id: 'fresh-user', ai_message_id: 'fresh-answer' }),
    aiMessage(0, { id: 'fresh-answer', status: 'running', content: '' }),
  ]);

  test('stands at the end although this clock is behind', () => {
    expect(sent.sortedMessageIds.slice(-2)).toEqual(['fresh-user', 'fresh-answer']);
  });

  test('takes the server’s word when it comes, also a step back to waiting', () => {
    const told = withMessage(sent, aiMessage(7, { id: 'fresh-answer', status: 'queued', content: '' }));
    expect(told.messages['fresh-answer']?.status).toBe('queued');
    expect(told.optimisticIds).toEqual(['fresh-user']);
  });

  test('goes without a trace when it was refused', () => {
    const back = withoutMessages(sent, ['fresh-user', 'fresh-answer']);
    expect(back.sortedMessageIds).toEqual(opened().sortedMessageIds);
    expect(back.optimisticIds).toEqual([]);
  });
});

test('late news do not bring a finished answer back to life', () => {
  const late = withMessage(opened(), aiMessage(4, { status: 'running', content: 'half' }));
  expect(late.messages[idOf('answer', 4)]).toMatchObject({ status: 'completed', content: 'Answer 4' });
});

describe('a part of the history that begins with one message', () => {
  test('reaches the present when the newest message is in it', () => {
    expect(withRange(opened(), pageOf(1, 4), idOf('answer', 4)).hasNewer).toBe(false);
  });

  test('ends before the present otherwise: what is new then is not put behind a hole', () => {
    const range = withRange(opened(), pageOf(1, 2), idOf('answer', 4));
    expect(range.hasNewer).toBe(true);
    expect(withMessage(range, userMessage(9))).toBe(range);
    expect(withNewestPage(range, pageOf(3, 4)).sortedMessageIds).toHaveLength(4);
  });
});
