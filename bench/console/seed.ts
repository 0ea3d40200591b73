import { LOG_SOURCES, type LogEvent, type LogStore } from '@loam/cloud/logs';
import type { CloudDatabases } from '@loam/cloud/postgres';
import type { CloudFiles } from '@loam/cloud/storage';
import type { Clock } from '@loam/kernel';
import type { PoolClient } from 'pg';
import { crc32, deflateSync } from 'node:zlib';

export interface SeedOptions extends SeedSize {
  readonly ref: string;
  /** Where lines go, by a clock of its own: a store takes none that is older than a day. None are written without. */
  readonly openLogs?: ((clock: Clock) => Pick<LogStore, 'write' | 'flush' | 'close'>) | undefined;
  /** Where bytes go; files are rows alone without. */
  readonly cloudFiles?: Pick<CloudFiles, 'putBytes'> | undefined;
  /** Told after each part. */
  readonly tell?: ((part: string, seconds: number) => void) | undefined;
}

export interface SeedSize {
  /** Of the largest table. */
  readonly rows: number;
  readonly tables: number;
  readonly users: number;
  readonly files: number;
  /** Spread over the last week. */
  readonly lines: number;
}

/** What the console is measured and looked at with. */
export const wholeSeed: SeedSize = {
  rows: 10_000_000,
  tables: 40,
  users: 20_000,
  files: 5000,
  lines: 100_000,
};

/** A cloud as one looks after a busy year: many tables, one of them large, people, and files that they sent. */
export async function seedCloud(
  databases: Pick<CloudDatabases, 'runAsOwner' | 'acquire'>,
  options: SeedOptions,
): Promise<void> {
  const { ref, rows, tables, users, files, lines, openLogs } = options;
  const part = async (name: string, work: () => Promise<unknown>) => {
    const from = performance.now();
    await work();
    options.tell?.(name, (performance.now() - from) / 1000);
  };
  await part(`${tables} tables`, () => databases.runAsOwner(ref, smallTablesSql(tables - 2)));
  await part(`${rows} rows`, () => databases.runAsOwner(ref, ordersSql(rows), { timeoutMs: 3_600_000 }));
  const client = await databases.acquire(ref, 'services');
  try {
    await client.query('set role supabase_auth_admin');
    await part(`${users} users`, () => client.query(usersSql, [users]));
    await client.query('set role supabase_storage_admin');
    await part(`${files} files`, () => writeFiles(client, options));
  } finally {
    await client.query('discard all');
    client.release();
  }
  if (openLogs) await part(`${lines} lines of logs`, () => writeLines(openLogs, ref, lines));
}

async function writeFiles(client: PoolClient, { ref, files, cloudFiles }: SeedOptions): Promise<void> {
  const { rows } = await client.query<{ version: string }>(filesSql, [files, picture.length]);
  for (const { version } of rows) await cloudFiles?.putBytes(ref, version, once(picture));
}

const weekMicros = 7 * 86_400_000_000;
const linesAtOnce = 5000;

async function writeLines(
  openLogs: NonNullable<SeedOptions['openLogs']>,
  ref: string,
  count: number,
): Promise<void> {
  const until = Date.now() * 1000;
  let micros = until - weekMicros;
  const logs = openLogs({ now: () => new Date(micros / 1000) });
  for (let index = 0; index < count; index += 1) {
    micros = until - weekMicros + Math.floor((weekMicros * (index + 1)) / count);
    logs.write(lineOf(ref, index, micros));
    // What is handed over faster than it is written would be dropped.
    if (index % linesAtOnce === linesAtOnce - 1) await logs.flush();
  }
  await logs.close();
}

function lineOf(ref: string, index: number, timestampMicros: number): LogEvent {
  const status = index % 25 === 0 ? 500 : index % 10 === 0 ? 404 : 200;
  return {
    ref,
    source: LOG_SOURCES[index % LOG_SOURCES.length] ?? 'edge',
    timestampMicros,
    message: `GET | ${status} | /rest/v1/orders?id=eq.${index}`,
    metadata: {
      request: { method: 'GET', path: '/rest/v1/orders', search: `?id=eq.${index}` },
      response: { status_code: status },
    },
  };
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** A green square of 32 by 32 points. */
const picture = png(32);

function png(size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.from([0, ...Array.from({ length: size }, () => [46, 125, 80]).flat()]);
  const points = Buffer.concat(Array.from({ length: size }, () => line));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(points)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
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
insert into storage.objects (bucket_id, name, version, metadata)
select 'pictures', 'folder ' || g % 20 || '/picture ' || g || '.png', gen_random_uuid()::text,
  jsonb_build_object('size', $2::int, 'mimetype', 'image/png', 'cacheControl', 'max-age=3600')
from generate_series(1, $1::int) g
returning version`;
