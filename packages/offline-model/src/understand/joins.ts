import { findEntity } from '../lexicon/entity-lexicon.ts';
import { EMPTY_HEADS } from '../lexicon/grammar.data.ts';
import { type DraftEntity } from './collector.ts';
import { fieldFrom, isAttribute, sentenceCase } from './fields.ts';
import { isPlural } from './inflect.ts';
import type { Mention } from './mention.ts';
import type { UnderstoodField } from './understanding.ts';
import { meaningOf, trimmed, withoutHead } from './phrase.ts';
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
  if (isPlural(words.at(-1) ?? '') && hasList(context, context.outcomes.length)) return false;
  const last = context.outcomes.findLastIndex((outcome) => outcome.kind === 'entity');
  return last >= 0 && context.mentions[last]?.sentence === sentence;
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
  if (mention.joint === 'of' && kind === 'unknown' && isPlural(mention.words.at(-1) ?? ''))
    return thingOutcome(context, mention);
  return kind === 'unknown' || kind === 'attribute' ? { kind: 'none' } : objectOutcome(context, mention);
}

/** "members of a club of rowers": what hangs on a word that is nothing is nothing either. */
function isOfNothing(mention: Mention): boolean {
  if (mention.joint === '(' && mention.text === 'yesno') return true;
  return (
    mention.joint === 'of' &&
    !isPlural(mention.words.at(-1) ?? '') &&
    meaningOf(mention.words).kind === 'unknown'
  );
}

/** "on the page", "at work": where something is, unless it is a chart, a map or a page we know. */
function isPlaced(mention: Mention): boolean {
  if (!/^(?:in|on|from|at)$/.test(mention.joint ?? '')) return false;
  const { kind } = meaningOf(mention.words);
  return kind !== 'place' && kind !== 'action';
}

function joinedToEntity(context: Context, mention: Mention, entity: DraftEntity): Outcome {
  const joint: string = mention.joint ?? '';
  switch (joint) {
    case 'by':
    case 'based':
    case 'per': {
      const told = withoutHead(trimmed(mention.words));
      const label = sentenceCase((told.length === 0 ? mention.words : told).join(' '));
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
      if (joint === 'with' && /^(?:share|message)$/.test(mention.verb?.action ?? '')) return { kind: 'none' };
      return fieldOrExample(context, mention, entity);
    case '(':
      if (hasFieldBeside(context, mention)) return fieldOutcome(context, mention, entity);
      entity.examples.push(mention.literal ?? mention.text);
      return { kind: 'none' };
    case 'such as':
    case 'like':
      entity.examples.push(mention.literal ?? mention.text);
      return { kind: 'none' };
    case 'towards':
    case 'toward':
      return { kind: 'none' };
    case 'in':
    case 'to':
    case 'on':
    case 'for':
    case 'of': {
      if (joint === 'of' && hasList(context, context.outcomes.length) && isPlural(mention.words.at(-1) ?? ''))
        return thingOutcome(context, mention);
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

/** "issues with title, building and status": between fields stands a field. */
const isAmongFields = (context: Context, mention: Mention): boolean =>
  !isPlural(mention.words.at(-1) ?? '') &&
  context.mentions.filter(
    (other) =>
      other !== mention &&
      other.to === mention.to &&
      other.joint === mention.joint &&
      isAttribute(trimmed(other.words)) &&
      !isPlural(other.words.at(-1) ?? ''),
  ).length >= 2;

/** "menu with starters and mains": kinds that it has anyway. */
function isOptionOf(entity: DraftEntity, text: string): boolean {
  return (
    entity.entry?.fields.toLowerCase().includes(`${text.toLowerCase()}|`) === true ||
    entity.entry?.fields.toLowerCase().includes(`|${text.toLowerCase()}`) === true
  );
}

function fieldOrExample(context: Context, mention: Mention, entity: DraftEntity): Outcome {
  const meaning = meaningOf(mention.words);
  if (mention.literal !== null) {
    entity.examples.push(mention.literal);
    return { kind: 'none' };
  }
  const isQuality = isAttribute(trimmed(mention.words)) && !isPlural(mention.words.at(-1) ?? '');
  const isDone = meaning.kind === 'action' && mention.joint === 'with' && !isQuality;
  const isHours = mention.words.join(' ') === 'hours' && mention.joint !== ':';
  if ((meaning.kind === 'place' && !isHours) || isDone) return objectOutcome(context, mention);
  const isAmong = isAmongFields(context, mention);
  if (meaning.kind === 'empty' && !(isAmong && !EMPTY_HEADS.has(mention.words.at(-1) ?? '')))
    return { kind: 'none' };
  if (!isAmong && isOptionOf(entity, mention.text)) return { kind: 'none' };
  const isThing =
    meaning.kind === 'entity' &&
    meaning.match.entry !== null &&
    isPlural(mention.words.at(-1) ?? '') &&
    (!isAttribute(meaning.words) || meaning.match.nature === 'person');
  if (isThing && mention.joint === 'with' && !isFieldWithOptions(context, mention))
    return objectOutcome(context, mention);
  return fieldOutcome(context, mention, entity);
}

/** "photo, city, services (boarding, walking)": among fields, a list in brackets holds the options. */
function isFieldWithOptions(context: Context, mention: Mention): boolean {
  const at = context.outcomes.length;
  const beside = context.mentions.filter((other, index) => other.to === mention.to && index !== at);
  return (
    context.mentions.some((other) => other.to === at && other.joint === '(') &&
    beside.filter((other) => isAttribute(trimmed(other.words))).length >= 2
  );
}

function joinedToField(
  context: Context,
  mention: Mention,
  head: Extract<Outcome, { kind: 'field' }>,
): Outcome {
  const listing =
    mention.joint === '(' ||
    mention.joint === ':' ||
    mention.joint === 'such as' ||
    mention.joint === 'like' ||
    mention.joint === 'including';
  const entity = head.entity;
  if (entity === null) return { kind: 'none' };
  if (!listing && mention.joint === 'by') return head;
  if (!listing)
    return isThingOfItsOwn(mention)
      ? objectOutcome(context, { ...mention, joint: null, to: null })
      : { kind: 'none' };
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

/** "budget per category with a warning, savings goals, charts": the list has left the field behind. */
function isThingOfItsOwn(mention: Mention): boolean {
  const { kind } = meaningOf(mention.words);
  if (mention.joint !== 'with' && mention.joint !== 'including') return false;
  return kind === 'place' || (kind === 'entity' && isPlural(mention.words.at(-1) ?? ''));
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
  if (/^towards?$/.test(mention.joint ?? '')) return { kind: 'none' };
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
    if (isField && SENDING.has(head.action)) {
      context.collector.formFields.push({
        ...fieldFrom(nameOfField(trimmed(mention.words))),
        of: head.action,
      });
      return { kind: 'none' };
    }
    const isAsked =
      SENDING.has(head.action) &&
      mention.joint === 'with' &&
      (context.mentions[mention.to ?? -1]?.words.includes('form') === true || head.action === 'apply') &&
      !isPlural(mention.words.at(-1) ?? '') &&
      mention.words.at(-1) !== 'list' &&
      meaning.kind !== 'place';
    if (isAsked) {
      context.collector.formFields.push({ ...fieldFrom(trimmed(mention.words)), of: head.action });
      return { kind: 'none' };
    }
    return isField
      ? fieldOutcome(context, mention, head.entity ?? context.current ?? context.collector.main())
      : objectOutcome(context, mention);
  }
  return meaning.kind === 'place' ? objectOutcome(context, mention) : { kind: 'none' };
}
