/** A picture for a project that has no screenshot: layers of soil, the same for the same project, drawn from its id. */
export interface Strata {
  /** One of the eight identity colours. */
  readonly hue: number;
  readonly layers: readonly StrataLayer[];
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number };
}

export interface StrataLayer {
  readonly path: string;
  /** How much of the colour shows, in percent. */
  readonly strength: number;
}

export const strataSize = { width: 320, height: 180 } as const;

const hueCount = 8;
const strengths = [16, 30, 48, 70] as const;

export function strataOf(seed: string): Strata {
  const random = randomFrom(seed);
  const hue = 1 + Math.floor(random() * hueCount);
  const sun = { x: 140 + random() * 150, y: 30 + random() * 44, radius: 12 + random() * 12 };
  const layers = strengths.map((strength, index) => ({
    strength,
    path: layerPath(56 + index * 32, 10 + random() * 14, random),
  }));
  return { hue, sun, layers };
}

/** A wavy upper edge through five points, closed along the bottom. */
function layerPath(level: number, swing: number, random: () => number): string {
  const { width, height } = strataSize;
  const steps = 4;
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: (width / steps) * index,
    y: level + (random() - 0.5) * 2 * swing,
  }));
  const half = width / steps / 2;
  const [start, ...rest] = points;
  if (!start) return '';
  let from = start;
  let path = `M0 ${round(start.y)}`;
  for (const to of rest) {
    path += `C${round(from.x + half)} ${round(from.y)} ${round(to.x - half)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
    from = to;
  }
  return `${path}V${height}H0Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A small generator of even numbers: the picture needs variety, not secrecy. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
