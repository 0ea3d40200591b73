import { planReadWork, type Work } from './actions.ts';
import { headerOf, parseRequest, type ApiRequest, type RawRequest } from './parse/request.ts';
import type { SchemaCache } from './schema/types.ts';
import type { SqlValue } from './sql/sql-writer.ts';

/** A read that is ready to run. */
export interface ReadyRead {
  readonly api: ApiRequest;
  readonly work: Work;
}

/** A read whose values are left open: those with a number stand for what a request brings. */
interface KnownRead {
  readonly api: ApiRequest;
  readonly work: Work;
  readonly statements: readonly KnownStatement[];
  /** The canonical query, as texts and numbers of values between them. */
  readonly canonical: readonly (string | number)[];
}

interface KnownStatement {
  readonly text: string;
  readonly values: readonly (SqlValue | number)[];
}

/** Of one schema: with the next one, everything is planned anew. */
const knownBySchema = new WeakMap<SchemaCache, Map<string, KnownRead | undefined>>();
const maxKnown = 500;
const longestQuery = 2000;
/** Headers that decide what a read is; all others only say who asks. */
const decisiveHeaders = ['accept', 'prefer', 'accept-profile', 'range', 'content-type'] as const;

/**
 * Apps ask the same questions with other values, so a question is planned once: each value of a plain comparison is
 * taken out of it, the rest is the question. Undefined for everything that is not such a question.
 */
export function findKnownRead(cache: SchemaCache, raw: RawRequest): ReadyRead | undefined {
  if (raw.method !== 'GET' || raw.query.length > longestQuery || raw.path.startsWith('/rpc'))
    return undefined;
  const { question, values } = takeValuesOut(raw.query);
  let key = `${raw.path}?${question}`;
  for (const name of decisiveHeaders) key += `\n${headerOf(raw.headers, name) ?? ''}`;
  const reads = readsOf(cache);
  let known = reads.get(key);
  if (known === undefined) {
    if (reads.has(key)) return undefined;
    known = planOnce(cache, { raw, question, count: values.length });
    if (reads.size >= maxKnown) reads.clear();
    reads.set(key, known);
  }
  return known && fill(known, values);
}

function readsOf(cache: SchemaCache): Map<string, KnownRead | undefined> {
  const known = knownBySchema.get(cache);
  if (known !== undefined) return known;
  const reads = new Map<string, KnownRead | undefined>();
  knownBySchema.set(cache, reads);
  return reads;
}

/** Stands for a value. A request that brings it itself is no question that is known. */
const mark = '\x01';
const encodedMark = encodeURIComponent(mark);
const plainComparison = /^([\w.]+)=(not\.)?(eq|neq|gte|gt|lte|lt)\./;
const otherParameter = /(^|\.)(select|columns|on_conflict|and|or|order|limit|offset)$/;
const escaped = /[%+]/;

function takeValuesOut(query: string): { question: string; values: readonly string[] } {
  if (query === '') return { question: '', values: [] };
  const values: string[] = [];
  const parts = query.split('&').map((part) => {
    const found = plainComparison.exec(part);
    if (found === null || otherParameter.test(found[1] ?? '')) return part;
    const value = part.slice(found[0].length);
    values.push(escaped.test(value) ? (new URLSearchParams(`v=${value}`).get('v') ?? '') : value);
    return found[0] + mark;
  });
  return { question: parts.join('&'), values };
}

interface Question {
  readonly raw: RawRequest;
  readonly question: string;
  readonly count: number;
}

/** Undefined where a value would be more than a parameter of the statement. Faults are left to whoever plans it again. */
function planOnce(cache: SchemaCache, { raw, question, count }: Question): KnownRead | undefined {
  const marks = Array.from({ length: count }, (_, index) => `${mark}${index}${mark}`);
  let next = 0;
  const query = question.replaceAll(mark, () => encodeURIComponent(marks[next++] ?? ''));
  if (next !== count) return undefined;
  try {
    const api = parseRequest({ ...raw, query }, cache.settings);
    if (api.action.kind !== 'read') return undefined;
    const work = planReadWork(cache, api);
    const statements = work.statements.map(({ text, values }) => ({
      text,
      values: values.map((value) => {
        const index = typeof value === 'string' ? marks.indexOf(value) : -1;
        return index < 0 ? value : index;
      }),
    }));
    const isWhole = statements.every(
      ({ text, values }) => !text.includes(mark) && !values.some((value) => isMarked(value)),
    );
    return isWhole ? { api, work, statements, canonical: splitAt(api.params.canonical, marks) } : undefined;
  } catch {
    return undefined;
  }
}

function isMarked(value: SqlValue | number): boolean {
  return typeof value === 'string' && value.includes(mark);
}

function splitAt(canonical: string, marks: readonly string[]): readonly (string | number)[] {
  return canonical
    .split(encodedMark)
    .map((text, index) =>
      index % 2 === 0 || !marks.includes(`${mark}${text}${mark}`) ? text : Number(text),
    );
}

function fill(known: KnownRead, values: readonly string[]): ReadyRead {
  const { api, work } = known;
  const canonical = known.canonical
    .map((part) => (typeof part === 'string' ? part : encodeURIComponent(values[part] ?? '')))
    .join('');
  return {
    api,
    work: {
      ...work,
      statements: known.statements.map(({ text, values: planned }) => ({
        text,
        values: planned.map((value) => (typeof value === 'number' ? clean(values[value] ?? '') : value)),
      })),
      respond: (results) => work.respond(results, canonical),
    },
  };
}

/** PostgreSQL's texts have no such character. */
function clean(value: string): string {
  return value.includes('\0') ? value.replaceAll('\0', '') : value;
}
