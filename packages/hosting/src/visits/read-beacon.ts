export type Beacon =
  | { readonly kind: 'view'; readonly path: string; readonly source: string | null }
  | { readonly kind: 'time'; readonly durationMs: number };

const maxPath = 500;
const maxSource = 100;
/** Nobody looks at one page for longer without touching it. */
const maxDurationMs = 30 * 60_000;

/** Undefined for what the script would not have sent. */
export function readBeacon(body: string, host: string): Beacon | undefined {
  const told = parse(body);
  if (typeof told !== 'object' || told === null) return undefined;
  const duration: unknown = Reflect.get(told, 'd');
  if (typeof duration === 'number') {
    const isSensible = Number.isFinite(duration) && duration > 0;
    return isSensible
      ? { kind: 'time', durationMs: Math.min(Math.round(duration), maxDurationMs) }
      : undefined;
  }
  const path: unknown = Reflect.get(told, 'p');
  if (typeof path !== 'string' || !path.startsWith('/') || path.length > maxPath) return undefined;
  const source = sourceOf(textOf(told, 'q'), textOf(told, 'r'), host);
  if (!isStorable(path) || !isStorable(source ?? '')) return undefined;
  return {
    kind: 'view',
    path: path.length > 1 ? path.replace(/\/+$/, '') || '/' : path,
    source,
  };
}

/** PostgreSQL holds neither NUL nor half a character; no browser sends either in an address. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** What the link said of itself, otherwise the site that it stood on; null from the site itself and from nowhere. */
function sourceOf(search: string, referrer: string, host: string): string | null {
  const named = new URLSearchParams(search.slice(0, 2000)).get('utm_source')?.trim().toLowerCase();
  if (named) return named.slice(0, maxSource).toWellFormed();
  if (!URL.canParse(referrer)) return null;
  const from = new URL(referrer);
  if (from.protocol !== 'https:' && from.protocol !== 'http:') return null;
  if (from.host === host || from.hostname === '') return null;
  return from.hostname.replace(/^www\./, '').slice(0, maxSource);
}

function textOf(told: object, name: string): string {
  const value: unknown = Reflect.get(told, name);
  return typeof value === 'string' ? value : '';
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
