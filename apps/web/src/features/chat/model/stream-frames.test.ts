import type { MessageFrame } from '@loam/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aiMessage, frame, idOf, text, userMessage } from '../sample-messages.fixture.ts';
import { type Conversation, emptyConversation, withMessage, withNewestPage } from './conversation.ts';
import { withFetchedMessage, withFrame } from './stream-frames.ts';

const running = (content = '') => aiMessage(1, { status: 'running', content });

function started(content = ''): Conversation {
  return withNewestPage(emptyConversation, { messages: [running(content), userMessage(1)], hasMore: false });
}

function contentOf(conversation: Conversation): string {
  return conversation.messages[idOf('answer', 1)]?.content ?? '';
}

function replay(start: Conversation, frames: readonly MessageFrame[]): Conversation {
  return frames.reduce((state, one) => withFrame(state, one).conversation, start);
}

const whole = 'One after the other, in small pieces.';
const frames = Array.from({ length: 6 }, (_, index) =>
  frame(1, index + 1, [text(index * 7, whole.slice(index * 7, (index + 1) * 7))]),
);

test('frames add up to the text', () => {
  expect(contentOf(replay(started(), frames))).toBe(whole);
});

test('frames in any order, and any of them twice, add up to the same text', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...frames, ...frames], { minLength: 12, maxLength: 12 }),
      (shuffled) => contentOf(replay(started(), shuffled)) === whole,
    ),
  );
});

describe('a missing frame', () => {
  const gapped = withFrame(replay(started(), frames.slice(0, 2)), frames[3] ?? frames[0] ?? frame(1, 4, []));

  test('is noticed, and nothing after it is shown', () => {
    expect(gapped.isBehind).toBe(true);
    expect(contentOf(gapped.conversation)).toBe(whole.slice(0, 14));
  });

  test('is closed by the message as the server has it, with what came after', () => {
    const { conversation, isBehind } = withFetchedMessage(
      gapped.conversation,
      running(whole.slice(0, 21)),
      3,
    );
    expect(isBehind).toBe(false);
    expect(contentOf(conversation)).toBe(whole.slice(0, 28));
  });
});

describe('an answer that was joined in its middle', () => {
  test('shows what is stored until the message was fetched', () => {
    const joined = withFrame(started('Stored'), frame(1, 9, [text(20, 'late')]));
    expect(joined.isBehind).toBe(true);
    expect(contentOf(joined.conversation)).toBe('Stored');
  });

  test('then goes on with the frames that came meanwhile', () => {
    const joined = withFrame(started('Stored'), frame(1, 9, [text(12, ' now')])).conversation;
    const fetched = withFetchedMessage(joined, running('Stored so far'.slice(0, 12)), 8);
    expect(contentOf(fetched.conversation)).toBe('Stored so fa now');
    expect(fetched.isBehind).toBe(false);
  });
});

test('a fetched message that is older than the frames does not take words back', () => {
  const ahead = replay(started(), frames);
  const { conversation } = withFetchedMessage(ahead, running(whole.slice(0, 7)), 1);
  expect(contentOf(conversation)).toBe(whole);
  expect(contentOf(withFrame(conversation, frame(1, 7, [text(whole.length, '!')])).conversation)).toBe(
    `${whole}!`,
  );
});

test('news about a running answer do not replace what was streamed', () => {
  const told = withMessage(replay(started(), frames), running('One'));
  expect(contentOf(told)).toBe(whole);
});

test('frames after the end change nothing', () => {
  const ended = withMessage(replay(started(), frames), aiMessage(1, { content: 'Done.' }));
  expect(ended.streams).toEqual({});
  expect(withFrame(ended, frame(1, 7, [text(0, 'late')])).conversation).toBe(ended);
});

test('steps are told apart by id and change in place', () => {
  const step = (status: string) => ({
    kind: 'step' as const,
    step: {
      id: 's1',
      tool: 'read_file',
      kind: 'read' as const,
      title: 'Reading src/App.tsx',
      detail: '',
      paths: ['src/App.tsx'],
      status: status === 'done' ? ('done' as const) : ('running' as const),
      started_at: '2026-01-01T00:00:00.000Z',
      ended_at: null,
    },
  });
  const state = replay(started(), [frame(1, 1, [step('running')]), frame(1, 2, [step('done')])]);
  expect(state.messages[idOf('answer', 1)]).toMatchObject({ steps: [{ id: 's1', status: 'done' }] });
});

test('a first frame means that the turn has begun, although nobody has said so yet', () => {
  const queued = withNewestPage(emptyConversation, {
    messages: [aiMessage(1, { status: 'queued', content: '' })],
    hasMore: false,
  });
  const state = replay(queued, frames.slice(0, 1));
  expect(state.messages[idOf('answer', 1)]?.status).toBe('running');
});
