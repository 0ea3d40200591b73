import type { Readable } from 'node:stream';
import type { ServiceAnswer } from '../gateway/index.ts';
import { storageError } from './errors.ts';
import { type Json, parseJson } from './json.ts';

const maxJsonBytes = 1024 * 1024;

export function json(status: number, body: unknown): ServiceAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}

export function message(text: string): ServiceAnswer {
  return json(200, { message: text });
}

/** A body that is to be one object. */
export async function readJsonBody(body: Readable): Promise<Json> {
  const text = (await readBytes(body, maxJsonBytes)).toString();
  if (text === '') return {};
  const value = parseJson(text);
  if (!value) throw storageError('InvalidRequest', 'Body is not valid JSON');
  return value;
}

/** The whole body, of a size that memory can take. */
export async function readBytes(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunksOf(body)) {
    size += chunk.length;
    if (size > maxBytes) throw storageError('EntityTooLarge', 'Request body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** What comes, without ending the connection when nobody wants the rest: the refusal has to arrive. */
export async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    if (Buffer.isBuffer(chunk)) yield chunk;
    else yield Buffer.from(String(chunk));
  }
}

/** The parts of a path, each as it was before it was written into an address. */
export function decodePath(path: string): readonly string[] {
  try {
    return path
      .slice(1)
      .split('/')
      .map((segment) => decodeURIComponent(segment));
  } catch {
    throw storageError('InvalidRequest', 'The address is not written as addresses are.');
  }
}

export function requireText(body: Json, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '')
    throw storageError('InvalidRequest', `body must have required property '${name}'`);
  return value;
}

export function optionalText(body: Json, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw storageError('InvalidRequest', `body/${name} must be string`);
  return value;
}

export function optionalInteger(
  body: Json,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw storageError('InvalidRequest', `body/${name} must be integer`);
  if (value < min) throw storageError('InvalidRequest', `body/${name} must be >= ${min}`);
  return Math.min(value, max);
}

export function requireTexts(body: Json, name: string, max: number): readonly string[] {
  const value = body[name];
  if (!Array.isArray(value) || value.length === 0)
    throw storageError('InvalidRequest', `body/${name} must NOT have fewer than 1 items`);
  if (value.length > max)
    throw storageError('InvalidRequest', `Bulk object requests are limited to ${max} objects per request.`);
  return value.map((text: unknown) => {
    if (typeof text !== 'string') throw storageError('InvalidRequest', `body/${name} must be strings`);
    return text;
  });
}
