import { SUM } from '../lexicon/money.ts';
import { like } from '../lexicon/pattern.ts';
import { unquoted } from './named-row.ts';
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

/** The same without a colon: "Start with Biscuit 412 g Orphan, …", "Tenemos a Doña Urraca, gigante, 3,80 m; …". */
const STRAIGHT = like.gu`
  (?<=^|[.!?\n]\s*)(?<lead>(?:[Ss]tart|[Bb]egin)(?: (?:it|off|the list))? with|[Pp]ut in|[Ww]e (?:already )?have|[Oo]n the books (?:right )?now(?: we have| are)?|(?:[Oo]n the books |[Aa]t the moment |[Rr]ight now )+we have|[Bb]eginne?n? mit|[Tt]enemos(?: a)?|[Yy]a están|[Ee]mpieza con|[Cc]ommence[rz]? (?:par|avec)|[Nn]ous avons|[Tt]emos|[Cc]omeça[r]? com)\s(?=["“«„\p{Lu}\d])`;

/** Somebody gives what is there, in whatever words. */
const HANDED: readonly RegExp[] = [
  like.iu`
  ^(?:please\s|also\s|and\s|then\s)*(?:put|enter|add|include|load|fill|pre-?fill|start|begin|seed|set it up)(?!\p{L})
  .*(?<!\p{L})(?:these|this|those|the following|with|in|first|already|entries|records|rows|examples?|data)(?!\p{L})`,
  like.iu`^(?:here(?:['’]s| is| are)|these are|those are|this is)(?!\p{L})`,
  like.iu`^(?:we|i)\s(?:already\s|currently\s|now\s)?(?:have|own|keep|got|['’]ve got|grow|hold)(?!\p{L})`,
  like.iu`^(?:right now|currently|at the moment|so far|for now|to start|to begin|at first|already)(?!\p{L})`,
  like.iu`(?<!\p{L})(?:so far|right now|already|to start with|to begin with|at the moment|currently|for a start|this (?:year|season|month|week|spring|summer|autumn|winter))$`,
  like.iu`(?<!\p{L})(?:first|current|existing|sample|starting|example|initial|present)\s\p{L}+(?:\s(?:to|for|in|on)\s[\p{L} ]+)?$`,
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
  return [...text.matchAll(LEAD), ...text.matchAll(STRAIGHT)].flatMap((match) => {
    const lead = match.groups?.['lead'] ?? '';
    if (match[0].includes(':') && !HANDED.some((pattern) => pattern.test(lead.trim()))) return [];
    const from = match.index + match[0].length;
    const { lists, span } = listsAt(text, from);
    const rows = lists
      .map((pieces) => withShared(pieces.map(cellsOf)))
      .filter(areRows)
      .toSorted((a, b) => b.length - a.length)[0];
    return rows === undefined ? [] : [{ lead: `${lead}: `, span, rows }];
  });
}

const areRows = (rows: readonly (readonly string[])[]): boolean =>
  rows.length > 1 &&
  rows.every((row) => row.length > 1 && row.length < 9 && (isTitle(row[0]) || isEven(rows)));

/** As much is told of each, so the first may begin with a small letter: "dripping tap, kitchen, plumber, £60; …". */
const isEven = (rows: readonly (readonly string[])[]): boolean =>
  rows.every((row) => row.length > 2 && row.length === rows[0]?.length && (row[0] ?? '').length <= 44) &&
  rows.some((row) => row.some((cell) => /\d/u.test(cell)));

/** "…, Conker 288 g Out in daylight, all In care": the last words hold for each of them. */
function withShared(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const last = rows.at(-1) ?? [];
  const shared = SHARED.exec(last.at(-1) ?? '')?.[1];
  return shared === undefined || last.length < 3
    ? rows
    : rows.map((row, at) => [...(at === rows.length - 1 ? row.slice(0, -1) : row), shared]);
}

const SHARED = /^(?:all(?: of them)?|alle|todos|todas|tous|toutes)\s(.+)$/iu;

/** Nothing that is told of a record is a fact of the whole. */
export const withoutHanded = (text: string): string =>
  blank(
    text,
    readHandedRows(text).map(({ span }) => span),
  );

const isTitle = (title = ''): boolean => like.u`^[\p{Lu}\d"“«„]`.test(title) && title.length <= 44;

interface Lists {
  /** The ways in which the records may be parted, the likeliest first. */
  readonly lists: readonly (readonly string[])[];
  readonly span: Span;
}

/** Each on a line of its own, or parted by semicolons, or by commas where more is told of each between them. */
function listsAt(text: string, from: number): Lists {
  const rest = text.slice(from);
  const lines = /^[^\S\n]*\n(?:[^\S\n]*\S[^\n]*(?:\n|$)){2,60}/u.exec(rest)?.[0];
  if (lines !== undefined) {
    const whole = lines.trimEnd();
    return {
      lists: [whole.trim().split('\n').map(withoutMark)],
      span: { start: from, end: from + whole.length },
    };
  }
  const stop =
    like.u`\n|(?<!(?:^|[^\p{L}])(?:\p{Lu}|Rev|Dr|Mr|Mrs|Ms|St|No|Nr|Prof|Sra?|Hr|Mme|M))[.!?](?=\s+["“«„\p{Lu}]|\s*$)`.exec(
      rest,
    );
  const end = Math.min(stop?.index ?? rest.length, smallStop(text, rest));
  const list = rest.slice(0, end);
  const span = { start: from, end: from + list.length };
  const ways = list.includes(';') ? [list.split(';')] : [atAnd(list), atCommas(list)];
  return { lists: ways.map((pieces) => pieces.map(withoutMark)), span };
}

/** Who writes everything in small letters begins sentences with them too. */
const smallStop = (text: string, rest: string): number =>
  like.u`[.!?]\s+\p{Lu}`.test(text) ? rest.length : (/[.!?](?=\s+\p{Ll})/u.exec(rest)?.index ?? rest.length);

const withoutMark = (piece: string): string =>
  piece
    .trim()
    .replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/u, '')
    .replace(/^(?:and|und|y|e|et)\s+/u, '')
    .replace(like.u`^(?:an?|al|a la|the|die|der|das|le|la|el|o)\s(?=\p{Lu})`, '')
    .replace(/[.;,]$/u, '');

/** "Fennimore Bakery, loaves, 6.5 kg, and Lidgate Greengrocer, carrots, 11 kg": as much is told of both. */
function atAnd(list: string): readonly string[] {
  const pieces = list.split(like.u`,?\s+(?:and|und|y|e|et)\s+(?=["“«„\p{Lu}\d])`);
  const widths = pieces.map((piece) => piece.split(/,\s+/u).length);
  return widths.every((width) => width > 1 && width === widths[0]) ? pieces : [];
}

/** A comma outside of brackets that a name follows. */
const atCommas = (list: string): readonly string[] =>
  list.split(
    like.u`(?:,\s+(?:(?:and|und|y|e|et)\s+)?|\s+(?:and|und|y|e|et)\s+)(?=[\p{Lu}"“«„][^,]*(?:[\d(]|\s[–—-]\s|:\s))(?![^(]*\))`,
  );

/** Sums, days, times and measures stand for themselves, wherever they are. */
const MEASURE = String.raw`\d+(?:[.,]\d+)?\s?(?:metros?|meters?|metres?|mètres?|m²|qm|cm|mm|km|kg|kilos?|gramm|grams?|litros?|lit(?:er|re)s?|horas?|hours?|stunden?|heures?|min(?:utos|utes|uten|s)?|m|g|l|h|ml|ha|ft)(?!\p{L})`;
const CLOCK = String.raw`\d{1,2}:\d{2}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m(?!\p{L})|\d{1,2}\s?uhr(?!\p{L})`;
const OWN = like.giu`(?<![\p{L}\d])(?:${DAY}|${SUM}|${CLOCK}|${MEASURE})`;
/** What joins a name to what is told of it. */
const JOINS = String.raw`(?:on|at|for|from|in|of|since|until|with|costs?|am|um|für|seit|bis|ab|im|mit|kostet|de|del|el|la|en|por|desde|hasta|con|cuesta|a|le|les|à|au|pour|depuis|avec|coûte|em|no|na|desde|com|custa|às|and|und|y|et)`;

const BY = like.u`\s+(?:by|with|von|mit|par|avec|por|con|com)\s+(?:the\s|la\s|le\s)?(?=\p{Lu})`;

/** "R-102 Ilford HP5, 400, Leica M6", "Navigator - silver - 9", "Kletterhalle 45 € Sport on 12 May". */
function cellsOf(piece: string): readonly string[] {
  const [title = '', ...cells] = blankedDates(piece)
    .split(/,\s+|\s[–—|/-]\s|:\s+|\s*[()]\s*|\s=\s/u)
    .map((cell) => cell.replaceAll('\u0001', ',').trim());
  return [...title.split(BY), ...cells.map((cell) => cell.replace(TO_NUMBER, ''))]
    .flatMap(ownCells)
    .map(unquoted)
    .filter((cell) => cell !== '');
}

/** "de 24". */
const TO_NUMBER = like.iu`^${JOINS}\s(?=\d)`;

/** A cell of several, where what stands for itself is written beside words. */
function ownCells(cell: string): readonly string[] {
  const own = [...cell.matchAll(OWN)];
  if (own.length === 0 || own[0]?.[0] === cell) return [cell];
  let from = 0;
  const cells: string[] = [];
  for (const match of own) {
    const before = bare(cell.slice(from, match.index));
    // "quote £6,200" says which of the sums it is.
    if (like.u`^\p{Ll}+$`.test(before)) cells.push(`${before} ${match[0].trim()}`);
    else cells.push(before, match[0].trim());
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
