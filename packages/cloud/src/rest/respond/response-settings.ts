import { RestError } from '../errors/rest-error.ts';
import { isHeaderName, withoutFraming } from './header-text.ts';
import type { HeaderPair, ResultRow } from './types.ts';

/** What the database itself set with `response.headers` and `response.status`; its headers take the place of ours. */
export function applyResponseSettings(
  row: Pick<ResultRow, 'headers' | 'status'>,
  status: number,
  headers: readonly HeaderPair[],
): { readonly status: number; readonly headers: readonly HeaderPair[] } {
  if (row.headers === null && row.status === null) return { status, headers };
  const own = row.headers === null ? [] : withoutFraming(parseHeaders(row.headers));
  const named = new Set(own.map(([name]) => name.toLowerCase()));
  return {
    status: row.status === null ? status : parseStatus(row.status),
    headers: [...headers.filter(([name]) => !named.has(name.toLowerCase())), ...own],
  };
}

function parseHeaders(text: string): readonly HeaderPair[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) throw badHeaders();
  const items: readonly unknown[] = list;
  return items.map((item): HeaderPair => {
    if (typeof item !== 'object' || item === null) throw badHeaders();
    const [first, ...rest] = Object.entries(item);
    const value: unknown = first?.[1];
    if (first === undefined || rest.length > 0 || typeof value !== 'string') throw badHeaders();
    if (!isHeaderName(first[0]) || /[\r\n\0]/.test(value)) throw badHeaders();
    return [first[0], value];
  });
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw badHeaders();
  }
}

function badHeaders(): RestError {
  return new RestError(
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  );
}

function parseStatus(text: string): number {
  const status = /^[1-5][0-9]{2}$/.test(text) ? Number(text) : undefined;
  if (status === undefined || status < 200) {
    throw new RestError('PGRST112', 'response.status guc must be a valid status code');
  }
  return status;
}
