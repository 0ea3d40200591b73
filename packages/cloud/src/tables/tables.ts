import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sqlState } from '../postgres/errors.ts';
import { describeTableSql, listTablesSql } from './catalog-sql.data.ts';
import { copyOut } from './copy-out.ts';
import { tableError } from './errors.ts';
import { type ExportRequest, exportSql } from './export-sql.ts';
import type { RowFilter } from './filter-sql.ts';
import { countSql, type PageRequest, planPage, type Statement } from './page-sql.ts';
import type { TableDatabases } from './ports.ts';
import { type CellValues, deleteSql, insertSql, readRowSql, type RowUpdate, updateSql } from './row-sql.ts';
import { readAtOnce, type Rows, type Session, type SessionOptions, withSession } from './session.ts';
import { createShapes, type Shapes } from './shapes.ts';
import type { TableDescription, TableShape, TableSummary } from './table.ts';

/** Which table of which cloud. */
export interface TableAt {
  readonly ref: string;
  readonly schema: string;
  readonly table: string;
  /** Who asks may go away. */
  readonly signal?: AbortSignal | undefined;
}

export type Row = readonly (string | null)[];

export interface RowsPage {
  /** In the order of the table's columns. */
  readonly rows: readonly Row[];
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Cursors for the pages before and after; absent where the page is empty. */
  readonly first: readonly (string | null)[] | undefined;
  readonly last: readonly (string | null)[] | undefined;
}

export interface Tables {
  list(ref: string, schema: string): Promise<readonly TableSummary[]>;
  describe(at: TableAt): Promise<TableDescription>;
  page(at: TableAt, request: PageRequest): Promise<RowsPage>;
  count(at: TableAt, filters: readonly RowFilter[]): Promise<number>;
  /** One row with its values whole; undefined where it is gone. */
  readRow(at: TableAt, key: readonly string[]): Promise<Row | undefined>;
  insert(at: TableAt, values: CellValues): Promise<void>;
  update(at: TableAt, change: RowUpdate): Promise<void>;
  remove(at: TableAt, keys: readonly string[]): Promise<number>;
  /** Rows as CSV, while they are read; nothing of it is kept. */
  exportCsv(at: TableAt, request: ExportRequest): Promise<Readable>;
}

const readMs = 30_000;
const writeMs = 60_000;
const exportMs = 3_600_000;

/** Tables of projects, as somebody looks at them and changes single rows. */
export function createTables(databases: TableDatabases): Tables {
  const run = <T>(
    at: TableAt,
    options: Omit<SessionOptions, 'ref'>,
    work: (session: Session) => Promise<T>,
  ) => withSession(databases, { ref: at.ref, signal: at.signal, ...options }, work);
  const shapes = createShapes();
  const shapeOf = (session: Session, at: TableAt) => shapes.read(session, at);
  const reading = { isReadOnly: true, timeoutMs: readMs };
  const writing = { isReadOnly: false, timeoutMs: writeMs };
  return {
    list: (ref, schema) =>
      withSession(databases, { ...reading, ref }, async ({ client }) => {
        const { rows } = await client.query<TableSummary>(listTablesSql, [schema]);
        return rows;
      }),
    describe: (at) => run(at, reading, (session) => describe(session, at)),
    page: async (at, request) =>
      (await readKnownPage(databases, { at, shapes }, request)) ??
      (await run(at, reading, async (session) =>
        readPage((statement) => session.read(statement), await shapeOf(session, at), request),
      )),
    count: (at, filters) =>
      run(at, reading, async (session) => {
        const [row] = await session.read(countSql(await shapeOf(session, at), filters));
        return Number(row?.[0] ?? 0);
      }),
    readRow: (at, key) =>
      run(at, reading, async (session) => {
        const [row] = await session.read(readRowSql(await shapeOf(session, at), key));
        return row;
      }),
    insert: (at, values) =>
      run(at, writing, async (session) => {
        await session.write(insertSql(await shapeOf(session, at), values));
      }),
    update: (at, change) =>
      run(at, writing, async (session) => {
        const touched = await session.write(updateSql(await shapeOf(session, at), change));
        if (touched === 0)
          throw tableError('row_changed', 'Somebody else changed or deleted this row. Refresh to see it.');
      }),
    remove: (at, keys) =>
      run(at, writing, async (session) => session.write(deleteSql(await shapeOf(session, at), keys))),
    exportCsv: (at, request) => exportRows(databases, { at, shapes }, request),
  };
}

type Found = Omit<TableDescription, 'rowKey'> & { readonly uniqueKey: readonly string[] };

async function describe({ client }: Session, { schema, table }: TableAt): Promise<TableDescription> {
  const { rows } = await client.query<Found>(describeTableSql, [schema, table]);
  if (!rows[0]) throw tableError('table_missing', `There is no table ${table}.`);
  const { uniqueKey, ...found } = rows[0];
  return { ...found, rowKey: found.primaryKey.length > 0 ? found.primaryKey : uniqueKey };
}

/** In one way there and back, by the shape that the table had before; nothing where it has another one by now. */
async function readKnownPage(
  databases: TableDatabases,
  { at, shapes }: Looking,
  request: PageRequest,
): Promise<RowsPage | undefined> {
  const known = shapes.last(at);
  if (!known) return undefined;
  let isSame = true;
  const options = { ref: at.ref, signal: at.signal, timeoutMs: readMs };
  const read: Read = async (statement) => {
    const [signed, rows] = await readAtOnce(databases, options, [known.asked, statement]);
    isSame &&= signed?.[0]?.[0] === known.pageSignature;
    return isSame ? (rows ?? []) : [];
  };
  try {
    const page = await readPage(read, known.shape, request);
    return isSame ? page : undefined;
  } catch (error) {
    // A column, a type or the table itself may be gone: whoever reads the shape anew can tell.
    if (/^(22|42)/.test(sqlState(error) ?? '')) return undefined;
    throw error;
  }
}

type Read = (statement: Statement) => Promise<Rows>;

async function readPage(read: Read, table: TableShape, request: PageRequest): Promise<RowsPage> {
  const plan = planPage(table, request);
  const { size, step } = request;
  const found: Row[] = [];
  for (const part of plan.parts) {
    // One more than the page holds says whether there is a page behind it.
    if (found.length <= size) found.push(...(await read(part(size + 1 - found.length))));
  }
  const hasMore = found.length > size;
  const shown = found.slice(0, size);
  if (plan.isReversed) shown.reverse();
  const width = table.columns.length;
  const placeOf = (row: Row | undefined) => row?.slice(width, width + plan.placeColumns);
  const { offset } = plan;
  return {
    rows: shown.map((row) => row.slice(0, width)),
    hasPrevious: offset === undefined ? (plan.isReversed ? hasMore : step === 'next') : offset > 0,
    hasNext: plan.isReversed ? step === 'previous' : hasMore,
    first: offset === undefined ? placeOf(shown[0]) : [String(offset)],
    last: offset === undefined ? placeOf(shown.at(-1)) : [String(offset + shown.length)],
  };
}

interface Looking {
  readonly at: TableAt;
  readonly shapes: Shapes;
}

async function exportRows(
  databases: TableDatabases,
  { at, shapes }: Looking,
  request: ExportRequest,
): Promise<Readable> {
  const out = new PassThrough({ highWaterMark: 256 * 1024 });
  const stop = new AbortController();
  const { signal } = at;
  const onAbort = () => stop.abort();
  signal?.addEventListener('abort', onAbort, { once: true });
  out.once('close', () => stop.abort());
  const options = { ref: at.ref, isReadOnly: true, timeoutMs: exportMs, signal: stop.signal };
  withSession(databases, options, async (session) => {
    const sql = exportSql(await shapes.read(session, at), request);
    await pipeline(copyOut(session.client, sql), out);
  })
    .catch((error: unknown) => {
      if (!out.destroyed) out.destroy(error instanceof Error ? error : undefined);
    })
    .finally(() => signal?.removeEventListener('abort', onAbort));
  // What is wrong with the request is told before anything is sent.
  await once(out, 'readable');
  return out;
}
