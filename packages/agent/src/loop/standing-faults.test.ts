import { expect, test } from 'vitest';
import type { CodeFault } from '../events.ts';
import { backendFaults, cure, standingFaults } from './standing-faults.ts';

const path = (name: string) => `supabase/functions/${name}/index.ts`;
const deploy = (name: string): CodeFault => ({
  kind: 'deploy_supabase_functions',
  message: `${name} does not compile`,
  path: path(name),
});
const sql: CodeFault = { kind: 'supabase_sql_error', message: 'type "txt" does not exist' };
const edit: CodeFault = { kind: 'search_replace_failed', message: 'not found', path: 'src/App.tsx' };

test('a file that was written after all mends an edit, and deploys no function', () => {
  const changes = () =>
    ['src/App.tsx', path('pay')].map((one) => ({ path: one, action: 'write' as const, content: 'x' }));
  const seen = { state: { toolFaults: [edit, deploy('pay'), sql] }, files: { changes } };
  expect(standingFaults(seen)).toEqual([deploy('pay'), sql]);
  expect(backendFaults(seen)).toEqual([deploy('pay'), sql]);
});

test('of several attempts at the same thing the last one is told', () => {
  const again = { ...sql, message: 'type "txet" does not exist' };
  expect(backendFaults({ state: { toolFaults: [sql, deploy('pay'), again] } })).toEqual([
    again,
    deploy('pay'),
  ]);
});

test('what worked ends the faults of its own kind and function', () => {
  const faults = [deploy('pay'), deploy('mail'), sql];
  cure(faults, { kind: 'deploy_supabase_functions', path: path('pay') });
  expect(faults).toEqual([deploy('mail'), sql]);
  cure(faults, { kind: 'supabase_sql_error' });
  expect(faults).toEqual([deploy('mail')]);
});
