import { like } from '../lexicon/pattern.ts';
import { ACTION_NOUNS, VERBS, type Action } from '../lexicon/actions.data.ts';
import { ENGINES } from '../lexicon/engines.data.ts';
import { entityEntry } from '../lexicon/entity-lexicon.ts';
import type { AppPlan, EntityPlan, Language } from '../plan/app-plan.ts';
import type { BlockPlan } from '../plan/block-plan.ts';
import { isOrderKept, isRuleKept } from '../plan/field-rules.ts';
import { COMPARED } from '../understand/bounds.ts';
import { createColourNames } from '../understand/colour-names.ts';
import { readColours } from '../understand/colours.ts';
import { glossary } from '../understand/gloss.ts';
import { verbForms } from '../understand/inflect.ts';
import { piecesOf, readRules } from '../understand/rules.ts';
import { correctSpelling } from '../understand/spell-check.ts';
import type { Span } from '../understand/tokens.ts';
import { accessSpans } from './access-spans.ts';
import { ABLE, PARTS } from './abilities.data.ts';
import { bindingsOf, figureWords, isBoundBy, plainNumber, stem, stems } from './bindings.ts';
import { isMet, type Looked } from './conditions.ts';

/** What of a request stands in the app that was written. Every claim comes from the app, none from having been read. */
export interface Claims {
  /** Of the app, and so of the request. */
  readonly language: Language;
  /** What a reader took as a whole, and the app holds: colours, and who may do what. */
  readonly spans: readonly Span[];
  /** A word names a thing, a field, a choice, a page, or a part or an act that the app has. */
  readonly hasWord: (word: string) => boolean;
  /** A thing, a page or accounts of the app go by this word. */
  readonly isNamed: (word: string) => boolean;
  /** A name or a number stands in the app as it was given. */
  readonly hasGiven: (given: string) => boolean;
  /** A rule of the app speaks of some of these words and of all these numbers. */
  readonly isBound: (words: readonly string[], numbers: readonly string[]) => boolean;
  /** The clauses of a sentence beside those whose rules the lists hold to; null where there is none of these. */
  readonly unheld: (sentence: string) => readonly string[] | null;
  /** Some rule of the app speaks of this word. */
  readonly isRuled: (word: string) => boolean;
}

export function claimsOf(request: string, looked: Looked): Claims {
  const { plan } = looked;
  const words = new Set([...namesOf(plan), ...toldTitles(plan, request)]);
  const given = givenText(plan, () => true);
  const told = givenText(plan, (row) => isTold(row, request));
  const numbers = new Set(told.match(like.gu`(?<![\p{L}\d])\d+(?:[.,:]\d+)*`)?.map(plainNumber));
  for (const count of countsOf(plan)) numbers.add(count);
  const bindings = bindingsOf(looked);
  const things = new Set(
    [...plan.entities.map(({ many }) => many), ...plan.pages.map(({ title }) => title)].flatMap(stems),
  );
  const english = englishWords(request, plan.language);
  const colours = createColourNames(plan.language);
  const hues = new Set(coloursOf(plan));
  const isSaid = (word: string): boolean =>
    words.has(stem(word)) ||
    looked.toolWords.has(stem(word)) ||
    isPart(word, looked) ||
    isAct(word, looked) ||
    hues.has(colours.find([word])?.toLowerCase() ?? 'none');
  const isName = (name: string): boolean => standsIn(given, name.toLowerCase());
  return {
    language: plan.language,
    spans: [...colourSpans(request, plan), ...accessSpans(request, plan)],
    hasWord: (word) =>
      variants(word, plan.language).some((one) => isSaid(one) || (english.get(one) ?? []).some(isSaid)),
    isNamed: (word) =>
      things.has(stem(word)) ||
      (/^(?:account|log-?in|sign-?(?:in|up)|password|user)/iu.test(word) && plan.auth !== null),
    hasGiven: (one) => (/^\d[\d.,:]*$/.test(one) ? numbers.has(plainNumber(one)) : isName(one)),
    isRuled: (word) => bindings.some((binding) => binding.words.has(stem(word))),
    unheld: (sentence) => {
      const pieces = piecesOf(sentence);
      const rest = pieces.filter((piece) => !isToldAlone(piece) || !isHeld(plan, piece));
      return rest.length === pieces.length ? null : rest;
    },
    isBound: (own, asked) => isBoundBy(bindings, own, asked),
  };
}

/** A clause tells rules of fields, and the lists hold to all of them. */
function isHeld({ entities }: AppPlan, clause: string): boolean {
  const kept = readRules(clause).map((rule) => isRuleKept(entities, rule));
  const isOrdered = COMPARED.test(clause) && !/\d/u.test(clause) && isOrderKept(entities, clause);
  return (kept.includes(true) || isOrdered) && !kept.includes(false);
}

/** Nothing stands behind the rule but what it comes to: "otherwise the form complains". */
const isToldAlone = (piece: string): boolean =>
  piece.split(/\s+/u).length <= 20 &&
  !/[:(]/u.test(piece) &&
  like.iu`^[^,;]*$|[,;]\s(?:and |und |et |y |e )?(?:otherwise|or else|else|sonst|andernfalls|sinon|autrement|si no|de lo contrario|senão|caso contrário)(?!\p{L})[^,;]*$`.test(
    piece,
  );

/** What each word of the request is in English. */
export function englishWords(request: string, language: Language): ReadonlyMap<string, readonly string[]> {
  const english = new Map<string, string[]>();
  for (const { own, english: meant } of glossary(request, language))
    for (const word of own.toLowerCase().split(/\s+/)) english.set(word, meant.toLowerCase().split(/\s+/));
  return english;
}

/** "today's" is told of today, a slip of the keys of what was meant. */
const variants = (word: string, language: Language): readonly string[] => [
  word,
  word.replace(/['’]s$/u, ''),
  word.replace(/^(?:l|d|qu|s|j|n|m)['’]/u, ''),
  ...(language === 'en' && word.length > 3 ? [correctSpelling(word)] : []),
];

/** Words of what is kept and shown, and those by which the lexicon knows it. */
function namesOf(plan: AppPlan): ReadonlySet<string> {
  const told = [
    ...plan.entities.flatMap(entityWords),
    ...plan.pages.flatMap(({ title, blocks }) => [title, ...blocks.map(blockWords)]),
    ...(plan.auth?.roles ?? []),
    plan.footer ?? '',
  ];
  return new Set(told.flatMap(stems));
}

const entityWords = (entity: EntityPlan): readonly string[] => [
  entity.id,
  entity.one,
  entity.many,
  entityEntry(entity.id)?.words ?? '',
  ...entity.fields.flatMap(({ id, label, options, unit, columns }) => [
    id,
    label,
    unit ?? '',
    ...(options ?? []),
    ...(columns ?? []).map((column) => column.label),
  ]),
  ...entity.rules.map(({ message }) => message),
];

/** Their items can be the request's own; a team that is made up says so in its text. */
const isGiven = ({ style, text }: Extract<BlockPlan, { kind: 'prose' }>): boolean =>
  style === 'prices' || style === 'hours' || (style === 'team' && text === '');

/** What the form of a booking says while it is filled in. */
const WAITED = 'waiting list waitlist full warteliste voll lista espera liste attente complet cheio lleno';
const PLACED = 'seats places spots left full plätze frei plazas libres vagas livres places libres restantes';

const bookingWords = ({ title, terms }: Extract<BlockPlan, { kind: 'booking' }>): string =>
  [title, terms?.waits && WAITED, terms?.places && PLACED].filter(Boolean).join(' ');

function blockWords(block: BlockPlan): string {
  if (block.kind === 'engine')
    return [
      block.title,
      ...(ENGINES.find(({ engine }) => engine === block.engine)?.words ?? []),
      ...Object.values(block.options).flatMap(String),
    ].join(' ');
  if (block.kind === 'numbers') return block.items.map(figureWords).join(' ');
  if (block.kind === 'collection')
    return [block.title, block.view, ...block.actions.map(({ label }) => label)].join(' ');
  if (block.kind === 'prose' && isGiven(block))
    return [block.title, ...block.items.flatMap(({ title, note = '' }) => [title, note])].join(' ');
  if (block.kind === 'booking') return bookingWords(block);
  if (block.kind === 'checkout') return block.payments.join(' ');
  if (block.kind === 'profile')
    return [block.title, ...(block.fields ?? []).map(({ label }) => label)].join(' ');
  // The great heading may be any words of the request.
  return block.kind !== 'hero' && 'title' in block ? block.title : '';
}

/** As words of their own: a "bono" is in no "carbono". */
function standsIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!like.u`\p{L}`.test(text[at - 1] ?? '') && !like.u`\p{L}`.test(text[at + name.length] ?? ''))
      return true;
  return false;
}

type Row = EntityPlan['seed'][number];

/** A record of the request goes by words of the request; the figures of all others are made up. */
const isTold = (row: Row, request: string): boolean =>
  Object.values(row).some(
    (value) =>
      typeof value === 'string' && value.length > 2 && standsIn(request.toLowerCase(), value.toLowerCase()),
  );

/** "mugs 28 €": records go by the names that were given. */
const toldTitles = ({ entities }: AppPlan, request: string): readonly string[] =>
  entities.flatMap(({ seed, titleField }) =>
    seed.filter((row) => isTold(row, request)).flatMap((row) => stems(String(row[titleField] ?? ''))),
  );

/** All that can be read in the app, with the records that it starts with. */
const givenText = (plan: AppPlan, isMeant: (row: Row) => boolean): string =>
  JSON.stringify([
    plan.name,
    plan.tagline,
    plan.footer,
    plan.footerForm,
    plan.pages,
    plan.auth,
    plan.entities.map(({ icon: _icon, seed, ...entity }) => ({ ...entity, seed: seed.filter(isMeant) })),
  ]).toLowerCase();

/** "a 20 minute appointment" is kept where appointments begin every 20 minutes. */
const slotLength = ([first = '', second = '']: readonly string[]): string =>
  String(minuteOf(second) - minuteOf(first));

const minuteOf = (clock: string): number =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** "12 courts" are kept where there are twelve. */
/** "Deposit of $20": a sum or a number of places that each of them has. */
const sameForAll = ({ fields, seed }: EntityPlan): readonly string[] =>
  fields
    .filter(({ type }) => seed.length > 1 && (type === 'money' || type === 'number'))
    .map(({ id }) => new Set(seed.map((row) => row[id])))
    .flatMap((values) => (values.size === 1 ? [...values].map(String) : []));

const countsOf = (plan: AppPlan): readonly string[] => [
  ...plan.entities.map(({ seed }) => String(seed.length)),
  ...plan.entities.flatMap(sameForAll),
  ...plan.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'quiz'
        ? [String(block.questions.length)]
        : block.kind === 'booking'
          ? [slotLength(block.slots)]
          : [],
    ),
  ),
];

const coloursOf = ({ theme, entities }: AppPlan): readonly string[] =>
  [
    theme.background,
    theme.primary,
    theme.accent,
    theme.header ?? '',
    ...entities.flatMap(({ marks }) => (marks ?? []).map(({ colour }) => colour)),
  ].map((colour) => colour.toLowerCase());

/** Where the request speaks of colours, if the app has each of them. */
function colourSpans(request: string, plan: AppPlan): readonly Span[] {
  const { colours, spans } = readColours(request, plan.language);
  const hues = new Set(coloursOf(plan));
  const asked = [colours.background, colours.primary, colours.accent].flatMap((one) => one ?? []);
  return asked.every((one) => hues.has(one.toLowerCase())) ? spans : [];
}

const isPart = (word: string, looked: Looked): boolean =>
  partWords.some(
    ({ words, condition }) =>
      words.some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one)) &&
      isMet(condition, looked),
  );

const partWords = PARTS.map(({ words, condition }) => ({ words: words.split(' '), condition }));

const ACTS: ReadonlyMap<string, readonly Action[]> = actsByForm();

function actsByForm(): ReadonlyMap<string, readonly Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of Object.keys(VERBS).filter(isAction))
    for (const base of VERBS[action].split(' ')) {
      const { third, ing, past } = verbForms(base.split('_')[0] ?? base);
      const forms = base.includes('_') ? [] : [base, third, ing, past];
      for (const form of forms) found.set(form, [...(found.get(form) ?? []), action]);
    }
  for (const [noun, action] of Object.entries(ACTION_NOUNS)) found.set(noun, [action]);
  return found;
}

function isAction(text: string): text is Action {
  return Object.hasOwn(ABLE, text);
}

const isAct = (word: string, looked: Looked): boolean =>
  (ACTS.get(word) ?? []).some((action) => isMet(ABLE[action], looked));
