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
  /** The question around its values. */
  readonly pieces: readonly string[];
  readonly decisive: readonly (string | undefined)[];
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

interface KnownReads {
  readonly byQuestion: Map<string, KnownRead | undefined>;
  /** For each path the reads asked last. */
  readonly recent: Map<string, KnownRead[]>;
}

/** Of one schema: with the next one, everything is planned anew. */
const knownBySchema = new WeakMap<SchemaCache, KnownReads>();
const maxKnown = 500;
const maxRecent = 4;
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
  const reads = readsOf(cache);
  const decisive = decisiveHeaders.map((name) => headerOf(raw.headers, name));
  return findRecent(reads, raw, decisive) ?? findQuestion({ cache, reads, raw, decisive });
}

function readsOf(cache: SchemaCache): KnownReads {
  const known = knownBySchema.get(cache);
  if (known !== undefined) return known;
  const reads: KnownReads = { byQuestion: new Map(), recent: new Map() };
  knownBySchema.set(cache, reads);
  return reads;
}

type Decisive = KnownRead['decisive'];

/** What was asked last is mostly asked again: to compare with it costs a fifth of taking the question apart. */
function findRecent({ recent }: KnownReads, raw: RawRequest, decisive: Decisive): ReadyRead | undefined {
  for (const known of recent.get(raw.path) ?? []) {
    const values = isSame(known.decisive, decisive) ? valuesBetween(known.pieces, raw.query) : undefined;
    if (values !== undefined) return fill(known, values);
  }
  return undefined;
}

function isSame(one: Decisive, other: Decisive): boolean {
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

/** Undefined where the query is another one. A value ends where the next part of a query begins. */
function valuesBetween(pieces: readonly string[], query: string): readonly string[] | undefined {
  const [first = '', ...others] = pieces;
  if (!query.startsWith(first)) return undefined;
  const values: string[] = [];
  let at = first.length;
  for (const piece of others) {
    const next = query.indexOf('&', at);
    const end = next < 0 ? query.length : next;
    if (!query.startsWith(piece, end)) return undefined;
    values.push(decode(query.slice(at, end)));
    at = end + piece.length;
  }
  return at === query.length ? values : undefined;
}

interface Asked {
  readonly cache: SchemaCache;
  readonly reads: KnownReads;
  readonly raw: RawRequest;
  readonly decisive: Decisive;
}

function findQuestion({ cache, reads, raw, decisive }: Asked): ReadyRead | undefined {
  const { question, values } = takeValuesOut(raw.query);
  const { byQuestion, recent } = reads;
  let key = `${raw.path}?${question}`;
  for (const value of decisive) key += `\n${value ?? ''}`;
  let known = byQuestion.get(key);
  if (known === undefined) {
    if (byQuestion.has(key)) return undefined;
    known = planOnce(cache, { raw, question, decisive, count: values.length });
    if (byQuestion.size >= maxKnown) {
      byQuestion.clear();
      recent.clear();
    }
    byQuestion.set(key, known);
  }
  if (known === undefined) return undefined;
  recent.set(raw.path, [known, ...(recent.get(raw.path) ?? [])].slice(0, maxRecent));
  return fill(known, values);
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
    values.push(decode(value));
    return found[0] + mark;
  });
  return { question: parts.join('&'), values };
}

function decode(value: string): string {
  return escaped.test(value) ? (new URLSearchParams(`v=${value}`).get('v') ?? '') : value;
}

interface Question {
  readonly raw: RawRequest;
  readonly question: string;
  readonly decisive: Decisive;
  readonly count: number;
}

/** Undefined where a value would be more than a parameter of the statement. Faults are left to whoever plans it again. */
function planOnce(cache: SchemaCache, { raw, question, decisive, count }: Question): KnownRead | undefined {
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
    if (!isWhole) return undefined;
    const canonical = splitAt(api.params.canonical, marks);
    return { pieces: question.split(mark), decisive, api, work, statements, canonical };
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

function fill({ api, work, statements, canonical }: KnownRead, values: readonly string[]): ReadyRead {
  return {
    api,
    work: {
      statements: statements.map(({ text, values: planned }) => ({
        text,
        values: planned.map((value) => (typeof value === 'number' ? clean(values[value] ?? '') : value)),
      })),
      isReadOnly: work.isReadOnly,
      settings: work.settings,
      check: work.check,
      respond: (results) => work.respond(results, join(canonical, values)),
    },
  };
}

function join(canonical: KnownRead['canonical'], values: readonly string[]): string {
  let joined = '';
  for (const part of canonical)
    joined += typeof part === 'string' ? part : encodeURIComponent(values[part] ?? '');
  return joined;
}

/** PostgreSQL's texts have no such character. */
function clean(value: string): string {
  return value.includes('\0') ? value.replaceAll('\0', '') : value;
}
