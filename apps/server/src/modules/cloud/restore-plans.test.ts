import type { AppliedMigration, Snapshot } from '@loam/cloud/postgres';
import { expect, test } from 'vitest';
import { planOf } from './restore-plans.ts';

const applied = (...versions: string[]): AppliedMigration[] =>
  versions.map((version) => ({ version, name: `of ${version}`, statements: [] }));
const snapshot = (id: string, migrationVersion: string | null): Snapshot => ({
  id,
  ref: 'ref',
  kind: 'migration',
  name: null,
  gitVersion: null,
  migrationVersion,
  sizeBytes: 1,
  createdAt: new Date('2026-11-16T10:00:00Z'),
});
const file = (version: string) => `supabase/migrations/${version}_x.sql`;
const [one, two, three] = ['20261116090000', '20261116100000123', '20261116110000'];
const createdAt = new Date('2026-11-16T09:30:00Z');

test('the migrations that a version does not have, and the newest backup with exactly those it has', () => {
  const plan = planOf(
    applied(one, two, three),
    [snapshot('after two', two), snapshot('newer', one), snapshot('older', one), snapshot('empty', null)],
    { createdAt, paths: [file(one), 'src/app.tsx'], presentPaths: [file(one), file(two), file(three)] },
  );
  expect(plan.migrations.map(({ version }) => version)).toEqual([two, three]);
  expect(plan.backup?.id).toBe('newer');
});

test('nothing came later, nothing to offer', () => {
  const version = { createdAt, paths: [file(one)], presentPaths: [file(one)] };
  expect(planOf(applied(one), [snapshot('a', one)], version)).toEqual({ migrations: [], backup: undefined });
});

test('a migration without a file is known by its time', () => {
  const version = { createdAt, paths: [], presentPaths: [] };
  const plan = planOf(applied(one, three), [snapshot('a', one)], version);
  expect([plan.migrations.map((found) => found.version), plan.backup?.id]).toEqual([[three], 'a']);
});

test('an older one that was applied later leaves no backup that fits', () => {
  const version = { createdAt, paths: [file(three)], presentPaths: [file(three), file(one)] };
  const plan = planOf(applied(one, three), [snapshot('a', three)], version);
  expect([plan.migrations.length, plan.backup]).toEqual([1, undefined]);
});
