import type { ManagedDatabases } from '@loam/cloud/management';
import type { BucketPolicy } from '@loam/contract';
import { z } from 'zod';

const PolicyRow = z.object({ name: z.string(), command: z.string(), roles: z.array(z.string()) });

/** Those that name the bucket; a policy for all buckets names none. */
export async function listBucketPolicies(
  databases: Pick<ManagedDatabases, 'runAsOwner'>,
  ref: string,
  bucketId: string,
): Promise<BucketPolicy[]> {
  const sql = `
    select policyname as name, cmd as command, roles::text[] as roles from pg_catalog.pg_policies
    where schemaname = 'storage' and tablename = 'objects'
      and strpos(coalesce(qual, '') || coalesce(with_check, ''), quote_literal($1)) > 0
    order by policyname`;
  const [result] = await databases.runAsOwner(ref, sql, { isReadOnly: true, parameters: [bucketId] });
  return z.array(PolicyRow).parse(result?.rows ?? []);
}
