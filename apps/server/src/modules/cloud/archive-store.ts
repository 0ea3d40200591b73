import type { CloudDatabases } from '@loam/cloud/postgres';

/** Under which version the bytes of a stored file are kept. */
export async function findFileVersion(
  databases: Pick<CloudDatabases, 'acquire'>,
  ref: string,
  { bucket, name }: { readonly bucket: string; readonly name: string },
): Promise<string | undefined> {
  const client = await databases.acquire(ref, 'owner');
  try {
    const { rows } = await client.query<{ version: string | null }>(
      'select version from storage.objects where bucket_id = $1 and name = $2',
      [bucket, name],
    );
    return rows[0]?.version ?? undefined;
  } finally {
    client.release();
  }
}
