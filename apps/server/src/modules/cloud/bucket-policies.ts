import type { BucketPolicyTemplate } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';

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

export function tellExisting(error: unknown): never {
  const isThere = error instanceof Error && 'code' in error && error.code === '42710';
  throw isThere ? new ApiError('conflict', 'The bucket has this policy already.') : error;
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
