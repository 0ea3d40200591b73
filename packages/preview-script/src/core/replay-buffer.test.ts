import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { createReplayBuffer } from './replay-buffer.ts';

const eventOf = (characters: number, timestamp = 1) => {
  const empty = JSON.stringify({ type: 3, timestamp, data: '' }).length;
  return { type: 3, timestamp, data: 'x'.repeat(characters - empty) };
};

test('an event of the longest allowed length is kept whole, a longer one leaves a marker', () => {
  const buffer = createReplayBuffer();
  buffer.add(eventOf(LIMITS.replayEventCharacters));
  buffer.add(eventOf(LIMITS.replayEventCharacters + 1, 2));
  const [whole, marker] = buffer.events();
  expect(whole).toHaveLength(LIMITS.replayEventCharacters);
  expect(JSON.parse(marker ?? '')).toEqual({
    type: 3,
    timestamp: 2,
    data: { truncated: true, characters: LIMITS.replayEventCharacters + 1 },
  });
});

test('the newest events up to the total are kept', () => {
  const buffer = createReplayBuffer();
  for (let at = 1; at <= 103; at += 1) buffer.add(eventOf(LIMITS.replayEventCharacters, at));
  const events = buffer.events();
  expect(events).toHaveLength(100);
  expect(events.join('').length).toBe(LIMITS.replayCharacters);
  expect(events.at(0)).toContain('"timestamp":4');
  expect(events.at(-1)).toContain('"timestamp":103');
});

test('what is no event is not kept', () => {
  const buffer = createReplayBuffer();
  buffer.add(undefined);
  buffer.add('text');
  expect(buffer.events()).toEqual([]);
});
