import { type Queries, sql } from '@loam/db';
import type { CopyOrder, NewCloud } from './store.ts';

/** A cloud that is made by copying; its project has none. */
export async function insertCopy(
  queries: Queries,
  { ref, projectId, instanceType, sealedKeys, copyOf, extent, userId }: NewCloud & CopyOrder,
): Promise<void> {
  await queries.run(sql`
    insert into clouds (ref, project_id, status, instance_type, sealed_keys, copy_of, copy_extent, copy_by)
    values (${ref}, ${projectId}, 'COMING_UP', ${instanceType}, ${sealedKeys}, ${copyOf}, ${extent}, ${userId})`);
}

/** The copy stays the caller's for another while; undefined when somebody took it over. */
export async function renewChange(
  queries: Queries,
  { ref, changedAt }: { readonly ref: string; readonly changedAt: string },
): Promise<string | undefined> {
  const row = await queries.first<{ changed_at: string }>(sql`
    update clouds set changed_at = clock_timestamp()
    where ref = ${ref} and changed_at = ${changedAt}::timestamptz returning changed_at::text as changed_at`);
  return row?.changed_at;
}

/** What its owner chose: how people sign in, without the secrets of providers, and the limits of files. */
export async function copyChoices(queries: Queries, from: string, to: string): Promise<void> {
  await queries.run(sql`
    insert into cloud_auth_settings (ref, chosen) select ${to}, chosen from cloud_auth_settings where ref = ${from}
    on conflict (ref) do update set chosen = excluded.chosen`);
  await queries.run(sql`
    update clouds c set storage_file_bytes = s.storage_file_bytes, storage_transforms_images = s.storage_transforms_images
    from clouds s where s.ref = ${from} and c.ref = ${to}`);
}

export async function endCopy(queries: Queries, ref: string): Promise<void> {
  await queries.run(
    sql`update clouds set copy_of = null, copy_extent = null, copy_by = null where ref = ${ref}`,
  );
}
