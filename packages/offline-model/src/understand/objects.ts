import type { Action } from '../lexicon/actions.data.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import type { Place } from '../lexicon/places.data.ts';
import { ORDINARY_USERS, ROLE_NAMES } from '../lexicon/roles.data.ts';
import { type DraftEntity } from './collector.ts';
import { fieldFrom, isAttribute, isFieldName, sentenceCase } from './fields.ts';
import { isPlural, singular } from './inflect.ts';
import type { Mention } from './mention.ts';
import { meaningOf, trimmed, withoutHead, type PhraseMeaning } from './phrase.ts';
import { type Outcome, type Context, hasList } from './outcome.ts';
import { SENDING, DOING, OWN_TITLES, FILLING, KEEPING, GIVING, VAGUE } from './demand-words.data.ts';
import { actionOf, addAction, demand } from './demands.ts';

/** "cooking time" keeps its last word, "price information" does not. */
export function nameOfField(words: readonly string[]): readonly string[] {
  const isWhole = isAttribute(words.slice(-1)) || isFieldName(words) || words.includes('of');
  return isWhole ? words : withoutHead(words);
}

export function fieldOutcome(context: Context, mention: Mention, entity: DraftEntity | null): Outcome {
  const words = nameOfField(trimmed(mention.words));
  if (entity === null || words.length === 0) return { kind: 'none' };
  if (words.length >= 3 && words.every((word) => isAttribute([word]))) {
    for (const word of words) entity.fields.push(fieldFrom([word]));
    return { kind: 'field', entity, label: fieldFrom(words.slice(-1)).label };
  }
  const made = fieldFrom(mention.literal === null ? words : mention.literal.split(' '));
  const label = mention.literal ?? made.label;
  if (actionOf({ ...mention, words: ['field'] }) === 'signIn') {
    const isForm = context.collector.demands.some(({ action }) => action === 'apply');
    if (isForm && !/password/i.test(label))
      context.collector.formFields.push({ ...made, label, of: 'apply' });
    return { kind: 'none' };
  }
  const sending = mention.verb?.action ?? 'view';
  if (SENDING.has(sending) && !isOfWhatIsSent(context, mention, entity)) {
    context.collector.formFields.push({ ...made, label, of: sending });
    return { kind: 'none' };
  }
  if (!entity.fields.some((field) => field.label.toLowerCase() === label.toLowerCase()))
    entity.fields.push({ ...made, label });
  context.used.add(mention.sentence);
  return { kind: 'field', entity, label };
}

/** "submit orders with a patient code": many of them are kept, and the code is a part of each. */
function isOfWhatIsSent(context: Context, mention: Mention, entity: DraftEntity): boolean {
  const head = mention.to === null ? undefined : context.outcomes[mention.to];
  const object = mention.to === null ? undefined : context.mentions[mention.to];
  return (
    mention.verb?.action === 'submit' &&
    mention.joint === 'with' &&
    head?.kind === 'entity' &&
    head.entity === entity &&
    (isPlural(object?.words.at(-1) ?? '') || entity.mentions > 1)
  );
}

/** What a verb is done to, or what stands in a list of features. */
export function objectOutcome(context: Context, mention: Mention): Outcome {
  if (mention.verb?.lemma === 'ask' && mention.joint === 'for') {
    const asked = nameOfField(trimmed(mention.words));
    if (asked.length > 0) context.collector.contactFields.push(fieldFrom(asked));
    return { kind: 'place' };
  }
  const action = actionOf(mention);
  if (mention.words[0] === 'top' && /^(?:\d+|three|five|ten)$/.test(mention.words[1] ?? ''))
    return demand(context, mention, { action: 'analyse', object: [] });
  if (/^(?:after|before|during|until|since|toward|towards)$/.test(mention.joint ?? ''))
    return action !== null && DOING.has(action)
      ? demand(context, mention, { action, object: [] })
      : { kind: 'none' };
  const meaning = meaningOf(mention.words);
  const asked = askedPlace(mention, meaning.kind);
  if (asked !== null) {
    context.collector.place(asked, null);
    if (asked === 'contact') return { kind: 'place' };
  }
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
      if (meaning.place === 'messages' && /^(?:post|publish|share|tweet)$/.test(mention.verb?.lemma ?? ''))
        return entityOutcome(context, mention, {
          kind: 'entity',
          words: ['posts'],
          match: findEntity(['post']) ?? { entry: null, nature: 'talk', length: 1 },
        });
      if (meaning.place === 'lookup' || meaning.place === 'history') aboutPlace(context, mention);
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

/** "report lost items" adds one, "subscribe to shows" follows them. */
function actionOnThing(mention: Mention): Action | null {
  const action = actionOf(mention);
  if (mention.verb?.lemma === 'report') return 'submit';
  return action === 'subscribe' ? 'follow' : action;
}

/** "contact the organisers" is a form, "enter a tracking number" a look-up. */
function askedPlace(mention: Mention, kind: PhraseMeaning['kind']): Place | null {
  const lemma = mention.verb?.lemma ?? '';
  if (lemma === 'contact' && (kind === 'entity' || kind === 'unknown' || kind === 'empty')) return 'contact';
  const isKey = /^(?:.+ )?(?:number|code|id|reference|plate)$/.test(mention.words.join(' '));
  const isTyped = /^(?:enter|type|input|use|check|track|look_up|lookup|search|find)$/.test(lemma);
  return isKey && isTyped && (mention.joint === null || mention.joint === 'by') ? 'lookup' : null;
}

/** "parcel look-up" speaks of parcels too. */
function aboutPlace(context: Context, mention: Mention): void {
  const meaning = meaningOf(trimmed(mention.words).slice(0, -1));
  if (meaning.kind === 'entity')
    addAction(context, context.collector.entity(meaning.words, meaning.match, mention.start), {
      action: 'view',
      mention,
    });
}

function entityOutcome(
  context: Context,
  mention: Mention,
  meaning: Extract<PhraseMeaning, { kind: 'entity' }>,
): Outcome {
  if (
    meaning.words.join(' ') === 'results' &&
    context.mentions.some(({ words }) => /^(?:survey|charts?)$/.test(words.at(-1) ?? ''))
  ) {
    context.collector.place('dashboard', 'Results');
    return { kind: 'place' };
  }
  const picture = meaning.match.entry?.id === 'photo' ? (context.current ?? context.collector.main()) : null;
  if (picture !== null && picture.entry?.id !== 'photo' && isPart(mention))
    return fieldOutcome(context, { ...mention, verb: null, words: ['photo'] }, picture);
  const action = actionOnThing(mention);
  const entity = context.collector.entity(meaning.words, meaning.match, mention.start);
  addAction(context, entity, { action: action ?? 'view', mention });
  if (/^(?:schedule|timetable|calendar)$/.test(mention.words.at(-1) ?? ''))
    context.collector.place('calendar', null);
  return { kind: 'entity', entity };
}

/** "upload a photo", "add the pictures": of what was spoken of, not a collection of its own. */
const isPart = ({ verb, words }: Mention): boolean =>
  words.length === 1 && (!isPlural(words[0] ?? '') || /^(?:upload|attach)$/.test(verb?.lemma ?? ''));

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

/** A name inside a sentence ("a guide of Cartagena"); a list of names after a colon is something else. */
function isProperName(mention: Mention): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(mention.text) &&
    !(mention.joint === ':' && isPlural(mention.words.at(-1) ?? '')) &&
    mention.joint !== null &&
    mention.joint !== 'with'
  );
}

/** Of what comes in and goes out a record is kept: "trucks deliver loads", "the lab takes samples". */
const TAKING = /^(?:takes?|delivers?|brings?|produces?|collects?|ships?|grows?|issues?|fetch(?:es)?)$/;

/** "viewing nights", "quiz evenings"; not "Friday nights". */
const isRegular = (words: readonly string[]): boolean =>
  words.length > 1 &&
  /^(?:nights|evenings|mornings|afternoons|weekends)$/.test(words.at(-1) ?? '') &&
  !/day$|^(?:per|week|school|late|early|two|three|\d+)/.test(words.at(-2) ?? '');

function unknownOutcome(context: Context, mention: Mention, words: readonly string[]): Outcome {
  const action = actionOnThing(mention);
  const isRole =
    words.length === 1 && (ROLE_NAMES.has(singular(words[0] ?? '')) || ORDINARY_USERS.has(words[0] ?? ''));
  if (isRole && action === null) return { kind: 'none' };
  if (mention.literal !== null) return { kind: 'none' };
  const isListedFeature = mention.verb === null || mention.verb.lemma === 'have';
  if (!isRegular(words) && (words.every((word) => VAGUE.test(word)) || VAGUE.test(words.at(-1) ?? ''))) {
    return action !== null && DOING.has(action)
      ? demand(context, mention, { action, object: [] })
      : { kind: 'none' };
  }
  if (action !== null && SENDING.has(action) && mention.joint === 'with' && !isPlural(words.at(-1) ?? '')) {
    context.collector.formFields.push({ ...fieldFrom(words), of: action });
    return { kind: 'none' };
  }
  const isTaken = TAKING.test(mention.verb?.lemma ?? '') && isPlural(words.at(-1) ?? '');
  if (action === null && !isListedFeature && !isTaken) return { kind: 'none' };
  if (isProperName(mention)) return { kind: 'none' };
  if (mention.verb?.lemma === 'request' && !isPlural(words.at(-1) ?? ''))
    return entityOutcome(context, mention, {
      kind: 'entity',
      words: [...words, 'request'],
      match: findEntity(['request']) ?? { entry: null, nature: 'record', length: 1 },
    });
  const isChosen = /^(?:set|choose|select|enter|note|indicate|specify|pick)$/.test(mention.verb?.lemma ?? '');
  if (isChosen && !isPlural(words.at(-1) ?? '') && context.current !== null && mention.joint === null)
    return fieldOutcome(context, { ...mention, verb: null }, context.current);
  const isGiven = GIVING.has(mention.verb?.lemma ?? '') && !isPlural(words.at(-1) ?? '');
  if (isGiven) return { kind: 'none' };
  if (action !== null && !KEEPING.has(action)) return demand(context, mention, { action, object: [] });
  const entity = context.collector.entity(words, null, mention.start);
  addAction(context, entity, { action: action ?? 'view', mention });
  return { kind: 'entity', entity };
}
