import { like } from '../lexicon/pattern.ts';
import { converter } from 'culori';
import { spanOf, type Span } from './tokens.ts';

const toOklch = converter('oklch');

const DARK = like.i`
  \b(dark|night)[- ]?(mode|theme|themed|design|look|ui|interface|style|version|colou?r scheme|aesthetic)\b|\b(tema|modo
  |thème|mode|design)\s+(oscuro|escuro|sombre)\b|\bdunkles (design|thema)\b|\bdark(?=(?:,| and|) (?:moody|sleek|elegant
  |modern|minimal|minimalist|classy|luxurious|stylish|cinematic)(?:[,.;]|$| and ))|\b(?:moody|sleek|elegant|minimalist
  |classy|luxurious|stylish|cinematic)(?:,| and|, and) dark(?=[,.;]|$)|(?<=, )dark(?=\s*(?:[,.;]|$))`;

/** Light or dark, and whether the app offers a switch between them. */
export function readMode(text: string): {
  mode: 'light' | 'dark' | null;
  hasSwitch: boolean;
  spans: readonly Span[];
} {
  const hasSwitch =
    /\b(dark|light|night)[- ]?(and|\/|or|&)?[- ]?(dark|light)?[- ]?(mode|theme)s?\s*(toggle|switch|switcher|option|support|button)/i.test(
      text,
    ) ||
    /\b(toggle|switch(es)?|switcher|choose|change)\b[^.]{0,30}\b(dark|light)\b/i.test(text) ||
    /\b(light|dark)\s*(and|\/|or|&|y|e|und|et)\s*(light|dark)\b/i.test(text) ||
    /\b(claro|clair|helle[nrs]?|hell)\s*(y|e|und|et|\/|ou|o)\s*(oscuro|escuro|sombre|dunkle[nrs]?|dunkel)\b/i.test(
      text,
    ) ||
    /\b(modo oscuro|modo escuro|dunkelmodus|dark mode|mode sombre|dunkler modus)\b/i.test(text);
  const dark = DARK.exec(text);
  const light =
    /\b(light|bright|white)[- ](mode|theme|themed|design|look)\b|\b(tema|modo|thème)\s+(claro|clair)\b|\bhelles (design|thema)\b/i.exec(
      text,
    );
  const spans = [dark, light].filter((match) => match !== null).map(spanOf);
  const isSwitchOnly =
    /\bdark[- ]?mode\b/i.test(text) && hasSwitch && !/\bdark (theme|design|look|ui)\b/i.test(text);
  const mode = dark !== null && !isSwitchOnly ? 'dark' : light !== null && dark === null ? 'light' : null;
  return { mode, hasSwitch, spans: hasSwitch ? [...spans, ...switchSpans(text)] : spans };
}

function switchSpans(text: string): readonly Span[] {
  const match =
    /(,?\s*(and|with|plus)?\s*(a|an)?\s*)?\b(toggle|switch\w*|dark|light)\b[^.,]{0,30}\b(mode|theme|toggle|switch|switcher)\b/i.exec(
      text,
    );
  return match === null ? [] : [spanOf(match)];
}

/** "dark blue, like a night sky": the dark colour is the sky itself. */
export const isNight = (text: string, hex: string): boolean =>
  (toOklch(hex)?.l ?? 1) < 0.4 &&
  /\b(?:night|starry|galaxy|outer space|noche|noite|nacht|nuit)\b/i.test(text) &&
  /\b(?:like|look|feel|sky|wie|como|comme)\b/i.test(text);
