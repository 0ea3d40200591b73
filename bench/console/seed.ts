import type { CloudDatabases } from '@loam/cloud/postgres';

export interface SeedOptions {
  readonly ref: string;
  /** Of the largest table. */
  readonly rows: number;
  readonly tables: number;
  readonly users: number;
  readonly files: number;
}

/** A cloud as one looks after a busy year: many tables, one of them large, people, and files that they sent. */
export async function seedCloud(
  databases: Pick<CloudDatabases, 'runAsOwner' | 'acquire'>,
  options: SeedOptions,
): Promise<void> {
  const { ref, rows, tables, users, files } = options;
  await databases.runAsOwner(ref, smallTablesSql(tables - 1));
  await databases.runAsOwner(ref, ordersSql(rows), { timeoutMs: 3_600_000 });
  const client = await databases.acquire(ref, 'services');
  try {
    await client.query('set role supabase_auth_admin');
    await client.query(usersSql, [users]);
    await client.query('set role supabase_storage_admin');
    await client.query(filesSql, [files]);
  } finally {
    await client.query('discard all');
    client.release();
  }
}

function smallTablesSql(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const name = `table_${String(index + 1).padStart(2, '0')}`;
    return `create table ${name} (id int8 primary key, title text not null, note text, is_done boolean not null default false,
      made_at timestamptz not null default now());
      insert into ${name} (id, title) select g, 'Title ' || g from generate_series(1, ${10 + index * 25}) g;`;
  }).join('\n');
}

function ordersSql(rows: number): string {
  return `
    create type order_state as enum ('new', 'paid', 'sent', 'done');
    create table customers (id int8 primary key, name text not null, country text);
    insert into customers select g, 'Customer ' || g, (array['de', 'fr', 'jp', 'br', null])[1 + g % 5] from generate_series(1, 10000) g;
    create table orders (id int8 primary key, customer_id int8, state order_state not null,
      total numeric(12, 2) not null, note text, details jsonb, created_at timestamptz not null);
    insert into orders select g, 1 + g % 10000, (array['new', 'paid', 'sent', 'done']::order_state[])[1 + g % 4],
      (g * 7919 % 100000) / 100.0, case when g % 3 = 0 then null else 'Note about order ' || g % 5000 end,
      case when g % 10 = 0 then jsonb_build_object('gift', true, 'n', g) end,
      timestamptz '2025-11-16' + (g * interval '1 year' / ${rows}) from generate_series(1::int8, ${rows}) g;
    alter table orders add foreign key (customer_id) references customers (id);
    create index on orders (created_at);
    create index on orders (customer_id);
    analyze`;
}

const usersSql = `
insert into auth.users (id, instance_id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
  created_at, updated_at, last_sign_in_at)
select gen_random_uuid(), '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated',
  'person' || g || '@example.com', now(), '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', 'Person ' || g),
  now() - g * interval '6 minutes', now(), case when g % 4 > 0 then now() - g * interval '1 minute' end
from generate_series(1, $1::int) g`;

const filesSql = `
with made as (insert into storage.buckets (id, name, public) values ('pictures', 'pictures', true) on conflict do nothing)
insert into storage.objects (bucket_id, name, metadata)
select 'pictures', 'folder ' || g % 20 || '/picture ' || g || '.png', jsonb_build_object('size', g * 100, 'mimetype', 'image/png')
from generate_series(1, $1::int) g`;
