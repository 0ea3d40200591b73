import { findEntity } from '../lexicon/entity-lexicon.ts';
import { EMPTY_HEADS } from '../lexicon/grammar.data.ts';
import { type DraftEntity } from './collector.ts';
import { fieldFrom, isAttribute, isMeans, sentenceCase } from './fields.ts';
import { isKnownList } from './told-heads.ts';
import { isMany, lastWord, lemmaOf, type Mention } from './mention.ts';
import type { UnderstoodField } from './understanding.ts';
import { meaningOf, type PhraseMeaning, trimmed, withoutHead } from './phrase.ts';
import { type Outcome, type Context, hasList, thingsBeside, hasFieldBeside } from './outcome.ts';
import { SENDING } from './demand-words.data.ts';
import { listed } from './sections.ts';
import { joinedToPurpose, thingOutcome } from './purpose.ts';
import { nameOfField, fieldOutcome, objectOutcome } from './objects.ts';
import { addAction } from './demands.ts';

/** A mention that hangs on another one. */
export function joined(context: Context, mention: Mention, head: Outcome): Outcome {
  switch (head.kind) {
    case 'list':
      return listed(context, mention, head.list);
    case 'purpose':
      return joinedToPurpose(context, mention);
    case 'entity':
      return joinedToEntity(context, mention, head.entity);
    case 'field':
      return joinedToField(context, mention, head);
    case 'demand':
      return joinedToDemand(context, mention, head);
    case 'place':
      return joinedToPlace(context, mention);
    case 'none':
      if (mention.joint === 'with' && context.current !== null && isTold(context, mention))
        return fieldOrExample(context, mention, context.current);
      return isPlaced(mention) || isOfNothing(mention) ? { kind: 'none' } : objectOutcome(context, mention);
  }
}

/** "samples from loads with moisture": the thing of the same sentence has it. */
function isTold(context: Context, { sentence, words }: Mention): boolean {
  if (isMany({ words }) && hasList(context, context.outcomes.length)) return false;
  const last = context.outcomes.findLastIndex((outcome) => outcome.kind === 'entity');
  return last >= 0 && context.mentions[last]?.sentence === sentence;
}

/** "a contact form asking for name and wedding date". */
function joinedToPlace(context: Context, mention: Mention): Outcome {
  const head = mention.to === null ? undefined : context.mentions[mention.to];
  const { kind } = meaningOf(mention.words);
  if (head !== undefined && kind !== 'place') {
    if (/^(?:checkout|payment|payments|cart|basket)$/.test(lastWord(head))) return { kind: 'none' };
    const isForm = /^(?:for|with|has|:|\(|including)$/.test(mention.joint ?? '');
    if (isForm && head.words.includes('form')) return formField(context, mention);
  }
  if (mention.joint === 'of' && kind === 'unknown' && isMany(mention)) return thingOutcome(context, mention);
  return kind === 'unknown' || kind === 'attribute' ? { kind: 'none' } : objectOutcome(context, mention);
}

function formField(context: Context, mention: Mention): Outcome {
  const words = nameOfField(trimmed(mention.words));
  const label = mention.literal === null ? {} : { label: mention.literal };
  if (words.length > 0) context.collector.contactFields.push({ ...fieldFrom(words), ...label });
  return { kind: 'place' };
}

/** "members of a club of rowers": what hangs on a word that is nothing is nothing either. */
function isOfNothing(mention: Mention): boolean {
  if (mention.joint === '(' && mention.text === 'yesno') return true;
  return mention.joint === 'of' && !isMany(mention) && meaningOf(mention.words).kind === 'unknown';
}

/** "on the page", "at work": where something is, unless it is a chart, a map or a page we know. */
function isPlaced(mention: Mention): boolean {
  if (!/^(?:in|on|from|at)$/.test(mention.joint ?? '')) return false;
  const { kind } = meaningOf(mention.words);
  return kind !== 'place' && kind !== 'action';
}

type JoinedToEntity = (context: Context, mention: Mention, entity: DraftEntity) => Outcome;

/** What hangs on a thing, by the word that joins it. */
const joinedToEntity: JoinedToEntity = (context, mention, entity) =>
  BY_JOINT[mention.joint ?? '']?.(context, mention, entity) ?? { kind: 'none' };

const orderedBy: JoinedToEntity = (context, mention, entity) => {
  const told = withoutHead(trimmed(mention.words));
  const label = sentenceCase((told.length === 0 ? mention.words : told).join(' '));
  if (isMeans(label)) return { kind: 'none' };
  if (lemmaOf(mention).startsWith('look') && /number|code|id|reference|plate|isbn|sku/i.test(label))
    context.collector.place('lookup', null);
  if (label !== '') (mention.verb?.action === 'sort' ? entity.sorts : entity.filters).push(label);
  return { kind: 'field', entity, label };
};

const example: JoinedToEntity = (_, mention, entity) => {
  entity.examples.push(mention.literal ?? mention.text);
  return { kind: 'none' };
};

const placed: JoinedToEntity = (context, mention) => {
  const { kind } = meaningOf(mention.words);
  return kind === 'place' || kind === 'action' ? objectOutcome(context, mention) : { kind: 'none' };
};

const BY_JOINT: Readonly<Record<string, JoinedToEntity>> = {
  by: orderedBy,
  based: orderedBy,
  per: orderedBy,
  ':': afterColon,
  has: fieldOrExample,
  including: fieldOrExample,
  containing: fieldOrExample,
  with: (context, mention, entity) =>
    /^(?:share|message)$/.test(mention.verb?.action ?? '')
      ? { kind: 'none' }
      : fieldOrExample(context, mention, entity),
  '(': (context, mention, entity) =>
    (hasFieldBeside(context, mention) ? fieldOutcome : example)(context, mention, entity),
  'such as': example,
  like: example,
  in: placed,
  to: placed,
  on: placed,
  for: placed,
  of: (context, mention, entity) =>
    (hasList(context, context.outcomes.length) && isMany(mention) ? thingOutcome : placed)(
      context,
      mention,
      entity,
    ),
};

/** "my runs: distance, time" lists fields, "for my flats: readings, reports" lists features. */
function afterColon(context: Context, mention: Mention, entity: DraftEntity): Outcome {
  const meaning = meaningOf(mention.words);
  if (mention.literal !== null) return fieldOrExample(context, mention, entity);
  const areMany = isMany(mention);
  const isKnown = findEntity(trimmed(mention.words)) !== null;
  const hasOwn = hasList(context, context.outcomes.length);
  if (areMany && (isKnown || hasOwn)) return thingOutcome(context, mention);
  if (areMany && (meaning.kind === 'place' || meaning.kind === 'action'))
    return objectOutcome(context, mention);
  if (isKnown && thingsBeside(context, mention) >= 2) return thingOutcome(context, mention);
  if (isAttribute(trimmed(mention.words))) return fieldOrExample(context, mention, entity);
  return meaning.kind === 'place' || meaning.kind === 'action'
    ? objectOutcome(context, mention)
    : fieldOrExample(context, mention, entity);
}

/** "issues with title, building and status": between fields stands a field. */
const isAmongFields = (context: Context, mention: Mention): boolean =>
  !isMany(mention) &&
  context.mentions.filter(
    (other) =>
      other !== mention &&
      other.to === mention.to &&
      other.joint === mention.joint &&
      isAttribute(trimmed(other.words)) &&
      !isMany(other),
  ).length >= 2;

/** "menu with starters and mains": kinds that it has anyway. */
function isOptionOf(entity: DraftEntity, text: string): boolean {
  return (
    entity.entry?.fields.toLowerCase().includes(`${text.toLowerCase()}|`) === true ||
    entity.entry?.fields.toLowerCase().includes(`|${text.toLowerCase()}`) === true
  );
}

function fieldOrExample(context: Context, mention: Mention, entity: DraftEntity): Outcome {
  if (mention.literal !== null) return example(context, mention, entity);
  const meaning = meaningOf(mention.words);
  if (isDoneOrPlaced(mention, meaning)) return objectOutcome(context, mention);
  const isAmong = isAmongFields(context, mention);
  if (meaning.kind === 'empty' && (!isAmong || EMPTY_HEADS.has(lastWord(mention)))) return { kind: 'none' };
  if (!isAmong && isOptionOf(entity, mention.text)) return { kind: 'none' };
  if (mention.joint === 'with' && lastWord(mention) === 'calendar') return { kind: 'none' };
  if (mention.joint === 'with' && SITE_PART.test(lastWord(mention)))
    return objectOutcome(context, { ...mention, joint: null, to: null });
  if (mention.joint === 'with' && isThing(mention, meaning) && !isFieldWithOptions(context, mention))
    return objectOutcome(context, mention);
  return fieldOutcome(context, mention, entity);
}

/** "packages with prices, a blog and a guestbook": the list has come back to what the site has. */
const SITE_PART = /^(?:blog|news|guestbook|newsletter|timetable|forum|sign-?up|faq|testimonials|slideshow)$/;

function isDoneOrPlaced(mention: Mention, { kind }: PhraseMeaning): boolean {
  if (kind === 'place') return mention.words.join(' ') !== 'hours' || mention.joint === ':';
  const isQuality = isAttribute(trimmed(mention.words)) && !isMany(mention);
  return kind === 'action' && mention.joint === 'with' && !isQuality;
}

const isThing = (mention: Mention, meaning: PhraseMeaning): boolean =>
  meaning.kind === 'entity' &&
  meaning.match.entry !== null &&
  (isMany(mention) || isKnownList(mention.words.slice(-2))) &&
  (!isAttribute(meaning.words) || meaning.match.nature === 'person');

/** "photo, city, services (boarding, walking)": among fields, a list in brackets holds the options. */
function isFieldWithOptions(context: Context, mention: Mention): boolean {
  const at = context.outcomes.length;
  const beside = context.mentions.filter((other, index) => other.to === mention.to && index !== at);
  return (
    context.mentions.some((other) => other.to === at && other.joint === '(') &&
    beside.filter((other) => isAttribute(trimmed(other.words))).length >= 2
  );
}

const LISTING: ReadonlySet<string> = new Set(['(', ':', 'such as', 'like', 'including']);

function joinedToField(
  context: Context,
  mention: Mention,
  head: Extract<Outcome, { kind: 'field' }>,
): Outcome {
  const { entity, label } = head;
  if (entity === null) return { kind: 'none' };
  if (LISTING.has(mention.joint ?? '')) {
    if (!isRemark(entity, label, mention.text.toLowerCase())) addOption(entity, label, mention);
    return { kind: 'none' };
  }
  if (mention.joint === 'by') return head;
  return isThingOfItsOwn(mention)
    ? objectOutcome(context, { ...mention, joint: null, to: null })
    : { kind: 'none' };
}

function addOption(entity: DraftEntity, label: string, mention: Mention): void {
  const at = entity.fields.findIndex((field) => field.label === label);
  const old = entity.fields[at];
  const previous = old !== undefined && GIVEN.has(old.options) ? old.options : [];
  const options = [...previous, mention.literal ?? sentenceCase(mention.text)];
  GIVEN.add(options);
  const base = fieldFrom(label.toLowerCase().split(' '), options);
  const type = base.type === 'choices' ? ('choices' as const) : ('choice' as const);
  const next = { ...base, type, options, isDefaultOptions: false, label };
  if (at < 0) entity.fields.push(next);
  else entity.fields[at] = next;
}

/** "budget per category with a warning, savings goals, charts": the list has left the field behind. */
function isThingOfItsOwn(mention: Mention): boolean {
  const { kind } = meaningOf(mention.words);
  if (mention.joint !== 'with' && mention.joint !== 'including') return false;
  return kind === 'place' || (kind === 'entity' && isMany(mention));
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

type HeadDemand = Extract<Outcome, { kind: 'demand' }>;

function joinedToDemand(context: Context, mention: Mention, head: HeadDemand): Outcome {
  const meaning = meaningOf(mention.words);
  const joint = mention.joint ?? '';
  if (/^towards?$/.test(joint)) return { kind: 'none' };
  if (joint === 'by' && head.entity !== null) return joinedToEntity(context, mention, head.entity);
  if (head.entity === null && meaning.kind === 'entity' && joint !== 'with') {
    const entity = context.collector.entity(meaning.words, meaning.match, mention.start);
    const old = context.collector.demands[head.index];
    if (old !== undefined) context.collector.demands[head.index] = { ...old, entity: entity.id };
    addAction(context, entity, { action: head.action, mention });
    return { kind: 'entity', entity };
  }
  if (/^(?:with|has|including|:)$/.test(joint)) return listedByDemand(context, mention, head);
  return meaning.kind === 'place' ? objectOutcome(context, mention) : { kind: 'none' };
}

/** "apply with a letter and a photo", "book a table with name and phone". */
function listedByDemand(context: Context, mention: Mention, head: HeadDemand): Outcome {
  const words = trimmed(mention.words);
  const { kind } = meaningOf(mention.words);
  const isField = kind === 'attribute' || isAttribute(words);
  if (SENDING.has(head.action) && (isField || (kind !== 'place' && isAskedWith(context, mention, head)))) {
    const name = isField ? nameOfField(words) : words;
    context.collector.formFields.push({ ...fieldFrom(name), of: head.action });
    return { kind: 'none' };
  }
  return isField
    ? fieldOutcome(context, mention, head.entity ?? context.current ?? context.collector.main())
    : objectOutcome(context, mention);
}

function isAskedWith(context: Context, mention: Mention, { action }: HeadDemand): boolean {
  if (mention.joint !== 'with' || isMany(mention) || lastWord(mention) === 'list') return false;
  return action === 'apply' || context.mentions[mention.to ?? -1]?.words.includes('form') === true;
}
