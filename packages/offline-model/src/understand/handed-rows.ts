import { SUM } from '../lexicon/money.ts';
import { like } from '../lexicon/pattern.ts';
import { blankedDates, DAY } from './said-days.ts';
import { blank, type Span } from './tokens.ts';

/** Records that somebody hands over: "Put these in: R-101, Kodak Gold, 200; R-102, Ilford, 400." */
export interface HandedRows {
  readonly lead: string;
  readonly span: Span;
  readonly rows: readonly (readonly string[])[];
}

/** What stands between the start of a sentence and its colon. */
const LEAD = like.gu`(?<=^|[.!?\n]\s*)(?<lead>\p{L}[^.:;!?\n]{2,110}?)\s?:(?=\s)`;

/** Somebody gives what is there, in whatever words. */
const HANDED: readonly RegExp[] = [
  like.iu`
  ^(?:please\s|also\s|and\s|then\s)*(?:put|enter|add|include|load|fill|pre-?fill|start|begin|seed|set it up)(?!\p{L})
  .*(?<!\p{L})(?:these|this|those|the following|with|in|first|already|entries|records|rows|examples?|data)(?!\p{L})`,
  like.iu`^(?:here(?:['’]s| is| are)|these are|those are|this is)(?!\p{L})`,
  like.iu`^(?:we|i)\s(?:already\s|currently\s|now\s)?(?:have|own|keep|got|['’]ve got|grow|hold)(?!\p{L})`,
  like.iu`^(?:right now|currently|at the moment|so far|for now|to start|to begin|at first|already)(?!\p{L})`,
  like.iu`(?<!\p{L})(?:so far|right now|already|to start with|to begin with|at the moment|currently|for a start|this (?:year|season|month|week|spring|summer|autumn|winter))$`,
  like.iu`(?<!\p{L})(?:first|current|existing|sample|starting|example|initial|present)\s\p{L}+$`,
  like.iu`^(?:bitte\s)?(?:trag|leg|füg|gib|nimm|übernimm|übernehmt|fang|beginn|start|füll)\p{L}*(?!\p{L})`,
  like.iu`^(?:hier|das|dies|diese|folgende)(?!\p{L}).*(?<!\p{L})(?:ist|sind|haben|gibt|stehen|kommen)(?!\p{L})`,
  like.iu`^(?:wir haben|ich habe|es gibt|bisher|derzeit|aktuell|zurzeit|momentan|zum (?:start|anfang)|für den anfang|am anfang|zu beginn)(?!\p{L})`,
  like.iu`^(?:por favor,?\s)?(?:pon|mete|añade|agrega|incluye|carga|empieza|apunta)(?!\p{L})`,
  like.iu`^(?:aquí|est[oa]s)\s(?:están?|son|van?|tienes)(?!\p{L})`,
  like.iu`^(?:ya\s)?(?:tengo|tenemos|hay|por ahora|de momento|actualmente|para empezar|ahora mismo)(?!\p{L})`,
  like.iu`^(?:mets?|mettez|ajoute[zr]?|commence[zr]?|saisis(?:sez)?|entre[zr]?|voici|voilà|ce sont|on a|nous avons|j['’]ai|pour commencer|pour l['’]instant|actuellement|au départ)(?!\p{L})`,
  like.iu`^(?:p[õo]e|coloca|coloque|inclui|inclua|adicion[ae]|comece|começa|mete)(?!\p{L})`,
  like.iu`^(?:aqui (?:estão|está|vão)|est[ea]s são|já tenho|já temos|temos|tenho|há|por agora|por enquanto|de momento|neste momento|para começar|atualmente)(?!\p{L})`,
];

export function readHandedRows(text: string): readonly HandedRows[] {
  return [...text.matchAll(LEAD)].flatMap((match) => {
    const lead = match.groups?.['lead'] ?? '';
    if (!HANDED.some((pattern) => pattern.test(lead.trim()))) return [];
    const from = match.index + match[0].length;
    const { pieces, span } = piecesAt(text, from);
    const rows = pieces.map(cellsOf);
    const areRows =
      rows.length > 1 && rows.every((row) => row.length > 1 && row.length < 9 && isTitle(row[0]));
    return areRows ? [{ lead: `${lead}: `, span, rows }] : [];
  });
}

/** Nothing that is told of a record is a fact of the whole. */
export const withoutHanded = (text: string): string =>
  blank(
    text,
    readHandedRows(text).map(({ span }) => span),
  );

const isTitle = (title = ''): boolean => like.u`^[\p{Lu}\d"“«„]`.test(title) && title.length <= 44;

interface Pieces {
  readonly pieces: readonly string[];
  readonly span: Span;
}

/** Each on a line of its own, or parted by semicolons, or by commas where more is told of each between them. */
function piecesAt(text: string, from: number): Pieces {
  const rest = text.slice(from);
  const lines = /^[^\S\n]*\n(?:[^\S\n]*\S[^\n]*(?:\n|$)){2,60}/u.exec(rest)?.[0];
  if (lines !== undefined) {
    const whole = lines.trimEnd();
    return {
      pieces: whole.trim().split('\n').map(withoutMark),
      span: { start: from, end: from + whole.length },
    };
  }
  const stop = like.u`\n|(?<!(?:^|[^\p{L}])\p{Lu})[.!?](?=\s+["“«„\p{Lu}]|\s*$)`.exec(rest);
  const list = stop === null ? rest : rest.slice(0, stop.index);
  const span = { start: from, end: from + list.length };
  return { pieces: (list.includes(';') ? list.split(';') : atCommas(list)).map(withoutMark), span };
}

const withoutMark = (piece: string): string =>
  piece
    .trim()
    .replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/u, '')
    .replace(/^(?:and|und|y|e|et)\s+/u, '')
    .replace(/[.;,]$/u, '');

/** A comma outside of brackets that a name follows. */
const atCommas = (list: string): readonly string[] =>
  list.split(like.u`,\s+(?:(?:and|und|y|e|et)\s+)?(?=[\p{Lu}"“«„][^,]*(?:[\d(]|\s[–—-]\s|:\s))(?![^(]*\))`);

/** Sums, days, times and measures stand for themselves, wherever they are. */
const MEASURE = String.raw`\d+(?:[.,]\d+)?\s?(?:metros?|meters?|metres?|mètres?|m²|qm|cm|mm|km|kg|kilos?|gramm|grams?|litros?|lit(?:er|re)s?|horas?|hours?|stunden?|heures?|min(?:utos|utes|uten|s)?|m|g|l|h|ml|ha|ft)(?!\p{L})`;
const CLOCK = String.raw`\d{1,2}:\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m(?!\p{L})|\d{1,2}\s?uhr(?!\p{L})`;
const OWN = like.giu`(?<![\p{L}\d])(?:${DAY}|${SUM}|${CLOCK}|${MEASURE})`;
/** What joins a name to what is told of it. */
const JOINS = String.raw`(?:on|at|for|from|in|of|since|until|with|costs?|am|um|für|seit|bis|ab|im|mit|kostet|de|del|el|la|en|por|desde|hasta|con|cuesta|a|le|les|à|au|pour|depuis|avec|coûte|em|no|na|desde|com|custa|às)`;

/** "R-102 Ilford HP5, 400, Leica M6", "Navigator - silver - 9", "Kletterhalle 45 € Sport on 12 May". */
export function cellsOf(piece: string): readonly string[] {
  const parted = blankedDates(piece)
    .split(/,\s+|\s[–—|/-]\s|:\s+|\s*[()]\s*|\s=\s/u)
    .map((cell) => cell.replaceAll('\u0001', ',').trim());
  return parted.flatMap(ownCells).filter((cell) => cell !== '');
}

/** A cell of several, where what stands for itself is written beside words. */
function ownCells(cell: string): readonly string[] {
  const own = [...cell.matchAll(OWN)];
  if (own.length === 0 || own[0]?.[0] === cell) return [cell];
  let from = 0;
  const cells: string[] = [];
  for (const match of own) {
    cells.push(bare(cell.slice(from, match.index)), match[0].trim());
    from = match.index + match[0].length;
  }
  return [...cells, bare(cell.slice(from))];
}

const bare = (words: string): string =>
  words
    .trim()
    .replace(like.iu`^(?:${JOINS}\s+)+(?=\S)`, '')
    .replace(like.iu`(?:(?:^|\s+)${JOINS})+$`, '')
    .trim();
