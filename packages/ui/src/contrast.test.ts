import { describe, expect, it } from 'vitest';

import { contrastRatio } from './contrast.ts';
import styles from './styles.css?raw';

type Palette = ReadonlyMap<string, string>;
type Pair = readonly [foreground: string, background: string];

const light = readColours(/@theme static \{([\s\S]*?)\n\}/);
const dark = new Map([...light, ...readColours(/\n {2}\.dark \{([\s\S]*?)\n {2}\}/)]);
const palettes = [
  ['light', light],
  ['dark', dark],
] as const;

const surfaces = ['background', 'surface', 'surface-raised', 'surface-sunken', 'hover'];
const tones = ['accent', 'danger', 'warning', 'success', 'info'];
const avatars = Array.from({ length: 8 }, (_, index) => `avatar-${index + 1}`);

const textPairs: readonly Pair[] = [
  ...cross(['foreground', 'muted-foreground', 'placeholder', ...tones], surfaces),
  ...tones.flatMap((tone): readonly Pair[] => [
    [`${tone}-foreground`, tone],
    [`${tone}-subtle-foreground`, `${tone}-subtle`],
    ['foreground', `${tone}-subtle`],
  ]),
  ['accent-foreground', 'accent-hover'],
  ['danger-foreground', 'danger-hover'],
  ['tooltip-foreground', 'tooltip'],
  ['background', 'foreground'],
  ...cross(['avatar-foreground'], avatars),
];

const shapePairs: readonly Pair[] = [
  ...cross(['border-strong', 'ring'], ['background', 'surface', 'surface-raised', 'surface-sunken']),
  ['accent', 'accent-subtle'],
];

// Hairlines and veils carry no meaning of their own.
const decoration = new Set(['border', 'overlay']);

describe('contrastRatio', () => {
  it('gives the two ends of the scale', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#123456', '#123456')).toBe(1);
  });

  it('refuses what is not a six-digit hex colour', () => {
    expect(() => contrastRatio('#fff', '#000000')).toThrow('#fff');
  });
});

describe.each(palettes)('%s tokens', (_name, palette) => {
  it.each(textPairs)('text %s can be read on %s', (foreground, background) => {
    expect(ratioOf(palette, [foreground, background])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('shape %s stands out from %s', (foreground, background) => {
    expect(ratioOf(palette, [foreground, background])).toBeGreaterThanOrEqual(3);
  });
});

describe('the palette', () => {
  it('has every colour in a measured pair', () => {
    const measured = new Set([...textPairs, ...shapePairs].flat());
    const unmeasured = [...light.keys()].filter((name) => !measured.has(name) && !decoration.has(name));
    expect(unmeasured).toEqual([]);
  });

  it('sets no colour in the dark that the light does not have', () => {
    expect([...dark.keys()].filter((name) => !light.has(name))).toEqual([]);
  });
});

function readColours(block: RegExp): Palette {
  const body = block.exec(styles)?.[1] ?? '';
  const found = [...body.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6});/g)];
  if (found.length === 0) throw new Error(`No colours found by ${block.source}`);
  return new Map(found.map(([, name = '', value = '']) => [name, value]));
}

function ratioOf(palette: Palette, [foreground, background]: Pair): number {
  return contrastRatio(palette.get(foreground) ?? foreground, palette.get(background) ?? background);
}

function cross(foregrounds: readonly string[], backgrounds: readonly string[]): readonly Pair[] {
  return foregrounds.flatMap((foreground) => backgrounds.map((background): Pair => [foreground, background]));
}
