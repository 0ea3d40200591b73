import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTimeLimit, untilAborted } from './time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const start = (timeMs: number, stop = new AbortController().signal) =>
  startTimeLimit({ clock: { now: () => new Date(Date.now()) }, timeMs, stop });

describe('the time of a turn', () => {
  test('ends it', () => {
    const time = start(1_000);
    vi.advanceTimersByTime(999);
    expect(time.isUp()).toBe(false);
    vi.advanceTimersByTime(2);
    expect([time.isUp(), time.signal.aborted]).toEqual([true, true]);
  });

  test('stands still while people are asked, also by several at once', async () => {
    const time = start(1_000);
    vi.advanceTimersByTime(400);
    const first = Promise.withResolvers<string>();
    const second = Promise.withResolvers<string>();
    const waits = [time.pausedDuring(first.promise), time.pausedDuring(second.promise)];
    vi.advanceTimersByTime(1_800_000);
    first.resolve('yes');
    await waits[0];
    vi.advanceTimersByTime(1_800_000);
    second.resolve('yes');
    await waits[1];
    expect(time.isUp()).toBe(false);
    vi.advanceTimersByTime(590);
    expect(time.isUp()).toBe(false);
    vi.advanceTimersByTime(20);
    expect(time.isUp()).toBe(true);
  });

  test('is over for the signal when a person stops the turn, without being up', () => {
    const stop = new AbortController();
    const time = start(1_000, stop.signal);
    stop.abort();
    expect([time.isUp(), time.signal.aborted]).toEqual([false, true]);
  });

  test('leaves no timer behind, also when a person answers after the end', async () => {
    const time = start(1_000);
    const answer = Promise.withResolvers<void>();
    const waiting = time.pausedDuring(answer.promise);
    time.end();
    answer.resolve();
    await waiting;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('work until an abort', () => {
  test('is let go at once, whatever it does', async () => {
    const controller = new AbortController();
    const waiting = untilAborted(new Promise(() => undefined), controller.signal);
    controller.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });

  test('that is done in time gives its result', async () => {
    expect(await untilAborted(Promise.resolve(7), new AbortController().signal)).toBe(7);
  });
});
