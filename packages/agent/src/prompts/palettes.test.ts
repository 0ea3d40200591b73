import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COLOUR_NAMES, PALETTES, type PaletteColours } from './palettes.data.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** OKLCH to linear sRGB, as CSS Color 4 defines it. */
function linearRgb(value: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = value.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

function contrast(one: string, other: string): number {
  const luminance = (value: string) => {
    const [red, green, blue] = linearRgb(value);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_ON: readonly (readonly [keyof PaletteColours, readonly (keyof PaletteColours)[]])[] = [
  ['foreground', ['background', 'card', 'muted', 'accent']],
  ['muted-foreground', ['background', 'card', 'muted']],
  ['primary', ['background', 'card', 'muted']],
  ['primary-foreground', ['primary']],
  ['background', ['foreground', 'primary']],
];

const MODES = PALETTES.flatMap(({ name, light, dark }) => [
  { name, mode: 'light', colours: light },
  { name, mode: 'dark', colours: dark },
]);

describe.each(MODES)('$name in $mode', ({ mode, colours }) => {
  test.each(TEXT_ON.flatMap(([text, surfaces]) => surfaces.map((surface) => [text, surface] as const)))(
    '%s reads on %s',
    (text, surface) => {
      expect(contrast(colours[text], colours[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('text on the second colour reads: foreground in light, background in dark', () => {
    const text = mode === 'light' ? colours.foreground : colours.background;
    expect(contrast(text, colours.second)).toBeGreaterThanOrEqual(4.5);
  });

  test("the template's own red reads on it", () => {
    const [light, dark] = templateReds();
    expect(contrast((mode === 'light' ? light : dark) ?? '', colours.background)).toBeGreaterThanOrEqual(4.5);
  });

  test('is shown by every screen as written', () => {
    const outside = Object.entries(colours).filter(([, value]) =>
      linearRgb(value).some((part) => part < -0.002 || part > 1.002),
    );
    expect(outside).toEqual([]);
  });

  test('has no neutral without a hue but pure white', () => {
    const { background, foreground, card, muted, border } = colours;
    const grey = [background, foreground, card, muted, border].filter(
      (value) => value !== '1 0 0' && Number(value.split(' ')[1]) < 0.003,
    );
    expect(grey).toEqual([]);
  });
});

test('no two palettes are alike: primaries differ in hue, or in lightness of the page', () => {
  const hues = PALETTES.map(({ light }) => light.primary);
  expect(new Set(hues).size).toBe(PALETTES.length);
  expect(new Set(PALETTES.map(({ light }) => light.background)).size).toBe(PALETTES.length);
});

test('every colour but the second is a variable of the template', () => {
  const css = templateCss();
  const unknown = COLOUR_NAMES.filter((name) => !css.includes(`--${name}:`));
  expect(unknown).toEqual(['second']);
});

function templateCss(): string {
  return readFileSync(join(import.meta.dirname, '../../../template/project/src/index.css'), 'utf8');
}

function templateReds(): string[] {
  return [...templateCss().matchAll(/--destructive: oklch\(([^)]*)\)/gu)].map(([, value]) => value ?? '');
}
