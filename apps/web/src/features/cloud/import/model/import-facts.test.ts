import { expect, test } from 'vitest';
import { sampleBackendImport } from './sample-import.data.ts';
import { hasWork, percentOf, planFacts, requestOf } from './import-facts.ts';

const report = sampleBackendImport.report;

test('what the files bring is counted', () => {
  const plan = { migrations: 1, functions: ['a', 'b'], secrets: [], typed_tables: 0, has_config: true };
  expect(planFacts(plan)).toEqual(['1 migration', '2 functions', 'settings']);
});

test('what is left to do is known, and asked for with file and line', () => {
  expect(hasWork(report)).toBe(true);
  const quiet = { faults: [], tables_missing: [], tables_open: [], secrets: [], functions: [], notes: [] };
  expect(hasWork({ ...report, ...quiet, migrations: { ...report.migrations, failed: 0 } })).toBe(false);
  expect(requestOf(report)).toContain('- supabase/migrations/2_rules.sql, line 4: relation');
  expect(requestOf(report)).not.toContain('1_start.sql');
});

test('how far it is', () => {
  expect(percentOf({ done: 0, total: 0 })).toBeNull();
  expect(percentOf({ done: 1, total: 4 })).toBe(25);
});
