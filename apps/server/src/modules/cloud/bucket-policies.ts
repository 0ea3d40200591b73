import type { ManagedDatabases } from '@loam/cloud/management';
import type { BucketPolicyTemplate } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';
import type { CloudContext } from './context.ts';

/** The SQL that lets people reach the files of a bucket; without any policy only the project's own server does. */
export function bucketPolicySql(bucketId: string, template: BucketPolicyTemplate): string {
  const inBucket = `bucket_id = ${literal(bucketId)}`;
  const policy = (title: string, rest: string) =>
    `create policy ${identifier(policyName(title, bucketId))} on storage.objects\n  ${rest};`;
  switch (template) {
    case 'read_by_all':
      return policy('Everyone reads', `for select to anon, authenticated using (${inBucket})`);
    case 'signed_in':
      return [
        policy('Who is signed in reads', `for select to authenticated using (${inBucket})`),
        policy('Who is signed in uploads', `for insert to authenticated with check (${inBucket})`),
      ].join('\n');
    case 'own_folder': {
      const own = `${inBucket} and (storage.foldername(name))[1] = (select auth.uid())::text`;
      return policy(
        'Everyone has a folder of their own',
        `for all to authenticated\n  using (${own})\n  with check (${own})`,
      );
    }
  }
}

export async function applyBucketPolicy(
  { clock }: Pick<CloudContext, 'clock'>,
  databases: ManagedDatabases,
  { ref, bucketId, sql }: { readonly ref: string; readonly bucketId: string; readonly sql: string },
): Promise<void> {
  const version = clock.now().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const name = `policies_of_bucket_${bucketId.replaceAll(/\W+/g, '_').toLowerCase()}`;
  const outcome = await databases.migrate(ref, { version, name, sql }).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === '42710';
    throw isThere ? new ApiError('conflict', 'The bucket has this policy already.') : error;
  });
  if (outcome === 'already_applied')
    throw new ApiError('conflict', 'Another migration was applied in this second. Send it again.');
}

/** Postgres cuts names at 63 bytes, which would make two of them one. */
function policyName(title: string, bucketId: string): string {
  return `${title}: ${bucketId}`.slice(0, 60);
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
