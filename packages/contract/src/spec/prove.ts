import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Endpoint } from '../http/endpoint.ts';
import type { CallFact, ConstantFact, LiteralFact, SpecEntry } from './entry.ts';
import { requiredSuffix, toConstantValue } from './quantity.ts';

export interface Sources {
  /** Product code outside this package. */
  readonly product: string;
  /** This package's own schemas and rules, which server and web run; not its data files. */
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
  const { product, contract } = evidence.sources;
  const references = findReferences(`${product}\n${contract}`);
  const permissions = new Set<string>(evidence.endpoints.map((endpoint) => endpoint.permission));
  return (entry) => {
    if (entry.kind === 'path') return evidence.endpoints.some((endpoint) => answersCall(endpoint, entry));
    if ('constant' in entry) return holdsValue(entry, evidence.constants) && isReferred(entry, references);
    if (entry.kind === 'permission') return permissions.has(entry.value) || hasLiteral(entry, product);
    return hasLiteral(entry, `${product}\n${contract}`);
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
  const [method, path = ''] = entry.value.split(' ');
  return (
    (method === '*' || method === endpoint.method) &&
    (path === '*' || blankPath(path) === blankPath(endpoint.path)) &&
    hasFields(endpoint.query, { names: entry.query, io: 'input' }) &&
    hasFields(endpoint.body, { names: entry.body, io: 'input' }) &&
    hasFields(endpoint.response, { names: entry.answer, io: 'output' })
  );
}

/** `/projects/{id}/edits` and `/projects/:projectId/edits` are the same path. */
function blankPath(path: string): string {
  return path.replaceAll(/\{\w+\}|:\w+/g, '*').replace(/\/$/, '');
}

interface FieldCheck {
  readonly names: readonly string[];
  readonly io: 'input' | 'output';
}

function hasFields(schema: z.ZodType | undefined, { names, io }: FieldCheck): boolean {
  if (names.length === 0) return true;
  if (schema === undefined) return false;
  const known = new Set(propertyNames(z.toJSONSchema(schema, { unrepresentable: 'any', io })));
  return names.every((name) => known.has(name));
}

function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const own = key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : [];
    return [...own, ...propertyNames(value)];
  });
}
