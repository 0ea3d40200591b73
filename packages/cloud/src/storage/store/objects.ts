import { noSuchKey, storageError } from '../errors.ts';
import { isJson, type Json, numberOf, parseJson, textOf } from '../json.ts';
import {
  type Actor,
  moment,
  serviceActor,
  type Statement,
  type StorageDatabase,
  uuidOrNull,
} from './database.ts';

export interface Place {
  readonly bucketId: string;
  readonly name: string;
}

/** A file with what was stored along with it. */
export interface StoredObject extends Place {
  readonly id: string;
  readonly version: string;
  readonly metadata: Json;
  readonly userMetadata: Json | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** As the protocol shows it. */
  readonly wire: Json;
}

export interface NewObject extends Place {
  readonly owner: string | undefined;
  readonly version: string;
  readonly metadata: Json;
  readonly userMetadata: Json | null | undefined;
}

const wire = `json_build_object('id', o.id, 'name', o.name, 'bucket_id', o.bucket_id, 'owner', coalesce(o.owner::text, ''),
  'owner_id', coalesce(o.owner_id, ''), 'version', o.version, 'metadata', o.metadata, 'user_metadata', o.user_metadata,
  'created_at', ${moment('o.created_at')}, 'updated_at', ${moment('o.updated_at')},
  'last_accessed_at', ${moment('o.last_accessed_at')})::text`;

export async function findObject(db: StorageDatabase, actor: Actor, place: Place): Promise<StoredObject> {
  const [row] = await db.run(actor, findStatement(place));
  return objectOf(row?.[0]);
}

function findStatement({ bucketId, name }: Place): Statement {
  return {
    text: `select ${wire} from storage.objects o where o.bucket_id = $1 and o.name = $2`,
    values: [bucketId, name],
  };
}

/** Those of the names that there are and that the actor may see. */
export async function findNames(
  db: StorageDatabase,
  actor: Actor,
  { bucketId, names }: { readonly bucketId: string; readonly names: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await db.run(actor, {
    text: `select name from storage.objects
      where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))`,
    values: [bucketId, JSON.stringify(names)],
  });
  return new Set(rows.map((row) => row[0] ?? ''));
}

/** Whether the actor may write there: tried and taken back, before any byte is stored. */
export async function requireWrite(
  db: StorageDatabase,
  actor: Actor,
  { isUpsert, ...object }: NewObject & { readonly isUpsert: boolean },
): Promise<void> {
  try {
    await db.attempt(actor, isUpsert ? upsertStatement(object) : insertStatement(object));
  } catch (error) {
    throw asDuplicate(error);
  }
}

export interface Saved {
  readonly object: StoredObject;
  /** What lay there before and nobody can reach any more. */
  readonly replacedVersion: string | undefined;
}

/** The bytes are stored, and whether it is allowed was decided before: now it counts. */
export async function saveObject(
  db: StorageDatabase,
  { isUpsert, ...object }: NewObject & { readonly isUpsert: boolean },
  ...more: readonly Statement[]
): Promise<Saved> {
  try {
    const statement = isUpsert ? upsertStatement(object) : insertStatement(object);
    const [row] = await db.run(serviceActor, ...more, {
      ...statement,
      text: `${statement.text} returning ${wire}, ${isUpsert ? '(select version from old)' : 'null'}`,
    });
    return { object: objectOf(row?.[0]), replacedVersion: row?.[1] ?? undefined };
  } catch (error) {
    throw asDuplicate(error);
  }
}

function insertStatement(object: NewObject): Statement {
  return {
    text: `insert into storage.objects as o (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
      values ($1, $2, $3::uuid, $4, $5, $6::jsonb, $7::jsonb)`,
    values: valuesOf(object),
  };
}

function upsertStatement(object: NewObject): Statement {
  const insert = insertStatement(object);
  return {
    text: `with old as (select version from storage.objects where bucket_id = $1 and name = $2)
      ${insert.text} on conflict (bucket_id, name) do update set version = excluded.version, metadata = excluded.metadata,
        user_metadata = excluded.user_metadata, owner = excluded.owner, owner_id = excluded.owner_id,
        updated_at = now()`,
    values: insert.values,
  };
}

function valuesOf({ bucketId, name, owner, version, metadata, userMetadata }: NewObject) {
  return [
    bucketId,
    name,
    uuidOrNull(owner),
    owner ?? null,
    version,
    JSON.stringify(metadata),
    userMetadata ? JSON.stringify(userMetadata) : null,
  ];
}

export async function moveObject(
  db: StorageDatabase,
  actor: Actor,
  { from, to }: { readonly from: Place; readonly to: Place },
): Promise<StoredObject> {
  // Who cannot see it is told that it is not there.
  await findObject(db, actor, from);
  const [row] = await db.run(actor, {
    text: `update storage.objects o set bucket_id = $3, name = $4, owner = $5::uuid, owner_id = $6
      where o.bucket_id = $1 and o.name = $2 returning ${wire}`,
    values: [from.bucketId, from.name, to.bucketId, to.name, uuidOrNull(actor.owner), actor.owner ?? null],
  });
  return objectOf(row?.[0]);
}

export async function deleteObjects(
  db: StorageDatabase,
  actor: Actor,
  { bucketId, names }: { readonly bucketId: string; readonly names: readonly string[] },
): Promise<readonly StoredObject[]> {
  const rows = await db.run(actor, {
    text: `delete from storage.objects o
      where o.bucket_id = $1 and o.name in (select jsonb_array_elements_text($2::jsonb)) returning ${wire}`,
    values: [bucketId, JSON.stringify(names)],
  });
  return rows.map((row) => objectOf(row[0]));
}

/** The first ones that there are; none when the bucket is empty, or nothing in it may be deleted. */
export async function deleteSome(
  db: StorageDatabase,
  actor: Actor,
  { bucketId, limit }: { readonly bucketId: string; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await db.run(actor, {
    text: `delete from storage.objects where id in (
        select id from storage.objects where bucket_id = $1 limit $2::int) returning version`,
    values: [bucketId, String(limit)],
  });
  return rows.map((row) => row[0] ?? '');
}

function objectOf(text: string | null | undefined): StoredObject {
  const row = parseJson(text);
  if (!row) throw noSuchKey();
  const { metadata, user_metadata: userMetadata } = row;
  return {
    id: textOf(row, 'id') ?? '',
    bucketId: textOf(row, 'bucket_id') ?? '',
    name: textOf(row, 'name') ?? '',
    version: textOf(row, 'version') ?? '',
    metadata: isJson(metadata) ? metadata : {},
    userMetadata: isJson(userMetadata) ? userMetadata : null,
    createdAt: textOf(row, 'created_at') ?? '',
    updatedAt: textOf(row, 'updated_at') ?? '',
    wire: row,
  };
}

export function sizeOf({ metadata }: Pick<StoredObject, 'metadata'>): number {
  return numberOf(metadata, 'size') ?? 0;
}

function asDuplicate(error: unknown): unknown {
  const isDuplicate = error instanceof Error && 'code' in error && error.code === '23505';
  return isDuplicate
    ? storageError('KeyAlreadyExists', 'The resource already exists', { cause: error })
    : error;
}
