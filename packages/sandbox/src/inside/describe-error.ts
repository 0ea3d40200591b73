import { stripVTControlCharacters } from 'node:util';

export interface DescribedError {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
  readonly plugin?: string;
}

const MAX_TEXT = 8000;

/** Bundlers throw many shapes; what a person needs of them is the same. */
export function describeError(error: unknown): DescribedError {
  if (typeof error !== 'object' || error === null) return { message: clean(String(error)) };
  const fields = new Map<string, unknown>(Object.entries(error));
  const message = error instanceof Error ? error.message : fields.get('message');
  const location = fields.get('loc');
  const place = new Map<string, unknown>(
    typeof location === 'object' && location ? Object.entries(location) : [],
  );
  const words = clean(text(message) ?? 'The build failed.');
  // Rolldown draws the place into its message.
  const drawn = /╭─\[ ([^\n]+?):(\d+):(\d+) \]/.exec(words);
  return {
    message: words,
    ...pick('file', text(place.get('file')) ?? text(fields.get('id'))?.split('?')[0] ?? drawn?.[1]),
    ...pick('line', count(place.get('line')) ?? count(Number(drawn?.[2]))),
    ...pick('column', count(place.get('column')) ?? count(Number(drawn?.[3]))),
    ...pick('frame', text(fields.get('frame'))),
    ...pick('plugin', text(fields.get('plugin'))),
  };
}

function pick<Name extends string, Value>(name: Name, value: Value | undefined) {
  return value === undefined ? {} : { [name]: typeof value === 'string' ? clean(value) : value };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function clean(value: string): string {
  return stripVTControlCharacters(value).slice(0, MAX_TEXT);
}
