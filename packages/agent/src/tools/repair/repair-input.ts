import { z } from 'zod';
import type { Tool } from '../tool.ts';
import { ALIASES } from './aliases.data.ts';
import { parseJson } from './parse-json.ts';

type Repaired = Pick<Tool, 'name' | 'input'>;

/** As much of a JSON schema as is looked at here. */
interface Shape {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Shape>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: Shape | undefined;
}

const Shape: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.unknown().optional(),
    properties: z.record(z.string(), Shape).optional(),
    required: z.array(z.string()).optional(),
    items: Shape.optional(),
  }),
);

const WRAPPERS = ['arguments', 'input', 'parameters', 'params'];
const shapes = new WeakMap<z.ZodType, Shape>();

/**
 * Arguments whose meaning is plain are brought into the form that the tool expects. What fits stays as it is, and
 * nothing is added that was not written; what is still wrong after that is told by the check of the arguments.
 */
export function repairInput(tool: Repaired, input: unknown): unknown {
  const shape = shapeOf(tool.input);
  const object = fit(shape, unwrapped(shape, input));
  return tool.name === 'replace_in_file' ? fit(shape, withEdits(object)) : object;
}

function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const shape = Shape.parse(z.toJSONSchema(schema, { io: 'input' }));
  shapes.set(schema, shape);
  return shape;
}

function fit(shape: Shape, value: unknown): unknown {
  switch (shape.type) {
    case 'object':
      return fitObject(shape, readText(value));
    case 'array':
      return fitList(shape, value);
    case 'number':
    case 'integer':
      return typeof value === 'string' && /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/.test(value)
        ? Number(value)
        : value;
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    default:
      return value;
  }
}

function fitObject({ properties = {}, required = [] }: Shape, value: unknown): unknown {
  if (!isRecord(value)) return value;
  const fitted = new Map<string, unknown>(Object.entries(value));
  for (const name of Object.keys(properties)) {
    const alias = ALIASES[name]?.find((other) => fitted.has(other) && !Object.hasOwn(properties, other));
    if (alias === undefined || fitted.has(name)) continue;
    fitted.set(name, fitted.get(alias));
    fitted.delete(alias);
  }
  for (const [name, shape] of Object.entries(properties)) {
    if (!fitted.has(name)) continue;
    // Some models give every argument a value, and null to those that they do not mean.
    if (fitted.get(name) === null && !required.includes(name)) fitted.delete(name);
    else fitted.set(name, fit(shape, fitted.get(name)));
  }
  return Object.fromEntries(fitted);
}

/** One thing in the place of a list of one. */
function fitList({ items = {} }: Shape, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => fit(items, item));
  const read = readText(value);
  if (Array.isArray(read)) return read.map((item: unknown) => fit(items, item));
  if (items.type === 'object' && isRecord(read)) return [fit(items, read)];
  return items.type === 'string' && typeof value === 'string' ? [value] : value;
}

function unwrapped({ properties = {} }: Shape, input: unknown): unknown {
  const read = readText(input);
  const only: unknown = Array.isArray(read) && read.length === 1 ? read[0] : read;
  if (!isRecord(only)) return only;
  const [[name, held] = ['', undefined], ...others] = Object.entries(only);
  const isWrapper = others.length === 0 && WRAPPERS.includes(name) && !Object.hasOwn(properties, name);
  const inside = isWrapper ? readText(held) : undefined;
  return isRecord(inside) ? inside : only;
}

/** The one edit of a call, written beside the path. */
function withEdits(value: unknown): unknown {
  if (!isRecord(value) || 'edits' in value) return value;
  const item = fitObject(EDIT, value);
  if (!isRecord(item) || !('search' in item) || !('replace' in item)) return value;
  const { search, replace, all, ...others } = item;
  return { ...others, edits: [{ search, replace, ...(all === undefined ? {} : { all }) }] };
}

const EDIT: Shape = {
  type: 'object',
  properties: { search: { type: 'string' }, replace: { type: 'string' }, all: { type: 'boolean' } },
  required: ['search', 'replace'],
};

function readText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
