import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

test('keys take turns, and within a key the oldest comes first', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.push(item.slice(0, 1), item);
  const order = Array.from({ length: 7 }, () => queue.shift());
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
});

test('a key that comes back waits behind the others', () => {
  const queue = createFairQueue<string>();
  queue.push('a', 'a1');
  queue.push('b', 'b1');
  queue.shift();
  queue.push('a', 'a2');
  expect([queue.shift(), queue.shift()]).toEqual(['b1', 'a2']);
});

test('size counts what waits', () => {
  const queue = createFairQueue<string>();
  queue.push('a', 'a1');
  queue.push('a', 'a2');
  queue.shift();
  expect(queue.size).toBe(1);
});
