import { converter } from 'culori';
import type { ColourRole } from '../lexicon/colours.data.ts';
import type { Mention } from './colours.ts';

export interface Slots {
  background: string | null;
  header: string | null;
  primary: string | null;
  accent: string | null;
}

export const emptySlots = (): Slots => ({ background: null, header: null, primary: null, accent: null });

/** Puts the colours of a sentence where they belong. */
export function fill(
  slots: Slots,
  mentions: readonly Mention[],
  roles: readonly (ColourRole | null)[],
): void {
  const own = emptySlots();
  const loose: string[] = [];
  mentions.forEach((mention, at) => {
    const role = roles[at] ?? null;
    if (role === null) loose.push(mention.hex);
    else if (role === 'background') own.background ??= mention.hex;
    else if (role === 'header') own.header ??= mention.hex;
    else if (role === 'primary' && own.primary === null) own.primary = mention.hex;
    else if (role === 'primary' || role === 'accent') own.accent ??= mention.hex;
  });
  for (const hex of placeLoose(loose, own)) {
    if (own.primary === null) own.primary = hex;
    else own.accent ??= hex;
  }
  if (own.background !== null && own.header === null && own.primary === null && own.accent !== null) {
    own.primary = own.accent;
    own.accent = null;
  }
  slots.background = own.background ?? slots.background;
  slots.header = own.header ?? slots.header;
  slots.primary = own.primary ?? slots.primary;
  slots.accent = own.accent ?? slots.accent;
}

/** Gives the page the very light or the black one of colours that were only listed; returns the others. */
function placeLoose(loose: readonly string[], own: Slots): readonly string[] {
  if (own.background !== null) return loose;
  const ground = loose.find(isNearWhite) ?? loose.find(isNearBlack);
  if (ground === undefined) return loose;
  own.background = ground;
  return loose.filter((hex) => hex !== ground);
}

const toOklch = converter('oklch');

function isNearWhite(hex: string): boolean {
  return (toOklch(hex)?.l ?? 0) > 0.92;
}

function isNearBlack(hex: string): boolean {
  const colour = toOklch(hex);
  return colour !== undefined && colour.l < 0.4 && colour.c < 0.03;
}
