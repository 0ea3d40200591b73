import type { FunctionRecord, FunctionStore, NewFunctionVersion, SavedFunction } from '@loam/cloud/functions';
import { type Db, type Queries, sql } from '@loam/db';
import type { Ids } from '@loam/kernel';
import type { CloudStore } from './store.ts';

interface FunctionRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly version: number;
  readonly verify_jwt: boolean;
  readonly entrypoint: string;
  readonly import_map: string | null;
  readonly hash: string;
  readonly files_key: string;
  readonly previous_files_key: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface FunctionStoreDeps {
  readonly db: Db;
  readonly ids: Pick<Ids, 'uuid'>;
  /** Tells every process that something of the cloud changed. */
  readonly announce: CloudStore['announce'];
}

const columns = sql`
  id, slug, name, version, verify_jwt, entrypoint, import_map, hash, files_key, previous_files_key, created_at, updated_at`;

/** The functions of all projects. */
export function createFunctionStore({ db, ids, announce }: FunctionStoreDeps): FunctionStore {
  return {
    async list(ref) {
      const rows = await db.rows<FunctionRow>(
        sql`select ${columns} from cloud_functions where ref = ${ref} order by slug`,
      );
      return rows.map(recordOf);
    },
    async find(ref, slug) {
      const row = await db.first<FunctionRow>(
        sql`select ${columns} from cloud_functions where ref = ${ref} and slug = ${slug}`,
      );
      return row && recordOf(row);
    },
    save: (ref, version) =>
      db.transaction(async (tx) => {
        const saved = await saveVersion(tx, { ref, version, id: ids.uuid() });
        await announce(tx, ref);
        return saved;
      }),
    remove: (ref, slug) =>
      db.transaction(async (tx) => {
        const row = await tx.first<FunctionRow>(
          sql`delete from cloud_functions where ref = ${ref} and slug = ${slug} returning ${columns}`,
        );
        await announce(tx, ref);
        return row && { record: recordOf(row), unusedKeys: keysOf(row) };
      }),
  };
}

interface Saving {
  readonly ref: string;
  readonly version: NewFunctionVersion;
  /** Of one that is not there yet. */
  readonly id: string;
}

async function saveVersion(tx: Queries, { ref, version, id }: Saving): Promise<SavedFunction> {
  const { slug, name, verifyJwt, entrypoint, importMap = null, hash, filesKey, updatedAtMs } = version;
  const before = await tx.first<FunctionRow>(
    sql`select ${columns} from cloud_functions where ref = ${ref} and slug = ${slug} for update`,
  );
  const hasNewFiles = before !== undefined && before.files_key !== filesKey;
  const previous = hasNewFiles ? before.files_key : (before?.previous_files_key ?? null);
  const at = new Date(updatedAtMs);
  const row = await tx.one<FunctionRow>(sql`
    insert into cloud_functions (ref, slug, id, name, version, verify_jwt, entrypoint, import_map, hash, files_key,
      previous_files_key, created_at, updated_at)
    values (${ref}, ${slug}, ${id}, ${name}, 1, ${verifyJwt}, ${entrypoint}, ${importMap}, ${hash}, ${filesKey},
      ${previous}, ${at}, ${at})
    on conflict (ref, slug) do update set name = excluded.name, version = cloud_functions.version + 1,
      verify_jwt = excluded.verify_jwt, entrypoint = excluded.entrypoint, import_map = excluded.import_map,
      hash = excluded.hash, files_key = excluded.files_key, previous_files_key = excluded.previous_files_key,
      updated_at = excluded.updated_at
    returning ${columns}`);
  const unused = hasNewFiles ? before.previous_files_key : null;
  return { record: recordOf(row), unusedKeys: unused === null ? [] : [unused] };
}

function keysOf({ files_key: key, previous_files_key: previous }: FunctionRow): readonly string[] {
  return previous === null ? [key] : [key, previous];
}

function recordOf(row: FunctionRow): FunctionRecord {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    version: row.version,
    verifyJwt: row.verify_jwt,
    entrypoint: row.entrypoint,
    importMap: row.import_map ?? undefined,
    hash: row.hash,
    filesKey: row.files_key,
    createdAtMs: row.created_at.getTime(),
    updatedAtMs: row.updated_at.getTime(),
  };
}
