import { converter, wcagContrast } from 'culori';
import { tell } from './said.data.ts';
import type { SourceEditor } from './source-change.ts';
import { coloursIn } from './colours.ts';
import { unquoted } from './wish.ts';

const toHsl = converter('hsl');

/** Colours of an app without a plan: the variables of its style sheet. */
export const recolourSources: SourceEditor = (desk, wish) => {
  if (desk.plan) return null;
  const text = unquoted(wish.order, wish.quotes);
  const hex = coloursIn(text, wish.language).at(-1)?.hex;
  const path = [...desk.files.keys()].find((one) =>
    /^src\/(?:index|main|styles?|globals?|app)\.css$/i.test(one),
  );
  const css = path === undefined ? undefined : desk.files.get(path);
  if (hex === undefined || path === undefined || css === undefined) return null;
  const name = /\b(?:background|page|body)\b/iu.test(text)
    ? 'background'
    : /\baccents?\b/iu.test(text)
      ? 'accent'
      : 'primary';
  const ink = wcagContrast(hex, '#ffffff') >= 4.5 ? '#ffffff' : '#111111';
  const coloured = setVariable(css, name, hex);
  const next = setVariable(coloured, name === 'background' ? 'foreground' : `${name}-foreground`, ink);
  if (next === css) return null;
  desk.files.set(path, next);
  return tell(desk.language, 'colour', {
    what: tell(desk.language, name === 'primary' ? 'buttons' : name),
    colour: hex,
  });
};

/** In the first block that has it, in the form its value had: whole colours or bare HSL numbers. */
function setVariable(css: string, name: string, hex: string): string {
  const found = new RegExp(`--${name}:\\s*([^;]+);`).exec(css);
  if (!found) return css;
  const isBare = /^\s*[\d.]+(?:deg)?\s+[\d.]+%/.test(found[1] ?? '');
  const line = `--${name}: ${isBare ? hslNumbers(hex) : hex};`;
  return css.slice(0, found.index) + line + css.slice(found.index + found[0].length);
}

function hslNumbers(hex: string): string {
  const colour = toHsl(hex);
  return `${Math.round(colour?.h ?? 0)} ${Math.round((colour?.s ?? 0) * 100)}% ${Math.round((colour?.l ?? 0) * 100)}%`;
}
