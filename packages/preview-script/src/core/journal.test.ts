import { describe, expect, test } from 'vitest';
import { EMPTY_JOURNAL, hasUnsent, recordEvent, type Journal, type JournalEvent } from './journal.ts';
import type { ConsoleEntry, NetworkEntry, PageError } from './messages.ts';

const log = (text: string): ConsoleEntry => ({ level: 'log', text, at: 1 });
const request = (url: string): NetworkEntry => ({
  kind: 'fetch',
  method: 'GET',
  url,
  status: 200,
  state: 'completed',
  duration_ms: 1,
  at: 1,
});
const error = (message: string, lineno = 1, at = 1): PageError => ({
  type: 'runtime',
  source: 'window',
  error_message: message,
  meta_data: { filename: 'src/App.tsx', lineno },
  path: '/',
  at,
  count: 1,
});

function replay(events: readonly JournalEvent[]): Journal {
  return events.reduce(recordEvent, EMPTY_JOURNAL);
}

const numbers = Array.from({ length: 60 }, (_, index) => String(index));

describe('recordEvent', () => {
  test('the last 50 console lines and the last 50 requests are kept', () => {
    const journal = replay([
      ...numbers.map((text) => ({ kind: 'console', entry: log(text) }) as const),
      ...numbers.map((url) => ({ kind: 'network', entry: request(url) }) as const),
    ]);
    expect(journal.console.map(({ text }) => text)).toEqual(numbers.slice(10));
    expect(journal.network.map(({ url }) => url)).toEqual(numbers.slice(10));
    expect(journal.unsent.dropped).toBe(20);
  });

  test('what was sent is not sent again, until somebody new listens', () => {
    const sent = replay([{ kind: 'console', entry: log('a') }, { kind: 'sent' }]);
    expect(hasUnsent(sent)).toBe(false);
    expect(hasUnsent(recordEvent(sent, { kind: 'network', entry: request('/') }))).toBe(true);
    expect(recordEvent(sent, { kind: 'connected' }).unsent).toEqual({
      console: [log('a')],
      network: [],
      dropped: 0,
    });
  });

  test('a repeated error is counted, one at another place is another error', () => {
    const journal = replay([
      { kind: 'error', error: error('broken') },
      { kind: 'error', error: error('broken', 2) },
      { kind: 'error', error: error('broken', 1, 9) },
    ]);
    expect(journal.errors).toEqual([error('broken', 2), { ...error('broken', 1, 9), count: 2 }]);
  });

  test('only errors since the latest build are kept; the console stays', () => {
    const journal = replay([
      { kind: 'console', entry: log('a') },
      { kind: 'error', error: error('old') },
      { kind: 'built' },
      { kind: 'error', error: error('new') },
    ]);
    expect(journal.errors.map(({ error_message }) => error_message)).toEqual(['new']);
    expect(journal.console).toHaveLength(1);
  });

  test('the last 50 errors are kept', () => {
    const journal = replay(numbers.map((text) => ({ kind: 'error', error: error(text) }) as const));
    expect(journal.errors.map(({ error_message }) => error_message)).toEqual(numbers.slice(10));
  });
});
