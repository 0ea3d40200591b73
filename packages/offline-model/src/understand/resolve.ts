import { ACTION_NOUNS } from '../lexicon/actions.data.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import { APP_NOUNS, ASKING, LIST_HEADS, TELLING_APP_NOUNS } from '../lexicon/grammar.data.ts';
import { ADMIN_WORDS, ORDINARY_USERS, ROLE_NAMES } from '../lexicon/roles.data.ts';
import type { Action } from '../lexicon/actions.data.ts';
import { createCollector, guessNature, type Collector, type DraftEntity } from './collector.ts';
import { fieldFrom, isAttribute, sentenceCase } from './fields.ts';
import { isPlural, singular } from './inflect.ts';
import type { BareVerb, Mention, Mentions } from './mentions.ts';
import type { UnderstoodField } from './understanding.ts';
import type { Span } from './tokens.ts';
import { meaningOf, trimmed, withoutHead, type PhraseMeaning } from './phrase.ts';

export interface Resolved {
  readonly collector: Collector;
  readonly purpose: string;
  readonly roles: readonly string[];
  readonly without: readonly string[];
  /** Sentences that led to something. */
  readonly used: ReadonlySet<number>;
  /** Where fields and their options stand; they say nothing about the subject. */
  readonly fieldSpans: readonly Span[];
}

/** What a mention turned out to be, for those that hang on it. */
type Outcome =
  | { readonly kind: 'purpose' }
  | {
      readonly kind: 'list';
      readonly list: 'sections' | 'features' | 'fields' | 'roles' | 'entities' | 'options';
    }
  | { readonly kind: 'entity'; readonly entity: DraftEntity }
  | { readonly kind: 'field'; readonly entity: DraftEntity | null; readonly label: string }
  | {
      readonly kind: 'demand';
      readonly action: Action;
      readonly entity: DraftEntity | null;
      readonly index: number;
    }
  | { readonly kind: 'place' }
  | { readonly kind: 'none' };

interface Context {
  readonly mentions: readonly Mention[];
  readonly outcomes: Outcome[];
  readonly collector: Collector;
  readonly roles: Set<string>;
  readonly without: string[];
  readonly used: Set<number>;
  purpose: string;
  /** The thing that is being talked about. */
  current: DraftEntity | null;
}

export function resolve({ all, bare }: Mentions): Resolved {
  const context: Context = {
    mentions: all,
    outcomes: [],
    collector: createCollector(),
    roles: new Set(),
    without: [],
    used: new Set(),
    purpose: '',
    current: null,
  };
  all.forEach((mention, at) => {
    const outcome = mention.isNegated ? negated(context, mention) : outcomeOf(context, mention, at);
    context.outcomes.push(outcome);
    if (outcome.kind === 'entity') context.current = outcome.entity;
    if (outcome.kind === 'field' && outcome.entity !== null) context.current = outcome.entity;
    if (outcome.kind !== 'none') context.used.add(mention.sentence);
    noteRole(context, mention.actor);
  });
  for (const verb of bare) bareDemand(context, verb);
  return {
    collector: context.collector,
    purpose: context.purpose,
    roles: [...context.roles],
    without: context.without,
    used: context.used,
    fieldSpans: all
      .filter((_, at) => context.outcomes[at]?.kind === 'field')
      .map(({ start, end }) => ({ start, end })),
  };
}

function outcomeOf(context: Context, mention: Mention, at: number): Outcome {
  if (isPurpose(context, mention, at)) return readPurpose(context, mention);
  const head = mention.to === null ? undefined : context.outcomes[mention.to];
  const before = context.outcomes.at(-1);
  if (
    before?.kind === 'list' &&
    before.list === 'roles' &&
    mention.joint === null &&
    ROLE_NAMES.has(singular(mention.words.at(-1) ?? ''))
  ) {
    context.roles.add(singular(mention.words.at(-1) ?? ''));
    return before;
  }
  const list = listOf(mention);
  if (list !== null) return { kind: 'list', list };
  if (
    mention.joint === ':' &&
    head?.kind !== 'entity' &&
    head?.kind !== 'field' &&
    head?.kind !== 'list' &&
    context.current !== null &&
    isAttribute(trimmed(mention.words)) &&
    !isPlural(mention.words.at(-1) ?? '') &&
    !hasList(context, at)
  )
    return fieldOutcome(context, mention, context.current);
  if (head !== undefined && mention.to !== null) return joined(context, mention, head);
  if (mention.joint === 'where' || mention.joint === 'when') return objectOutcome(context, mention);
  return objectOutcome(context, mention);
}

/** Whether a list of fields follows it. */
const hasList = (context: Context, at: number): boolean =>
  context.mentions.some((other) => other.to === at && (other.joint === '(' || other.joint === 'with'));

function negated(context: Context, mention: Mention): Outcome {
  context.without.push(mention.words.join(' '));
  context.used.add(mention.sentence);
  return { kind: 'none' };
}

/** The phrase that names the app itself. */
function isPurpose(context: Context, mention: Mention, at: number): boolean {
  if (context.purpose !== '' || mention.sentence > 1) return false;
  const last = mention.words.at(-1) ?? '';
  const isApp = APP_NOUNS.has(last) || APP_NOUNS.has(singular(last));
  if (isApp) return at === 0 || mention.verb === null || ASKING.has(mention.verb.lemma);
  return at === 0 && mention.joint === null && (mention.verb === null || ASKING.has(mention.verb.lemma));
}

function readPurpose(context: Context, mention: Mention): Outcome {
  context.purpose = [
    mention,
    ...context.mentions
      .slice(1, 4)
      .filter((other) => other.sentence === mention.sentence && other.joint === 'for'),
  ]
    .map((part) => part.text)
    .join(' ');
  const words = trimmed(mention.words);
  const last = words.at(-1) ?? '';
  const isTelling = TELLING_APP_NOUNS.has(last);
  const rest = APP_NOUNS.has(last) && !isTelling ? words.slice(0, -1) : words;
  if (rest.length > 0 && !(rest.length === 1 && isTelling)) {
    const phrase = isTelling ? rest.slice(0, -1) : rest;
    const meaning = meaningOf(phrase);
    if (meaning.kind === 'entity' && isOrganisation(meaning, phrase)) return { kind: 'purpose' };
    if (meaning.kind === 'entity')
      addAction(context, context.collector.topic(meaning.match, meaning.words, mention.start), {
        action: purposeAction(last),
        mention,
      });
    else if (meaning.kind === 'place') context.collector.place(meaning.place, null);
    else if (meaning.kind === 'action')
      demand(context, mention, { action: meaning.action, object: meaning.object });
  }
  return { kind: 'purpose' };
}

/** "a museum website" has one museum, and it is not a record of it. */
const isOrganisation = (
  meaning: Extract<PhraseMeaning, { kind: 'entity' }>,
  phrase: readonly string[],
): boolean =>
  !isPlural(phrase.at(-1) ?? '') &&
  (meaning.match.nature === 'place' ||
    meaning.match.entry?.id === 'company' ||
    meaning.match.entry?.id === 'team');

const purposeAction = (word: string): Action =>
  /\b(?:tracker|log|logger)\b/.test(word)
    ? 'track'
    : /manager|planner|organi[sz]er|crm|list|journal|diary/.test(word)
      ? 'manage'
      : 'view';

function listOf(
  mention: Mention,
): 'sections' | 'features' | 'fields' | 'roles' | 'entities' | 'options' | null {
  const last = mention.words.at(-1) ?? '';
  const two = mention.words.slice(-2).join(' ');
  const kind = LIST_HEADS[two] ?? LIST_HEADS[last];
  if (kind === undefined) return null;
  const rest = trimmed(mention.words.slice(0, -1)).filter(
    (word) => !/^(following|main|core|key|user|required|input|necessary|these|such)$/.test(word),
  );
  return rest.length === 0 ? kind : null;
}

/** A mention that hangs on another one. */
function joined(context: Context, mention: Mention, head: Outcome): Outcome {
  switch (head.kind) {
    case 'list':
      return listed(context, mention, head.list);
    case 'purpose':
      return joinedToPurpose(context, mention);
    case 'entity':
      return joinedToEntity(context, mention, head.entity);
    case 'field':
      return joinedToField(mention, head);
    case 'demand':
      return joinedToDemand(context, mention, head);
    case 'place':
      return joinedToPlace(context, mention);
    case 'none':
      return isPlaced(mention) ? { kind: 'none' } : objectOutcome(context, mention);
  }
}

/** "a contact form asking for name and wedding date". */
function joinedToPlace(context: Context, mention: Mention): Outcome {
  const head = mention.to === null ? undefined : context.mentions[mention.to];
  const isForm =
    head?.words.includes('form') === true && /^(?:for|with|has|:|\(|including)$/.test(mention.joint ?? '');
  const { kind } = meaningOf(mention.words);
  if (/^(?:checkout|payment|payments|cart|basket)$/.test(head?.words.at(-1) ?? '') && kind !== 'place')
    return { kind: 'none' };
  if (isForm && kind !== 'place') {
    const words = nameOfField(trimmed(mention.words));
    if (words.length > 0)
      context.collector.contactFields.push({
        ...fieldFrom(words),
        ...(mention.literal === null ? {} : { label: mention.literal }),
      });
    return { kind: 'place' };
  }
  return kind === 'unknown' || kind === 'attribute' ? { kind: 'none' } : objectOutcome(context, mention);
}

/** "on the page", "at work": where something is, unless it is a chart, a map or a page we know. */
function isPlaced(mention: Mention): boolean {
  if (!/^(?:in|on|from|at)$/.test(mention.joint ?? '')) return false;
  const { kind } = meaningOf(mention.words);
  return kind !== 'place' && kind !== 'action';
}

function listed(context: Context, mention: Mention, list: string): Outcome {
  if (list === 'sections') return section(context, mention);
  if (list === 'fields') return fieldOutcome(context, mention, context.current);
  if (list === 'roles') {
    context.roles.add(singular(mention.words.at(-1) ?? ''));
    return { kind: 'none' };
  }
  return objectOutcome(context, mention);
}

/** Sections that are named by what one does there. */
const SECTION_VERBS: ReadonlyMap<string, Action> = new Map([
  ['donate', 'donate'],
  ['apply', 'apply'],
  ['register', 'apply'],
  ['book', 'book'],
  ['book now', 'book'],
  ['reserve', 'book'],
  ['enroll', 'apply'],
  ['enrol', 'apply'],
  ['subscribe', 'subscribe'],
  ['shop', 'buy'],
  ['join us', 'apply'],
  ['join', 'apply'],
  ['book a table', 'book'],
  ['get involved', 'apply'],
  ['volunteer', 'apply'],
]);

function section(context: Context, mention: Mention): Outcome {
  const { collector } = context;
  const title = mention.literal ?? sentenceCase(mention.text.replace(/\s+(page|section|tab|screen)s?$/i, ''));
  const meaning = meaningOf(withoutHead(mention.words), true);
  if (meaning.kind === 'place') {
    collector.place(meaning.place, title);
    collector.sections.push({ title, place: meaning.place, entity: null });
    return { kind: 'place' };
  }
  if (meaning.kind === 'action' && meaning.object.length === 0) {
    collector.sections.push({ title, place: null, entity: null });
    return demand(context, mention, { action: meaning.action, object: [] });
  }
  const verb = SECTION_VERBS.get(title.toLowerCase());
  if (verb !== undefined) {
    collector.sections.push({ title, place: null, entity: null });
    return demand(context, mention, { action: verb, object: [] });
  }
  const isProse =
    meaning.kind === 'unknown' && !isPlural(mention.words.at(-1) ?? '') && mention.joint !== ':';
  if (isProse) {
    collector.sections.push({ title, place: null, entity: null });
    return { kind: 'place' };
  }
  const words =
    meaning.kind === 'entity' || meaning.kind === 'unknown'
      ? meaning.words
      : meaning.kind === 'action'
        ? meaning.object
        : trimmed(mention.words);
  const entity = collector.entity(
    words.length === 0 ? mention.words : words,
    meaning.kind === 'entity' ? meaning.match : objectMatch(words),
    mention.start,
  );
  entity.isSection = true;
  collector.sections.push({ title, place: null, entity: entity.id });
  if (meaning.kind === 'action') addAction(context, entity, { action: meaning.action, mention });
  return { kind: 'entity', entity };
}

function objectMatch(words: readonly string[]) {
  const meaning = meaningOf(words);
  return meaning.kind === 'entity' ? meaning.match : null;
}

function joinedToPurpose(context: Context, mention: Mention): Outcome {
  if (
    mention.joint === 'for' ||
    mention.joint === 'in' ||
    mention.joint === 'on' ||
    mention.joint === 'about' ||
    mention.joint === 'of'
  ) {
    return aboutPurpose(context, mention);
  }
  const isThing =
    isPlural(mention.words.at(-1) ?? '') &&
    findEntity(trimmed(mention.words)) !== null &&
    thingsBeside(context, mention) >= 1;
  if (isThing || (findEntity(trimmed(mention.words)) !== null && thingsBeside(context, mention) >= 2))
    return thingOutcome(context, mention);
  if (isAttribute(trimmed(mention.words)) && meaningOf(mention.words).kind === 'attribute') {
    return fieldOutcome(context, mention, context.current ?? context.collector.main());
  }
  return objectOutcome(context, mention);
}

/** "for home cooks" is whom it serves; "about birds", "of recipes" is what it holds. */
function aboutPurpose(context: Context, mention: Mention): Outcome {
  if (mention.verb !== null && !ASKING.has(mention.verb.lemma)) return objectOutcome(context, mention);
  const meaning = meaningOf(mention.words);
  if (meaning.kind === 'action') return objectOutcome(context, mention);
  const head = mention.to === null ? '' : (context.mentions[mention.to]?.words.at(-1) ?? '');
  const isContent = APP_NOUNS.has(head) || APP_NOUNS.has(singular(head)) || ACTION_NOUNS[head] !== undefined;
  const isHeld =
    mention.isOurs &&
    isPlural(mention.words.at(-1) ?? '') &&
    guessNature(mention.words) !== 'person' &&
    !ROLE_NAMES.has(singular(mention.words.at(-1) ?? ''));
  const isStock =
    /^(?:shop|store|place|marketplace|boutique|tracker|manager|dashboard|catalog|catalogue|gallery|library|collection|directory|log|planner|organizer|organiser|auction|wiki|database|list)$/.test(
      head,
    ) &&
    (isPlural(mention.words.at(-1) ?? '') || findEntity(trimmed(mention.words))?.nature === 'goods') &&
    guessNature(mention.words) !== 'person' &&
    !ROLE_NAMES.has(singular(mention.words.at(-1) ?? ''));
  if ((isHeld || isStock) && mention.joint === 'for') return objectOutcome(context, mention);
  if (
    isContent &&
    mention.joint !== 'for' &&
    (meaning.kind === 'entity' || (mention.joint === 'of' && meaning.kind === 'unknown'))
  )
    return objectOutcome(context, mention);
  return { kind: 'purpose' };
}

function joinedToEntity(context: Context, mention: Mention, entity: DraftEntity): Outcome {
  const joint: string = mention.joint ?? '';
  switch (joint) {
    case 'by':
    case 'based':
    case 'per': {
      const label = sentenceCase(withoutHead(trimmed(mention.words)).join(' '));
      if (
        (mention.verb?.lemma ?? '').startsWith('look') &&
        /number|code|id|reference|plate|isbn|sku/i.test(label)
      )
        context.collector.place('lookup', null);
      if (label !== '') (mention.verb?.action === 'sort' ? entity.sorts : entity.filters).push(label);
      return { kind: 'field', entity, label };
    }
    case ':':
      return afterColon(context, mention, entity);
    case 'has':
    case 'with':
    case 'including':
    case 'containing':
      return fieldOrExample(context, mention, entity);
    case '(':
      if (hasFieldBeside(context, mention)) return fieldOutcome(context, mention, entity);
      entity.examples.push(mention.literal ?? mention.text);
      return { kind: 'none' };
    case 'such as':
    case 'like':
      entity.examples.push(mention.literal ?? mention.text);
      return { kind: 'none' };
    case 'in':
    case 'to':
    case 'on':
    case 'for':
    case 'of': {
      const meaning = meaningOf(mention.words);
      return meaning.kind === 'place' || meaning.kind === 'action'
        ? objectOutcome(context, mention)
        : { kind: 'none' };
    }
    default:
      return { kind: 'none' };
  }
}

/** "my runs: distance, time" lists fields, "for my flats: readings, reports" lists features. */
function afterColon(context: Context, mention: Mention, entity: DraftEntity): Outcome {
  const meaning = meaningOf(mention.words);
  if (mention.literal !== null) return fieldOrExample(context, mention, entity);
  const isMany = isPlural(mention.words.at(-1) ?? '');
  const isKnown = findEntity(trimmed(mention.words)) !== null;
  const hasOwn = hasList(context, context.outcomes.length);
  if (isMany && (isKnown || hasOwn)) return thingOutcome(context, mention);
  if (isMany && (meaning.kind === 'place' || meaning.kind === 'action'))
    return objectOutcome(context, mention);
  if (isKnown && thingsBeside(context, mention) >= 2) return thingOutcome(context, mention);
  if (isAttribute(trimmed(mention.words))) return fieldOrExample(context, mention, entity);
  return meaning.kind === 'place' || meaning.kind === 'action'
    ? objectOutcome(context, mention)
    : fieldOrExample(context, mention, entity);
}

/** How many others of the same list are things of their own. */
function thingsBeside(context: Context, mention: Mention): number {
  return context.mentions.filter(
    (other) =>
      other !== mention &&
      other.to === mention.to &&
      other.joint === mention.joint &&
      isPlural(other.words.at(-1) ?? '') &&
      findEntity(trimmed(other.words)) !== null,
  ).length;
}

/** A thing, even if its name could be a field elsewhere ("grades"). */
function thingOutcome(context: Context, mention: Mention): Outcome {
  const words = withoutHead(trimmed(mention.words));
  const entity = context.collector.entity(words, findEntity(words), mention.start);
  addAction(context, entity, { action: mention.verb?.action ?? 'view', mention });
  return { kind: 'entity', entity };
}

/** "menu with starters and mains": kinds that it has anyway. */
function isOptionOf(entity: DraftEntity, text: string): boolean {
  return (
    entity.entry?.fields.toLowerCase().includes(`${text.toLowerCase()}|`) === true ||
    entity.entry?.fields.toLowerCase().includes(`|${text.toLowerCase()}`) === true
  );
}

/** Brackets that hold one field hold fields: "kayaks (code, seats, colour)". */
function hasFieldBeside(context: Context, mention: Mention): boolean {
  return context.mentions.some(
    (other) => other.to === mention.to && other.joint === '(' && isAttribute(trimmed(other.words)),
  );
}

function fieldOrExample(context: Context, mention: Mention, entity: DraftEntity): Outcome {
  const meaning = meaningOf(mention.words);
  if (mention.literal !== null) {
    entity.examples.push(mention.literal);
    return { kind: 'none' };
  }
  if (meaning.kind === 'place' || (meaning.kind === 'action' && mention.joint === 'with'))
    return objectOutcome(context, mention);
  if (meaning.kind === 'empty' || isOptionOf(entity, mention.text)) return { kind: 'none' };
  const isThing =
    meaning.kind === 'entity' &&
    meaning.match.entry !== null &&
    isPlural(mention.words.at(-1) ?? '') &&
    (!isAttribute(meaning.words) || meaning.match.nature === 'person');
  if (isThing && mention.joint === 'with') return objectOutcome(context, mention);
  return fieldOutcome(context, mention, entity);
}

function joinedToField(mention: Mention, head: Extract<Outcome, { kind: 'field' }>): Outcome {
  const listing =
    mention.joint === '(' ||
    mention.joint === ':' ||
    mention.joint === 'such as' ||
    mention.joint === 'like' ||
    mention.joint === 'including';
  const entity = head.entity;
  if (entity === null) return { kind: 'none' };
  if (!listing) return mention.joint === 'by' ? head : { kind: 'none' };
  if (isRemark(entity, head.label, mention.text.toLowerCase())) return { kind: 'none' };
  const at = entity.fields.findIndex((field) => field.label === head.label);
  const words = head.label.toLowerCase().split(' ');
  const old = entity.fields[at];
  const given = mention.literal ?? sentenceCase(mention.text);
  const previous = old !== undefined && GIVEN.has(old.options) ? old.options : [];
  const options = [...previous, given];
  GIVEN.add(options);
  const base = fieldFrom(words, options);
  const next = {
    ...base,
    type: base.type === 'choices' ? ('choices' as const) : ('choice' as const),
    options,
    isDefaultOptions: false,
    label: head.label,
  };
  if (at < 0) entity.fields.push(next);
  else entity.fields[at] = next;
  return { kind: 'none' };
}

/** "SKU (unique)", "paid (yes/no)" say how the field is. */
function isRemark(entity: DraftEntity, label: string, remark: string): boolean {
  const change = REMARKS.find(([pattern]) => pattern.test(remark))?.[1];
  if (change === undefined) return false;
  entity.fields = entity.fields.map((one) => (one.label === label ? { ...one, ...change } : one));
  return true;
}

const REMARKS: readonly (readonly [RegExp, Partial<UnderstoodField>])[] = [
  [/^(?:unique|eindeutig|único|única)$/, { isUnique: true, isRequired: true }],
  [/^(?:required|mandatory|obligatory|pflicht|obligatorio|obrigatório|obligatoire)$/, { isRequired: true }],
  [/^(?:optional|opcional|facultatif)$/, {}],
  [/^yesno$/, { type: 'flag', options: [] }],
];

/** Option lists that came from the request, as against those we chose. */
const GIVEN = new WeakSet<readonly string[]>();

function joinedToDemand(
  context: Context,
  mention: Mention,
  head: Extract<Outcome, { kind: 'demand' }>,
): Outcome {
  const meaning = meaningOf(mention.words);
  if (mention.joint === 'by' && head.entity !== null) return joinedToEntity(context, mention, head.entity);
  if (
    head.entity === null &&
    (meaning.kind === 'entity' || meaning.kind === 'unknown') &&
    mention.joint !== 'with'
  ) {
    const entity =
      meaning.kind === 'entity'
        ? context.collector.entity(meaning.words, meaning.match, mention.start)
        : null;
    if (entity !== null) {
      const old = context.collector.demands[head.index];
      if (old !== undefined) context.collector.demands[head.index] = { ...old, entity: entity.id };
      addAction(context, entity, { action: head.action, mention });
      return { kind: 'entity', entity };
    }
  }
  if (
    mention.joint === 'with' ||
    mention.joint === 'has' ||
    mention.joint === 'including' ||
    mention.joint === ':'
  ) {
    const isField = meaning.kind === 'attribute' || isAttribute(trimmed(mention.words));
    return isField
      ? fieldOutcome(context, mention, head.entity ?? context.current ?? context.collector.main())
      : objectOutcome(context, mention);
  }
  return meaning.kind === 'place' ? objectOutcome(context, mention) : { kind: 'none' };
}

/** "cooking time" keeps its last word, "price information" does not. */
function nameOfField(words: readonly string[]): readonly string[] {
  return isAttribute(words.slice(-1)) ? words : withoutHead(words);
}

function fieldOutcome(context: Context, mention: Mention, entity: DraftEntity | null): Outcome {
  const words = nameOfField(trimmed(mention.words));
  if (entity === null || words.length === 0) return { kind: 'none' };
  if (words.length >= 3 && words.every((word) => isAttribute([word]))) {
    for (const word of words) entity.fields.push(fieldFrom([word]));
    return { kind: 'field', entity, label: fieldFrom(words.slice(-1)).label };
  }
  const made = fieldFrom(mention.literal === null ? words : mention.literal.split(' '));
  const label = mention.literal ?? made.label;
  if (mention.verb?.action === 'signIn') {
    const isForm = context.collector.demands.some(({ action }) => action === 'apply');
    if (isForm && !/password/i.test(label)) context.collector.formFields.push({ ...made, label });
    return { kind: 'none' };
  }
  if (mention.verb?.action !== null && SENDING.has(mention.verb?.action ?? 'view')) {
    context.collector.formFields.push({ ...made, label });
    return { kind: 'none' };
  }
  if (!entity.fields.some((field) => field.label.toLowerCase() === label.toLowerCase()))
    entity.fields.push({ ...made, label });
  context.used.add(mention.sentence);
  return { kind: 'field', entity, label };
}

const SENDING: ReadonlySet<Action> = new Set(['apply', 'book', 'submit', 'donate']);

/** What a verb is done to, or what stands in a list of features. */
function objectOutcome(context: Context, mention: Mention): Outcome {
  if (mention.verb?.lemma === 'ask' && mention.joint === 'for') {
    const asked = nameOfField(trimmed(mention.words));
    if (asked.length > 0) context.collector.contactFields.push(fieldFrom(asked));
    return { kind: 'place' };
  }
  const meaning = meaningOf(mention.words);
  const action = actionOf(mention);
  if (mention.joint === 'by' || action === 'filter' || action === 'sort') {
    const words = withoutHead(trimmed(mention.words));
    const isThing = meaning.kind === 'entity' && !isAttribute(words) && mention.joint !== 'by';
    if (words.length > 0 && !isThing && (mention.joint === 'by' || isAttribute(words)))
      return attributeOutcome(context, mention, words);
  }
  if (action === 'signIn' && meaning.kind !== 'entity')
    return demand(context, mention, { action: 'signIn', object: [] });
  switch (meaning.kind) {
    case 'place':
      context.collector.place(
        meaning.place,
        OWN_TITLES.test(trimmed(mention.words).join(' '))
          ? sentenceCase(trimmed(mention.words).join(' '))
          : null,
      );
      if (action !== null && DOING.has(action)) demand(context, mention, { action, object: [] });
      return { kind: 'place' };
    case 'action':
      return demand(context, mention, { action: meaning.action, object: meaning.object });
    case 'entity':
      return entityOutcome(context, mention, meaning);
    case 'attribute':
      if (isPlural(mention.words.at(-1) ?? '') && hasList(context, context.outcomes.length))
        return unknownOutcome(context, mention, meaning.words);
      return attributeOutcome(context, mention, meaning.words);
    case 'empty':
      return action !== null && DOING.has(action)
        ? demand(context, mention, { action, object: [] })
        : { kind: 'none' };
    case 'unknown':
      return unknownOutcome(context, mention, meaning.words);
  }
}

/** Actions that mean something without a thing. */
const DOING: ReadonlySet<Action> = new Set([
  'search',
  'filter',
  'sort',
  'book',
  'apply',
  'submit',
  'review',
  'comment',
  'like',
  'save',
  'follow',
  'vote',
  'join',
  'share',
  'compare',
  'message',
  'buy',
  'pay',
  'signIn',
  'report',
  'export',
  'upload',
  'notify',
  'quiz',
  'analyse',
  'subscribe',
  'donate',
  'chat',
  'edit',
  'remove',
]);

function entityOutcome(
  context: Context,
  mention: Mention,
  meaning: Extract<PhraseMeaning, { kind: 'entity' }>,
): Outcome {
  const action = mention.verb?.action ?? null;
  const entity = context.collector.entity(meaning.words, meaning.match, mention.start);
  addAction(context, entity, { action: action ?? 'view', mention });
  return { kind: 'entity', entity };
}

/** "Volunteers sign up" is a form for them, not an account. */
function actionOf(mention: { verb: Mention['verb']; actor: string | null }): Action | null {
  const action = mention.verb?.action ?? null;
  const word = mention.actor?.split(' ').at(-1) ?? 'users';
  return action === 'signIn' &&
    !ORDINARY_USERS.has(word) &&
    !ADMIN_WORDS.has(word) &&
    mention.verb?.form !== 'ing' &&
    /^(?:sign_up|register)$/.test(mention.verb?.lemma ?? '')
    ? 'apply'
    : action;
}

/** Names of pages that people choose on purpose. */
const OWN_TITLES =
  /^(?:watchlist|wish ?list|bookmarks|favou?rites|reading list|shortlist|inbox|high ?scores|scoreboard|standings|rankings?|knowledge base|help cent(?:er|re)|file manager|statistics|analytics|insights|overview|my list|schedule|timetable|agenda|program|event schedule)$/;

function attributeOutcome(context: Context, mention: Mention, words: readonly string[]): Outcome {
  const action = mention.verb?.action ?? null;
  const entity = context.current ?? context.collector.main();
  const label = sentenceCase(words.join(' '));
  if (
    /^(?:time )?slots?$|^(?:date|time)s?$/.test(words.join(' ')) &&
    mention.verb !== null &&
    mention.joint === null
  )
    return { kind: 'none' };
  if (action === 'filter' || mention.joint === 'by') entity?.filters.push(label);
  else if (action === 'sort') entity?.sorts.push(label);
  else
    return action === null || FILLING.has(action) || mention.joint !== null
      ? fieldOutcome(context, mention, entity)
      : { kind: 'none' };
  return { kind: 'field', entity, label };
}

/** Verbs whose object can be a field: "enter the amount". */
const FILLING: ReadonlySet<Action> = new Set([
  'create',
  'edit',
  'track',
  'manage',
  'submit',
  'upload',
  'apply',
  'book',
]);

/** Verbs whose object is worth keeping records of, even if we never heard of it. */
const KEEPING: ReadonlySet<Action> = new Set([
  'view',
  'search',
  'create',
  'edit',
  'remove',
  'manage',
  'track',
  'book',
  'apply',
  'submit',
  'review',
  'save',
  'vote',
  'join',
  'compare',
  'buy',
  'upload',
  'donate',
  'filter',
  'sort',
  'share',
  'like',
  'status',
  'follow',
  'comment',
  'learn',
]);

/** A name inside a sentence ("a guide of Cartagena"); a list of names after a colon is something else. */
function isProperName(mention: Mention): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(mention.text) &&
    mention.joint !== ':' &&
    mention.joint !== null &&
    mention.joint !== 'with'
  );
}

/** What people are given is no record: "get a confirmation". */
const GIVING: ReadonlySet<string> = new Set([
  'get',
  'receive',
  'provide',
  'offer',
  'contain',
  'open',
  'see',
  'look',
  'click',
  'check',
]);

function unknownOutcome(context: Context, mention: Mention, words: readonly string[]): Outcome {
  const action = mention.verb?.action ?? null;
  const isRole =
    words.length === 1 && (ROLE_NAMES.has(singular(words[0] ?? '')) || ORDINARY_USERS.has(words[0] ?? ''));
  if (isRole && action === null) return { kind: 'none' };
  if (mention.literal !== null) return { kind: 'none' };
  const isListedFeature = mention.verb === null || mention.verb.lemma === 'have';
  if (words.every((word) => VAGUE.test(word)) || VAGUE.test(words.at(-1) ?? '')) {
    return action !== null && DOING.has(action)
      ? demand(context, mention, { action, object: [] })
      : { kind: 'none' };
  }
  if (action === null && !isListedFeature) return { kind: 'none' };
  if (isProperName(mention)) return { kind: 'none' };
  const isGiven = GIVING.has(mention.verb?.lemma ?? '') && !isPlural(words.at(-1) ?? '');
  if (isGiven) return { kind: 'none' };
  if (action !== null && !KEEPING.has(action)) return demand(context, mention, { action, object: [] });
  const entity = context.collector.entity(words, null, mention.start);
  addAction(context, entity, { action: action ?? 'view', mention });
  return { kind: 'entity', entity };
}

const VAGUE =
  /^(?:searchable|sortable|editable|printable|thank-you|thanks|reference|references|confirmation|night|nights|up|morning|afternoon|evening|half|number|numbers|total|totals|paypal|stripe|credit|card|visa|mastercard|cash|euro|minute|minutes|second|seconds|hour|hours|session|sessions|break|breaks|style|look|feel|way|world|life|day|week|month|year|side|top|bottom|left|right|center|corner|place|home|others|more|everything|anything|something|nothing|stuff|etc|effect|effects|animation|animations|mode|quality|value|level|idea|choice|choices|experience|ease|attention|care|focus|help|fun|work|business|web|internet|screen|size|format|style|tone|text|word|words|image|images|logo|icon|icons|title|titles|heading|headings|message|error|success|confirmation|validation|responsiveness|usability|accessibility|performance|efficiency|security|privacy|productivity|convenience|engagement|collaboration|transparency|sustainability|awareness|support|control|decision|decisions|need|needs|interest|interests|preference|preferences|requirement|requirements|condition|conditions|situation|term|terms|basis|purpose|goal|time|times|ones|one|kind|lot|bit|slot|same|us|me|grid|hover|scroll|click|tap|drag|keyboard|mouse|score|moves|move|win|level|board|turn|round|winner|draw|local|storage|backend|api|database|server|code|react|html|css|javascript|typescript|tailwind|stack|framework|library_code|reload|refresh|session|data|input|inputs|output|outputs|crud|layout|step|steps|typography|font|fonts|spacing|background|colors|theme|design|navigation|link|links|button|buttons|modern|sure|possible|able|audience|target|community|public|visitor|visitors|user|users|admin|customer|customers|client|clients|people|person|team|member|members|owner|owners|staff|company|companies|organization|group|everyone|someone|anyone|friend|friends)$/;

function addAction(context: Context, entity: DraftEntity, how: { action: Action; mention: Mention }): void {
  const { mention, action } = how;
  entity.actions.push({ action, actor: mention.actor, isMine: mention.isMine });
  context.collector.demands.push({
    action,
    entity: entity.id,
    actor: mention.actor,
    isMine: mention.isMine,
    object: mention.text,
  });
}

function demand(
  context: Context,
  mention: Mention,
  what: { action: Action; object: readonly string[] },
): Outcome {
  const { collector } = context;
  const meaning = what.object.length === 0 ? null : meaningOf(what.object);
  const isThing =
    meaning !== null &&
    (meaning.kind === 'entity' ||
      (meaning.kind === 'unknown' && KEEPING.has(what.action) && !VAGUE.test(what.object.at(-1) ?? '')));
  const entity = isThing
    ? collector.entity(meaning.words, meaning.kind === 'entity' ? meaning.match : null, mention.start)
    : null;
  if (meaning?.kind === 'attribute' && (what.action === 'filter' || what.action === 'sort')) {
    const target = context.current ?? collector.main();
    (what.action === 'sort' ? target?.sorts : target?.filters)?.push(sentenceCase(meaning.words.join(' ')));
  }
  entity?.actions.push({ action: what.action, actor: mention.actor, isMine: mention.isMine });
  collector.demands.push({
    action: what.action,
    entity: entity?.id ?? null,
    actor: mention.actor,
    isMine: mention.isMine,
    object: mention.text,
  });
  context.used.add(mention.sentence);
  return { kind: 'demand', action: what.action, entity, index: collector.demands.length - 1 };
}

/** "add, edit and delete products": the first two are done to products too. */
function bareDemand(context: Context, verb: BareVerb): void {
  const action = actionOf({ verb: verb.use, actor: verb.actor });
  if (action === null) return;
  const next = context.mentions.findIndex(
    (mention) => mention.sentence === verb.sentence && mention.start > verb.start && mention.verb !== null,
  );
  const outcome = next < 0 ? undefined : context.outcomes[next];
  const entity = outcome?.kind === 'entity' ? outcome.entity : null;
  entity?.actions.push({ action, actor: verb.actor, isMine: false });
  context.collector.demands.push({
    action,
    entity: entity?.id ?? null,
    actor: verb.actor,
    isMine: false,
    object: '',
  });
  context.used.add(verb.sentence);
  noteRole(context, verb.actor);
}

function noteRole(context: Context, actor: string | null): void {
  if (actor === null) return;
  const word = actor.split(' ').at(-1) ?? '';
  const role = singular(word);
  if (ADMIN_WORDS.has(word))
    context.roles.add(role === 'administrator' || role === 'management' ? 'admin' : role);
  else if (ROLE_NAMES.has(role) && !ORDINARY_USERS.has(word)) context.roles.add(role);
}
