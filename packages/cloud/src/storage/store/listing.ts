import { storageError } from '../errors.ts';
import { isJson, type Json, parseJson, textOf } from '../json.ts';
import { type Actor, moment, type StorageDatabase } from './database.ts';

export type SortColumn = 'name' | 'created_at' | 'updated_at' | 'last_accessed_at';
export type SortOrder = 'asc' | 'desc';

export interface Search {
  readonly bucketId: string;
  /** A folder, with its slash; empty for the whole bucket. */
  readonly folder: string;
  /** How the names in it begin. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly sortColumn: SortColumn;
  readonly sortOrder: SortOrder;
}

/** No name holds this character, which is the greatest of all: it closes the range of names with a beginning. */
const last = 'chr(1114111)';
const fields = 'o.id, o.metadata, o.created_at, o.updated_at, o.last_accessed_at';

/** The files and folders of one folder, as the first version of the call lists them: names without the folder. */
export async function searchObjects(db: StorageDatabase, actor: Actor, search: Search): Promise<Json[]> {
  const { sortColumn, sortOrder } = search;
  const byName = `lower(entry) collate "C" ${sortOrder}`;
  const order =
    sortColumn === 'name' ? byName : `id is not null, ${sortColumn} ${sortOrder} nulls last, ${byName}`;
  const rows = await db.run(actor, {
    text: `with matched as (
        select ${fields}, o.name,
          strpos(substr(o.name, length($2::text || $3::text) + 1), '/') as cut
        from storage.objects o
        where o.bucket_id = $1 and lower(o.name) collate "C" >= lower($2 || $3)
          and lower(o.name) collate "C" < lower($2 || $3) || ${last}
      ), entries as (
        select substr(name, length($2) + 1, length($3) + cut - 1) as entry, null::uuid as id, null::jsonb as metadata,
          null::timestamptz as created_at, null::timestamptz as updated_at, null::timestamptz as last_accessed_at
        from matched where cut > 0 group by 1
        union all
        select substr(name, length($2) + 1), id, metadata, created_at, updated_at, last_accessed_at
        from matched where cut = 0
      )
      select json_build_object('name', entry, 'id', id, 'updated_at', ${moment('updated_at')},
        'created_at', ${moment('created_at')}, 'last_accessed_at', ${moment('last_accessed_at')},
        'metadata', metadata)::text
      from entries order by ${order} limit $4::bigint offset $5::bigint`,
    values: [search.bucketId, search.folder, search.search, String(search.limit), String(search.offset)],
  });
  return jsonRows(rows);
}

export interface Listing {
  readonly bucketId: string;
  readonly prefix: string;
  readonly hasDelimiter: boolean;
  readonly limit: number;
  readonly cursor: Cursor | undefined;
  readonly sortColumn: Exclude<SortColumn, 'last_accessed_at'>;
  readonly sortOrder: SortOrder;
}

export interface Cursor {
  readonly name: string;
  /** Its moment, where the list is sorted by one. */
  readonly moment: string | undefined;
  readonly sortColumn: Exclude<SortColumn, 'last_accessed_at'>;
  readonly sortOrder: SortOrder;
}

export interface ListedPage {
  readonly hasNext: boolean;
  readonly nextCursor?: string;
  readonly nextCursorKey?: string;
  readonly folders: readonly Json[];
  readonly objects: readonly Json[];
}

/** The second version of the call: whole names, and a cursor, so that the thousandth page costs as much as the first. */
export async function listObjects(db: StorageDatabase, actor: Actor, listing: Listing): Promise<ListedPage> {
  const { sortColumn, sortOrder } = listing.cursor ?? listing;
  const rows = jsonRows(await db.run(actor, listStatement({ ...listing, sortColumn, sortOrder })));
  const shown = rows.slice(0, listing.limit);
  const lastShown = shown.at(-1);
  const hasNext = rows.length > listing.limit && lastShown !== undefined;
  const lastName = textOf(lastShown, 'name') ?? '';
  const sortMoment = sortColumn === 'name' ? undefined : textOf(lastShown, 'sort_moment');
  return {
    hasNext,
    ...(hasNext && {
      nextCursor: writeCursor({ name: lastName, moment: sortMoment, sortColumn, sortOrder }),
      nextCursorKey: lastName,
    }),
    folders: shown
      .filter(({ id }) => id === null)
      .map((folder) => ({ name: folder['name'], key: (textOf(folder, 'key') ?? '').replace(/\/$/, '') })),
    objects: shown.filter(({ id }) => id !== null).map(({ sort_moment: _moment, ...object }) => object),
  };
}

function listStatement(listing: Listing) {
  const { hasDelimiter, sortColumn, sortOrder, cursor } = listing;
  const compare = sortOrder === 'asc' ? '>' : '<';
  const at = sortColumn === 'name' ? undefined : `date_trunc('milliseconds', ${sortColumn})`;
  const after = at
    ? `(${at}, name collate "C") ${compare} (coalesce($5::timestamptz, 'epoch'), $4::text)`
    : `name collate "C" ${compare} $4::text and $5::text is null`;
  return {
    text: `with matched as (
        select ${fields}, o.name, ${hasDelimiter ? "strpos(substr(o.name, length($2) + 1), '/')" : '0'} as cut
        from storage.objects o
        where o.bucket_id = $1 and o.name collate "C" >= $2::text and o.name collate "C" < $2 || ${last}
      ), entries as (
        select substr(name, 1, length($2) + cut) as name, null::uuid as id, null::jsonb as metadata,
          min(created_at) as created_at, min(updated_at) as updated_at, null::timestamptz as last_accessed_at
        from matched where cut > 0 group by 1
        union all
        select name, id, metadata, created_at, updated_at, last_accessed_at from matched where cut = 0
      )
      select json_build_object('id', id, 'name', name, 'key', ${hasDelimiter ? 'substr(name, length($2) + 1)' : 'name'},
        'sort_moment', ${at ? moment(sortColumn) : 'null'}, 'updated_at', ${moment('updated_at')},
        'created_at', ${moment('created_at')}, 'last_accessed_at', ${moment('last_accessed_at')},
        'metadata', metadata)::text
      from entries where $4::text is null or (${after})
      order by ${at ? `${at} ${sortOrder}, ` : ''}name collate "C" ${sortOrder} limit $3::bigint`,
    values: [
      listing.bucketId,
      listing.prefix,
      String(listing.limit + 1),
      cursor?.name ?? null,
      cursor?.moment ?? null,
    ],
  };
}

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

export function readCursor(text: string): Cursor {
  const cursor = parseJson(Buffer.from(text, 'base64url').toString());
  const name = textOf(cursor, 'name');
  const sortColumn = (['name', 'created_at', 'updated_at'] as const).find(
    (column) => column === cursor?.['sortColumn'],
  );
  const sortOrder = (['asc', 'desc'] as const).find((order) => order === cursor?.['sortOrder']);
  const sortMoment = textOf(cursor, 'moment');
  const isMoment = sortMoment === undefined || !Number.isNaN(Date.parse(sortMoment));
  if (name === undefined || !sortColumn || !sortOrder || !isMoment)
    throw storageError('InvalidParameter', 'Invalid Parameter cursor');
  return { name, moment: sortMoment, sortColumn, sortOrder };
}

function jsonRows(rows: readonly { readonly [index: number]: string | null | undefined }[]): Json[] {
  return rows.map((row) => parseJson(row[0])).filter(isJson);
}
