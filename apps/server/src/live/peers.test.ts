import { expect, test } from 'vitest';
import { createPeers, greetEveryMs } from './peers.ts';

test('others are expected at first, known while they greet, and gone when they stop', () => {
  let now = 1000;
  const peers = createPeers(() => now);
  expect(peers.any()).toBe(true);
  now += greetEveryMs;
  expect(peers.any()).toBe(false);
  expect(peers.heard('b')).toBe(true);
  expect(peers.heard('b')).toBe(false);
  now += 2 * greetEveryMs;
  expect(peers.any()).toBe(true);
  now += 2 * greetEveryMs;
  expect(peers.any()).toBe(false);
  expect(peers.heard('b')).toBe(true);
});
