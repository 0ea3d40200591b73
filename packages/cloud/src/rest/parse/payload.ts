import { RestError } from '../errors/rest-error.ts';
import { parseCsv } from './csv.ts';
import { mediaTypeName, type MediaType } from './media-type.ts';

export type Payload =
  /** JSON as it was sent, never parsed and written again: numbers that JavaScript cannot hold pass unharmed. */
  | { readonly kind: 'json'; readonly text: string; readonly keys: readonly string[] }
  | { readonly kind: 'form'; readonly pairs: readonly (readonly [string, string])[] }
  | { readonly kind: 'raw'; readonly body: Buffer };

export interface PayloadRequest {
  readonly body: Buffer;
  readonly contentType: MediaType;
  /** Given by `columns=`: then the body is left to PostgreSQL. */
  readonly columns: readonly string[] | undefined;
  readonly isCall: boolean;
}

/** What the client sent, and the columns or parameters that it names. */
export function parsePayload(request: PayloadRequest): Payload {
  const { body, contentType, isCall } = request;
  const { kind } = contentType;
  if (kind === 'json') return parseJson(request);
  if (kind === 'csv') return parseCsvPayload(body.toString('utf8'));
  if (kind === 'form') return parseForm(body.toString('utf8'), isCall);
  if (isCall && (kind === 'text' || kind === 'xml' || kind === 'octets')) return { kind: 'raw', body };
  throw notAcceptable(contentType);
}

function parseForm(text: string, isCall: boolean): Payload {
  const pairs = [...new URLSearchParams(text)];
  if (isCall) return { kind: 'form', pairs };
  const object = Object.fromEntries(pairs);
  return { kind: 'json', text: JSON.stringify(object), keys: Object.keys(object).toSorted() };
}

function notAcceptable(contentType: MediaType): RestError {
  return new RestError('PGRST102', `Content-Type not acceptable: ${mediaTypeName(contentType)}`);
}

function parseJson({ body, columns, isCall }: PayloadRequest): Payload {
  const text = body.toString('utf8');
  if (columns !== undefined) return { kind: 'json', text, keys: [...new Set(columns)].toSorted() };
  if (text.length === 0 && isCall) return { kind: 'json', text: '{}', keys: [] };
  const keys = keysOf(parseText(text));
  return keys === undefined ? { kind: 'json', text: '[]', keys: [] } : { kind: 'json', text, keys };
}

function parseText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (cause) {
    throw new RestError('PGRST102', 'Empty or invalid json', { cause });
  }
}

/** The keys that all rows have; undefined for a value that is no row at all, which counts as no rows. */
function keysOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return isObject(value) ? Object.keys(value).toSorted() : undefined;
  const rows: readonly unknown[] = value;
  if (rows.length === 0) return undefined;
  const keys = isObject(rows[0]) ? Object.keys(rows[0]).toSorted() : undefined;
  const wanted = new Set(keys);
  const isUniform = rows.every((row) => {
    if (!isObject(row)) return false;
    const own = Object.keys(row);
    return own.length === wanted.size && own.every((key) => wanted.has(key));
  });
  if (keys === undefined || !isUniform) throw new RestError('PGRST102', 'All object keys must match');
  return keys;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseCsvPayload(text: string): Payload {
  const [head, ...lines] = parseCsv(text);
  if (head === undefined) return { kind: 'json', text: '[]', keys: [] };
  if (lines.some((line) => line.length !== head.length)) {
    throw new RestError('PGRST102', 'All lines must have same number of fields');
  }
  const rows = lines.map((line) =>
    Object.fromEntries(head.map((name, index) => [name, toJsonValue(line[index])])),
  );
  return { kind: 'json', text: JSON.stringify(rows), keys: [...new Set(head)].toSorted() };
}

function toJsonValue(field: string | undefined): string | null {
  return field === undefined || field === 'NULL' ? null : field;
}
