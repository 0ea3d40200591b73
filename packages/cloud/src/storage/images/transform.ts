import { storageError } from '../errors.ts';
import type { Json } from '../json.ts';
import { checkPlacing, describePlacing, GRAVITIES, type Placing } from './gravity.ts';

/** How a picture is to be shown. */
export interface Transform extends Placing {
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly resize: 'cover' | 'contain' | 'fill';
  readonly quality: number | undefined;
  readonly format: 'origin' | 'webp' | 'avif' | undefined;
}

const maxSide = 2500;

/** From a query or from a body: numbers may be written as text. */
export function readTransform(asked: Json): Transform {
  const placing = {
    gravity: oneOf(asked, 'gravity', GRAVITIES),
    xOffset: offset(asked, 'x_offset'),
    yOffset: offset(asked, 'y_offset'),
  };
  checkPlacing(placing);
  return {
    ...placing,
    width: side(asked, 'width'),
    height: side(asked, 'height'),
    resize: oneOf(asked, 'resize', ['cover', 'contain', 'fill']) ?? 'cover',
    quality: number(asked, 'quality', { min: 20, max: 100 }),
    format: oneOf(asked, 'format', ['origin', 'webp', 'avif']),
  };
}

/** Signed along, so that the address shows the picture in this form and no other. */
export function writeTransform({ xOffset, yOffset, ...named }: Transform): string {
  return Object.entries({ ...named, x_offset: xOffset, y_offset: yOffset })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}:${value}`)
    .join(',');
}

const resizingTypes = { cover: 'fill', contain: 'fit', fill: 'force' } as const;

/** As Supabase's own answers tell what was done. */
export function describeTransform(transform: Transform): string {
  const { width, height, resize, quality, format } = transform;
  const hasSize = width !== undefined || height !== undefined;
  const parts = {
    height,
    width,
    resizing_type: hasSize ? resizingTypes[resize] : undefined,
    quality,
    format,
    gravity: describePlacing(transform),
  };
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined && value !== 'origin')
    .map(([name, value]) => `${name}:${value}`)
    .join(',');
}

export function parseTransform(text: string): Transform {
  const pairs = text.split(',').map((pair) => pair.split(':'));
  return readTransform(Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])));
}

function side(asked: Json, name: string): number | undefined {
  const pixels = number(asked, name, { min: 0, max: Number.MAX_SAFE_INTEGER });
  return pixels === undefined || pixels === 0 ? undefined : Math.min(pixels, maxSide);
}

function offset(asked: Json, name: string): number | undefined {
  const value = asked[name];
  if (value === undefined || value === null || value === '') return undefined;
  const parsed = typeof value === 'string' ? Number(value) : value;
  if (typeof parsed !== 'number' || !Number.isFinite(parsed))
    throw storageError('InvalidRequest', `querystring/${name} must be number`);
  return parsed;
}

function number(
  asked: Json,
  name: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  const value = asked[name];
  if (value === undefined || value === null || value === '') return undefined;
  const parsed = typeof value === 'string' ? Number(value) : value;
  if (typeof parsed !== 'number' || !Number.isSafeInteger(parsed))
    throw storageError('InvalidRequest', `querystring/${name} must be integer`);
  if (parsed < min) throw storageError('InvalidRequest', `querystring/${name} must be >= ${min}`);
  if (parsed > max) throw storageError('InvalidRequest', `querystring/${name} must be <= ${max}`);
  return parsed;
}

function oneOf<const Value extends string>(
  asked: Json,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const value = asked[name];
  if (value === undefined || value === null || value === '') return undefined;
  const found = allowed.find((one) => one === value);
  if (!found)
    throw storageError('InvalidRequest', `querystring/${name} must be equal to one of the allowed values`);
  return found;
}
