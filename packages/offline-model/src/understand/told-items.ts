import { like } from '../lexicon/pattern.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import type { Language } from '../plan/app-plan.ts';
import { isToldField } from './asked-field.ts';
import { isFieldItem, wordsOf } from './field-items.ts';
import { isAttribute } from './fields.ts';
import { isSureVerb, isVerb } from './grammar.ts';
import { isPlural } from './inflect.ts';
import type { ListItem } from './list-items.ts';
import { plainItem } from './plain-item.ts';

/** How a sentence tells of a record. */
export interface Way {
  /** "has" tells for sure; a colon or "with" could tell something else. */
  readonly by: 'has' | 'each' | 'colon' | 'with';
  readonly language: Language;
  /** Said of one of them: "each loan", "a loan". */
  readonly isOne: boolean;
  /** "players with a rating, matches with a score": one field can be enough. */
  readonly isOneOfMany: boolean;
  /** Said of all of them: "costumes with …". */
  readonly isMany: boolean;
  /** Nothing but these stands in the list. */
  readonly isWhole?: boolean;
}

/** The items from the first on that can be fields; what comes after them speaks of something else. */
export function fieldsOnly(told: readonly ListItem[], way: Way): readonly ListItem[] {
  const items = told.map((item) => ({ ...item, text: plainItem(item.text, way.language) }));
  const end = items.findIndex(({ text }) => !canBeField(text, way));
  return end < 0 ? items : items.slice(0, end);
}

/** A form with what it asks for. */
const FORM_LIST = /(?:form|formular|antrag|formulaire|formulario|formulário)\s*\(/iu;
/** "onde eu possa cadastrar novos": what people do there. */
const WHERE_ONE = like.iu`^(?:which|that|welche[rs]?|que|qui|o que) (?:you|one|people|we|they|man|wir|sie|on|se|vous|nous) |^(?:where|wo|onde|donde|où)\s(?:i|we|you|people|users|ich|wir|man|eu|nós|yo|se|on|je|nous|\p{L}+)\s(?:can|could|may|kann|können|possam?|podemos|pode[mn]?|puedan?|pueda|puis\p{L}*|peu\p{L}*)`;
/** "…, to search for a costume": the next thing that people shall be able to do. */
const TO_DO = /^to \w+ /iu;
/** "track (Design, Code, Business)": a word with what it may be is no verb. */
const NOTED = like.u`^\p{Ll}+\s\([^():]*[,/|][^():]*\)$`;
const isDoingNext = (item: string, plain: string): boolean =>
  FORM_LIST.test(item) || WHERE_ONE.test(plain) || TO_DO.test(plain);
const isNoted = (item: string, first: string): boolean => NOTED.test(item) && !isPlural(first);
/** The next thing, with a list of its own. */
const OTHER_LIST = /^[^(]*\S\s+(?:mit|avec|con|com)\s/iu;

function canBeField(item: string, { by, language }: Way): boolean {
  const plain = item.replace(/\(.*$/su, '').replace(/:.*$/su, '').trim();
  const [first = ''] = plain.toLowerCase().split(/\s+/);
  const words = wordsOf(plain, language);
  if (/["“«„]/u.test(plain) || plain.split(/\s+/).length > 9 || OTHER_LIST.test(item)) return false;
  if (isNoted(item, first)) return true;
  if (isDoingNext(item, plain)) return false;
  if (isToldField(item, language) || SO_FAR.test(plain)) return true;
  if (OTHERWISE.some((pattern) => pattern.test(plain)) || speaks(plain, words, language)) return false;
  if (isAttribute(words)) return true;
  return !isOtherThing(item, words, by) && (isSure(by) || !/^(?:an?|the)$/.test(first));
}

/** Things in the plural that are known, or have a list of their own. */
const isOtherThing = (item: string, words: readonly string[], by: Way['by']): boolean =>
  isPlural(words.at(-1) ?? '') &&
  !ONE_OF_THEM.test(item) &&
  (/\([^()]*,|:/.test(item) || (by === 'with' && findEntity(words)?.length === words.length));

/** "der Zähler (Strom, Gas)" is one, though the plural is the same word. */
const ONE_OF_THEM = /^(?:der|das|den|eine?[nmr]?|le|la|el|une?|una|uma?) /iu;

const isSure = (by: Way['by']): boolean => by === 'has' || by === 'each';

/** More than a name: somebody does something. */
function speaks(plain: string, words: readonly string[], language: Language): boolean {
  const [first = ''] = plain.toLowerCase().split(/\s+/);
  if (words[0] === 'others' && words.length > 1) return true;
  if (language !== 'en') return isSaid(words, first);
  if (words.length >= 3 && isPlural(first) && isSureVerb(words[1] ?? '')) return true;
  if (
    CLAUSE.test(plain) ||
    DOES.test(plain) ||
    AMONG_PEOPLE.test(plain) ||
    isOrder(words) ||
    isDone(plain, words)
  )
    return true;
  return ACTS.test(first) && !isNoun(first, words);
}

/** "open a bread to", "sign up for a day", "browse recipes by cuisine": the next thing that somebody does. */
const isDone = (plain: string, words: readonly string[]): boolean =>
  DONE_TO.test(plain) ||
  (isVerb(words[0] ?? '') && DONE_FOR.test(plain)) ||
  (isSureVerb(words[0] ?? '') && words.length > 2 && (DONE_BY.test(plain) || !isAttribute(words.slice(-2))));

/** "comment on recipes", "rate recipes", "save favourites": what people do with what others have written. */
const AMONG_PEOPLE =
  /^(?:(?:comment|vote|react|reply|subscribe) (?:on|for|to) |(?:rate|like|follow|share|save|bookmark|invite|upvote|write|unlike) (?:[a-z]+ )?[a-z]+s(?: |$))/iu;

/** What follows a verb and no noun. */
const DONE_TO = like.iu`^[\p{L}-]+ (?:an?|the|my|our|their|its|each|every|any|all|them) \p{L}`;
const DONE_FOR =
  /^\S+ (?:(?:up|in|out|on|through|for|at) )+(?:an?|the|my|our|their|its|each|every|any|all|them|it|to) /iu;
const DONE_BY = /^\S+ \S.* (?:by|from|into|via) /iu;

/** "buscar", "que se puedan filtrar": what is done, in other languages. */
const isSaid = (words: readonly string[], first: string): boolean =>
  (ACTS.test(words[0] ?? '') && !NOUNS.test(words[0] ?? '')) ||
  (words.length > 1 && isSureVerb(words[0] ?? '') && !isAttribute(words)) ||
  /^(?:que|qui|dont|dazu|sowie|además|também|aussi)$/u.test(first) ||
  /^(?:cart|checkout|reviews?|login|contact|map|gallery|newsletter|prices)$/u.test(words.at(-1) ?? '');

/** "saved so far": an amount that has come together. */
const SO_FAR = like.iu`^\p{L}+(?: \p{L}+)? so far$|^bisher \p{L}+$|^\p{L}+ (?:jusqu['’]ici|hasta ahora|até agora)$`;

/** "three stages": so many there are. */
const COUNTED =
  /^(?:\d+|two|three|four|five|six|seven|eight|ten|twelve|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|dois|duas|três) (?!.*\b(?:each|per)\b)/iu;

/** What one sees of records, and what happens to them. */
const SEEN =
  /\b(?:figures?|statistics|charts?|leader ?boards?|dashboard|tables?(?! (?:number|no\.?)(?: |$))|forms?|(?<!^)pages?(?! (?:number|count|read|left|written))|^page$|^pages? (?!(?:number|count|read|left|written)$)\S+|section|accordingly|automatically)\b/iu;

/** What the site has beside them. */
const SITE_PART =
  /\b(?:maps?|shopping cart|cart|basket|check-?out|wish ?list|warenkorb|kasse|merkliste|carrito|cesta|carrinho|panier|blog|newsletter|guestbook|timetable|calendar|(?:audio|video|music) player|slideshow|faqs?|testimonials|sign-?up)$/iu;

const OTHERWISE = [COUNTED, SEEN, SITE_PART];

/** More than the name of a field. */
const CLAUSE =
  /\S\s+(?:with|has|have|where|who|can|could|should|must|may|will|is|are|was|were|gets?|so that|them|that|which|as an?|showing|between)(?:\s|$)/i;
/** "contact the seller": these are fields as often, but not with what they are done to. */
const DOES =
  /^(?:contact|message|save|compare|choose|select|browse|download|leave|rate|apply|pay) (?:the|an?|them|it|their|your|my|for)(?:\s|$)/iu;
const ACTS = like.plain`
  ^(?:put|get|see|view|show|shows|search|generate|reply|answer|tick|filter|sort|add|edit|delete|book|order|send|share
  |let|mark|track|note|export|print|can|could|may|must|should|we|i|you|they|users?|members?|visitors?|people|everyone
  |also|then|only|please|it|there)$`;

/** "record stock movements": something to do with others of them, though one word of it is a noun too. */
const isOrder = (words: readonly string[]): boolean =>
  words.length > 1 && ORDERS.test(words[0] ?? '') && isPlural(words.at(-1) ?? '') && !isAttribute(words);
const ORDERS =
  /^(?:record|log|register|manage|create|compute|calculate|warn|alert|highlight|flag|display|list|keep|store|assign|approve)$/;

/** "order date", "member": one can do that, and one of them can be meant. */
const NOUNS = /^(?:book|order|note|mark|share|user|member|visitor)$/;
const isNoun = (first: string, words: readonly string[]): boolean =>
  NOUNS.test(first) && (words.length === 1 || (words.length === 2 && isAttribute(words)));

export function isListOfFields(items: readonly string[], way: Way): boolean {
  const { by, language, isOneOfMany } = way;
  const isOneChoice =
    by === 'has' && /^[^:,(]+:/.test(items[0] ?? '') && !items.slice(1).some((item) => /:/.test(item));
  const known = isOneChoice ? items.length : items.filter((item) => isKnown(item, language)).length;
  if (items.every((item) => /\d/.test(item))) return false;
  if (items.length < 2) return isOneOfMany && known === 1 && (items[0] ?? '').split(' ').length <= 2;
  const isNames = items.every((item) => /^\p{Lu}/u.test(item)) && by === 'colon' && known < items.length;
  const isNamesOrParts = isNames || isPart(items, known, way);
  return !isNamesOrParts && known >= 1 && known >= items.length * leastOf(way, items);
}

/** "a page with discography, tour dates, band members": parts of an app. */
const isPart = (items: readonly string[], known: number, { by, isWhole }: Way): boolean =>
  isWhole === false &&
  by === 'with' &&
  known < 2 &&
  items.some((item) => /[^s]s$/u.test(item.replace(/ in .*$/u, '')));

const isKnown = (item: string, language: Language): boolean =>
  isFieldItem(item, language) || isToldField(item, language) || like.u`\p{L}/\p{L}`.test(item);

/** How much of a list must be known for fields, by how surely the words before tell of a record. */
const leastOf = (way: Way, items: readonly string[]): number =>
  !isSure(way.by) ? (isOfEach(way, items) ? 0.25 : 0.5) : way.isOne ? 0.2 : 0.34;

/** "Zithers with twang, size and era": many things, and of each one of what is told; parts of an app are many as well. */
const isOfEach = ({ by, isMany, isWhole, language }: Way, items: readonly string[]): boolean =>
  by === 'with' &&
  isMany &&
  isWhole === true &&
  items.every((item) => {
    const words = wordsOf(item, language);
    return words.length <= 2 && !isPlural(words.at(-1) ?? '') && findEntity(words) === null;
  });
