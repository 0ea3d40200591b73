import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Endpoint } from '../../http/endpoint.ts';
import type { CallFact, ConstantFact, LiteralFact, RecordFact, SpecEntry } from '../entry.ts';
import { requiredSuffix, toConstantValue } from '../quantity.ts';

export interface Sources {
  /** The web app. */
  readonly web: string;
  /** Product code outside this package, the web app included. */
  readonly product: string;
  /** Those schemas and rules of this package that product code reaches; not its data files. */
  readonly contract: string;
}

export interface Evidence {
  /** The roots that dotted paths begin with: texts, limits, enums, routes. */
  readonly constants: Readonly<Record<string, unknown>>;
  readonly endpoints: readonly Endpoint[];
  readonly sources: Sources;
}

export type Prover = (entry: SpecEntry) => boolean;

/**
 * Answers whether an entry of the specification is bound, by looking and never by word:
 * a call by an endpoint with its path and fields, a constant by an equal value that code refers to,
 * a route or permission by a literal in code.
 */
export function createProver(evidence: Evidence): Prover {
  const { web, product, contract } = evidence.sources;
  const anywhere = `${product}\n${contract}`;
  const places: Record<LiteralFact['where'], string> = { web, product, anywhere };
  const references = findReferences(anywhere);
  const permissions = new Set<string>(evidence.endpoints.map((endpoint) => endpoint.permission));
  return (entry) => {
    if (entry.kind === 'path') return evidence.endpoints.some((endpoint) => answersCall(endpoint, entry));
    if (entry.kind === 'record') return evidence.endpoints.some((endpoint) => answersRecord(endpoint, entry));
    if ('constant' in entry) return holdsValue(entry, evidence.constants) && isReferred(entry, references);
    if (entry.kind === 'permission' && permissions.has(entry.value)) return true;
    return hasLiteral(entry, places[entry.where]);
  };
}

/** Whether the constant that the entry names is there, is equal, and says its unit. */
export function holdsValue(entry: ConstantFact, constants: Readonly<Record<string, unknown>>): boolean {
  const isWordForWord = entry.kind === 'text' || entry.kind === 'route';
  const expected = isWordForWord ? entry.value : toConstantValue(entry.value);
  const suffix = requiredSuffix(entry.value);
  const isNamedByUnit = isWordForWord || suffix === undefined || entry.constant.endsWith(suffix);
  return isNamedByUnit && isDeepStrictEqual(lookUp(entry.constant, constants), expected);
}

function lookUp(path: string, constants: Readonly<Record<string, unknown>>): unknown {
  let value: unknown = constants;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

interface References {
  readonly exact: ReadonlySet<string>;
  /** Groups that code picks from by a key, as in `texts.errors.titles[kind]`. */
  readonly indexed: ReadonlySet<string>;
}

function findReferences(source: string): References {
  const exact = new Set<string>();
  const indexed = new Set<string>();
  for (const [, path = '', bracket] of source.matchAll(/\b((?:texts|limits|enums|routes)(?:\.\w+)+)(\[)?/g)) {
    if (bracket !== undefined) indexed.add(path);
    // `enums.workspace.plans.includes` refers to `enums.workspace.plans` as well.
    const parts = path.split('.');
    for (let length = 2; length <= parts.length; length += 1) exact.add(parts.slice(0, length).join('.'));
  }
  return { exact, indexed };
}

function isReferred(entry: ConstantFact, references: References): boolean {
  const group = entry.constant.slice(0, entry.constant.lastIndexOf('.'));
  return references.exact.has(entry.constant) || references.indexed.has(group);
}

const placeholder = String.raw`(?:\$\{[^}]+\}|\{\w+\}|:\w+|\$\w+)`;

function hasLiteral(entry: LiteralFact, source: string): boolean {
  const pattern = entry.literal
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(placeholder);
  return new RegExp(`['"\`]${pattern}/?['"\`?]`).test(source);
}

function answersCall(endpoint: Endpoint, entry: CallFact): boolean {
  const [method = '', path = ''] = entry.value.split(' ');
  return (
    (method === '*' || method === endpoint.method) &&
    isPath(endpoint, path) &&
    hasFields(propertyNames(endpoint.query, 'input'), entry.query) &&
    hasFields(propertyNames(endpoint.body, 'input'), entry.body) &&
    hasFields(propertyNames(endpoint.response, 'output'), entry.answer)
  );
}

function isPath(endpoint: Endpoint, expected: string): boolean {
  const actual = blankPath(endpoint.path);
  if (expected.endsWith('*')) return actual.startsWith(blankPath(expected.slice(0, -1)));
  return actual === blankPath(expected) || takesPath(endpoint, expected);
}

/** `/integrations/:name` answers `/integrations/ai_gateway` where that is one of the names it takes. */
function takesPath({ path, params }: Endpoint, expected: string): boolean {
  const [own, asked] = [path.split('/'), expected.split('/')];
  return (
    own.length === asked.length &&
    own.every((part, index) => {
      const other = asked[index] ?? '';
      if (!part.startsWith(':')) return part === other;
      return other.startsWith('{') || takenBy(params, part.slice(1)).includes(other);
    })
  );
}

function takenBy(schema: z.ZodType | undefined, name: string): readonly unknown[] {
  return objectsIn(schema, 'input').flatMap((properties) => {
    const own: unknown = Object.getOwnPropertyDescriptor(properties, name)?.value;
    const values: unknown = typeof own === 'object' && own !== null && 'enum' in own ? own.enum : [];
    return Array.isArray(values) ? values : [];
  });
}

/** `/projects/{id}/edits` and `/projects/:projectId/edits` are the same path. */
function blankPath(path: string): string {
  return path.replaceAll(/\{\w+\}|:\w+/g, '*').replace(/\/$/, '');
}

function hasFields(known: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((name) => known.includes(name));
}

function propertyNames(schema: z.ZodType | undefined, io: 'input' | 'output'): string[] {
  return objectsIn(schema, io).flatMap((properties) => Object.keys(properties));
}

function answersRecord(endpoint: Endpoint, entry: RecordFact): boolean {
  return objectsIn(endpoint.response, 'output').some((properties) =>
    entry.value.every((field) => {
      const [name = '', inner] = field.split('.');
      const own = Object.getOwnPropertyDescriptor(properties, name);
      return (
        own !== undefined && (inner === undefined || findObjects(own.value).some((found) => inner in found))
      );
    }),
  );
}

function objectsIn(schema: z.ZodType | undefined, io: 'input' | 'output'): object[] {
  return schema === undefined ? [] : findObjects(z.toJSONSchema(schema, { unrepresentable: 'any', io }));
}

/** The `properties` of every object in a JSON schema, at any depth. */
function findObjects(schema: unknown): object[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const own = key === 'properties' && typeof value === 'object' && value !== null ? [value] : [];
    return [...own, ...findObjects(value)];
  });
}
