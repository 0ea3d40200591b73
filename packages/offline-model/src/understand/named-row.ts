import { findEntity } from '../lexicon/entity-lexicon.ts';
import { LIST_HEADS } from '../lexicon/grammar.data.ts';
import { AMOUNT, COIN, SUM } from '../lexicon/money.ts';
import { AND, like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { amountOf } from './facts.ts';
import { wordsOf } from './field-items.ts';
import { isAttribute, sentenceCase } from './fields.ts';
import { isPlural } from './inflect.ts';
import type { NamedRow } from './understanding.ts';
import { WEEKDAY } from './weekdays.ts';

/** What the records are; null for people who use the app, pages, qualities and lists of other kinds. */
export function kindIn(things: string, language: Language): readonly string[] | null {
  const head = wordsOf(things, language).slice(-2);
  const last = head.at(-1) ?? '';
  const kind = findEntity(head)?.length === head.length ? head : head.slice(-1);
  const isQuality = isAttribute([last]) && findEntity(kind) === null;
  return !isPlural(last) || LIST_HEADS[last] !== undefined || isQuality || OTHERS.test(last) ? null : kind;
}

const OTHERS =
  /^(?:users|roles|admins|people|friends|steps|pages|sections|members|languages|days|times|colou?rs)$/;

/** "Oslo (8 seats)", "Classic (8 hours, $2,400)", "Kofi Mensah (sports injuries)": a name and what is told of it. */
export function rowWithDetails(item: string): NamedRow {
  const bracket = /^(?<name>[^()]+?)\s*\((?<details>[^()]*)\)$/su.exec(item.trim())?.groups;
  if (bracket === undefined) return rowIn(item);
  const details = (bracket['details'] ?? '')
    .split(/,\s+|;\s*/u)
    // "(catégorie Saisons)".
    .map((one) => one.replace(like.u`^\p{Ll}{4,}\s(?=\p{Lu}\p{L}+$)`, ''));
  const counts = details.filter((one) => COUNT_OF.test(one.trim()) && !DURATION.test(one));
  // "(adults 8 €, children 4 €)": what it costs whom.
  const isFare = (one: string): boolean => like.u`^\p{L}[\p{L} ]*\s${SUM}$`.test(one.trim());
  const notes = details.filter((one) => !/\d/.test(one) || isFare(one));
  // "(2021, Vessel)": a year is no price.
  const isCell = (one: string): boolean =>
    /^(?:1\d|20)\d\d$|^\d[\d.,]*\s?(?:m|cm|mm|km|ft|kg|g|l|ml|cl|ha|m²|°C|%)$/u.test(one.trim());
  const told = details.filter((one) => !counts.includes(one) && !notes.includes(one) && !isCell(one));
  const values = counts.map((one) => {
    const [thing = '', count = ''] = one
      .trim()
      .split(' ')
      .toSorted((a, b) => Number(/\d/.test(a)) - Number(/\d/.test(b)));
    return [thing, Number(count)] as const;
  });
  return {
    ...rowIn(`${bracket['name'] ?? ''} ${told.join(' ')}`),
    ...(values.length > 0 && { values: Object.fromEntries(values) }),
    ...(details.some(isCell) && { cells: details.map((one) => one.trim()) }),
    ...(notes.length > 0 && { note: notes.join(', ').trim() }),
  };
}

/** "8 seats", "sleeps 2". */
const COUNT_OF = like.u`^(?:\d{1,5} \p{L}{3,}|\p{L}{3,} \d{1,5})$`;

/** "£165 a night", "R$ 60 por hora": what the price is for. */
const EACH_TIME =
  /(?<=\d[^\d]{0,4})\s(?:an?|per|pro|je|por|par|la|el|a|each|die)\s(?:nights?|days?|hours?|weeks?|months?|person|nacht|tag|stunde|woche|noche|noite|día|dia|hora|persona|pessoa|nuit|jour|heure|personne)$/iu;
const DURATION =
  /\s*(?:[,–-]\s*)?\b(\d+(?:[.,]\d)?)\s?(h|hrs?|hours?|std|stunden|horas?|heures?|min|mins|minutes|minuten|minutos)\b\.?/iu;
const PRICE = like.iu`
  \s*(?:[:–=-]|for|at|à|para|für|por)?\s*(?:R\$|[$€£])?\s?(${AMOUNT})\s?(?:[€$£]|${COIN})?\s*$`;

/** "2 horas": how long it takes, and nothing else. */
export const LASTS = /^\d[\d.,]*\s?(?:h|hours?|stunden|horas?|heures?)$/iu;

export const unquoted = (name: string): string => name.replace(/^["“«„]\s*|\s*["”»“](?=\s*$)/gu, '');

const DAYS = `(?:${WEEKDAY}|weekdays|weekends)`;
const AT = String.raw`(?:\d{1,2}[:.h]\d{2}(?:\s?[ap]m)?(?:\s?(?:uhr|h))?|\d{1,2}\s?(?:[ap]m|uhr|h)(?!\p{L}))`;
/** "Wheel throwing Tuesdays 18:00 for 45 €": when it is, week after week. */
const WEEKLY = like.iu`
  \s*[,–-]?\s(?:(?:on|every|am|jeden|immer|los|las|el|la|le|les|às|aos|nas|na|no|à)\s)?(?<when>${DAYS}(?:\s?(?:${AND}|,|&|\+)\s?${DAYS})*
  (?:,?\s(?:at\s|um\s|a\slas?\s|à\s|às\s)?${AT}(?:\s?(?:[–-]|to|bis|until|a|à|às)\s?${AT})?)?)(?=$|[,;\s])`;

export function rowIn(said: string): NamedRow {
  const when = WEEKLY.exec(said)?.groups?.['when'];
  const item = when === undefined ? said : said.replace(WEEKLY, ' ').trim();
  const duration = DURATION.exec(item);
  const told = item.trim().replace(EACH_TIME, '').replace(/^the /u, '');
  const rest = duration === null ? told : told.replace(DURATION, ' ').trim();
  const price = PRICE.exec(rest);
  const title = unquoted(price === null ? rest : rest.slice(0, price.index))
    .replace(/\s+/g, ' ')
    .trim();
  const amount = (text: string | undefined): number => amountOf(text ?? '');
  return {
    title: sentenceCase(title),
    price: price === null ? null : amount(price[1]),
    minutes: duration === null ? null : amount(duration[1]) * (/^m/i.test(duration[2] ?? '') ? 1 : 60),
    ...(when !== undefined && { when: sentenceCase(when) }),
  };
}
