import { like, toPattern } from '../lexicon/pattern.ts';

export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly isWord: boolean;
  /** The words inside quotation marks, as they stand. */
  readonly literal?: string;
}

export const QUOTED = String.raw`"[^"\n]{1,200}"|“[^”\n]{1,200}”|«[^»\n]{1,200}»|„[^“”\n]{1,200}[“”]|(?<![\p{L}\p{N}])['‘][^'’\n]{1,120}['’](?![\p{L}\p{N}])`;
const COLOUR = String.raw`#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\)`;
const AMOUNT = String.raw`(?:US|R|A|C)?[$€£¥]\s?\d+(?:[.,]\d+)?|\d+(?:[.,:]\d+)*(?:[\p{L}%°]+)?`;
const WORD = String.raw`[\p{L}][\p{L}\p{N}]*(?:['’][\p{L}]+)*(?:-[\p{L}\p{N}]+)*`;

const TOKEN = like.giu`${QUOTED}|${COLOUR}|${AMOUNT}|${WORD}|[^\s]`;
const LOOSE_TOKEN = like.giu`${COLOUR}|${AMOUNT}|${WORD.replace('(?:-[\\p{L}\\p{N}]+)*', '')}|[^\s]`;

/** Quotes are one token, and so are words joined by hyphens. */
export const tokenise = (text: string): readonly Token[] => [...text.matchAll(TOKEN)].map(tokenOf);

/** Hyphens and quotation marks stand alone: "navy-and-gold". */
export const tokeniseLoosely = (text: string): readonly Token[] =>
  [...text.matchAll(LOOSE_TOKEN)].map(tokenOf);

function tokenOf(match: RegExpExecArray): Token {
  const text = match[0];
  const token = {
    text,
    lower: text.toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + text.length,
    isWord: like.u`[\p{L}\p{N}#]`.test(text),
  };
  return /^["“«„'‘]./u.test(text) ? { ...token, literal: text.slice(1, -1).trim() } : token;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a pattern was found. */
export const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});

/** The same length of text with these parts as spaces, so that positions stay true. */
export function blank(text: string, spans: readonly Span[]): string {
  let result = text;
  for (const { start, end } of spans) {
    result = result.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + result.slice(end);
  }
  return result;
}

/** The text without these parts, which are told from its beginning to its end. */
export const without = (text: string, spans: readonly Span[]): string =>
  spans.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text);

/** As a pattern that matches just these letters. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const BRACKETED = String.raw`\((?:[^()\n]|\([^()\n]*\)){1,300}\)`;
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|dr|mr|mrs|st|vs|(?<!\bor )no|approx|z\. ?b|d\. ?h|p\. ?ej|ex)$/i;
/** The first half of "z. B.", "d. h.", "p. ej.". */
const FIRST_HALF = /(?<=[\s,(])(?:z\.(?= ?B\.)|d\.(?= ?h\.)|p\.(?= ?e[jx]\.))/uy;

/** "am 4. Juli". */
const isOrdinal = (text: string, at: number): boolean =>
  /(?<!\d)\d{1,2}$/.test(text.slice(0, at)) &&
  like.u`^\.\s+(?:Jan(?:uar)?|Jänner|Feb(?:ruar)?|März?|Apr(?:il)?|Mai|Juni?|Juli?|Aug(?:ust)?|Sept?(?:ember)?|Okt(?:ober)?|Nov(?:ember)?|Dez(?:ember)?)(?!\p{L})`.test(
    text.slice(at),
  );

/** "Box No. 4": its number. */
const isNumbered = (text: string, at: number): boolean =>
  /(?<![\w-])(?:No|Nr|Nº|N°)$/u.test(text.slice(Math.max(0, at - 4), at)) && /^\.\s?\d/u.test(text.slice(at));

const isFirstHalf = (text: string, at: number): boolean => {
  FIRST_HALF.lastIndex = at - 1;
  return FIRST_HALF.test(text);
};

const isInside = (text: string, at: number): boolean =>
  isOrdinal(text, at) || isFirstHalf(text, at) || isNumbered(text, at);

/** Sentences and lines; a full stop inside a number, an address, brackets or quotation marks ends none, at their end it may. */
export function sentences(text: string): readonly Span[] {
  const quotes = [QUOTED, BRACKETED]
    .flatMap((pattern) => [...text.matchAll(toPattern(pattern, 'giu'))])
    .map(spanOf);
  const found: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?;]+(?=\s|$)|[.!?]["”»“](?=\s+\p{Lu})|\n+/gu)) {
    if (match[0] === '.' && ABBREVIATION.test(text.slice(start, match.index))) continue;
    if (match[0] === '.' && isInside(text, match.index)) continue;
    if (quotes.some((quote) => match.index > quote.start && match.index + match[0].length < quote.end))
      continue;
    found.push({ start, end: match.index + match[0].length });
    start = match.index + match[0].length;
  }
  found.push({ start, end: text.length });
  return found.filter((span) => text.slice(span.start, span.end).trim() !== '');
}
