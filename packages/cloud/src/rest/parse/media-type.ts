export type PlanOption = 'analyze' | 'verbose' | 'settings' | 'buffers' | 'wal';

export type MediaType =
  | { readonly kind: 'json' | 'geojson' | 'csv' | 'text' | 'xml' | 'openapi' | 'form' | 'octets' | 'any' }
  | { readonly kind: 'object'; readonly stripNulls: boolean }
  | { readonly kind: 'stripped-array' }
  | {
      readonly kind: 'plan';
      readonly format: 'json' | 'text';
      readonly of: MediaType;
      readonly options: readonly PlanOption[];
    }
  | { readonly kind: 'other'; readonly name: string };

const jsonType: MediaType = { kind: 'json' };
const planOptions: readonly PlanOption[] = ['analyze', 'verbose', 'settings', 'buffers', 'wal'];

const simpleTypes: ReadonlyMap<string, MediaType> = new Map<string, MediaType>([
  ['application/json', jsonType],
  ['application/geo+json', { kind: 'geojson' }],
  ['text/csv', { kind: 'csv' }],
  ['text/plain', { kind: 'text' }],
  ['text/xml', { kind: 'xml' }],
  ['application/openapi+json', { kind: 'openapi' }],
  ['application/x-www-form-urlencoded', { kind: 'form' }],
  ['application/octet-stream', { kind: 'octets' }],
  ['*/*', { kind: 'any' }],
]);

const names: Readonly<Record<Exclude<MediaType['kind'], 'object' | 'plan' | 'other'>, string>> = {
  json: 'application/json',
  geojson: 'application/geo+json',
  csv: 'text/csv',
  text: 'text/plain',
  xml: 'text/xml',
  openapi: 'application/openapi+json',
  form: 'application/x-www-form-urlencoded',
  octets: 'application/octet-stream',
  any: '*/*',
  'stripped-array': 'application/vnd.pgrst.array+json;nulls=stripped',
};

export function parseMediaType(text: string): MediaType {
  const [essence = '', ...parameters] = splitOutsideQuotes(text, ';');
  const name = essence.trim().toLowerCase();
  const simple = simpleTypes.get(name);
  if (simple !== undefined) return simple;
  const values = new Map(parameters.map(parseParameter));
  const stripNulls = values.get('nulls') === 'stripped';
  switch (name) {
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object':
      return { kind: 'object', stripNulls };
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array':
      return stripNulls ? { kind: 'stripped-array' } : jsonType;
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
      return parsePlan('text', values);
    case 'application/vnd.pgrst.plan+json':
      return parsePlan('json', values);
    default:
      return { kind: 'other', name: text.trim() };
  }
}

function parsePlan(format: 'json' | 'text', values: ReadonlyMap<string, string>): MediaType {
  const asked = new Set(values.get('options')?.split('|'));
  return {
    kind: 'plan',
    format,
    of: parseMediaType(values.get('for') ?? 'application/json'),
    options: planOptions.filter((option) => asked.has(option)),
  };
}

function parseParameter(text: string): [string, string] {
  const equals = text.indexOf('=');
  if (equals < 0) return [text.trim().toLowerCase(), ''];
  const value = text.slice(equals + 1).trim();
  return [text.slice(0, equals).trim().toLowerCase(), value.replace(/^"(.*)"$/, '$1')];
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  if (!text.includes('"')) return text.split(separator);
  const parts = [''];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === separator && !isQuoted) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** The accepted types, best first. */
export function parseAccept(header: string | undefined): readonly MediaType[] {
  if (header === undefined || header === '') return [{ kind: 'any' }];
  if (!header.includes(',')) return [parseMediaType(header)];
  return splitOutsideQuotes(header, ',')
    .map((part) => ({ type: parseMediaType(part), quality: qualityOf(part) }))
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ type }) => type);
}

function qualityOf(part: string): number {
  const found = /;\s*q=([0-9.]+)/i.exec(part);
  return found === null ? 1 : Number(found[1]);
}

export function mediaTypeName(type: MediaType): string {
  if (type.kind === 'other') return type.name;
  if (type.kind === 'object') {
    return `application/vnd.pgrst.object+json${type.stripNulls ? ';nulls=stripped' : ''}`;
  }
  if (type.kind !== 'plan') return names[type.kind];
  const options = type.options.length === 0 ? '' : `; options=${type.options.join('|')}`;
  return `application/vnd.pgrst.plan+${type.format}; for="${mediaTypeName(type.of)}"${options}`;
}

export function contentType(type: MediaType): string {
  const hasCharset = type.kind !== 'octets' && type.kind !== 'other';
  return hasCharset ? `${mediaTypeName(type)}; charset=utf-8` : mediaTypeName(type);
}
