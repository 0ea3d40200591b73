import { storageError } from '../errors.ts';

/** Which part of a picture stays where it is cut: a side, a corner, the middle, what is striking, or a point of it. */
export const GRAVITIES = ['no', 'so', 'ea', 'we', 'noea', 'nowe', 'soea', 'sowe', 'ce', 'sm', 'fp'] as const;
export type Gravity = (typeof GRAVITIES)[number];

export interface Placing {
  readonly gravity: Gravity | undefined;
  /** Less than 1: a part of the picture's width; otherwise points. For `fp` where the point lies, from 0 to 1. */
  readonly xOffset: number | undefined;
  readonly yOffset: number | undefined;
}

/** A point of the picture needs both of its numbers. */
export function checkPlacing(placing: Placing): void {
  if (placing.gravity !== 'fp') return;
  for (const [name, value] of [
    ['x_offset', placing.xOffset],
    ['y_offset', placing.yOffset],
  ] as const) {
    if (value === undefined) throw refusal(` must have required property '${name}'`);
    if (value < 0) throw refusal(`/${name} must be >= 0`);
    if (value > 1) throw refusal(`/${name} must be <= 1`);
  }
}

function refusal(text: string): Error {
  return storageError('InvalidRequest', `querystring${text}`);
}

/** As Supabase's own answers tell it: `fp:0:1`. */
export function describePlacing({ gravity, xOffset, yOffset }: Placing): string | undefined {
  if (gravity === undefined || gravity === 'sm') return gravity;
  const hasOffset = xOffset !== undefined || yOffset !== undefined;
  return hasOffset ? `${gravity}:${xOffset ?? 0}:${yOffset ?? 0}` : gravity;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Cut {
  /** What the whole picture is made first. */
  readonly whole: Size;
  /** What is left of it. */
  readonly part: Size & { readonly left: number; readonly top: number };
}

/** A picture that covers the wanted size, never made larger than it is, and which part of it is shown. */
export function cutOf(source: Size, wanted: Size, placing: Placing): Cut {
  const scale = Math.min(1, Math.max(wanted.width / source.width, wanted.height / source.height));
  const whole = {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  };
  const part = {
    width: Math.min(wanted.width, whole.width),
    height: Math.min(wanted.height, whole.height),
  };
  const { gravity = 'ce', xOffset = 0, yOffset = 0 } = placing;
  const left = begin({
    whole: whole.width,
    part: part.width,
    offset: xOffset,
    side: sideOf(gravity, 'we', 'ea'),
  });
  const top = begin({
    whole: whole.height,
    part: part.height,
    offset: yOffset,
    side: sideOf(gravity, 'no', 'so'),
  });
  return { whole, part: { ...part, left, top } };
}

type Side = 'first' | 'last' | 'middle' | 'point';

function sideOf(gravity: Gravity, first: string, last: string): Side {
  if (gravity === 'fp') return 'point';
  if (gravity.includes(first)) return 'first';
  return gravity.includes(last) ? 'last' : 'middle';
}

interface Along {
  readonly whole: number;
  readonly part: number;
  readonly offset: number;
  readonly side: Side;
}

function begin({ whole, part, offset, side }: Along): number {
  const points = Math.abs(offset) >= 1 ? offset : offset * whole;
  const wanted = {
    first: points,
    last: whole - part - points,
    middle: (whole - part) / 2 + points,
    point: offset * whole - part / 2,
  }[side];
  return Math.min(whole - part, Math.max(0, Math.round(wanted)));
}
