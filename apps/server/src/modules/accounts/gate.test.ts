import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('never more than its width at once, and a failure lets the next one in', async () => {
  const gate = createGate(3);
  let running = 0;
  let most = 0;
  const work = async (n: number) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (n % 4 === 0) throw new Error('on purpose');
    return n;
  };
  const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => gate(() => work(n))));
  expect(most).toBe(3);
  expect(running).toBe(0);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(15);
});
