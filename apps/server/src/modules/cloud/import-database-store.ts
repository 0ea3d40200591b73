import type { CloudDatabases } from '@loam/cloud/postgres';
import { z } from 'zod';
import type { BucketConfig } from './import-config.ts';

/** What an import asks of the database that it fills. */
type Databases = Pick<CloudDatabases, 'runAsOwner'>;

const timeoutMs = 30_000;
const Rows = z.array(z.record(z.string(), z.unknown()));

export async function tablesOf(databases: Databases, ref: string): Promise<ReadonlySet<string>> {
  const sql = `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`;
  return new Set(await namesOf(databases, ref, sql));
}

export async function enumsOf(databases: Databases, ref: string): Promise<ReadonlySet<string>> {
  const sql = `select typname as name from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'`;
  return new Set(await namesOf(databases, ref, sql));
}

/** Tables without row security. */
export function openTables(databases: Databases, ref: string): Promise<string[]> {
  const sql = `select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity order by 1`;
  return namesOf(databases, ref, sql);
}

export async function bucketsOf(databases: Databases, ref: string) {
  const rows = await rowsOf(databases, ref, 'select id, public from storage.buckets order by id');
  return rows.map(({ id, public: isPublic }) => ({ id: String(id), is_public: isPublic === true }));
}

/** One of that name stays as it is. */
export async function addBucket(databases: Databases, ref: string, bucket: BucketConfig): Promise<void> {
  const sql = `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ($1, $1, $2, $3, $4) on conflict (id) do nothing`;
  const parameters = [bucket.id, bucket.isPublic, bucket.sizeLimit, bucket.mimeTypes];
  await databases.runAsOwner(ref, sql, { parameters, timeoutMs });
}

async function namesOf(databases: Databases, ref: string, sql: string): Promise<string[]> {
  return (await rowsOf(databases, ref, sql)).map(({ name }) => String(name));
}

async function rowsOf(databases: Databases, ref: string, sql: string): Promise<Record<string, unknown>[]> {
  const [result] = await databases.runAsOwner(ref, sql, { isReadOnly: true, timeoutMs });
  const rows: readonly unknown[] = result?.rows ?? [];
  return Rows.parse(rows);
}
