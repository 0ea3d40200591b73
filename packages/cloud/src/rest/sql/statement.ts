import type { MediaType } from '../parse/media-type.ts';
import { allRows } from '../parse/row-range.ts';
import { returnsScalar } from '../plan/call-plan.ts';
import type { BodyFormat } from '../plan/negotiate.ts';
import type { CallPlan, MutatePlan, ReadNode } from '../plan/types.ts';
import { writeCall } from './call-sql.ts';
import { countsInserted, insertedCount, writeMutation } from './mutate-sql.ts';
import { sourceName, writeCount, writeRead } from './read-sql.ts';
import { quoteLiteral, SqlWriter } from './sql-writer.ts';

// The one row that comes back: total, rows, body, headers, status, location, inserted; `readResultRow` reads it.
const responseSettings = `current_setting('response.headers', true), current_setting('response.status', true)`;

export type CountWish = 'exact' | 'planned' | 'estimated' | undefined;

interface Shape {
  readonly format: BodyFormat;
  readonly mediaType: MediaType;
}

export interface ReadStatement extends Shape {
  readonly read: ReadNode;
  readonly count: CountWish;
  readonly maxRows: number | undefined;
  /** There is one row or none, whatever is asked for. */
  readonly isOneRow: boolean;
}

export function readStatement(request: ReadStatement): SqlWriter {
  const sql = new SqlWriter();
  const { read, format } = request;
  const isCounted = request.count === 'exact' || request.count === 'estimated';
  const counts = isCounted && (request.maxRows !== undefined || read.range !== allRows);
  writeExplain(sql, request.mediaType);
  // Whoever looks at plans expects the one of PostgREST.
  const isExplained = request.mediaType.kind === 'plan';
  if (!isExplained && (format.kind === 'array' || format.kind === 'object')) {
    if (format.kind === 'array' && request.isOneRow && request.count === undefined)
      return writeOneRow(sql, read, format);
    sql.raw('SELECT ');
    if (counts) writeTotal(sql, request);
    else sql.raw(isCounted ? 'cardinality(gathered)' : 'null::bigint');
    sql.raw(`, cardinality(gathered), ${gatheredSql(format)}, ${responseSettings}, null, null FROM ( `);
    writeGathered(sql, read);
    sql.raw(' ) _postgrest_g');
    return sql;
  }
  return writeAggregated(sql, request, { counts, isCounted });
}

/** The body tells whether there is a row. */
function writeOneRow(sql: SqlWriter, read: ReadNode, { stripNulls }: { readonly stripNulls: boolean }) {
  sql.raw(`SELECT null, null, ${stripNulls ? 'json_strip_nulls(' : ''}array_to_json(ARRAY( `);
  writeRows(sql, { ...read, range: allRows });
  return sql.raw(` ))${stripNulls ? ')' : ''}, ${responseSettings}, null, null`);
}

function writeAggregated(
  sql: SqlWriter,
  request: ReadStatement,
  { counts, isCounted }: { readonly counts: boolean; readonly isCounted: boolean },
): SqlWriter {
  const { read, format } = request;
  // CSV looks at the rows twice, for the head and for the lines.
  const isNamed = format.kind === 'csv';
  if (isNamed) {
    sql.raw(`WITH ${sourceName} AS ( `);
    writeRead(sql, read);
    sql.raw(' ) ');
  }
  sql.raw('SELECT ');
  if (counts) writeTotal(sql, request);
  else sql.raw(isCounted ? 'count(_postgrest_t)' : 'null::bigint');
  sql.raw(`, count(_postgrest_t), ${bodySql(format, 'rows')}, ${responseSettings}, null, null FROM ( `);
  if (isNamed) sql.raw(`SELECT * FROM ${sourceName}`);
  else writeRead(sql, read);
  sql.raw(' ) _postgrest_t');
  return sql;
}

/**
 * All rows as one array: to begin and end an aggregate costs more than a whole small read. The offset keeps the array from
 * being made once for each place where it is looked at.
 */
function writeGathered(sql: SqlWriter, read: ReadNode): void {
  sql.raw('SELECT ARRAY( ');
  writeRows(sql, read);
  sql.raw(' ) AS gathered OFFSET 0');
}

function writeRows(sql: SqlWriter, read: ReadNode): void {
  sql.raw('SELECT _postgrest_t FROM ( ');
  writeRead(sql, read);
  sql.raw(' ) _postgrest_t');
}

function gatheredSql({
  kind,
  stripNulls,
}: {
  readonly kind: 'array' | 'object';
  readonly stripNulls: boolean;
}): string {
  const json = kind === 'object' ? 'array_to_json(gathered)->0' : 'array_to_json(gathered)';
  const stripped = stripNulls ? `json_strip_nulls(${json})` : json;
  return kind === 'object' ? `coalesce(${stripped}, 'null')` : stripped;
}

function writeTotal(
  sql: SqlWriter,
  { read, count, maxRows }: Pick<ReadStatement, 'read' | 'count' | 'maxRows'>,
): void {
  sql.raw('(SELECT count(*) FROM ( ');
  writeCount(sql, read);
  // One more than can be shown is enough to know that an estimate is wanted.
  if (count === 'estimated' && maxRows !== undefined) sql.raw(` LIMIT ${maxRows + 1}`);
  sql.raw(' ) pgrst_count)');
}

/** What the planner thinks how many rows there are. */
export function estimateStatement(read: ReadNode): SqlWriter {
  const sql = new SqlWriter();
  sql.raw('EXPLAIN (FORMAT JSON) ');
  writeCount(sql, read);
  return sql;
}

export interface MutateStatement extends Shape {
  readonly read: ReadNode;
  readonly mutation: MutatePlan;
  /** The primary key of the one inserted row is wanted for the Location header. */
  readonly wantsLocation: boolean;
}

export function mutateStatement(request: MutateStatement): SqlWriter {
  const sql = new SqlWriter();
  const { mutation, format, read } = request;
  writeExplain(sql, request.mediaType);
  sql.raw(`WITH ${sourceName} AS ( `);
  writeMutation(sql, mutation);
  sql.raw(` ) SELECT null::bigint, count(_postgrest_t), ${bodySql(format, 'rows')}, ${responseSettings}, `);
  if (request.wantsLocation && mutation.kind === 'insert') writeLocation(sql, mutation.primaryKey);
  else sql.raw('null');
  sql.raw(`, ${countsInserted(mutation) ? insertedCount : 'null'} FROM ( `);
  // Without a body nothing of `select` is looked at, because the rows have no columns.
  if (format.kind === 'none') sql.raw(`SELECT * FROM ${sourceName}`);
  else writeRead(sql, read);
  sql.raw(' ) _postgrest_t');
  return sql;
}

function writeLocation(sql: SqlWriter, primaryKey: readonly string[]): void {
  if (primaryKey.length === 0) {
    sql.raw('null');
    return;
  }
  sql.raw('CASE WHEN count(_postgrest_t) = 1 THEN (SELECT json_agg(json_build_array(pair.key, ');
  sql.raw(`coalesce('eq.' || pair.value, 'is.null'))) FROM `);
  sql.raw(`(SELECT row_to_json(one) AS data FROM ${sourceName} AS one LIMIT 1) first_row, `);
  sql.raw('json_each_text(first_row.data) AS pair WHERE pair.key IN (');
  sql.raw(primaryKey.map(quoteLiteral).join(', ')).raw(')) END');
}

export interface CallStatement extends Shape {
  readonly read: ReadNode;
  readonly call: CallPlan;
  readonly count: CountWish;
  readonly maxRows: number | undefined;
}

export function callStatement(request: CallStatement): SqlWriter {
  const sql = new SqlWriter();
  const { read, call, format } = request;
  const { routine } = call;
  const isCounted = request.count === 'exact' || request.count === 'estimated';
  const rows = routine.returns.isSet ? 'count(_postgrest_t)' : '1';
  const counts = isCounted && (request.maxRows !== undefined || read.range !== allRows);
  const shape = returnsScalar(routine)
    ? routine.returns.isSet
      ? 'scalars'
      : 'scalar'
    : routine.returns.isSet
      ? 'rows'
      : 'row';
  writeExplain(sql, request.mediaType);
  sql.raw(`WITH ${sourceName} AS ( `);
  writeCall(sql, call);
  sql.raw(' ) SELECT ');
  if (counts) writeTotal(sql, request);
  else sql.raw(isCounted ? rows : 'null::bigint');
  sql.raw(`, ${rows}, ${bodySql(format, shape)}, ${responseSettings}, null, null FROM ( `);
  writeRead(sql, read);
  sql.raw(' ) _postgrest_t');
  return sql;
}

type RowShape = 'rows' | 'row' | 'scalar' | 'scalars';

function bodySql(format: BodyFormat, shape: RowShape): string {
  const value = shape === 'scalar' || shape === 'scalars' ? '_postgrest_t.pgrst_scalar' : '_postgrest_t';
  switch (format.kind) {
    case 'array': {
      const gathered = `json_agg(${value})`;
      const isOne = shape === 'row' || shape === 'scalar';
      const picked = isOne ? `${gathered}->0` : gathered;
      const stripped = format.stripNulls ? `json_strip_nulls(${picked})` : picked;
      return `coalesce(${stripped}, '${isOne ? 'null' : '[]'}')`;
    }
    case 'object': {
      const picked = `json_agg(${value})->0`;
      return `coalesce(${format.stripNulls ? `json_strip_nulls(${picked})` : picked}, 'null')`;
    }
    case 'csv':
      return csvSql;
    case 'geojson':
      return `json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(ST_AsGeoJSON(_postgrest_t)::json), '[]'))`;
    case 'scalar':
      return format.isBinary
        ? `encode(string_agg(_postgrest_t.pgrst_scalar, ''), 'base64')`
        : `string_agg(_postgrest_t.pgrst_scalar::text, '')`;
    case 'none':
      return `''`;
  }
}

// A row as text is its CSV line between parentheses.
const csvSql =
  `(SELECT coalesce(string_agg(keys.k, ','), '') FROM (SELECT json_object_keys(row_to_json(one)) AS k ` +
  `FROM (SELECT * FROM ${sourceName} LIMIT 1) one) keys) || E'\\n' || ` +
  `coalesce(string_agg(substring(_postgrest_t::text, 2, length(_postgrest_t::text) - 2), E'\\n'), '')`;

function writeExplain(sql: SqlWriter, mediaType: MediaType): void {
  if (mediaType.kind !== 'plan') return;
  const options = mediaType.options.map((option) => option.toUpperCase());
  sql.raw(`EXPLAIN (${[`FORMAT ${mediaType.format.toUpperCase()}`, ...options].join(', ')}) `);
}
