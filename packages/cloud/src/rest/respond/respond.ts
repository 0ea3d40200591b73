import { RestError } from '../errors/rest-error.ts';
import { contentType, type MediaType } from '../parse/media-type.ts';
import { appliedPreferences, type Preferences } from '../parse/preferences.ts';
import type { ApiRequest } from '../parse/request.ts';
import type { RowRange } from '../parse/types.ts';
import type { Negotiated } from '../plan/negotiate.ts';
import type { Routine, Table } from '../schema/types.ts';
import { applyResponseSettings } from './response-settings.ts';
import type { HeaderPair, ResultRow, RestResponse } from './types.ts';

export interface Answered {
  readonly request: ApiRequest;
  readonly negotiated: Negotiated;
  readonly row: ResultRow;
}

interface ReadPlace {
  /** The table's name, as addresses write it. */
  readonly address: string;
  /** What every answer to the same question says. */
  readonly fixed: readonly HeaderPair[];
  /** The query in the order of its names. */
  readonly canonical: string;
  readonly isHead: boolean;
}

export function fixedReadHeaders({ request, negotiated }: Omit<Answered, 'row'>): readonly HeaderPair[] {
  return [
    ...typeHeaders(negotiated.mediaType, request),
    ...preferenceHeader({
      ...request.preferences,
      resolution: undefined,
      representation: undefined,
      missing: undefined,
      maxAffected: undefined,
    }),
  ];
}

export function respondToRead(
  { request, row }: Omit<Answered, 'negotiated'>,
  { address, fixed, canonical, isHead }: ReadPlace,
): RestResponse {
  const { status, contentRange } = rangeStatus(request.range, row);
  if (status === 416) throw outOfBounds(request.range, row.total);
  const headers: HeaderPair[] = [
    ['Content-Range', contentRange],
    ['Content-Location', `/${address}${canonical === '' ? '' : `?${canonical}`}`],
    ...fixed,
  ];
  return finish(row, { status, headers, body: isHead ? '' : row.body });
}

export interface InsertAnswer extends Answered {
  readonly table: string;
  /** There is a key by which duplicates were found. */
  readonly hasConflictKey: boolean;
}

export function respondToInsert({
  request,
  negotiated,
  row,
  table,
  hasConflictKey,
}: InsertAnswer): RestResponse {
  const { preferences } = request;
  const location = row.location === null ? undefined : locationOf(table, row.location);
  const isUpdate = preferences.resolution === 'merge-duplicates' && (row.inserted ?? 1) <= 0;
  const isFull = preferences.representation === 'representation';
  const headers: HeaderPair[] = [
    ...(location === undefined ? [] : [['Location', location] as const]),
    ['Content-Range', contentRangeOf(1, 0, countedRows(preferences, row))],
    ...preferenceHeader({
      ...preferences,
      resolution: hasConflictKey ? preferences.resolution : undefined,
      maxAffected: undefined,
    }),
    ...(isFull ? typeHeaders(negotiated.mediaType, request) : []),
  ];
  return finish(row, { status: isUpdate ? 200 : 201, headers, body: isFull ? row.body : '' });
}

export function respondToUpdate({ request, negotiated, row }: Answered): RestResponse {
  const range = contentRangeOf(0, row.rows - 1, countedRows(request.preferences, row));
  const preferences = { ...request.preferences, resolution: undefined };
  return respondToChange({ request, negotiated, row }, [
    ['Content-Range', range],
    ...preferenceHeader(preferences),
  ]);
}

export function respondToDelete({ request, negotiated, row }: Answered): RestResponse {
  const range = contentRangeOf(1, 0, countedRows(request.preferences, row));
  const preferences = { ...request.preferences, resolution: undefined, missing: undefined };
  return respondToChange({ request, negotiated, row }, [
    ['Content-Range', range],
    ...preferenceHeader(preferences),
  ]);
}

export function respondToPut({ request, negotiated, row }: Answered): RestResponse {
  const preferences = {
    ...request.preferences,
    resolution: undefined,
    missing: undefined,
    maxAffected: undefined,
  };
  const answer = respondToChange({ request, negotiated, row }, preferenceHeader(preferences));
  return answer.status === 200 && (row.inserted ?? 0) > 0 && row.status === null
    ? { ...answer, status: 201 }
    : answer;
}

function respondToChange(
  { request, negotiated, row }: Answered,
  headers: readonly HeaderPair[],
): RestResponse {
  if (request.preferences.representation !== 'representation') {
    return finish(row, { status: 204, headers, body: '' });
  }
  const all = [...headers, ...typeHeaders(negotiated.mediaType, request)];
  return finish(row, { status: 200, headers: all, body: row.body });
}

export interface CallAnswer extends Answered {
  readonly isHead: boolean;
  readonly isVoid: boolean;
}

export function respondToCall({ request, negotiated, row, isHead, isVoid }: CallAnswer): RestResponse {
  const { status, contentRange } = rangeStatus(request.range, row);
  const preferences: Preferences = {
    ...request.preferences,
    resolution: undefined,
    representation: undefined,
    missing: undefined,
  };
  const headers: HeaderPair[] = [['Content-Range', contentRange], ...preferenceHeader(preferences)];
  if (isVoid) return finish(row, { status: 204, headers, body: '' });
  if (status === 416) throw outOfBounds(request.range, row.total);
  const all = [...headers, ...typeHeaders(negotiated.mediaType, request)];
  const isBinary = negotiated.format.kind === 'scalar' && negotiated.format.isBinary;
  const body = isBinary ? Buffer.from(row.body, 'base64') : row.body;
  return finish(row, { status, headers: all, body: isHead ? '' : body });
}

/** Each line of a text plan is a row. */
export function respondToExplain(
  request: ApiRequest,
  mediaType: MediaType,
  rows: readonly (readonly (string | null)[])[],
): RestResponse {
  const body = rows.map(([line]) => `${line ?? ''}\n`).join('');
  return { status: 200, headers: typeHeaders(mediaType, request), body };
}

export function respondToTableOptions(table: Table): RestResponse {
  const hasKey = table.primaryKey.length > 0;
  const methods = [
    'OPTIONS,GET,HEAD',
    ...(table.isInsertable ? ['POST'] : []),
    ...(table.isInsertable && table.isUpdatable && hasKey ? ['PUT'] : []),
    ...(table.isUpdatable ? ['PATCH'] : []),
    ...(table.isDeletable ? ['DELETE'] : []),
  ];
  return respondToOptions(methods.join(','));
}

export function respondToRoutineOptions({ volatility }: Routine): RestResponse {
  return respondToOptions(volatility === 'volatile' ? 'OPTIONS,POST' : 'OPTIONS,GET,HEAD,POST');
}

export function respondToOptions(allowed: string): RestResponse {
  const headers: HeaderPair[] = [
    ['Access-Control-Allow-Origin', '*'],
    ['Allow', allowed],
  ];
  return { status: 200, headers, body: '' };
}

function finish(row: ResultRow, response: RestResponse): RestResponse {
  const { status, headers } = applyResponseSettings(row, response.status, response.headers);
  return { status, headers, body: response.body };
}

export function typeHeaders(mediaType: MediaType, request: ApiRequest): readonly HeaderPair[] {
  const type: HeaderPair = ['Content-Type', contentType(mediaType)];
  return request.isSchemaNegotiated ? [type, ['Content-Profile', request.schema]] : [type];
}

function preferenceHeader(preferences: Preferences): readonly HeaderPair[] {
  const applied = appliedPreferences(preferences);
  return applied === undefined ? [] : [['Preference-Applied', applied]];
}

function countedRows({ count }: Preferences, row: ResultRow): number | undefined {
  return count === 'exact' || count === 'estimated' ? row.rows : undefined;
}

function rangeStatus(range: RowRange, row: ResultRow): { status: 200 | 206 | 416; contentRange: string } {
  const last = range.offset + row.rows - 1;
  const contentRange = contentRangeOf(range.offset, last, row.total);
  if (row.total === undefined) return { status: 200, contentRange };
  if (range.offset > row.total) return { status: 416, contentRange };
  return { status: row.rows < row.total ? 206 : 200, contentRange };
}

function contentRangeOf(first: number, last: number, total: number | undefined): string {
  const rows = total !== 0 && first <= last ? `${first}-${last}` : '*';
  return `${rows}/${total ?? '*'}`;
}

function outOfBounds(range: RowRange, total: number | undefined): RestError {
  return new RestError('PGRST103', 'Requested range not satisfiable', {
    details: `An offset of ${range.offset} was requested, but there are only ${total ?? 0} rows.`,
  });
}

/** The address of the one row that was inserted. */
function locationOf(table: string, keys: string): string | undefined {
  const pairs: unknown = JSON.parse(keys);
  if (!Array.isArray(pairs)) return undefined;
  const list: readonly unknown[] = pairs;
  const parts = list.flatMap((pair) =>
    Array.isArray(pair) ? [pair.map((text) => encodeURIComponent(String(text))).join('=')] : [],
  );
  return `/${encodeURIComponent(table)}?${parts.join('&')}`;
}
