import type { Action } from '../lexicon/actions.data.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import type { Place } from '../lexicon/places.data.ts';
import { ORDINARY_USERS, ROLE_NAMES } from '../lexicon/roles.data.ts';
import { type DraftEntity } from './collector.ts';
import { fieldFrom, isAttribute, isFieldName, isMeans, sentenceCase } from './fields.ts';
import { isPlural, singular } from './inflect.ts';
import { firstAnswer, type Rule } from './first-answer.ts';
import { isMany, lastWord, lemmaOf, type Mention } from './mention.ts';
import { meaningOf, trimmed, withoutHead, type PhraseMeaning } from './phrase.ts';
import { type Outcome, type Context, hasList } from './outcome.ts';
import { SENDING, NEEDS_THING, OWN_TITLES, FILLING, PASSING, GIVING, VAGUE } from './demand-words.data.ts';
import { actionOf, addAction, demand } from './demands.ts';

/** "cooking time" keeps its last word, "price information" does not. */
export function nameOfField(told: readonly string[]): readonly string[] {
  // "the same slot on the same day": the slot.
  const words = told.length > 1 && told[0] === 'same' ? told.slice(1) : told;
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
  const form = formOf(context, mention, entity);
  if (form !== undefined) {
    const isSecret = form === 'apply' && /password/i.test(label);
    if (form !== null && !isSecret) context.collector.formFields.push({ ...made, label, of: form });
    return { kind: 'none' };
  }
  if (!entity.fields.some((field) => field.label.toLowerCase() === label.toLowerCase()))
    entity.fields.push({ ...made, label });
  return { kind: 'field', entity, label };
}

/** The form that asks for it; null: one that is there anyway; undefined: it is a field of the thing. */
function formOf(context: Context, mention: Mention, entity: DraftEntity): Action | null | undefined {
  if (actionOf({ ...mention, words: ['field'] }) === 'signIn')
    return context.collector.demands.some(({ action }) => action === 'apply') ? 'apply' : null;
  const sending = mention.verb?.action ?? 'view';
  return SENDING.has(sending) && !isOfWhatIsSent(context, mention, entity) ? sending : undefined;
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

interface Asked {
  readonly context: Context;
  readonly mention: Mention;
  readonly meaning: PhraseMeaning;
  readonly action: Action | null;
}

/** What a verb is done to, or what stands in a list of features. */
export function objectOutcome(context: Context, mention: Mention): Outcome {
  const about = { context, mention, meaning: meaningOf(mention.words), action: actionOf(mention) };
  return firstAnswer(OBJECT_RULES, about) ?? meantOutcome(about);
}

const OBJECT_RULES: readonly Rule<Asked, Outcome>[] = [
  ({ context, mention }) =>
    mention.words[0] === 'top' && /^(?:\d+|three|five|ten)$/.test(mention.words[1] ?? '')
      ? demand(context, mention, { action: 'analyse', object: [] })
      : undefined,
  (about) =>
    /^(?:after|before|during|until|since|toward|towards)$/.test(about.mention.joint ?? '')
      ? doneOrNothing(about)
      : undefined,
  ({ context, mention, meaning }) => {
    const asked = askedPlace(mention, meaning.kind);
    if (asked !== null) context.collector.place(asked, null);
    return asked === 'contact' ? { kind: 'place' } : undefined;
  },
  ({ context, mention, action }) => {
    const isBy = mention.joint === 'by';
    if (!isBy && action !== 'filter' && action !== 'sort') return undefined;
    const words = withoutHead(trimmed(mention.words));
    return words.length > 0 && (isBy || isAttribute(words))
      ? attributeOutcome(context, mention, words)
      : undefined;
  },
  ({ context, mention, meaning, action }) =>
    action === 'signIn' && meaning.kind !== 'entity'
      ? demand(context, mention, { action: 'signIn', object: [] })
      : undefined,
];

const doneOrNothing = ({ context, mention, action }: Asked): Outcome =>
  action !== null && !NEEDS_THING.has(action)
    ? demand(context, mention, { action, object: [] })
    : { kind: 'none' };

function meantOutcome(about: Asked): Outcome {
  const { context, mention, meaning, action } = about;
  switch (meaning.kind) {
    case 'place':
      return placeOutcome(about, meaning.place);
    case 'action':
      return demand(context, mention, {
        // "book a viewing".
        action: mention.verb?.action === 'book' && meaning.action === 'view' ? 'book' : meaning.action,
        object: meaning.object,
      });
    case 'entity':
      return entityOutcome(context, mention, meaning);
    case 'attribute': {
      const named = toldBefore(about, (entity) => isNamedLike(entity, meaning.words));
      if (named !== null) return named;
      if (isMany(mention) && hasList(context, context.outcomes.length))
        return unknownOutcome(context, mention, meaning.words);
      return attributeOutcome(context, mention, meaning.words);
    }
    case 'empty':
      return (
        toldBefore(about, ({ one }) => action !== null && one.toLowerCase() === lastWord(mention)) ??
        doneOrNothing(about)
      );
    case 'unknown':
      return unknownOutcome(context, mention, meaning.words);
  }
}

/** "Workshop listings …, apply for a workshop": one of those. */
function toldBefore(
  { context, mention, action }: Asked,
  isIt: (one: DraftEntity) => boolean,
): Outcome | null {
  const entity = context.collector.entities.find(isIt);
  if (entity === undefined) return null;
  addAction(context, entity, { action: action ?? 'view', mention });
  return { kind: 'entity', entity };
}

/** After "hospital bed management", "a bed" is one of those, not how many beds something has. */
const isNamedLike = ({ one }: DraftEntity, words: readonly string[]): boolean => {
  const name = one.toLowerCase().split(' ');
  return words.length === 1 && name.length > 1 && name.at(-1) === singular(words[0] ?? '');
};

function placeOutcome(about: Asked, place: Place): Outcome {
  const { context, mention } = about;
  if (place === 'messages' && /^(?:post|publish|share|tweet)$/.test(lemmaOf(mention)))
    return entityOutcome(context, mention, {
      kind: 'entity',
      words: ['posts'],
      match: findEntity(['post']) ?? { entry: null, nature: 'talk', length: 1 },
    });
  if (place === 'lookup' || place === 'history') aboutPlace(context, mention);
  const title = trimmed(mention.words).join(' ');
  context.collector.place(place, OWN_TITLES.test(title) ? sentenceCase(title) : null);
  doneOrNothing(about);
  return { kind: 'place' };
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
  const pictured = meaning.match.entry?.id === 'photo' ? pictureOutcome(context, mention) : null;
  if (pictured !== null) return pictured;
  const action = actionOnThing(mention);
  if (mention.words[0] === 'trending') context.collector.place('leaderboard', sentenceCase(mention.text));
  const entity =
    postedBefore(context, meaning) ?? context.collector.entity(meaning.words, meaning.match, mention.start);
  addAction(context, entity, { action: action ?? 'view', mention });
  if (/^(?:schedule|timetable|calendar)$/.test(mention.words.at(-1) ?? ''))
    context.collector.place('calendar', null);
  return { kind: 'entity', entity };
}

/** "Users post photos … and see the latest posts": what they post. */
function postedBefore(
  { mentions, outcomes, collector }: Context,
  { match }: Extract<PhraseMeaning, { kind: 'entity' }>,
): DraftEntity | null {
  if (match.entry?.id !== 'post' || collector.entities.some(({ entry }) => entry?.id === 'post')) return null;
  const at = outcomes.findIndex(
    (outcome, index) => outcome.kind === 'entity' && POSTING.test(mentions[index]?.verb?.lemma ?? ''),
  );
  const posted = outcomes[at];
  return posted?.kind === 'entity' && posted.entity.nature === 'content' ? posted.entity : null;
}

const POSTING = /^(?:post|share|publish|upload)$/;

/** A picture of a thing is a field of it. */
function pictureOutcome(context: Context, mention: Mention): Outcome | null {
  const photo = { ...mention, verb: null, words: ['photo'] };
  const shown = shownIn(context, mention);
  if (shown !== null) {
    const { words, start } = shown;
    const thing = context.collector.entity(words, findEntity(words), start);
    addAction(context, thing, { action: 'create', mention });
    fieldOutcome(context, photo, thing);
    return { kind: 'entity', entity: thing };
  }
  const owner = context.current ?? context.collector.main();
  const isOwn = owner !== null && owner.entry?.id !== 'photo' && isPart(mention);
  return isOwn ? fieldOutcome(context, photo, owner) : null;
}

/** "post a photo of a stray dog": what people put there is the dog. */
function shownIn({ mentions, outcomes }: Context, { verb }: Mention): Mention | null {
  const at = outcomes.length;
  const next = mentions[at + 1];
  const isPut = /^(?:upload|create|share|submit)$/.test(verb?.action ?? '');
  const isOf = isPut && next?.joint === 'of' && next.to === at && !next.isMine && !next.isOurs;
  return isOf && /^(?:entity|unknown)$/.test(meaningOf(next.words).kind) ? next : null;
}

/** "upload a photo", "add the pictures": of what was spoken of, not a collection of its own. */
const isPart = ({ verb, words }: Mention): boolean =>
  words.length === 1 && (!isPlural(words[0] ?? '') || /^(?:upload|attach)$/.test(verb?.lemma ?? ''));

function attributeOutcome(context: Context, mention: Mention, words: readonly string[]): Outcome {
  const action = mention.verb?.action ?? null;
  const entity = context.current ?? context.collector.main();
  const label = sentenceCase(words.join(' '));
  if (isMeans(label) || isTimeTaken(mention, words)) return { kind: 'none' };
  // "the total value per stage": how it is counted, not what something has.
  if (mention.joint === 'per') return { kind: 'none' };
  if (action === 'filter' || mention.joint === 'by') entity?.filters.push(label);
  else if (action === 'sort') entity?.sorts.push(label);
  else
    return action === null || FILLING.has(action) || mention.joint !== null
      ? fieldOutcome(context, mention, entity)
      : { kind: 'none' };
  return { kind: 'field', entity, label };
}

/** "choose a date": what one does, not what something has. */
const isTimeTaken = ({ verb, joint }: Mention, words: readonly string[]): boolean =>
  /^(?:time )?slots?$|^(?:date|time)s?$/.test(words.join(' ')) && verb !== null && joint === null;

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

interface Unknown {
  readonly context: Context;
  readonly mention: Mention;
  readonly words: readonly string[];
  readonly action: Action | null;
  /** Several of them are meant. */
  readonly areMany: boolean;
}

function unknownOutcome(context: Context, mention: Mention, words: readonly string[]): Outcome {
  const action = actionOnThing(mention);
  const about = { context, mention, words, action, areMany: isMany({ words }) };
  const known = firstAnswer(UNKNOWN_RULES, about);
  if (known !== undefined) return known;
  const entity = context.collector.entity(words, null, mention.start);
  addAction(context, entity, { action: action ?? 'view', mention });
  return { kind: 'entity', entity };
}

const nothing: Outcome = { kind: 'none' };

const UNKNOWN_RULES: readonly Rule<Unknown, Outcome>[] = [
  ({ words: [word = '', ...more], action }) =>
    action === null && more.length === 0 && (ROLE_NAMES.has(singular(word)) || ORDINARY_USERS.has(word))
      ? nothing
      : undefined,
  ({ mention }) => (mention.literal === null ? undefined : nothing),
  ({ context, mention, words, action }) => {
    if (isRegular(words) || !VAGUE.test(words.at(-1) ?? '')) return undefined;
    return action !== null && !NEEDS_THING.has(action)
      ? demand(context, mention, { action, object: [] })
      : nothing;
  },
  ({ context, mention, words, action, areMany }) => {
    if (action === null || !SENDING.has(action) || mention.joint !== 'with' || areMany) return undefined;
    context.collector.formFields.push({ ...fieldFrom(words), of: action });
    return nothing;
  },
  ({ mention, action, areMany }) => {
    const isListed = mention.verb === null || mention.verb.lemma === 'have';
    const isTaken = TAKING.test(lemmaOf(mention)) && areMany;
    return action === null && !isListed && !isTaken ? nothing : undefined;
  },
  ({ mention }) => (isProperName(mention) ? nothing : undefined),
  ({ context, mention, words, areMany }) =>
    lemmaOf(mention) === 'request' && !areMany
      ? entityOutcome(context, mention, {
          kind: 'entity',
          words: [...words, 'request'],
          match: findEntity(['request']) ?? { entry: null, nature: 'record', length: 1 },
        })
      : undefined,
  ({ context, mention, areMany }) =>
    CHOOSING.test(lemmaOf(mention)) && !areMany && context.current !== null && mention.joint === null
      ? fieldOutcome(context, { ...mention, verb: null }, context.current)
      : undefined,
  ({ mention, areMany }) => (GIVING.has(lemmaOf(mention)) && !areMany ? nothing : undefined),
  ({ context, mention, action }) =>
    action !== null && PASSING.has(action) ? demand(context, mention, { action, object: [] }) : undefined,
];

const CHOOSING = /^(?:set|choose|select|enter|note|indicate|specify|pick)$/;
