import { describe, expect, test } from 'vitest';
import { parseSchedule } from './schedule.ts';

/** The first minutes of a stretch at which a schedule matches. */
function minutesOf(written: string, from: string, count: number): string[] {
  const schedule = parseSchedule(written);
  if (schedule?.kind !== 'minutes') throw new Error(`${written} has no minutes`);
  const found: string[] = [];
  for (let at = Date.parse(from); found.length < count; at += 60_000)
    if (schedule.matches(new Date(at))) found.push(new Date(at).toISOString().slice(0, 16));
  return found;
}

describe('a schedule', () => {
  test.each([
    ['* * * * *', ['2026-11-16T09:58', '2026-11-16T09:59', '2026-11-16T10:00']],
    ['*/15 * * * *', ['2026-11-16T10:00', '2026-11-16T10:15', '2026-11-16T10:30']],
    ['5/20 10 * * *', ['2026-11-16T10:05', '2026-11-16T10:25', '2026-11-16T10:45']],
    ['0 3 * * *', ['2026-11-17T03:00', '2026-11-18T03:00']],
    ['0 0 * * sun', ['2026-11-22T00:00', '2026-11-29T00:00']],
    ['0 0 * * 7', ['2026-11-22T00:00', '2026-11-29T00:00']],
    ['30 9 * * mon-fri', ['2026-11-17T09:30', '2026-11-18T09:30']],
    ['0 0 $ * *', ['2026-11-30T00:00', '2026-12-31T00:00']],
    ['0 12 1,15 jan *', ['2027-01-01T12:00', '2027-01-15T12:00']],
    ['0 0 20 * 1', ['2026-11-20T00:00', '2026-11-23T00:00', '2026-11-30T00:00']],
    ['@monthly', ['2026-12-01T00:00', '2027-01-01T00:00']],
    ['@hourly', ['2026-11-16T10:00', '2026-11-16T11:00']],
  ])('%s', (written, expected) => {
    expect(minutesOf(written, '2026-11-16T09:58:00Z', expected.length)).toEqual(expected);
  });

  test('by seconds', () => {
    expect(parseSchedule('30 seconds')).toEqual({ kind: 'interval', seconds: 30 });
    expect(parseSchedule(' 1  second ')).toEqual({ kind: 'interval', seconds: 1 });
  });

  test.each([
    '',
    'every day',
    '60 seconds',
    '0 seconds',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '* * * 13 *',
  ])('none is %j', (written) => expect(parseSchedule(written)).toBeUndefined());
  test.each(['* * * * 8', '5-1 * * * *', '*/0 * * * *', '* * * *', '* * * * * *', '@reboot', '1.5 * * * *'])(
    'none is %j',
    (written) => expect(parseSchedule(written)).toBeUndefined(),
  );
});
