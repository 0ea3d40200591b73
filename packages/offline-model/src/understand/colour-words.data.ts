import { SHADE_WORDS } from '../lexicon/colours.data.ts';
import { words } from '../lexicon/pattern.ts';
import { listed } from '../lexicon/listed.ts';

/** Before the name of a colour. */
export const EXPECTS_BEFORE = new Set(
  words`
  use using with in and , a the : of is be color colour to choose set pick apply usa mit en com`,
);

/** After the name of a colour, or nothing more. */
export const EXPECTS_AFTER = new Set([
  '',
  ...words`
  as for background backgrounds and components accents accent on , page buttons als für como para comme pour color
  colour . elements`,
]);

/** Between the names of parts that have one colour. */
export const JOINS = new Set(
  words`
  , and or / & - the all y e und et los las os as die les other interactive color colour like ( such as de del da la`,
);

export const LEADS = new Set(
  listed(`
  de, da, do, del, use, using, with, in, a, an, the, and, set, make, apply, style, styled, featuring,
  feature, have, has, should, be, please, choose, is, of, to, color, colour, colors, colours, scheme,
  palette, theme, :, my, your, its, all, for, as, on, site, website, app, design, it, like, shades, must,
  will, can, want, i, would, prefer, love, go, designed, design, usa, con, com, el, la, los, un, una, o, os,
  um, uma, mit, der, die, das, dem, einem, einen, in, le, les, avec, utilise, utilisez, utiliza, verwende,
  benutze, nutze, couleur, cor, cores, colores, farbe, farben, couleurs`),
);

export const TRAILS = new Set([
  ...Object.keys(SHADE_WORDS),
  ...words`
  color colour colors colours scheme palette theme look tones shades themed only please style and feel design
  everywhere throughout`,
]);
