import { like } from '../lexicon/pattern.ts';
import { ACTION_NOUNS } from '../lexicon/actions.data.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import { APP_NOUNS, ASKING, LIST_HEADS, TELLING_APP_NOUNS } from '../lexicon/grammar.data.ts';
import { ROLE_NAMES } from '../lexicon/roles.data.ts';
import type { Action } from '../lexicon/actions.data.ts';
import { guessNature } from './collector.ts';
import { isAttribute } from './fields.ts';
import { isPlural, plural, singular } from './inflect.ts';
import { isMany, lastWord, type Mention } from './mention.ts';
import { meaningOf, trimmed, withoutHead, type PhraseMeaning } from './phrase.ts';
import { type Outcome, type Context, thingsBeside } from './outcome.ts';
import { fieldOutcome, objectOutcome } from './objects.ts';
import { addAction, demand } from './demands.ts';

/** The phrase that names the app itself. */
export function isPurpose(context: Context, mention: Mention, at: number): boolean {
  const last = mention.words.at(-1) ?? '';
  if (context.purpose !== '' || mention.sentence > 1 || isPart(mention, last)) return false;
  const isApp = APP_NOUNS.has(last) || APP_NOUNS.has(singular(last));
  if (isApp) return at === 0 || mention.verb === null || ASKING.has(mention.verb.lemma);
  return at === 0 && mention.joint === null && (mention.verb === null || ASKING.has(mention.verb.lemma));
}

/** "Sections: …", "There should also be a Shipping page": a part of what is asked for. */
const isPart = ({ words, sentence }: Mention, last: string): boolean =>
  words.length === 1
    ? LIST_HEADS[last] === 'sections' && last.endsWith('s')
    : sentence > 0 && last === 'page';

export function readPurpose(context: Context, mention: Mention): Outcome {
  const alone = aloneIn(context, mention);
  if (alone !== null) return thingOutcome(context, { ...mention, words: alone });
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
    else if (meaning.kind === 'place') objectOutcome(context, { ...mention, words: phrase, verb: null });
    else if (meaning.kind === 'action')
      demand(context, mention, { action: meaning.action, object: meaning.object });
  }
  return { kind: 'purpose' };
}

/** "My kites", "a kite collection": nothing else is said, so that is what is kept. */
function aloneIn({ mentions }: Context, mention: Mention): readonly string[] | null {
  const words = trimmed(mention.words);
  const last = words.at(-1) ?? '';
  if (mentions.length > 1 || words.length === 0) return null;
  if (/^(?:collection|collections|list)$/.test(last) && words.length > 1) {
    const held = [...words.slice(0, -2), plural(singular(words.at(-2) ?? ''))];
    return meaningOf(held).kind === 'unknown' ? held : null;
  }
  return mention.isOurs && isMany(mention) && meaningOf(words).kind === 'unknown' ? words : null;
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

const ABOUT: ReadonlySet<string> = new Set(['for', 'in', 'on', 'about', 'between', 'near', 'around', 'of']);

export function joinedToPurpose(context: Context, mention: Mention): Outcome {
  if (ABOUT.has(mention.joint ?? '')) return aboutPurpose(context, mention);
  const words = trimmed(mention.words);
  const { kind } = meaningOf(mention.words);
  const beside = findEntity(words) === null ? 0 : thingsBeside(context, mention);
  const isThing = beside >= 1 && isMany(mention);
  if (isThing || (kind !== 'place' && beside >= 2)) return thingOutcome(context, mention);
  if (isAttribute(words) && kind === 'attribute') {
    return fieldOutcome(context, mention, context.current ?? context.collector.main());
  }
  return objectOutcome(context, mention);
}

/** "for home cooks" is whom it serves; "about birds", "of recipes" is what it holds. */
function aboutPurpose(context: Context, mention: Mention): Outcome {
  if (mention.verb !== null && !ASKING.has(mention.verb.lemma)) return objectOutcome(context, mention);
  const { kind } = meaningOf(mention.words);
  const head = mention.to === null ? undefined : context.mentions[mention.to];
  const word = head === undefined ? '' : lastWord(head);
  if (mention.joint === 'for' && isBooked(mention, head))
    return thingOutcome(context, { ...mention, verb: null });
  const isHeld =
    mention.joint === 'for' ? isKept(mention, word) : isContent(word) && isNamed(kind, mention.joint);
  return kind === 'action' || isHeld ? objectOutcome(context, mention) : { kind: 'purpose' };
}

/** "a booking system for 3 tennis courts": these are booked. */
const isBooked = (mention: Mention, head: Mention | undefined): boolean =>
  head?.words.some((word) => /^(?:bookings?|reservations?|rentals?)$/.test(word)) === true &&
  isMany(mention) &&
  guessNature(mention.words) !== 'person' &&
  !ROLE_NAMES.has(singular(lastWord(mention))) &&
  !AUDIENCE.test(lastWord(mention));

const isContent = (head: string): boolean =>
  STOCK.test(head) ||
  APP_NOUNS.has(head) ||
  APP_NOUNS.has(singular(head)) ||
  ACTION_NOUNS[head] !== undefined;

const isNamed = (kind: PhraseMeaning['kind'], joint: string | null): boolean =>
  kind === 'entity' || (joint === 'of' && kind === 'unknown');

/** "for my plants", "a shop for candles": it holds them. */
function isKept(mention: Mention, head: string): boolean {
  if (guessNature(mention.words) === 'person' || ROLE_NAMES.has(singular(lastWord(mention)))) return false;
  const isOurs = mention.isOurs && isMany(mention);
  const isGoods = isMany(mention) || findEntity(trimmed(mention.words))?.nature === 'goods';
  return isOurs || (STOCK.test(head) && isGoods && !AUDIENCE.test(lastWord(mention)));
}

const STOCK =
  /^(?:shop|store|place|marketplace|boutique|tracker|manager|dashboard|catalog|catalogue|gallery|library|collection|directory|log|planner|organizer|organiser|auction|wiki|database|list)$/;

/** They use it and are not kept in it. */
const AUDIENCE = like.plain`
  ^(?:teams?|freelancers?|families|companies|businesses|startups?|schools?|universities|clubs?|students?|teachers?
  |beginners|kids|children|people|investors|listeners|creators|developers|designers|gamers|travell?ers|runners|cooks
  |parents|couples|seniors|professionals|agencies|shops|stores|restaurants|hotels|offices)$`;

/** A thing, even if its name could be a field elsewhere ("grades"). */
export function thingOutcome(context: Context, mention: Mention): Outcome {
  const words = withoutHead(trimmed(mention.words));
  const entity = context.collector.entity(words, findEntity(words), mention.start);
  addAction(context, entity, { action: mention.verb?.action ?? 'view', mention });
  return { kind: 'entity', entity };
}
