import type { TypeFault } from './checks/type-faults.ts';
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
  | { readonly type: 'prebuilt' | 'background'; readonly count: number }
  /** A line of a program with what it belongs to. */
  | {
      readonly type: 'said';
      readonly level: string;
      readonly text: string;
      readonly fields: Readonly<Record<string, unknown>>;
    }
  | {
      readonly type: 'built';
      readonly id: string;
      readonly ok: boolean;
      readonly errors: readonly ProjectError[];
    }
  | { readonly type: 'diagnosed'; readonly id: string; readonly faults: readonly Omit<TypeFault, 'file'>[] };

const MARK = '\u0001loam ';
const MAX_TEXT = 8000;
const MAX_FAULTS = 50;

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
    case 'background':
      return { type: fields['type'], count: Number(fields['count']) || 0 };
    case 'said':
      return { type: 'said', level: String(fields['level']), text: String(fields['text']), fields };
    case 'built':
      return {
        type: 'built',
        id: String(fields['id']),
        ok: fields['ok'] === true,
        errors: toProjectErrors(fields['errors']),
      };
    case 'diagnosed':
      return { type: 'diagnosed', id: String(fields['id']), faults: toTypeFaults(fields['faults']) };
    default:
      return undefined;
  }
}

function toProjectErrors(errors: unknown): readonly ProjectError[] {
  return Array.isArray(errors) ? errors.filter(isObject).map(toProjectError) : [];
}

function toTypeFaults(faults: unknown): readonly Omit<TypeFault, 'file'>[] {
  return Array.isArray(faults) ? faults.filter(isObject).slice(0, MAX_FAULTS).map(toTypeFault) : [];
}

function toTypeFault(fields: Readonly<Record<string, unknown>>): Omit<TypeFault, 'file'> {
  return {
    line: Number(fields['line']) || 1,
    column: Number(fields['column']) || 1,
    code: `TS${Number(fields['code']) || 0}`,
    message: String(fields['message']).slice(0, MAX_TEXT),
  };
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
