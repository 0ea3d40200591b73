import { expect, test } from 'vitest';
import { formatBytes, formatDuration } from './format-health.ts';

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
