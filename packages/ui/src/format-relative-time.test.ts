import { describe, expect, it } from 'vitest';

import { formatAbsoluteTime, formatRelativeTime } from './format-relative-time.ts';

const now = Date.UTC(2026, 4, 20, 12, 0, 0);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('formatRelativeTime', () => {
  it.each([
    [0, 'just now'],
    [-59_999, 'just now'],
    [30_000, 'just now'],
    [-minute, '1 minute ago'],
    [-59 * minute, '59 minutes ago'],
    [-hour, '1 hour ago'],
    [-23.9 * hour, '23 hours ago'],
    [-day, 'yesterday'],
    [-6 * day, '6 days ago'],
    [-7 * day, 'last week'],
    [-29 * day, '4 weeks ago'],
    [-45 * day, 'last month'],
    [-364 * day, '12 months ago'],
    [-800 * day, '2 years ago'],
    [2 * hour, 'in 2 hours'],
    [day, 'tomorrow'],
  ])('a distance of %d ms reads "%s"', (distance, expected) => {
    expect(formatRelativeTime(now + distance, now)).toBe(expected);
  });
});

describe('formatAbsoluteTime', () => {
  it('names day and minute in the given zone', () => {
    const text = formatAbsoluteTime(now, 'en-GB', 'UTC');
    expect(text).toContain('20 May 2026');
    expect(text).toContain('12:00');
  });
});
