import { expect, test } from 'vitest';
import { createHeartbeat } from './heartbeat.ts';

function setUp() {
  const state = { now: 0, isVisible: true, sent: 0 };
  const heartbeat = createHeartbeat({
    intervalMs: 60_000,
    send: () => {
      state.sent += 1;
    },
    isVisible: () => state.isVisible,
    now: () => state.now,
  });
  return { state, heartbeat };
}

test('the first beat is sent at once, the next when it is due', () => {
  const { state, heartbeat } = setUp();
  heartbeat.beat();
  state.now = 30_000;
  heartbeat.beat();
  expect(state.sent).toBe(1);
  state.now = 59_900;
  heartbeat.beat();
  expect(state.sent).toBe(2);
});

test('a hidden page is silent and speaks as soon as it is seen again', () => {
  const { state, heartbeat } = setUp();
  state.isVisible = false;
  heartbeat.beat();
  expect(state.sent).toBe(0);
  state.isVisible = true;
  heartbeat.beat();
  expect(state.sent).toBe(1);
});
