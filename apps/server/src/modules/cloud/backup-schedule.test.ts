import type { Snapshot, SnapshotKind } from '@loam/cloud/postgres';
import { expect, test } from 'vitest';
import { backupTimes, expired, keptUntil } from './backup-schedule.ts';

const now = new Date('2026-11-16T12:00:00Z');

const taken = (kind: SnapshotKind, daysAgo: number): Snapshot => ({
  id: `${kind} ${daysAgo}`,
  ref: 'ref',
  kind,
  name: null,
  gitVersion: null,
  migrationVersion: null,
  sizeBytes: 1,
  createdAt: new Date(now.getTime() - daysAgo * 86_400_000),
});

test.each([
  ['before it', '2026-11-16T02:29:59Z', '2026-11-15T02:30:00Z'],
  ['at it', '2026-11-16T02:30:00Z', '2026-11-16T02:30:00Z'],
  ['after it', '2026-11-16T23:59:00Z', '2026-11-16T02:30:00Z'],
])('the time of the last backup, %s', (_, at, last) => {
  const times = backupTimes(new Date(at), 150);
  expect(times.last).toEqual(new Date(last));
  expect(times.next.getTime() - times.last.getTime()).toBe(86_400_000);
});

test('what the platform took goes by age and number; what people took and the newest scheduled one stay', () => {
  const all = [
    ...Array.from({ length: 9 }, () => taken('migration', 1)),
    taken('restore', 1.5),
    taken('migration', 1.7),
    taken('manual', 400),
    taken('scheduled', 90),
    taken('scheduled', 91),
  ];
  expect(expired(all, 'free', now).map(({ id }) => id)).toEqual(['scheduled 91', 'migration 1.7']);
  expect(expired([taken('migration', 4)], 'free', now)).toHaveLength(1);
  expect(expired([taken('migration', 4)], 'pro', now)).toHaveLength(0);
  expect(keptUntil(taken('manual', 1), 'free')).toBeUndefined();
});
