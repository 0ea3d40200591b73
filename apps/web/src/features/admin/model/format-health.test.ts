import { expect, test } from 'vitest';
import { formatBytes, formatDisk, formatDuration, formatEvents, formatRestarts } from './format-health.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [15_000_000, '14 MB'],
  [9_663_676_416, '9.0 GB'],
])('%d bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [61, '1 minute 1 second'],
  [3600, '1 hour'],
  [3601, '1 hour'],
  [90_061, '1 day 1 hour'],
  [180_000, '2 days 2 hours'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('a server that was started again says how often, when and why', () => {
  expect(formatRestarts(null)).toBe('Never since the start');
  const restarts = { count: 2, last_at: '2026-11-15T10:20:30.000Z', cause: 'killed by SIGKILL' };
  expect(formatRestarts(restarts)).toBe('2 times, last on 2026-11-15 10:20: killed by SIGKILL');
  expect(formatRestarts({ ...restarts, count: 1 })).toContain('once');
});

test('the disk says what is left, and when that is too little', () => {
  const disk = { free_bytes: 9_663_676_416, reserve_bytes: 1, is_low: false };
  expect(formatDisk(disk)).toBe('9.0 GB free');
  expect(formatDisk({ ...disk, is_low: true })).toContain('too little');
  expect(formatDisk({ ...disk, free_bytes: null })).toBe('Not known');
});

test('events that nobody heard of are named with what went wrong', () => {
  expect(formatEvents({ waiting: 0, failed: 0, last_failure: null })).toBe('All told');
  expect(formatEvents({ waiting: 2, failed: 0, last_failure: null })).toBe('2 waiting');
  expect(formatEvents({ waiting: 1, failed: 3, last_failure: 'edit.created: no disk' })).toBe(
    '3 given up until the next start, last edit.created: no disk; 1 waiting',
  );
});
