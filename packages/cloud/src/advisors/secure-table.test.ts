import { expect, test } from 'vitest';
import { openTestCloud } from '../postgres/test-cloud.fixture.ts';
import { advise } from './advise.ts';
import { rowSecuritySql } from './secure-table.ts';

const ann = '11111111-1111-1111-1111-111111111111';
const bob = '22222222-2222-2222-2222-222222222222';

test('an imported table runs as its migration says, is reported, and gets a policy of one’s choice', async () => {
  await using cloud = openTestCloud();
  const ref = await cloud.create();
  const { databases } = cloud;
  await databases.runAsOwner(
    ref,
    `create table public."My notes" (id int primary key, "userId" text, words text);
     insert into public."My notes" values (1, '${ann}', 'a'), (2, '${bob}', 'b')`,
    { keepsRlsAsWritten: true },
  );
  const reads = async (role: string, sub = ann): Promise<unknown[]> => {
    const sql = `set local role ${role}; set local request.jwt.claims = '{"sub": "${sub}"}';
      select id from public."My notes" order by id`;
    const results = await databases.runAsOwner(ref, sql);
    return (results.at(-1)?.rows ?? []).map((row: { id: number }) => row.id);
  };
  const reported = async () =>
    (await advise(databases, ref, { category: 'SECURITY' })).map(({ cache_key: key }) => key);
  expect(await reads('anon')).toEqual([1, 2]);
  expect(await reported()).toContain('rls_disabled_in_public_public_My notes');

  const secure = async (template: 'owner' | 'read_by_all' | 'signed_in' | 'server_only', column?: string) => {
    const sql = await rowSecuritySql(databases, ref, {
      schema: 'public',
      table: 'My notes',
      template,
      column,
    });
    await databases.runAsOwner(ref, sql);
    const seen = [await reads('anon'), await reads('authenticated'), await reads('authenticated', bob)];
    expect(await reported()).not.toContain('rls_disabled_in_public_public_My notes');
    await databases.runAsOwner(
      ref,
      `do $$ declare p record; begin
         for p in select policyname from pg_policies where tablename = 'My notes' loop
           execute format('drop policy %I on public."My notes"', p.policyname);
         end loop; end $$`,
    );
    return seen;
  };
  expect(await secure('owner', 'userId')).toEqual([[], [1], [2]]);
  expect(await secure('read_by_all')).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  expect(await secure('signed_in')).toEqual([[], [1, 2], [1, 2]]);
  expect(await secure('server_only')).toEqual([[], [], []]);
  await expect(secure('owner', 'nobody')).rejects.toMatchObject({ code: 'column_missing' });
  const missing = { schema: 'public', table: 'x', template: 'server_only' } as const;
  await expect(rowSecuritySql(databases, ref, missing)).rejects.toMatchObject({ code: 'table_missing' });
});
