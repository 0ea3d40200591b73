import type { RlsPolicy, SchemaTable } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { noFilter, policiesByTable } from './filter-policies.ts';

const table = (name: string, kind: SchemaTable['kind'] = 'table'): SchemaTable => ({
  schema: 'public',
  name,
  kind,
  has_row_security: true,
  columns: [],
  foreign_keys: [],
});
const policy = (tablename: string, cmd: RlsPolicy['cmd'], roles: string[]): RlsPolicy => ({
  schemaname: tablename === 'objects' ? 'storage' : 'public',
  tablename,
  policyname: `${cmd} ${roles.join()}`,
  permissive: true,
  cmd,
  roles,
  qual: null,
  with_check: null,
});
const schema = {
  tables: [table('notes'), table('teams'), table('names', 'view')],
  policies: [
    policy('notes', 'SELECT', ['anon']),
    policy('notes', 'ALL', ['authenticated']),
    policy('objects', 'INSERT', ['public']),
  ],
};
const shown = (filter: Partial<typeof noFilter>) =>
  policiesByTable(schema, { ...noFilter, ...filter }).map(({ key, policies }) => [key, policies.length]);

describe('policies by table', () => {
  test('tables without one stand there too, and those of storage', () => {
    expect(shown({})).toEqual([
      ['notes', 2],
      ['teams', 0],
      ['storage.objects', 1],
    ]);
  });
  test('one table', () => expect(shown({ table: 'teams' })).toEqual([['teams', 0]]));
  test('by role', () => {
    expect(shown({ role: 'public/anon' })).toEqual([
      ['notes', 1],
      ['storage.objects', 1],
    ]);
    expect(shown({ role: 'authenticated' })).toEqual([
      ['notes', 1],
      ['storage.objects', 1],
    ]);
  });
  test('by command, to which those for all belong', () => {
    expect(shown({ cmd: 'DELETE' })).toEqual([['notes', 1]]);
  });
});
