import { afterEach, expect, test, vi } from 'vitest';
import { watchedTree } from './process-tree.ts';

afterEach(() => void vi.useRealTimers());

test('all who watch share one list of processes, until it is old', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const [first] = watchedTree(process.pid);
  expect(first).toMatchObject({ pid: process.pid, parent: process.ppid, isZombie: false });
  expect(watchedTree(process.pid)[0]).toBe(first);
  vi.advanceTimersByTime(1000);
  expect(watchedTree(process.pid)[0]).not.toBe(first);
});
