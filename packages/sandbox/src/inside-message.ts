import { isObject, parseObject } from './dependencies/dependency-set.ts';

/** A build or hot-update error, as the project's tools described it. Every field comes from untrusted code. */
export interface ProjectError {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
  readonly plugin?: string;
}

export type InsideMessage =
  | { readonly type: 'listening' | 'updated' | 'compiled' | 'restart' | 'alive' }
  | { readonly type: 'error' | 'fatal'; readonly error: ProjectError }
  | { readonly type: 'prebuilt'; readonly count: number }
  | {
      readonly type: 'built';
      readonly id: string;
      readonly ok: boolean;
      readonly errors: readonly ProjectError[];
    };

const MARK = '\u0001loam ';
const MAX_TEXT = 8000;

/** Undefined for ordinary output. The code inside could print any message: none of them grants anything. */
export function parseInsideMessage(line: string): InsideMessage | undefined {
  if (!line.startsWith(MARK)) return undefined;
  const fields = parseObject(line.slice(MARK.length));
  switch (fields['type']) {
    case 'listening':
    case 'updated':
    case 'compiled':
    case 'restart':
    case 'alive':
      return { type: fields['type'] };
    case 'error':
    case 'fatal':
      return { type: fields['type'], error: toProjectError(fields) };
    case 'prebuilt':
      return { type: 'prebuilt', count: Number(fields['count']) || 0 };
    case 'built':
      return {
        type: 'built',
        id: String(fields['id']),
        ok: fields['ok'] === true,
        errors: Array.isArray(fields['errors']) ? fields['errors'].filter(isObject).map(toProjectError) : [],
      };
    default:
      return undefined;
  }
}

export function toProjectError(fields: Readonly<Record<string, unknown>>): ProjectError {
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' ? { [name]: value.slice(0, MAX_TEXT) } : {};
  };
  const count = (name: string) => {
    const value = fields[name];
    return typeof value === 'number' ? { [name]: value } : {};
  };
  const { message } = { message: 'The build failed.', ...text('message') };
  const file = typeof fields['file'] === 'string' ? { file: fields['file'].replace(/^\/app\//, '') } : {};
  return { message, ...file, ...count('line'), ...count('column'), ...text('frame'), ...text('plugin') };
}
