import { afterEach, expect, test, vi } from 'vitest';
import { type Activity, watchActivity } from './activity-hook.ts';

afterEach(() => void vi.useRealTimers());

function watched() {
  vi.useFakeTimers();
  const listeners = new Map<string, (event: { readonly isTrusted: boolean }) => void>();
  const told: Activity[] = [];
  watchActivity(
    { scrollY: 120.4, addEventListener: (type, listener) => void listeners.set(type, listener) },
    (activity) => told.push(activity),
  );
  const happen = (type: string, isTrusted = true) => listeners.get(type)?.({ isTrusted });
  return { told, happen };
}

test('a press is told at once', () => {
  const { told, happen } = watched();
  happen('pointerdown');
  expect(told).toEqual([{ pressed: true, scroll_y: 120 }]);
});

test('what the browser fills in is told at once, though no key was pressed', () => {
  const { told, happen } = watched();
  happen('input');
  expect(told).toEqual([{ pressed: true, scroll_y: 120 }]);
});

test('scrolling is told once in a while', () => {
  const { told, happen } = watched();
  for (let times = 0; times < 50; times += 1) happen('scroll');
  vi.advanceTimersByTime(250);
  expect(told).toEqual([{ pressed: false, scroll_y: 120 }]);
});

test('what the app does itself is no use of it', () => {
  const { told, happen } = watched();
  happen('keydown', false);
  vi.advanceTimersByTime(250);
  expect(told).toEqual([]);
});
