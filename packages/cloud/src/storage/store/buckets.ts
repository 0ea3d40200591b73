import { noSuchBucket, storageError } from '../errors.ts';
import { isJson, type Json, numberOf, parseJson, textOf } from '../json.ts';
import { type Actor, moment, serviceActor, type StorageDatabase, uuidOrNull } from './database.ts';

/** What the service itself has to know of a bucket. */
export interface Bucket {
  readonly id: string;
  readonly isPublic: boolean;
  readonly fileSizeLimit: number | null;
  readonly allowedMimeTypes: readonly string[] | null;
}

export interface BucketChange {
  readonly isPublic?: boolean;
  readonly fileSizeLimit?: number | null;
  readonly allowedMimeTypes?: readonly string[] | null;
}

export interface BucketPage {
  readonly limit?: number;
  readonly offset?: number;
  readonly sortColumn?: 'id' | 'name' | 'created_at' | 'updated_at';
  readonly sortOrder?: 'asc' | 'desc';
  readonly search?: string;
}

/** A list tells the type of buckets, the call for one of them does not. */
const wire = (
  more = '',
) => `json_build_object('id', id, 'name', name, 'owner', coalesce(owner_id, owner::text, ''),
  'public', public, ${more} 'file_size_limit', file_size_limit, 'allowed_mime_types', allowed_mime_types,
  'created_at', ${moment('created_at')}, 'updated_at', ${moment('updated_at')})::text`;

export async function createBucket(
  db: StorageDatabase,
  actor: Actor,
  bucket: { readonly id: string; readonly name: string } & BucketChange,
): Promise<void> {
  try {
    await db.run(actor, {
      text: `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
        values ($1, $2, $3::uuid, $4, $5::boolean, $6::bigint, ${typesFrom('$7')})`,
      values: [
        bucket.id,
        bucket.name,
        uuidOrNull(actor.owner),
        actor.owner ?? null,
        String(bucket.isPublic ?? false),
        numberText(bucket.fileSizeLimit),
        jsonText(bucket.allowedMimeTypes),
      ],
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505')
      throw storageError('BucketAlreadyExists', 'The resource already exists', { cause: error });
    throw error;
  }
}

export async function findBucket(db: StorageDatabase, actor: Actor, id: string): Promise<Json> {
  const [row] = await db.run(actor, {
    text: `select ${wire()} from storage.buckets where id = $1`,
    values: [id],
  });
  const bucket = parseJson(row?.[0]);
  if (!bucket) throw noSuchBucket();
  return bucket;
}

/** Its rules hold for everybody, whether they may see the bucket or not. */
export async function loadBucket(db: StorageDatabase, id: string): Promise<Bucket> {
  const found = await findBucket(db, serviceActor, id);
  const types = found['allowed_mime_types'];
  return {
    id: textOf(found, 'id') ?? id,
    isPublic: found['public'] === true,
    fileSizeLimit: numberOf(found, 'file_size_limit') ?? null,
    allowedMimeTypes: Array.isArray(types) ? types.filter((type) => typeof type === 'string') : null,
  };
}

export async function listBuckets(db: StorageDatabase, actor: Actor, page: BucketPage): Promise<Json[]> {
  const { limit, offset = 0, sortColumn = 'created_at', sortOrder = 'asc', search = '' } = page;
  const rows = await db.run(actor, {
    text: `select ${wire(`'type', type,`)} from storage.buckets
      where strpos(lower(name), lower($1)) > 0
      order by ${sortColumn} ${sortOrder}, id limit $2::bigint offset $3::bigint`,
    values: [search, numberText(limit), String(offset)],
  });
  return rows.map((row) => parseJson(row[0])).filter(isJson);
}

export async function updateBucket(
  db: StorageDatabase,
  actor: Actor,
  { id, ...change }: { readonly id: string } & BucketChange,
): Promise<void> {
  const { isPublic, fileSizeLimit, allowedMimeTypes } = change;
  const rows = await db.run(actor, {
    text: `update storage.buckets set updated_at = now(),
        public = case when $2::boolean then $3::boolean else public end,
        file_size_limit = case when $4::boolean then $5::bigint else file_size_limit end,
        allowed_mime_types = case when $6::boolean then ${typesFrom('$7')} else allowed_mime_types end
      where id = $1 returning id`,
    values: [
      id,
      String(isPublic !== undefined),
      isPublic === undefined ? null : String(isPublic),
      String(fileSizeLimit !== undefined),
      numberText(fileSizeLimit),
      String(allowedMimeTypes !== undefined),
      jsonText(allowedMimeTypes),
    ],
  });
  if (rows.length === 0) throw noSuchBucket();
}

export async function deleteBucket(db: StorageDatabase, actor: Actor, id: string): Promise<void> {
  await findBucket(db, serviceActor, id);
  const used = await db.run(serviceActor, {
    text: 'select 1 from storage.objects where bucket_id = $1 limit 1',
    values: [id],
  });
  if (used.length > 0) throw notEmpty();
  try {
    const deleted = await db.run(actor, {
      text: 'delete from storage.buckets where id = $1 returning id',
      values: [id],
    });
    if (deleted.length === 0) throw noSuchBucket();
  } catch (error) {
    // A file came in this moment.
    if (error instanceof Error && 'code' in error && error.code === '23503') throw notEmpty();
    throw error;
  }
}

function notEmpty() {
  return storageError('ResourceNotEmpty', 'The bucket you tried to delete is not empty');
}

function typesFrom(parameter: string): string {
  return `(select array_agg(t) from jsonb_array_elements_text(${parameter}::jsonb) t)`;
}

function jsonText(value: readonly string[] | null | undefined): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

function numberText(value: number | null | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
