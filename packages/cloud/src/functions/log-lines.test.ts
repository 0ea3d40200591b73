import { expect, test } from 'vitest';
import { createLogLines } from './log-lines.ts';
import type { FunctionLogEvent } from './ports.ts';

type Event = Pick<FunctionLogEvent, 'level' | 'message' | 'atMs' | 'kind'>;

test('levels are those that were said; what was only printed goes by its stream', () => {
  const events: Event[] = [];
  const take = createLogLines((event) => void events.push(event));
  take({ stream: 'stderr', text: 'a', atMs: 1, fields: { level: 'warning' } });
  take({ stream: 'stdout', text: 'b', atMs: 2, fields: { level: 'odd' } });
  take({ stream: 'stderr', text: 'c', atMs: 3 });
  expect(events.map(({ level, message, atMs }) => [level, message, atMs])).toEqual([
    ['warning', 'a', 1],
    ['log', 'b', 2],
    ['error', 'c', 3],
  ]);
});

test('a message has 10,000 characters at most, and 10 seconds have 100 events and a word on the rest', () => {
  const events: Event[] = [];
  const take = createLogLines((event) => void events.push(event));
  for (let count = 0; count < 150; count += 1)
    take({ stream: 'stdout', text: 'x'.repeat(20_000), atMs: 1000 });
  expect(events).toHaveLength(101);
  expect(events[0]?.message).toHaveLength(10_000);
  expect(events.at(-1)).toMatchObject({ level: 'warning', message: expect.stringContaining('100 events') });
  take({ stream: 'stdout', text: 'later', atMs: 11_000 });
  expect(events.at(-1)?.message).toBe('later');
});
