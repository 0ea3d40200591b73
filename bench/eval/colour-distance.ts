import type { Rgb } from './eye/index.ts';

export function readHex(hex: string): Rgb {
  const digits = hex.replace('#', '');
  const part = (index: number) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return [part(0), part(1), part(2)];
}

export const toHex = (colour: Rgb): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** How different two colours look: CIE76, where 2 to 3 is just noticed. */
export function colourDistance(one: Rgb, other: Rgb): number {
  const [left, right] = [toLab(one), toLab(other)];
  return Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);
}

function toLab(colour: Rgb): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const bend = (value: number): number => (value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
