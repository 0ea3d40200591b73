import { like } from '../lexicon/pattern.ts';
import { matchDomain } from '../lexicon/domain-lexicon.ts';
import type { Language } from '../plan/app-plan.ts';
import { APP_NOUNS, EMPTY_ADJECTIVES } from '../lexicon/grammar.data.ts';
import { aimSpans } from './aim.ts';
import { credentialSpans } from './credentials.ts';
import { readCalculatorPages, withCalculators } from './calculator-pages.ts';
import { readCategories } from './categories.ts';
import type { Collector } from './collector.ts';
import { choiceSpans } from './colour-spans.ts';
import { readColours } from './colours.ts';
import { settledClauses, signUpClauses } from './settled-clauses.ts';
import { withDayLog } from './day-logs.ts';
import { withInvited } from './invited.ts';
import { settleFields } from './each-of-them.ts';
import { isWanted, readEngines } from './engines.ts';
import { currencyOf, readFacts } from './facts.ts';
import { readLists } from './entered-lists.ts';
import { applyFieldLists } from './field-lists.ts';
import { sentenceCase } from './fields.ts';
import { givenFacts } from './given/given-facts.ts';
import { CLOSING, GREETING, inOneSpace } from './given/given-name.ts';
import { withoutLinks } from './given/given-links.ts';
import { readFeatures } from './given/given-features.ts';
import { inQuizWords, readQuestions } from './given/given-questions.ts';
import { readTeam } from './given/given-team.ts';
import { gloss, glossary, inOwnWords } from './gloss.ts';
import { detectLanguage } from './language.ts';
import { withListMarks } from './list-marks.ts';
import { readLiterals } from './literals.ts';
import { inListedWords } from './long-briefs.ts';
import { readMarks } from './marks.ts';
import { readMentions } from './mentions.ts';
import { moodsOf } from './moods.ts';
import { addNamedThings, dropUnnamed, readNamedThings } from './named-things.ts';
import { calledNames, nameOptions } from './named-options.ts';
import { withoutHanded } from './handed-rows.ts';
import { applyNamedRows, readNamedRows } from './named-rows.ts';
import { readNotedLists } from './noted-lists.ts';
import { readOutline } from './outline.ts';
import {
  readPageList,
  readToldPageLists,
  withoutPassing,
  withPagesOfThings,
  withToldPageLists,
} from './page-lists.ts';
import { pairSpans } from './pair-cards.ts';
import { inPlainWords, spreadPairs } from './phrasings.data.ts';
import { inFullForeignWords } from './foreign-talk.data.ts';
import { inFullWords } from './plain-talk.ts';
import { inRecordWords, withCatalogues, withStates } from './record-words.ts';
import { lookOf, withoutRemarks } from './remarks/remarks.ts';
import { resolve } from './resolve.ts';
import { firstWords, readKind } from './read-kind.ts';
import { ruleSpans } from './rule-clauses.ts';
import { readRules } from './rules.ts';
import { seenClauses } from './seen-clauses.ts';
import { settleFilters } from './settle-filters.ts';
import { inSiteWords, withFormLists } from './site-words.ts';
import { readTerms } from './terms.ts';
import { readFigures, type ToldFigure } from './told-figures.ts';
import { asSheet } from './told-sheets.ts';
import { asNamed, toldFirst } from './told-first.ts';
import { lastingFacts } from './told-facts.ts';
import { readFooter, readToldPages, withShownThings, withToldPages } from './told-pages.ts';
import { readToldForms, withToldForms } from './told-forms.ts';
import { readToldTables, withToldTables } from './told-tables.ts';
import { styleClauses } from './style-clauses.ts';
import { correctSlips, correctSpelling } from './spell-check.ts';
import { blank, without, type Span } from './tokens.ts';
import { beyondReach } from './unsupported.data.ts';
import { withToldStates } from './told-states.ts';
import { unknownTopics } from './unknown-topics.ts';
import { readUnwanted } from './unwanted.ts';
import { pageNamesIn, readUsualPages } from './usual-pages.ts';
import { inAskedWords, withoutName } from './own-business.ts';
import { ownStory } from './own-story.ts';
import { isOwnWorld } from './own-world.ts';
import type { Demand, Read, Understanding, UnderstoodEntity } from './understanding.ts';
import { withOptionsApart, withQuotes } from './said-words.ts';
import { bracketLastList, spreadVerbLists } from './verb-lists.ts';

export function understand(request: string, context: { readonly language?: Language } = {}): Understanding {
  const written = withOptionsApart(
    withQuotes(inOneSpace(request).replace(GREETING, '').replace(CLOSING, '')),
  );
  const aim = aimSpans(written);
  const text = without(written, [...aim, ...credentialSpans(written)])
    .replace(ARROW, '$1: ')
    .replace(INTO_PAGES, '.');
  const language = context.language ?? languageOf(written);
  const { footer, rest: body } = readFooter(withToldPageLists(text, readToldPageLists(text), language));
  const names = readPageList(body)?.names ?? [];
  const calculators = readCalculatorPages(readFeatures(readQuestions(body).rest).rest, names, language);
  const { pages, rest: asked } = readToldPages(calculators.rest, names, language);
  const { tables, rest: told } = readToldTables(asked, language);
  const forms = readToldForms(told, names, language);
  const facts = tables.length === 0 ? text : withoutHanded(text);
  const base = withCalculators(readRequest(facts, forms.rest, language), calculators.pages);
  const things = withPagesOfThings(withoutPassing(base, names), language);
  const read = withToldTables(asNamed(things), tables, text);
  const shown = withShownThings(withToldForms(read, forms, names), forms.rest, language);
  const paged = withToldPages(shown, [...pages, ...readUsualPages(text, pages, language)], names);
  const said = {
    ...paged,
    hasAim: aim.length > 0,
    calledPages: pageNamesIn(paged.text),
    marks: readMarks(paged.text),
  };
  return footer === null ? said : { ...said, literals: [...said.literals, { text: footer, use: 'footer' }] };
}

/** "Build a trainer: page "Words" with …": what stands before the colon is the app. */
const INTO_PAGES = like.giu`(?<=(?:build|make|create|need|want|baue?|mach\p{L}*|brauche[n]?|crea|haz|quiero|necesito|fais|crée|voudrais|cria|faz|quero|preciso)\s[^.:\n]{3,60}):(?=\s+(?:(?:die|eine|une|una|uma|an?|the)\s)?(?:seite|page|página)\s["“«„])|:(?=\s+(?:sur la page|on the page|on a page|auf der seite|en la página|na página)\s)`;

/** "Dashboard → number of goats", as the head of a line. */
const ARROW = like.gmu`^(\s*(?:[-*•]\s*)?\p{L}[\p{L} ]{1,30}?)\s*(?:→|⇒|->|=>)\s*`;

/** The whole request for what it states outright, and what it asks for beside the words of its pages. */
function readRequest(text: string, asked: string, language: Language): Read {
  const given = givenFacts(text);
  const { figures, clean } = inReadableWords(asked, given.name, language);
  const { colours, spans } = apartFrom(clean, coloursOf(clean, lookOf(text), language));
  const named = readNamedRows(blank(clean, spans), language);
  const trade = readTerms(blank(clean, spans));
  const facts = readFacts(blank(clean, [...spans, ...named.map(({ span }) => span), ...trade.spans]));
  const noted = readNotedLists(blank(clean, spans));
  const rules = readRules(blank(clean, [...spans, ...trade.words]));
  const categories = readCategories(clean);
  const unwanted = readUnwanted(clean);
  const story = ownStory(clean, language);
  const told = blank(clean, [
    ...spans.concat(story, facts.spans, noted.spans, lastingFacts(clean), calledNames(clean)),
    ...named.map(({ span }) => span),
    ...trade.spans,
    ...ruleSpans(clean, rules, { request: text, language }),
    ...settledClauses(clean, language),
    ...unwanted.spans,
    ...placeOf(clean, given.address),
    ...placeOf(clean, given.story?.slice(1) ?? null),
    ...categories.spans.concat(pairSpans(clean)),
  ]);
  const body = blank(told, styleClauses(told));
  const lists = readLists(body, language);
  const seen = seenIn(body, lists);
  const rest = blank(body, [...lists.spans, ...seen]);
  const spelled = language === 'en' ? correctSpelling(inPlainWords(rest)) : gloss(rest, language);
  const resolved = resolve(readMentions(spelled, language === 'en'));
  resolved.collector.demands.push(...figuresIn(body, seen), ...accountsIn(clean, language));
  if (given.team.length > 1) resolved.collector.place('team', null);
  const things = readNamedThings(blank(body, [...lists.told, ...seen]), language);
  const counted = addNamedThings(things, resolved.collector, { text: clean, language });
  applyFieldLists(lists, resolved.collector);
  settleFields(withDayLog(resolved.collector, figures, language));
  settleNames(resolved.collector, { named, text: clean, language });
  dropUnnamed(counted, things, { collector: resolved.collector, language });
  const wording = gloss(clean, language);
  const subject = blank(spelled, resolved.fieldSpans);
  const purpose = resolved.purpose === '' ? firstSentence(subject) : resolved.purpose;
  const engines = readEngines(
    blank(clean, [...categories.spans, ...unwanted.spans]),
    `${purpose} ${firstSentence(language === 'en' ? blank(clean, categories.spans) : wording)}`,
    language,
  ).filter(({ engine }) => isWanted(engine, clean, resolved.collector.entities));
  return toldFirst({
    ...withFigures(clean, figures, language),
    language,
    given,
    purpose,
    kind: readKind(wording, purpose),
    domain: domainOf([subject, ...wordsAt(clean, story, language)].join(' '), purpose, {
      text: clean,
      things: resolved.collector.entities,
      isEnglish: language === 'en',
    }),
    moods: moodsOf(text, blank(clean, spans), colours.mode),
    colours,
    entities: withToldStates(resolved.collector.entities, clean),
    sections: inOwnWords(beyondQuiz(resolved.collector.sections, given), glossary(clean, language)),
    places: placesOf(resolved.collector, given, glossary(clean, language)),
    demands: resolved.collector.demands,
    formFields: resolved.collector.formFields,
    contactFields: resolved.collector.contactFields,
    roles: resolved.roles,
    literals: readLiterals(asked),
    rules,
    terms: trade.terms,
    noted: noted.lists,
    hours: given.hours.length > 0 ? given.hours : facts.hours,
    prices: facts.prices,
    fares: facts.fares,
    currency: facts.currency ?? currencyOf(clean),
    categories: categories.names,
    engines,
    glossary: glossary(clean, language),
    without: [...resolved.without, ...unwanted.phrases],
    notUnderstood: [...unknownTopics(clean, language, engines), ...beyondReach(text, language)],
  });
}

const placesOf = (
  { places }: Collector,
  { features, praise }: Understanding['given'],
  pairs: Understanding['glossary'],
): Understanding['places'] => [
  ...inOwnWords(places, pairs),
  ...(features.length > 0 ? [{ place: 'features' as const, title: praise }] : []),
];

/** What one sees of things that are told elsewhere; a sentence that tells of them itself is no such. */
const seenIn = (text: string, { lists, told }: ReturnType<typeof readLists>): readonly Span[] =>
  lists.some(({ fields }) => fields.length >= 3)
    ? seenClauses(text).filter(({ start, end }) => !told.some((one) => start < one.start && one.end < end))
    : [];

/** Where it stands, if it does. */
function placeOf(text: string, words: string | null): readonly Span[] {
  const at = words === null ? -1 : text.indexOf(words);
  if (words === null || at < 0) return [];
  const label = like.u`(?<=^|[.!?\n]\s*)\p{L}+\s?:\s*$`.exec(text.slice(0, at))?.[0].length ?? 0;
  return [{ start: at - label, end: at + words.length }];
}

/** Figures of the records are asked for, whichever they are. */
const FIGURES =
  /\b(?:stats|statistics|figures|totals?|charts?|how (?:many|much)|number of|average|dashboard|report|per)\b/iu;
/** What is pressed and asked stands in the quiz that is given, and on no page of its own. */
const beyondQuiz = (sections: Read['sections'], { questions }: Understanding['given']): Read['sections'] =>
  questions.length === 0
    ? sections
    : sections.filter(
        ({ title }) =>
          !/\b(?:buttons?|questions?|answers?|fragen?|preguntas?|perguntas?)\b/i.test(title ?? ''),
      );

const figuresIn = (text: string, seen: readonly Span[]): readonly Demand[] =>
  seen.some(({ start, end }) => FIGURES.test(text.slice(start, end)))
    ? [{ action: 'analyse', entity: null, actor: null, isMine: false, object: '' }]
    : [];

/** "Los alumnos se registran". */
const accountsIn = (text: string, language: Language): readonly Demand[] =>
  language !== 'en' && signUpClauses(text).length > 0
    ? [{ action: 'signIn', entity: null, actor: null, isMine: false, object: '' }]
    : [];

/** The colours of the request and of its remarks, with the places of those that stand in the request. */
function coloursOf(clean: string, look: string, language: Language): ReturnType<typeof readColours> {
  const { colours, spans } = readColours(`${blank(clean, choiceSpans(clean))} ${look}`, language);
  return { colours, spans: spans.filter(({ end }) => end <= clean.length) };
}

/** Colours and the people of the team are read apart: what they say is nothing else. */
const apartFrom = <Read extends { readonly spans: readonly Span[] }>(text: string, read: Read): Read => ({
  ...read,
  spans: [...read.spans, ...readTeam(text).spans],
});

/** Rows and choices that go by names, and what is filtered by them. */
function settleNames(
  collector: Collector,
  told: { named: ReturnType<typeof readNamedRows>; text: string; language: Language },
): void {
  applyNamedRows(told.named, collector);
  nameOptions(collector.entities, told.text, told.language);
  settleFilters(collector.entities);
}

const firstSentence = (text: string): string => text.trimStart().split(/[.!?\n]/)[0] ?? '';

const wordsAt = (text: string, spans: readonly Span[], language: Language): readonly string[] =>
  spans.map(({ start, end }) => gloss(text.slice(start, end), language));

const inPlainSpaces = (text: string): string => text.replace(/\r/g, '').replace(/[\u00a0\t]/g, ' ');

const languageOf = (text: string): Language => detectLanguage(readOutline(inPlainSpaces(text)));

const SHOW = { en: 'Show', de: 'Zeige', fr: 'Afficher', es: 'Mostrar', pt: 'Mostrar' } as const;
const SEEN = like.iu`(?<!\p{L})(?:shows?|see|displays?|zeig\p{L}*|sehen|affich\p{L}*|voir|montr\p{L}*|muestr\p{L}*|ver|mostr\p{L}*)(?!\p{L})`;

/** The whole request again, with each figure as a sentence of its own. */
const withFigures = (
  clean: string,
  figures: readonly ToldFigure[],
  language: Language,
): Pick<Understanding, 'text' | 'figures'> => ({
  text: [
    clean,
    ...figures.map(
      ({ by = '', text }) => `${SEEN.test(by) ? SHOW[language] : sentenceCase(by.trim())} ${text}.`,
    ),
  ].join(' '),
  figures,
});

/** The request in the words and lists that the readers know, and what it wants to see worked out. */
function inReadableWords(
  text: string,
  name: string | null,
  language: Language,
): { readonly figures: readonly ToldFigure[]; readonly clean: string } {
  const { figures, rest } = readFigures(text, language);
  const plain = inQuizWords(inPlainSpaces(withoutName(rest, name)), language);
  const outline = asSheet(inAskedWords(readOutline(withoutRemarks(plain)), language), language);
  const raw = withStates(
    spreadPairs(withListMarks(withFormLists(withInvited(withoutLinks(outline), language)), language)),
  )
    .replace(/\byes\s*\/\s*no\b/gi, '(yesno)')
    .trim();
  const clean =
    language === 'en'
      ? spreadVerbLists(
          inListedWords(
            inFullWords(bracketLastList(inRecordWords(inSiteWords(withCatalogues(correctSlips(raw)))))),
          ),
        )
      : inFullForeignWords(raw, language);
  return { figures, clean };
}

/** A site of somebody whose trade we do not know is the site of a small business. */
function domainOf(
  text: string,
  purpose: string,
  request: {
    text: string;
    things: readonly UnderstoodEntity[];
    isEnglish: boolean;
  },
): string {
  const { things, isEnglish } = request;
  const isTelling = purpose.trim().split(/\s+/).length > 1;
  const found = matchDomain(
    text,
    isTelling ? purpose : firstWords(text),
    isEnglish && tellsSomething(purpose),
  );
  const isStrange =
    found !== null && isEnglish && isOwnWorld(found, { text: request.text, purpose, entities: things });
  const isOther = found?.id === 'consulting' && isOtherTrade(purpose, found.words);
  if (found !== null) return isStrange || isOther ? 'general' : found.id;
  const isSite = /\b(?:web ?site|site|home ?page|landing page|web page)\b/i.test(text);
  return things.length === 0 && isSite && !NO_BUSINESS.test(text) ? 'consulting' : 'general';
}

/** They sell nothing, or teach. */
const NO_BUSINESS = like.iu`
  \b(?:learn|course|lesson|association|club|society|union|federation|\p{L}*verein|asociación|associação|bibliothèque|library)\p{L}*`;

/** The purpose has a word of its own beyond "website for my business". */
function tellsSomething(purpose: string): boolean {
  const words = purpose.toLowerCase().split(like.u`[^\p{L}\p{N}-]+`);
  if (!words.some((word) => APP_NOUNS.has(word))) return false;
  return (
    words.filter(
      (word) => word.length > 3 && !APP_NOUNS.has(word) && !EMPTY_ADJECTIVES.has(word) && !isWho(word),
    ).length >= 2
  );
}

/** "ferry company": a company like any other, but of a trade that we know nothing about. */
const isOtherTrade = (purpose: string, known: string): boolean =>
  /\b(?:company|business|firm)\b/i.test(purpose) &&
  purpose
    .toLowerCase()
    .split(like.u`[^\p{L}\p{N}-]+`)
    .some(
      (word) =>
        word.length > 3 &&
        !known.includes(word) &&
        !APP_NOUNS.has(word) &&
        !EMPTY_ADJECTIVES.has(word) &&
        !isWho(word),
    );

const isWho = (word: string): boolean =>
  /^(?:small|business|company|people|users|customers|clients|friends|family|team|teams|student|students|everyone|website|personal|with|from|that|this|some)$/.test(
    word,
  );
