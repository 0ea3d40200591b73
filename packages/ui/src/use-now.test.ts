import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTicker } from './use-now.ts';

describe('createTicker', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const start = () => createTicker(() => Date.now(), 1000);

  it('serves every reader from one timer and stops with the last', () => {
    const ticker = start();
    const heard: string[] = [];
    const stopFirst = ticker.subscribe(() => heard.push('first'));
    const stopSecond = ticker.subscribe(() => heard.push('second'));
    expect(vi.getTimerCount()).toBe(1);

    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['first', 'second']);

    stopFirst();
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['first', 'second', 'second']);

    stopSecond();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reads the same moment between two ticks', () => {
    const ticker = start();
    const stop = ticker.subscribe(() => {});
    const before = ticker.read();
    vi.advanceTimersByTime(999);
    expect(ticker.read()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(ticker.read()).toBe(before + 1000);
    stop();
  });

  it('reads a stable moment while nobody listens', () => {
    const ticker = start();
    const before = ticker.read();
    vi.advanceTimersByTime(999);
    expect(ticker.read()).toBe(before);
  });
});
