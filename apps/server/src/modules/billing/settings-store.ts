import { type Queries, sql } from '@loam/db';

const allowancesKey = 'billing.allowances';

export async function readAllowanceSetting(queries: Queries): Promise<unknown> {
  const row = await queries.first<{ value: unknown }>(
    sql`select value from settings where key = ${allowancesKey}`,
  );
  return row?.value;
}

export async function writeAllowanceSetting(queries: Queries, value: object): Promise<void> {
  await queries.run(sql`
    insert into settings (key, value) values (${allowancesKey}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`);
}
