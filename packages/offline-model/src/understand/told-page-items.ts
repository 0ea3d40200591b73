import { findEntity } from '../lexicon/entity-lexicon.ts';
import { SUM } from '../lexicon/money.ts';
import { AND, like, part, toPattern } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { isFieldItem, wordsOf } from './field-items.ts';
import { sentenceCase } from './fields.ts';
import { PERSON } from './given/given-team.ts';
import { listItems } from './list-items.ts';
import { QUOTED, sentences, type Span } from './tokens.ts';

/** What stands on a page: a question with its answer, a fare with its price, somebody with what they do. */
export interface ToldItem {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

const FROM_SUM = String.raw`(?:(?:from|ab|desde|dès|à partir de|a partir de)\s)?${SUM}`;
/** What a page goes by that tells prices. */
export const PRICE_PAGE = like.iu`
  ^(?:our |unsere |nos |nuestr[oa]s |(?:[ao]s )?noss[ao]s )?(?:pric(?:es|ing)|price list|fees|rates|fares|costs?|charges|tickets?|admission|preise|preisliste|tarife|gebühren|eintritt(?:spreise)?|beiträge|precios|tarifas?|cuotas|entradas|preços|mensalidades|ingressos|prix|tarifs?|cotisations|adhésions?|billets|prizes|gewinne|premios|prêmios|prémios)
  (?:\s(?:${AND}|&)\s\p{L}+)?$`;

const FREE = '(?:free|gratis|kostenlos|frei|gratuite?|gratuit[oa]s?|grátis)';
const PRICED = like.iu`^(?<title>\p{L}[^€£$]*?)\s*(?:[:=–—-]|(?<!\p{L})(?:is|are|costs?|kostet|kosten|cuestan?|coûte(?:nt)?|custam?|for|für|por|pour|at|à|a))?\s*(?<sum>${FROM_SUM}|(?<=\s)${FREE}$)(?<rest>.*)$`;
const SUM_FIRST = like.iu`^(?<sum>${FROM_SUM})\s(?:(?:for|für|por|pour|para|pelo|pela)\s)?(?:(?:an?|the|eine?n?|der|die|das|una?|el|la|une?|le|uma?|o)\s)?(?<title>\p{L}.*)$`;

/** "open fire £60, wood burner £70": each with its price as it was written, or none of them. */
export function pricesIn(body: string): readonly ToldItem[] {
  const rows = splitAtSums(body).map((text) => (PRICED.exec(text) ?? SUM_FIRST.exec(text))?.groups);
  const items = rows.flatMap((row) => {
    const { title = '', sum = '', rest = '' } = row ?? {};
    const isOne = title !== '' && title.split(/\s+/u).length <= 8;
    return isOne
      ? [
          {
            title: sentenceCase(title.trim()),
            text: rest.replace(/^[\s,–—-]+/u, '').trim(),
            note: sum.trim(),
          },
        ]
      : [];
  });
  return items.length > 1 && items.length === rows.length ? items : [];
}

/** At the commas and "and" that a further sum follows: "Aga and Rayburn £85" is one. */
function splitAtSums(body: string): readonly string[] {
  const hasSum = like.iu`${FROM_SUM}|(?<!\p{L})${FREE}(?!\p{L})`;
  return listItems(body, 0).reduce<readonly string[]>((rows, { text, start }) => {
    const last = rows.at(-1);
    const joint = body.slice(0, start).trimEnd();
    const isRest = last !== undefined && !hasSum.test(text) && /[,;]$/u.test(joint);
    if (last !== undefined && (!hasSum.test(last) || isRest)) {
      const word = like.iu`(?<!\p{L})(?:and|und|et|y|e|&)$`.exec(joint)?.[0];
      return [...rows.slice(0, -1), `${last}${word === undefined ? ',' : ` ${word}`} ${text}`];
    }
    return [...rows, text];
  }, []);
}

/** "Petra Lohmann (waltz) and Diego Arce (salsa)": people by their full names, with what is told of them. */
export function peopleIn(body: string): readonly ToldItem[] {
  const parts = /;/u.test(body) ? body.split(/\s*;\s*/u) : listItems(body, 0).map(({ text }) => text);
  const people = parts.map(
    (one) => PERSON.exec(one.replace(/[.\s]+$/u, '').replace(/,\s+(?=\p{Ll})/u, ' – '))?.groups,
  );
  const items = people.flatMap((person) => {
    const { name = '', note = '' } = person ?? {};
    const isFull =
      name.trim().split(/\s+/u).length > 1 && !/\d/u.test(`${name}${note}`) && !ARTICLE.test(name);
    return isFull ? [{ title: name.trim(), text: '', note: sentenceCase(note.trim()) }] : [];
  });
  return items.length > 0 && items.length === people.length ? items : [];
}

/** "La Alcoba", "The Barn": no people. */
const ARTICLE = /^(?:the|an?|der|die|das|ein|eine|el|la|los|las|una?|le|les|une|os?|as?|uma?)\s/iu;

const CLOCK = like.iu`(?<![\d.,])\d{1,2}(?:[:.h]\d{2}|\s?(?:h|uhr|[ap]m|o['’]clock)(?!\p{L}))`;

/** "Waltz on Mondays at 18:00, …": the rows of a timetable, each with one time. */
export function timedIn(body: string): readonly string[] {
  const rows = listItems(body, 0).map(({ text }) => text);
  return rows.length > 1 && rows.every((row) => CLOCK.test(row) && like.u`\p{L}{3}`.test(row)) ? rows : [];
}

/** "Tombola, Books, Plants": what there is on the page, though some would be lists elsewhere. */
export function thingsIn(body: string, language: Language): readonly ToldItem[] {
  const items = listItems(body, 0).map(({ text }) => text);
  const isNames = items.every(
    (item) =>
      like.u`^\p{Lu}[\p{L}'’ -]{2,30}$`.test(item) &&
      item.split(' ').length < 4 &&
      !isFieldItem(item, language),
  );
  const isKnown = items.some((item) => findEntity(wordsOf(item, language)) !== null);
  return items.length > 2 && isNames && isKnown ? items.map((title) => ({ title, text: '' })) : [];
}

const ASKED = part`
  (?:faqs?|(?:frequently asked |common |your )?questions(?: and answers)?|q ?& ?a|(?:häufige |häufig gestellte |oft gestellte )?fragen(?: und antworten)?
  |(?:preguntas|dudas)(?: frecuentes)?(?: y respuestas)?|perguntas(?: frequentes)?(?: e respostas)?|questions(?: fréquentes| courantes)?|foire aux questions)`;
const QUESTION = String.raw`(?:["“«„]\s?(?<quoted>[^"”»“\n]{3,160}\?)\s?["”»“]|(?:(?:q|f|p)\d?\s?[:.)]\s*)?(?<plain>[\p{Lu}¿][^.!?\n"“«„]{4,160}\?))`;
const LABEL = String.raw`(?:[-*•–]\s+|\d{1,2}[.)]\s+)?`;
const HEAD = like.giu`
  (?<lead>(?<=^|[.!?;,:\n]\s*|(?<!\p{L})(?:${AND}|with|mit|con|com|avec)\s)${LABEL}(?:(?:an?|the|our|eine?|die|unsere|l[ao]s?|un[ea]?|les|nos|uma?|[ao]s)\s)?(?:(?:page|seite|página|section|sección|seção|bereich)\s(?:(?:de|of|mit|mit den)\s)?)?["“«„]?(?<title>${ASKED})["”»“]?
  (?:[- ]?(?:page|section|seite|bereich|página|sección|seção))?)(?:\s(?:are|sind|son|são|sont))?(?:\s*[:–—-]|\s(?:with|mit|con|com|avec|saying|that says)(?:\s[\p{L}\d]+){0,4}?:?|(?=\n))\s*
  (?=${LABEL}${QUESTION})`;
const NEXT = like.u`^[\s,;]*(?:(?:${AND})\s+)?${LABEL}${QUESTION}`;
/** Asked of who builds it, not of who runs the house. */
const OF_US = like.iu`^(?:can|could|would|will) you (?:\p{L}+ )?(?:make|add|build|create|do|put|show|use)|^(?:könnt|können|kannst|podéis|puedes|podem|pouvez)`;

interface ToldQuestions {
  readonly title: string;
  readonly items: readonly ToldItem[];
  /** What is told, from the first question on. */
  readonly span: Span;
  /** The words that lead to it. */
  readonly lead: Span;
}

/** The questions of a request with the answers that it gives. */
export function readAsked(text: string): readonly ToldQuestions[] {
  return [...text.matchAll(HEAD)].flatMap((head) => {
    const start = head.index + head[0].length;
    const { lead = '', title = '' } = head.groups ?? {};
    const { items, end } = questionsAt(text, start);
    const isFaq = items.length > 0 && items.every(({ title: one }) => !OF_US.test(one));
    return isFaq
      ? [
          {
            title: sentenceCase(title),
            items,
            span: { start, end },
            lead: { start: head.index, end: head.index + lead.length },
          },
        ]
      : [];
  });
}

function questionsAt(text: string, start: number): { items: readonly ToldItem[]; end: number } {
  const items: ToldItem[] = [];
  let end = start;
  let isQuoted: boolean | null = null;
  for (let found = NEXT.exec(text.slice(end)); found !== null; found = NEXT.exec(text.slice(end))) {
    const { quoted, plain = '' } = found.groups ?? {};
    isQuoted ??= quoted !== undefined;
    const from = end + found[0].length;
    const answer = answerAt(text, from, isQuoted);
    if (isQuoted !== (quoted !== undefined) || (!isQuoted && answer.text === '')) break;
    items.push({ title: (quoted ?? plain).trim(), text: answer.text });
    end = answer.end;
  }
  return { items, end };
}

/** Up to the next question where one follows soon, else to the end of the sentence. */
function answerAt(text: string, from: number, isQuoted: boolean): { text: string; end: number } {
  const rest = text.slice(from);
  const next = (isQuoted ? SOON_QUOTED : SOON).exec(rest)?.index;
  const [first] = sentences(rest);
  const end = next ?? (NEXT.test(rest) ? 0 : (first?.end ?? 0));
  return { text: inOneAnswer(rest.slice(0, end)), end: from + end };
}

const SOON_QUOTED = like.u`(?<=^(?:(?!\n\s*\n)[^"“«„]|"[^"?]*"){0,400}?)[\s,;]*(?:(?:${AND})\s+)?${LABEL}["“«„]\s?[^"”»“\n]{3,160}\?\s?["”»“]`;
const SOON = like.u`(?<=^(?:[^.!?\n]+[.!]\s+){1,3})${LABEL}(?:[QFP]\d?\s?[:.)]\s*)?[\p{Lu}¿][^.!?\n"“«„:]{4,160}\?(?=\s+\S)|(?<=^[^\n]+)\n+\s*${LABEL}(?:[QFP]\d?\s?[:.)]\s*)?[\p{Lu}¿][^.!?\n"“«„:]{4,160}\?`;

const inOneAnswer = (told: string): string => {
  const words = told
    .replace(like.iu`^[\s,;]*(?:[-–—:→]\s*|(?:answer|antwort|respuesta|resposta|réponse|a|r)\s?:\s*)*`, '')
    .replace(/[\s,;]+(?:(?:and|und|et|y|e)\s*)?$/u, '')
    .trim();
  const quoted = toPattern(`^(?:${QUOTED})\\.?$`, 'u').test(words)
    ? words.replace(/\.$/u, '').slice(1, -1).trim()
    : words;
  const bracketed = /^\((?<inner>[^()]+)\)[.,;]?$/u.exec(quoted)?.groups?.['inner'] ?? quoted;
  return sentenceCase(bracketed.replace(like.iu`^(?:answer|antwort|respuesta|resposta|réponse)\s?:\s*`, ''));
};
