import { clip, LIMITS } from './limits.ts';

type Walk = { readonly ancestors: readonly object[]; readonly budget: { left: number } };

/**
 * A value of the app as text. It runs no getter of the app and never throws; what is too deep, too wide or too
 * long is cut and says so.
 */
export function serializeValue(value: unknown): string {
  const budget = { left: LIMITS.serializeCharacters };
  return clip(write(value, { ancestors: [], budget }), LIMITS.serializeCharacters);
}

function describeError(error: Error): string {
  const name = readText(error, 'name') ?? 'Error';
  const message = readText(error, 'message') ?? '';
  const head = message === '' ? name : `${name}: ${message}`;
  const stack = readText(error, 'stack');
  if (stack === undefined) return head;
  // V8 begins a stack with the name and message; other engines give the frames alone.
  return stack.startsWith(name) ? stack : `${head}\n${stack}`;
}

function write(value: unknown, walk: Walk): string {
  const text = writeUncounted(value, walk);
  walk.budget.left -= text.length;
  return text;
}

function writeUncounted(value: unknown, walk: Walk): string {
  if (walk.budget.left <= 0) return '…';
  switch (typeof value) {
    case 'string':
      return walk.ancestors.length === 0 ? value : JSON.stringify(clip(value, 1000));
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return value.toString();
    case 'function':
      return `[function ${readText(value, 'name') || 'anonymous'}]`;
    case 'object':
      return value === null ? 'null' : writeObjectSafely(value, walk);
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'boolean':
    case 'undefined':
      return String(value);
  }
}

function writeObjectSafely(value: object, walk: Walk): string {
  try {
    return writeObject(value, walk);
  } catch {
    return '[unreadable]';
  }
}

function writeObject(value: object, walk: Walk): string {
  if (walk.ancestors.includes(value)) return '[circular]';
  const special = writeSpecial(value);
  if (special !== undefined) return special;
  if (Array.isArray(value) && walk.ancestors.length >= LIMITS.serializeDepth)
    return `[array ${value.length}]`;
  const name = constructorName(value);
  if (walk.ancestors.length >= LIMITS.serializeDepth) return `[${name}]`;
  const inner: Walk = { ...walk, ancestors: [...walk.ancestors, value] };
  if (Array.isArray(value)) return `[${listOf(value.keys(), (index) => writeOwn(value, index, inner))}]`;
  if (value instanceof Map)
    return `Map {${listOf(Map.prototype.entries.call(value), ([key, item]) => `${write(key, inner)} => ${write(item, inner)}`)}}`;
  if (value instanceof Set)
    return `Set {${listOf(Set.prototype.values.call(value), (item: unknown) => write(item, inner))}}`;
  if (ArrayBuffer.isView(value)) return `${name}(${value.byteLength} bytes)`;
  const body = listOf(Object.keys(value), (key) => `${quoteKey(key)}: ${writeOwn(value, key, inner)}`);
  return `${name === 'Object' ? '' : `${name} `}{${body}}`;
}

function writeSpecial(value: object): string | undefined {
  if (value instanceof Error) return describeError(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return RegExp.prototype.toString.call(value);
  if (value instanceof Promise) return '[Promise]';
  return describeNode(value);
}

/** An element by its opening tag. It is told by its fields: a node of another frame has another `Node`. */
function describeNode(value: object): string | undefined {
  if (Object.hasOwn(value, 'nodeType') || !('nodeType' in value) || !('nodeName' in value)) return undefined;
  if (typeof value.nodeType !== 'number' || typeof value.nodeName !== 'string') return undefined;
  const tag = value.nodeName.toLowerCase();
  if (value.nodeType !== 1) return tag;
  const id = readField(value, 'id');
  const className = readField(value, 'className');
  const attributes = [
    ...(typeof id === 'string' && id !== '' ? [` id="${clip(id, 100)}"`] : []),
    ...(typeof className === 'string' && className !== '' ? [` class="${clip(className, 200)}"`] : []),
  ];
  return `<${tag}${attributes.join('')}>`;
}

function writeOwn(owner: object, key: string | number, walk: Walk): string {
  const descriptor = Object.getOwnPropertyDescriptor(owner, key);
  if (descriptor === undefined) return 'empty';
  return 'value' in descriptor ? write(descriptor.value, walk) : '[getter]';
}

function listOf<Item>(items: Iterable<Item>, describe: (item: Item) => string): string {
  const parts: string[] = [];
  for (const item of items) {
    if (parts.length === LIMITS.serializeKeys) {
      parts.push('…');
      break;
    }
    parts.push(describe(item));
  }
  return parts.join(', ');
}

function constructorName(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (typeof prototype !== 'object' || prototype === null) return 'Object';
  const maker: unknown = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value;
  return typeof maker === 'function' ? readText(maker, 'name') || 'Object' : 'Object';
}

function quoteKey(key: string): string {
  return /^[\w$]+$/.test(key) ? key : JSON.stringify(key);
}

function readText(owner: object, key: string): string | undefined {
  const value = readField(owner, key);
  return typeof value === 'string' ? value : undefined;
}

/** For the few fields that the browser itself defines as getters. */
function readField(owner: object, key: string): unknown {
  try {
    const value: unknown = Reflect.get(owner, key);
    return value;
  } catch {
    return undefined;
  }
}
