import { like, part } from '../lexicon/pattern.ts';
import { createColourNames, toHex } from './colour-names.ts';
import { detectLanguage } from './language.ts';
import { type Span, spanOf, tokeniseLoosely } from './tokens.ts';

const NO = part`(?:(?:no+|nah|oh|hm+|ah|ach|nein|non|não|ay|or|oder|ou|please|bitte)[,.…]*\s+)`;
const CHANGED = part`
  (?:wait|hold on|sorry|scratch that|i meant?|rather|better|make that|on second thoughts?|actually|moment|halt|warte(?:\smal)?
  |doch lieber|lieber(?:\sdoch)?|doch|besser|quatsch|ich mein(?:t)?e|attends|attendez|pardon|plutôt|finalement|je veux dire
  |je voulais dire|espera|perdón|mejor(?:\sdicho)?|quiero decir|quise decir|me refería a|espere|desculp[ae]|melhor|quero dizer
  |quis dizer|eu quis dizer|na verdade|aliás)(?![\p{L}'’])`;
const LEADING = part`
  (?:(?:no|nein|non|não|i meant?|make (?:it|that|them)|let['’]?s (?:do|take|use|go with)|use|take|go with|rather|better|the|to|in|lieber|nimm|mach (?:es|sie)
  |den|die|das|der|ich meinte|plutôt|mets|en|le|la|les|mejor|hazlo|el|los|las|melhor|faz|faça|o|a|os|as|em)[,.]?\s+)*`;
const APPROVING = part`
  (?:\s+(?:(?:is|are|looks?|would be|ist|sind|wäre|est|c['’]est|serait|es|son|sería|é|fica|seria)\s+)?(?:(?:much|a lot|viel|bien|mucho|muito)\s+)?
  (?:better|nicer|instead|please|besser|schöner|stattdessen|bitte|mieux|plutôt|mejor|melhor))?`;

/** "…, no wait, white is better": where somebody thinks again, and what he then wants. */
const AGAIN = like.giu`
  (?<gap>\s*(?:\.{2,}|…|[,;.!–-])\s*${NO}*|\s+${NO}+)${CHANGED}[,.:…!]*\s+${LEADING}(?<value>[^\s,;.!?\n](?:[^,;.!?\n]|[.,:](?=\d))*?)${APPROVING}(?=\s*(?:[,;.!?\n]|$))`;
/** The same as a message of its own. */
const AGAIN_ALONE = like.iu`^${NO}*${CHANGED}[,.:…!]*\s+${LEADING}(.{1,40}?)${APPROVING}[.!]*$`;
const NOT_BUT = like.iu`
  ^(?:no|nein|non|não)?,?\s*(?:not|nicht|pas|não|no)\s+(.{2,40}?),?\s+(?:but|rather|i meant?|sondern|ich meinte|mais|je voulais dire|sino
  |quise decir|quería decir|mas|quis dizer|eu quis dizer)\s+(.{2,40}?)[.!]*$`;
const NUMBER_ALONE = like.iu`
  ^(?:please\s)?(?:(?:make|change|set)\s(?:that|it|this)(?:\sto|\sinto)?|lieber|doch|mejor|melhor|plutôt)\s(\d+)(?:\s(?:instead|please|bitte))?[.!]*$`;

/** "Tasks cannot be deleted... hm, actually yes, let people delete them". */
const TAKEN_BACK = like.giu`
  (?<before>^|[.!?\n]\s+)[^.!?\n]*(?<!\p{L})(?:not|never|cannot|nicht|keine?n?|pas|não|no)\s[^.!?\n]*(?:\.{2,}|…|[.,;–-])\s*
  (?:(?:hm+|ah|oh|ach)[,.]?\s+)?(?:actually|doch|finalement|en realidad|na verdade|wait|warte),?\s+(?:yes|ja|oui|sí|sim),?\s+`;

const QUOTED = /"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|„[^“”\n]*[“”]/gu;

/** A message in which each second thought stands in the place of the first: "8x8... no wait 6x6". */
export function withSecondThoughts(text: string): string {
  let result = text.replace(TAKEN_BACK, '$<before>');
  for (let times = 0; times < 3; times += 1) {
    const next = withNext(result);
    if (next === null) break;
    result = next;
  }
  return result;
}

function withNext(text: string): string | null {
  const masked = text.replace(QUOTED, (words) => words.replaceAll(/[^\n]/gu, '_'));
  for (const match of masked.matchAll(AGAIN)) {
    const head = text.slice(0, match.index);
    const rest = text.slice(match.index + match[0].length);
    const value = match.groups?.['value'] ?? '';
    const put = replaced(head, value) ?? (/^[\s.!]*$/u.test(rest) ? lastWord(head, value) : null);
    if (put === null) continue;
    const [, opinion = ''] = /^,([^.!?;\n]*)/u.exec(rest) ?? [];
    return put.text + (opinion.includes(put.old) ? rest.slice(opinion.length + 1) : rest);
  }
  return null;
}

interface Again {
  readonly request: string;
  /** It was asked for in the last message, so what that did goes first. */
  readonly isLast: boolean;
}

/** "I meant the footer", "make that 3": an earlier message with the second thought in its place, where this is one. */
export function askedAgain(request: string, past: readonly string[]): Again | null {
  const message = request.trim();
  const last = past.at(-1) ?? '';
  const [, wrong = '', right = ''] = NOT_BUT.exec(message) ?? [];
  const at = wrong === '' ? -1 : last.toLowerCase().indexOf(wrong.toLowerCase());
  if (at >= 0)
    return { request: `${last.slice(0, at)}${right}${last.slice(at + wrong.length)}`, isLast: true };
  const told = past.toReversed().flatMap((text) => (text.match(/[^.!?\n]+/gu) ?? []).toReversed());
  const number = NUMBER_ALONE.exec(message)?.[1];
  const numbered = number === undefined ? undefined : told.find((sentence) => /\d/.test(sentence));
  if (number !== undefined && numbered !== undefined) return meant(numbered, number, past);
  const value = AGAIN_ALONE.exec(message)?.[1];
  if (value === undefined) return null;
  // What began it all names too much to be asked for as a whole again.
  if (past.length > 1) return meant(last, value, past);
  const again = told.find((sentence) => replaced(sentence, value) !== null);
  return again === undefined ? null : meant(again, value, past);
}

function meant(told: string, value: string, past: readonly string[]): Again | null {
  const put = replaced(told.trim(), value);
  const last = past.at(-1) ?? '';
  const isLast = last.trim() === told.trim() || (past.length > 1 && last.includes(told));
  return put && { request: put.text, isLast };
}

interface Put {
  readonly text: string;
  /** What stood there. */
  readonly old: string;
}

/** A value in the place of the last one of its kind, in this sentence or the one before. */
function replaced(head: string, value: string): Put | null {
  const from = Math.max(0, ...[...head.matchAll(/[.!?\n]\s+/gu)].slice(0, -1).map((stop) => stop.index + 1));
  for (const spansOf of KINDS) {
    const own = spansOf(value)[0];
    const old = spansOf(head).findLast(({ start }) => start >= from);
    if (!own || !old) continue;
    const more = `${value.slice(0, own.start)} ${value.slice(own.end)}`.trim();
    if (more.split(/\s+/u).length > 1) return null;
    return {
      text: `${head.slice(0, old.start)}${value.slice(own.start, own.end)}${head.slice(old.end)}`,
      old: head.slice(old.start, old.end),
    };
  }
  return null;
}

const lastWord = (head: string, value: string): Put | null =>
  /\s/u.test(value) || !/\s/u.test(head.trim())
    ? null
    : { text: head.replace(/\S+$/u, value), old: /\S+$/u.exec(head)?.[0] ?? '' };

const PART = like.giu`
  (?<!\p{L})(?:header|footer|background|buttons?|title|headline|navigation|menu|sidebar|links?|cards?|text|first page|start page|home page|accent
  |kopfzeile|fußzeile|hintergrund|knöpfe|titel|en-tête|pied de page|fond|boutons?|titre|encabezado|pie de página|fondo|botones|título|cabeçalho
  |rodapé|fundo|botões)(?!\p{L})`;
const WEEKDAY = like.giu`
  (?<!\p{L})(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi
  |jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?)(?!\p{L})`;

/** What can be thought of again, the most telling first. */
const KINDS: readonly ((text: string) => readonly Span[])[] = [
  ...[
    /\d+\s*[x×]\s*\d+/giu,
    /\d+(?:[.,:]\d+)?\s*%/giu,
    /\d{1,2}:\d{2}/giu,
    /\d+(?:[.,]\d+)?/giu,
    WEEKDAY,
  ].map((kind) => (text: string) => [...text.matchAll(kind)].map(spanOf)),
  coloursIn,
  (text) => [...text.matchAll(PART)].map(spanOf),
];

export function coloursIn(text: string): readonly Span[] {
  const names = [createColourNames(detectLanguage(text)), ...ALL_NAMES];
  const tokens = tokeniseLoosely(text);
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const length = [3, 2, 1].find((count) => {
      const words = tokens.slice(at, at + count).map(({ lower }) => lower);
      const isNamed = names.some((one) => one.find(words) !== null);
      return words.length === count && (isNamed || (count === 1 && toHex(words.join('')) !== null));
    });
    if (length === undefined) continue;
    spans.push({ start: tokens[at]?.start ?? 0, end: tokens[at + length - 1]?.end ?? 0 });
    at += length - 1;
  }
  return spans;
}

/** A colour by itself does not tell its language. */
const ALL_NAMES = (['en', 'de', 'fr', 'es', 'pt'] as const).map(createColourNames);
