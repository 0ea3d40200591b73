import { SMALL_WORDS } from '../understand/remarks/remarks.data.ts';
import { readRemarks } from '../understand/remarks/remarks.ts';
import { sentences, type Span } from '../understand/tokens.ts';
import { readUnwanted } from '../understand/unwanted.ts';
import { understand } from '../understand/understand.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { AppPlan } from '../plan/app-plan.ts';
import { INTENTS, type Looked } from './intents.data.ts';

/** What became of a clause of the request. */
export type Entry =
  /** The app has what it asks for. */
  | { readonly outcome: 'done'; readonly span: Span }
  /** It says something about the look, the work or the people, and asks for nothing. */
  | { readonly outcome: 'remark'; readonly span: Span }
  /** A part that is known and that the app does not have, in the words of the request. */
  | { readonly outcome: 'notBuilt'; readonly span: Span; readonly part: string }
  | { readonly outcome: 'notUnderstood'; readonly span: Span };

/** What was written: the plan, and the sources where a tool or a game does more than a plan tells. */
export interface Built {
  readonly plan: AppPlan;
  readonly sources: ReadonlyMap<string, string>;
}

/** The request clause by clause, as it was written; together the spans hold every word of it. */
export function readLedger(request: string, built: Built): readonly Entry[] {
  const looked = look(built);
  const remarks = readRemarks(request);
  const tells = evidenceOf(request, looked, built);
  return sentences(request).flatMap((span, at): readonly Entry[] => {
    if (remarks.some((one) => one.span.start === span.start)) return [{ outcome: 'remark', span }];
    const missing = missingParts(request, span, looked);
    if (missing.length > 0) return missing;
    return [{ outcome: at === 0 || tells(span) ? 'done' : 'notUnderstood', span }];
  });
}

/** Parts of a message that the app lacks, in its words. */
export function unbuiltParts(request: string, built: Built): readonly string[] {
  const looked = look(built);
  const entries = sentences(request).flatMap((span) => missingParts(request, span, looked));
  return [...new Set(entries.flatMap((one) => (one.outcome === 'notBuilt' ? [one.part] : [])))];
}

function look({ plan, sources }: Built): Looked {
  const blocks = plan.pages.flatMap((page) => page.blocks);
  const hasTool = blocks.some(({ kind }) => kind === 'engine' || kind === 'quiz');
  const own = [...sources].filter(([path]) => /^src\/(?:components|lib|hooks|pages)\/(?!ui\/)/.test(path));
  return { plan, blocks, tools: hasTool ? own.map(([, content]) => content).join('\n') : '' };
}

/** The parts of a sentence that the app lacks, and what is left of it as done. */
function missingParts(request: string, span: Span, looked: Looked): readonly Entry[] {
  const sentence = request.slice(span.start, span.end);
  const parts = INTENTS.flatMap(({ asked, isThere }): readonly Span[] => {
    const match = asked.exec(sentence);
    if (match === null || isThere(looked)) return [];
    return [itemAt(sentence, match.index, match.index + match[0].length)];
  }).toSorted((a, b) => a.start - b.start);
  const entries: Entry[] = [];
  let end = span.start;
  for (const part of parts) {
    const start = span.start + part.start;
    if (start < end) continue;
    if (hasWords(request.slice(end, start)))
      entries.push({ outcome: 'done', span: { start: end, end: start } });
    end = span.start + part.end;
    entries.push({ outcome: 'notBuilt', span: { start, end }, part: withoutLead(request.slice(start, end)) });
  }
  if (entries.length > 0 && hasWords(request.slice(end, span.end)))
    entries.push({ outcome: 'done', span: { start: end, end: span.end } });
  return entries;
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const BREAK = /[,;:.!?\n()]|\s(?:and|with|und|mit|et|avec|y|con|e|com|plus|as well as)\s/giu;

/** The item of the list that the words stand in. */
function itemAt(text: string, start: number, end: number): Span {
  const breaks = [...text.matchAll(BREAK)];
  const before = breaks.filter((mark) => mark.index + mark[0].length <= start).at(-1);
  const after = breaks.find((mark) => mark.index >= end);
  return {
    start: before === undefined ? 0 : before.index + before[0].length,
    end: after?.index ?? text.length,
  };
}

const withoutLead = (text: string): string =>
  text.replace(/^\s*(?:an?|the|some|also|add|eine?n?|une?|una?|uma?)\s+/iu, '').trim();

/** Sentences that ask something of the app, so that it should be another one without them. */
const ASKING =
  /\b(?:must|may|should|shall|can|cannot|can't|only|never|nobody|no one|at most|at least|if|when|once|after|before|automatic\p{L}*|calculat\p{L}*|comput\p{L}*|block\p{L}*|lock\p{L}*|muss|darf|dürfen|sollen?|kann|können|nur|wenn|niemand|höchstens|mindestens|doit|doivent|peut|peuvent|seulement|jamais|si|quand|debe|deben|puede|pueden|solo|nadie|cuando|deve|devem|pode|podem|só|somente|ninguém|quando|se)\b/iu;

/** How it looks shows in the colours and the type, not in what it keeps. */
const LOOKS =
  /\b(?:colou?rs?|theme|modern|responsive|beautiful|clean|design|background|font|style|look|farben?|couleurs?|colores?|cores|fondo|fundo|hintergrund|please|thank|called|named|user[- ]friendly|intuitive|accessible|mobile|elegant|dark|light)\b/iu;

/** So many plans are made again at most: each costs as much as the first. */
const MOST = 6;

/** Whether anything in the app comes from a sentence: by its words, or because the app were another without it. */
function evidenceOf(request: string, looked: Looked, { plan }: Built): (span: Span) => boolean {
  const words = wordsOf(JSON.stringify([plan, looked.tools]));
  const whole = structureOf(plan);
  const hasTool = looked.tools !== '';
  let tries = 0;
  return ({ start, end }) => {
    const sentence = request.slice(start, end);
    const own = contentWords(sentence);
    if (readUnwanted(sentence).spans.length > 0) return true;
    if (own.length < 2 || LOOKS.test(sentence) || /["“«„]/u.test(sentence)) return true;
    const known = own.filter((word) => words.has(stem(word))).length;
    const isTold = known >= own.length * 0.5;
    if (hasTool || tries >= MOST || (isTold && !ASKING.test(sentence))) return isTold || hasTool;
    tries += 1;
    const without = `${request.slice(0, start)} ${request.slice(end)}`;
    return structureOf(makePlan(understand(without, { language: plan.language }))) !== whole;
  };
}

const structureOf = ({ entities, pages, auth }: AppPlan): string => JSON.stringify({ entities, pages, auth });

const SMALL: ReadonlySet<string> = new Set(SMALL_WORDS.split(' '));

const contentWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !SMALL.has(word) && !PLAIN.has(word));

/** They stand in any sentence about an app. */
const PLAIN: ReadonlySet<string> = new Set(
  'show see shows display page pages section app site website include includes list also add there name one two open run'.split(
    ' ',
  ),
);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2)
      .map(stem),
  );

const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed|en|e|y)$/u, '').slice(0, 7);
