import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { hexOf, isDarkColour, otherMode, type Tokens, tokensOf } from './tokens.ts';

const NAMED =
  'white black snow ivory beige lavender mistyrose honeydew aliceblue khaki gold salmon coral tomato crimson hotpink orchid plum ' +
  'violet purple indigo slateblue royalblue navy dodgerblue skyblue teal turquoise seagreen limegreen olive darkkhaki goldenrod ' +
  'chocolate sienna maroon dimgray gray silver slategray darkorange yellow lime cyan magenta red green blue';
const COLOURS = NAMED.split(' ');

const PAIRS: readonly (readonly [string, string])[] = [
  ['foreground', 'background'],
  ['foreground', 'card'],
  ['foreground', 'popover'],
  ['foreground', 'muted'],
  ['foreground', 'secondary'],
  ['foreground', 'accent'],
  ['muted-foreground', 'background'],
  ['muted-foreground', 'card'],
  ['muted-foreground', 'muted'],
  ['highlight', 'background'],
  ['highlight', 'card'],
  ['destructive', 'background'],
  ['destructive', 'card'],
  ['primary-foreground', 'primary'],
  ['destructive-foreground', 'destructive'],
  ['chart-1-foreground', 'chart-1'],
  ['chart-4-foreground', 'chart-4'],
];

function unreadable(tokens: Tokens): readonly string[] {
  return PAIRS.filter(([text, surface]) => wcagContrast(tokens[text] ?? '', tokens[surface] ?? '') < 4.5).map(
    ([text, surface]) => `${text} on ${surface}`,
  );
}

describe('tokensOf', () => {
  it('keeps the page in exactly the named colour', () => {
    expect(tokensOf({ background: 'salmon', primary: 'navy', accent: 'gold' })['background']).toBe('#fa8072');
  });

  it('keeps the main colour as it was named', () => {
    expect(tokensOf({ background: 'white', primary: '#20b2aa', accent: 'gold' })['primary']).toBe('#20b2aa');
  });

  it('is readable for any pair of colours', () => {
    const failures = COLOURS.flatMap((background, at) =>
      COLOURS.filter((_, other) => (at + other) % 6 === 0).flatMap((primary) => {
        const bad = unreadable(tokensOf({ background, primary, accent: 'teal' }));
        return bad.length === 0 ? [] : [`${background} + ${primary}: ${bad.join(', ')}`];
      }),
    );
    expect(failures).toEqual([]);
  });

  it('does not let buttons vanish when both colours are the same', () => {
    const tokens = tokensOf({ background: 'white', primary: 'white', accent: 'white' });
    expect(wcagContrast(tokens['primary'] ?? '', tokens['background'] ?? '')).toBeGreaterThan(1.1);
  });
});

describe('otherMode', () => {
  const theme = {
    primary: '#be185d',
    accent: '#0ea5e9',
    mode: 'light',
    hasModeSwitch: true,
    layout: 'topbar',
    fonts: 'geist',
    radius: 'small',
    density: 'regular',
    palette: 'x',
  } as const;

  it.each(COLOURS)('of %s is readable and on the other side', (background) => {
    const tokens = otherMode({ ...theme, background });
    expect(isDarkColour(tokens['background'] ?? '')).toBe(!isDarkColour(hexOf(background)));
    expect(unreadable(tokens)).toEqual([]);
  });
});
