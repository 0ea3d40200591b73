import { RestError } from '../errors/rest-error.ts';
import type { RestSettings } from '../schema/types.ts';
import { parseAccept, parseMediaType, type MediaType } from './media-type.ts';
import { parsePayload, type Payload } from './payload.ts';
import { parsePreferences, type Preferences } from './preferences.ts';
import { parseQueryParams } from './query-params.ts';
import { topLevelRange } from './row-range.ts';
import type { QueryParams, RowRange } from './types.ts';

export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

export type Action =
  | { readonly kind: 'read'; readonly table: string; readonly isHead: boolean }
  | { readonly kind: 'insert' | 'update' | 'delete' | 'put'; readonly table: string }
  | { readonly kind: 'call'; readonly routine: string; readonly method: 'GET' | 'HEAD' | 'POST' }
  | { readonly kind: 'describe'; readonly isHead: boolean }
  | { readonly kind: 'table-options'; readonly table: string }
  | { readonly kind: 'routine-options'; readonly routine: string }
  | { readonly kind: 'root-options' };

export interface ApiRequest {
  readonly action: Action;
  readonly schema: string;
  /** The client chose the schema, or could have: then the answer says which it was. */
  readonly isSchemaNegotiated: boolean;
  readonly preferences: Preferences;
  readonly params: QueryParams;
  readonly range: RowRange;
  readonly accepts: readonly MediaType[];
  readonly contentType: MediaType;
  readonly payload: Payload | undefined;
}

export interface RawRequest {
  readonly method: string;
  /** Beneath the root of the service, decoded by segment: `/todos`, `/rpc/name`. */
  readonly path: string;
  readonly query: string;
  readonly headers: RequestHeaders;
  readonly body: Buffer;
  /** The time zones of the database; none where the request prefers none. */
  readonly zones: ReadonlySet<string>;
}

/** Reads what a request wants, without looking at the tables. */
export function parseRequest(raw: RawRequest, settings: RestSettings): ApiRequest {
  const { method, headers } = raw;
  const allowsTransaction = settings.transactionEnd.endsWith('allow-override');
  const preferences = parsePreferences(headerOf(headers, 'prefer'), { allowsTransaction, zones: raw.zones });
  const { schema, isSchemaNegotiated } = chooseSchema(method, headers, settings);
  const action = chooseAction(method, raw.path, settings);
  const isReadCall = action.kind === 'call' && action.method !== 'POST';
  const params = parseQueryParams(raw.query, { isReadCall });
  const contentType = parseMediaType(headerOf(headers, 'content-type') ?? 'application/json');
  const range = topLevelRange(method, headerOf(headers, 'range'), params.ranges);
  return {
    action,
    schema,
    isSchemaNegotiated,
    preferences,
    params,
    range,
    accepts: parseAccept(headerOf(headers, 'accept')),
    contentType,
    payload: payloadOf(action, { contentType, params, body: raw.body }),
  };
}

/** A header sent several times counts as one list. */
export function headerOf(headers: RequestHeaders, name: string): string | undefined {
  const value = headers[name];
  return value === undefined || typeof value === 'string' ? value : value.join(', ');
}

function payloadOf(
  action: Action,
  sent: { readonly contentType: MediaType; readonly params: QueryParams; readonly body: Buffer },
): Payload | undefined {
  const isCall = action.kind === 'call';
  const hasBody =
    action.kind === 'insert' ||
    action.kind === 'update' ||
    action.kind === 'put' ||
    (isCall && action.method === 'POST');
  if (!hasBody) return undefined;
  const columns = action.kind === 'put' ? undefined : sent.params.columns;
  return parsePayload({ body: sent.body, contentType: sent.contentType, columns, isCall });
}

function chooseSchema(
  method: string,
  headers: RequestHeaders,
  { schemas }: RestSettings,
): { schema: string; isSchemaNegotiated: boolean } {
  const writes = method === 'POST' || method === 'PATCH' || method === 'PUT' || method === 'DELETE';
  const asked = headerOf(headers, writes ? 'content-profile' : 'accept-profile');
  if (asked === undefined)
    return { schema: schemas[0] ?? 'public', isSchemaNegotiated: schemas.length !== 1 };
  if (!schemas.includes(asked)) {
    throw new RestError('PGRST106', `Invalid schema: ${asked}`, {
      hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
    });
  }
  return { schema: asked, isSchemaNegotiated: true };
}

function chooseAction(method: string, path: string, settings: RestSettings): Action {
  const segments = path
    .split('/')
    .filter((segment) => segment !== '')
    .map(decodeSegment);
  const [first, second] = segments;
  if (first === undefined) return rootAction(method, settings);
  if (segments.length === 1) return tableAction(method, first);
  if (segments.length === 2 && first === 'rpc' && second !== undefined) return routineAction(method, second);
  throw new RestError('PGRST125', 'Invalid path specified in request URL');
}

function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch (cause) {
    throw new RestError('PGRST125', 'Invalid path specified in request URL', { cause });
  }
}

function rootAction(method: string, { openApiMode }: RestSettings): Action {
  if (openApiMode === 'disabled') throw new RestError('PGRST126', 'Root endpoint metadata is disabled');
  if (method === 'GET' || method === 'HEAD') return { kind: 'describe', isHead: method === 'HEAD' };
  if (method === 'OPTIONS') return { kind: 'root-options' };
  throw unsupported(method);
}

function tableAction(method: string, table: string): Action {
  switch (method) {
    case 'GET':
    case 'HEAD':
      return { kind: 'read', table, isHead: method === 'HEAD' };
    case 'POST':
      return { kind: 'insert', table };
    case 'PATCH':
      return { kind: 'update', table };
    case 'PUT':
      return { kind: 'put', table };
    case 'DELETE':
      return { kind: 'delete', table };
    case 'OPTIONS':
      return { kind: 'table-options', table };
    default:
      throw unsupported(method);
  }
}

function routineAction(method: string, routine: string): Action {
  if (method === 'GET' || method === 'HEAD' || method === 'POST') return { kind: 'call', routine, method };
  if (method === 'OPTIONS') return { kind: 'routine-options', routine };
  throw new RestError('PGRST101', `Cannot use the ${method} method on RPC`);
}

function unsupported(method: string): RestError {
  return new RestError('PGRST117', `Unsupported HTTP method: ${method}`);
}
