import { weekdaysIn } from '../understand/weekdays.ts';
import { like } from '../lexicon/pattern.ts';
import type { AppPlan, Language } from '../plan/app-plan.ts';
import { createColourNames } from '../understand/colour-names.ts';
import { readColours } from '../understand/colours.ts';
import { SMALL_WORDS } from '../understand/remarks/remarks.data.ts';
import { readRemarks } from '../understand/remarks/remarks.ts';
import { ownStory } from '../understand/own-story.ts';
import { isDoer } from '../understand/subjects.ts';
import { readUnwanted } from '../understand/unwanted.ts';
import { blank, sentences, type Span } from '../understand/tokens.ts';
import { answeredSpans } from './answered-spans.ts';
import { stem, stems } from './bindings.ts';
import { claimsOf, englishWords, type Claims } from './claims.ts';
import { FRAME_WORDS, ORDER_WORDS } from './frame-words.data.ts';
import { INTENTS } from './intents.data.ts';
import { isMet, type Looked } from './conditions.ts';
import { BREAK, itemAt, WHO_CAN, withoutLead } from './items.ts';
import { unmetRelations } from './relations.ts';

/** What became of a clause of the request. */
export type Entry =
  /** Everything that it says stands in the app. */
  | { readonly outcome: 'done'; readonly span: Span }
  /** It says something about the look, the work or the people, and asks for nothing. */
  | { readonly outcome: 'remark'; readonly span: Span }
  /** Something of it is in the app; these words of it are not. */
  | { readonly outcome: 'partly'; readonly span: Span; readonly missing: readonly string[] }
  /** A part that is known and that the app does not have, in the words of the request. */
  | { readonly outcome: 'notBuilt'; readonly span: Span; readonly part: string }
  | { readonly outcome: 'notUnderstood'; readonly span: Span };

/** What was written: the plan, and the sources where a tool or a game does more than a plan tells. */
export interface Built {
  readonly plan: AppPlan;
  readonly sources: ReadonlyMap<string, string>;
}

/** The request clause by clause, as it was written; together the spans hold every word of it. */
export function readLedger(told: string, built: Built): readonly Entry[] {
  const looked = look(built);
  const request = blank(told, answeredSpans(told, built.plan));
  const remarks = [...readRemarks(request).map(({ span }) => span), ...ownStory(told, built.plan.language)];
  const claims = claimsOf(request, looked);
  const rest = blank(request, claims.spans);
  return sentences(request).flatMap((span, at): readonly Entry[] => {
    if (remarks.some(({ start }) => start === span.start)) return [{ outcome: 'remark', span }];
    return withMissing(request, span, { looked, isOrder: false }).flatMap((one) =>
      one.outcome === 'done' ? judged(rest, one.span, { claims, isFirst: at === 0 }) : [one],
    );
  });
}

/** Parts of a follow-up that the app lacks, in its words; what is to go need not be there. */
export function unbuiltParts(request: string, built: Built): readonly string[] {
  const looked = look(built);
  const entries = sentences(request)
    .filter(({ start, end }) => !REMOVES.test(request.slice(start, end)))
    .flatMap((span) => withMissing(request, span, { looked, isOrder: true }));
  const parts = entries.flatMap((one) => (one.outcome === 'notBuilt' ? [one.part] : []));
  return [...new Set([...parts, ...unmetNeeds(request, claimsOf(request, looked))])];
}

/** "Events need a budget": of what is needed nothing is in the app. */
const unmetNeeds = (request: string, claims: Claims): readonly string[] =>
  [...request.matchAll(NEEDS)]
    .map(({ groups }) => groups?.['what'] ?? '')
    .filter((what) => {
      const words = contentWords(what);
      return words.length > 0 && !words.some((word) => claims.hasWord(word) || claims.hasGiven(word));
    });

const NEEDS = like.giu`
  (?<!\p{L})(?:needs?|should\s(?:also\s)?have|also\s(?:has|have)|brauch(?:t|en)(?:\sauch)?|necesitan?|precisam?\sde|besoin\sd[e’'])
  \s?(?:an?|eine?n?|uma?|una?|une?)\s(?<what>[\p{L}-]+(?:\s(?!(?:as|too|also|and|in|for|on|at|to|with|per)\s)[\p{L}-]+)?)`;

const REMOVES = like.iu`
  (?<!\p{L})(?:remove|delete|hide|drop|get rid|no longer|entfern\p{L}*|lösch\p{L}*|supprim\p{L}*|enlève|quita\p{L}*|elimina\p{L}*
  |remov\p{L}*|tira|apag\p{L}*)(?!\p{L})`;

/** Sentences of a follow-up of which half the words are nowhere in the app, before and after it, with these words. */
export function strangeSentences(
  request: string,
  { plan, sources }: Built,
  known: string,
): readonly { readonly sentence: string; readonly without: readonly string[] }[] {
  const claims = claimsOf(request, look({ plan, sources }));
  const coloured = blank(request, readColours(request, plan.language).spans);
  const colours = createColourNames(plan.language);
  const there = new Set(stems(known));
  return sentences(request).flatMap(({ start, end }) => {
    const words = contentWords(coloured.slice(start, end).replaceAll(QUOTED, ' ')).filter(
      (word) => !ORDERS.has(word) && colours.find([word]) === null,
    );
    const strange = words.filter((word) => !claims.hasWord(word) && !there.has(stem(word)));
    const isStrange = strange.length >= 2 && strange.length * 2 >= words.length;
    return isStrange ? [{ sentence: request.slice(start, end).trim(), without: strange }] : [];
  });
}

/** Names, numbers and quoted words of a follow-up that stand nowhere in what was written before and after it. */
export function lostFacts(request: string, written: string, language: Language): readonly string[] {
  const known = written.toLowerCase().replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/gu, '');
  const colours = createColourNames(language);
  const quoted = [...request.matchAll(QUOTED)].map(([quote]) => quote.slice(1, -1).trim());
  const rest = request.replaceAll(QUOTED, ' ');
  return [...new Set([...quoted, ...numbersIn(rest), ...fullNames(rest, language)])].filter(
    (one) =>
      !known.includes(one.toLowerCase()) &&
      !known.includes(one.replace(',', '.').replace(/(?<=\.\d*?)0+$/u, '')) &&
      colours.find(one.toLowerCase().split(' ')) === null,
  );
}

function look({ plan, sources }: Built): Looked {
  const blocks = plan.pages.flatMap((page) => page.blocks);
  const hasTool = blocks.some(({ kind }) => kind === 'engine' || kind === 'quiz');
  const own = [...sources].filter(([path]) => /^src\/(?:components|lib|hooks|pages)\/(?!ui\/)/.test(path));
  const tools = hasTool ? own.map(([, content]) => content).join('\n') : '';
  return {
    plan,
    blocks,
    tools,
    toolWords: new Set(wordsOf(tools.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).map(stem)),
  };
}

interface Reading {
  readonly looked: Looked;
  /** What is said to the builder about an app that is there. */
  readonly isOrder: boolean;
}

/** A sentence cut at the parts that the app lacks. */
function withMissing(request: string, span: Span, { looked, isOrder }: Reading): readonly Entry[] {
  const sentence = request.slice(span.start, span.end);
  const english = englishWords(sentence, looked.plan.language);
  const intents = INTENTS.flatMap(({ asked, condition }): readonly Span[] => {
    const match = asked.exec(sentence);
    if (match === null || isMet(condition, looked)) return [];
    const end = match.index + match[0].length;
    // "the place where it was seen on a map": the place may be there.
    return [/^on /iu.test(match[0]) ? { start: match.index, end } : itemAt(sentence, match.index, end)];
  });
  const relations = unmetRelations(sentence, {
    looked,
    english: (word) => english.get(word) ?? [],
    isOrder,
  });
  const parts = [...intents.map(withoutLead(sentence)), ...relations].toSorted((a, b) => a.start - b.start);
  const entries: Entry[] = [];
  let end = span.start;
  for (const part of parts) {
    const start = span.start + part.start;
    if (start < end) continue;
    const isAlone = contentWords(request.slice(end, start).replace(WHO_CAN, ' ')).length === 0;
    if (!isAlone) entries.push({ outcome: 'done', span: { start: end, end: start } });
    const from = isAlone ? end : start;
    end = span.start + part.end;
    entries.push({
      outcome: 'notBuilt',
      span: { start: from, end },
      part: request.slice(start, end).trim(),
    });
  }
  const last = entries.at(-1);
  if (last === undefined || contentWords(request.slice(end, span.end)).length > 0)
    return [...entries, { outcome: 'done', span: { start: end, end: span.end } }];
  return [...entries.slice(0, -1), { ...last, span: { start: last.span.start, end: span.end } }];
}

const hasWords = (text: string): boolean => like.u`[\p{L}\p{N}]`.test(text);

/** An item with what is missing of it. */
interface Item {
  readonly span: Span;
  readonly missing: readonly string[];
  /** Of its words. */
  readonly count: number;
}

interface Judging {
  readonly claims: Claims;
  readonly isFirst: boolean;
}

/** A sentence, or what is left of it: done as a whole, or item by item where some of it is not in the app. */
function judged(request: string, span: Span, { claims, isFirst }: Judging): readonly Entry[] {
  const text = request.slice(span.start, span.end);
  const isMet = isFirst ? undefined : isMetAsWhole(text, claims);
  if (isMet !== undefined) return [{ outcome: isMet ? 'done' : 'notUnderstood', span }];
  const items = judgedItems(request, span, { claims, isFirst });
  const lost = items.filter(({ missing }) => missing.length > 0);
  if (lost.length === 0) return [{ outcome: 'done', span }];
  const all = items.reduce((sum, { count }) => sum + count, 0);
  const gone = lost.reduce((sum, { missing }) => sum + missing.length, 0);
  if (!isFirst && gone * 3 >= all * 2) return [{ outcome: 'notUnderstood', span }];
  return joined(items.map(outcomeOf));
}

/** What is not wanted must not be there; a short rule is kept or not. Undefined where the words decide. */
function isMetAsWhole(text: string, claims: Claims): boolean | undefined {
  const unheld = claims.unheld(text);
  if (unheld !== null) return unheld.every((one) => claims.isBound(wordsOf(one), numbersIn(one)));
  const unwanted = UNWANTED.exec(text)?.groups?.['what'] ?? readUnwanted(text).phrases[0];
  const isRuled = unwanted !== undefined && (DOUBLE.test(unwanted) || weekdaysIn(unwanted).length > 0);
  if (isRuled) return claims.isBound(wordsOf(text), []);
  if (unwanted !== undefined) return !contentWords(unwanted).some(claims.isNamed);
  if (!isShort(text) || !RULE.test(plain(text))) return undefined;
  // Of two rules in one sentence each must hold.
  const rules = text.split(/,\s(?:and|und|et|y|e)\s/u).filter((one) => RULE.test(plain(one)));
  return (rules.length > 1 ? rules : [text]).every((one) => isKept(one, claims));
}

const DOUBLE = like.iu`(?<!\p{L})(?:double|doppel|doble|dupl)`;

const outcomeOf = ({ span, missing, count }: Item): Entry =>
  missing.length === 0
    ? { outcome: 'done', span }
    : missing.length >= count
      ? { outcome: 'notUnderstood', span }
      : { outcome: 'partly', span, missing };

function judgedItems(request: string, span: Span, { claims, isFirst }: Judging): readonly Item[] {
  const text = request.slice(span.start, span.end);
  const start = isFirst ? span.start + purposeEnd(text) : span.start;
  const opening = start > span.start ? [openingOf({ start: span.start, end: start }, request, claims)] : [];
  const pieces = itemsOf(request, { start, end: span.end });
  const items = pieces.map((item, at): Item => {
    const own = request.slice(item.start, item.end);
    const before = pieces[at - 1];
    const context = before === undefined ? '' : request.slice(before.start, before.end);
    const isLost = !isShort(text) && isUnbound(own, claims, context);
    const told = contentWords(own);
    return { span: item, missing: isLost ? told : missingIn(own, claims), count: told.length };
  });
  return [...opening, ...items];
}

/** Of the opening only what is given word for word counts. */
function openingOf(span: Span, request: string, claims: Claims): Item {
  const text = request.slice(span.start, span.end);
  const quoted = [...text.matchAll(QUOTED)].map(([quote]) => quote.slice(1, -1).trim());
  const names = fullNames(text, claims.language).filter((name) => !isKnownByWords(name, claims));
  const missing = [...quoted, ...numbersIn(text), ...names].filter((given) => !claims.hasGiven(given));
  return { span, missing, count: Number.POSITIVE_INFINITY };
}

/** A rule is read whole where a sentence is short, else item by item. */
const isShort = (text: string): boolean => text.split(/\s+/u).length <= 20 && !/[:(]/u.test(text);

const isUnbound = (text: string, claims: Claims, context = ''): boolean =>
  RULE.test(plain(text)) && !claims.isBound(wordsOf(`${context} ${text}`), numbersIn(text));

/** A rule of the app is about this sentence, and at least half of its words are known to the app. */
function isKept(text: string, claims: Claims): boolean {
  const own = contentWords(text.replace(like.isu`(?<!\p{L})(?:because|weil|porque|parce que)\s.*$`, ''));
  const strange = own.filter((word) => !claims.hasWord(word) && !claims.isRuled(word));
  return !isUnbound(text, claims) && strange.length * 2 <= own.length;
}

/** What people must be able to do is no rule, nor how something must look. */
const plain = (text: string): string =>
  text.replace(
    like.giu`(?<!\p{L})(?:must be able|deb\p{L}+ poder|dev\p{L}+ poder|doi\p{L}+ pouvoir|m[uü]ss\p{L}* [^.,]{0,60}können|must (?:be|stand) (?:highlighted|marked|flagged|shown|out)|(?:deb|dev)\p{L}+ (?:ser |estar )?(?:resaltar\p{L}*|destaca\p{L}*|marca\p{L}*|aparecer)|doi\p{L}+ (?:être (?:surlign|marqu|signal)\p{L}*|apparaître))(?!\p{L})`,
    ' ',
  );

/** Items that are done stand together. */
function joined(entries: readonly Entry[]): readonly Entry[] {
  const result: Entry[] = [];
  for (const entry of entries) {
    const last = result.at(-1);
    if (last?.outcome === 'done' && entry.outcome === 'done')
      result[result.length - 1] = { outcome: 'done', span: { start: last.span.start, end: entry.span.end } };
    else result.push(entry);
  }
  return result;
}

function itemsOf(request: string, span: Span): readonly Span[] {
  const text = request.slice(span.start, span.end);
  const found: Span[] = [];
  const quotes = [...text.matchAll(QUOTED)];
  let start = span.start;
  for (const mark of text.matchAll(BREAK)) {
    const end = span.start + mark.index;
    if (quotes.some(({ 0: quote, index }) => index < mark.index && mark.index < index + quote.length))
      continue;
    if (/[.,:]/u.test(mark[0]) && /\d.\d/u.test(request.slice(Math.max(0, end - 1), end + 2))) continue;
    if (hasWords(request.slice(start, end))) {
      found.push({ start, end });
      start = end;
    }
  }
  if (hasWords(request.slice(start, span.end))) return [...found, { start, end: span.end }];
  return found.map((one, at) => (at === found.length - 1 ? { start: one.start, end: span.end } : one));
}

const UNWANTED = like.iu`^\s*(?:no|without|keine?|ohne|pas de|sans|sin|nada de|sem|nenhum)\s+(?<what>[\p{L} -]{3,30})[.!]?\s*$`;

/** What holds records to something, or makes something happen by itself. */
const RULE = like.iu`
  (?<!\p{L})(?:must|cannot|can not|can['’]t|may not|not be able|only|never|nobody|no one|no two|at most|at least|not more than
  |no more than|if|unless|as soon as|once|automatic\p{L}*|by (?:it|them)sel(?:f|ves)|muss|müssen|darf|dürfen|nur|wenn
  |sobald|niemand|höchstens|mindestens|automatisch|doit|doivent|seulement|uniquement|jamais|dès que|au plus|debe|deben
  |solo|sólo|nadie|como máximo|automáticamente|no pueden?|ne peu\p{L}+|deve|devem|não pode\p{L}*|só|somente|ninguém|no máximo
  |n['’]\p{L}+ plus|ne \p{L}+ plus|no longer|nicht mehr|ya no|(?:kann|können|dürfen|darf)\s[^.,]{0,40}nicht)(?!\p{L})|^\s*(?:si|se)\s|(?:^
  |,\s*)when\b|\bno \p{L}+ (?:may|can|is allowed)\b|\bbut not\b|\b(?:refused|rejected)\b|\b(?:more|less|older|younger|under|over) (?:than )?\d
  |\bafter \d+ \p{L}+|\bwithin \d`;

/** The opening says what the app is for, in so many words; whether it is such an app is told apart. */
const OPENING = /^(?:\s*[^\s:,;(]+){1,9}/u;
const OPENING_ENDS = /[:,;(\n]|\s(?:with|where|that|which|including|mit|avec|con|com|onde|donde|où|wo)\s/iu;

function purposeEnd(text: string): number {
  const opening = OPENING.exec(text)?.[0] ?? '';
  const end = opening.search(OPENING_ENDS);
  return end < 0 ? opening.length : end;
}

const QUOTED = /["“«„][^"”»“\n]+["”»“]/gu;

/** Words, names and numbers that are nowhere in the app. */
function missingIn(asked: string, claims: Claims): readonly string[] {
  const quotes = [...asked.matchAll(QUOTED)].map(([quote]) => quote.slice(1, -1).trim());
  const quoted = asked.replaceAll(QUOTED, ' ');
  const names = fullNames(quoted, claims.language).filter(
    (name) => !claims.hasGiven(name) && !isKnownByWords(name, claims),
  );
  const text = names.reduce((rest, name) => rest.replace(name, ' '), quoted);
  return [
    ...quotes.filter((quote) => !claims.hasGiven(quote)),
    ...names,
    ...contentWords(text).filter(
      (word, at, all) =>
        !claims.hasWord(word) &&
        !(isDoer(word) && claims.hasWord(all[at + 1] ?? '')) &&
        !(isName(word, text) && claims.hasGiven(word)) &&
        !(word.includes('-') && word.split('-').every((one) => SMALL.has(one) || claims.hasWord(one))),
    ),
    ...numbersIn(text).filter((one) => !claims.hasGiven(one)),
  ];
}

/** "Maren Holt": of a name both words must stand together, since each may be in the app by chance. Not in German. */
const fullNames = (text: string, language: Language): readonly string[] =>
  (language === 'de'
    ? null
    : text.match(
        /(?<=[\p{Ll}\d,:;(&]\s)\p{Lu}\p{Ll}+(?:\s(?:(?:de|da|do|del|la|le|of|von|van)\s)?\p{Lu}\p{Ll}+)+/gu,
      )) ?? [];

/** "Due Date" names a field. */
const isKnownByWords = (name: string, claims: Claims): boolean =>
  name.split(' ').every((word) => claims.hasWord(word.toLowerCase()));

/** Written with a capital letter, or as it should be read. */
const isName = (word: string, text: string): boolean =>
  [...text.matchAll(like.gu`["“«„][^"”»“\n]+["”»“]|(?<!\p{L})\p{Lu}[\p{L}\p{N}'’-]*`)].some(([name]) =>
    name.toLowerCase().includes(word),
  );

const numbersIn = (text: string): readonly string[] =>
  (text.match(like.gu`(?<![\p{L}\d#])\d+(?:[.,:]\d+)*`) ?? []).filter((one) => !/^0\d/.test(one));

const SMALL: ReadonlySet<string> = new Set([...SMALL_WORDS.split(' '), ...FRAME_WORDS.split(/\s+/)]);

const ORDERS: ReadonlySet<string> = new Set(ORDER_WORDS.split(/\s+/));

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(like.u`[^\p{L}\p{N}'’-]+|(?<!\p{L})['’-]|['’-](?!\p{L})`)
    .filter((word) => word.length > 2 && like.u`^\p{L}`.test(word));

const contentWords = (text: string): readonly string[] =>
  wordsOf(text).filter((word) => !SMALL.has(word) && !SHORTENED.test(word));

/** "I'd", "there's", "hasn't". */
const SHORTENED = like.iu`^(?:i|we|you|they|he|she|it|that|there|who|what|here|let)['’]\p{L}+$|n['’]t$|^(?:c|d|j|l|m|n|s|t|qu)['’](?:est|on|un|une|il|elle|ai|y|en)$`;
