import { normalise } from '../lexicon/entity-lexicon.ts';
import type { Things } from './entities.ts';
import { DETERMINERS, IN_NO_NAME, PREPOSITIONS, PRONOUNS } from '../lexicon/grammar.data.ts';
import { isMeans } from '../understand/fields.ts';
import { gloss } from '../understand/gloss.ts';
import { isSureVerb } from '../understand/grammar.ts';
import { escaped } from '../understand/tokens.ts';
import { weekdaysIn } from '../understand/weekdays.ts';
import type { Language } from './app-plan.ts';
import { timesIn } from './booking-slots.ts';
import { isOfGame, isPlayed } from './played-things.ts';
import { isDescribed, isHardly, isInPassing, isNamedOnly, isOfRecord } from './said-in-passing.ts';
import type { UnderstoodEntity, Understanding } from '../understand/understanding.ts';
import { like, part } from '../lexicon/pattern.ts';

/**
 * Words that were taken for things only because nothing is known about them: "keep", "signs in", "astronomy". What a
 * request counts in the plural, gives fields or names as a section stays, and so does the only thing there is.
 */
export function dropNoise(entities: Things, said: Understanding): Things {
  const isTold = entities.some((entity) => isDescribed(entity, said));
  const isAside = (entity: UnderstoodEntity): boolean =>
    isTold && (isNamedOnly(entity) || isHardly(entity)) && !arePeople(entity, said);
  const kept = entities.filter(
    (entity) => !isAside(entity) && !DROPPED.some((isDropped) => isDropped(entity, said, entities)),
  );
  const isBare = kept.length === 0 && said.domain === 'general' && said.given.questions.length === 0;
  return isBare ? entities.filter((one) => NO_LISTS.every((isNone) => !isNone(one, said))).slice(0, 1) : kept;
}

/** Not even where nothing else is told. */
const NO_LISTS = [
  isPlayed,
  isOfGame,
  (one: UnderstoodEntity, said: Understanding) => isNoNoun(one, said) || isTime(one) || isOwnName(one, said),
];

/** A quiz that is given asks its questions and keeps none. */
const isQuizzed = (entity: UnderstoodEntity, { given }: Understanding): boolean =>
  given.questions.length > 0 &&
  (isNamedOnly(entity) ||
    entity.entry?.id === 'question' ||
    /^(?:buttons?|questions?|answers?)$/iu.test(entity.many));

/** "write reviews with stars" of books: what people say of each of them, no list of its own. */
const isOpinion = (
  { entry, many, fields }: UnderstoodEntity,
  { demands }: Understanding,
  all: Things,
): boolean =>
  entry === null &&
  all.length > 1 &&
  /^(?:reviews?|ratings?)$/i.test(many) &&
  demands.some(({ action }) => action === 'review') &&
  fields.every(({ label }) => /^(?:stars?|ratings?|text|comment|author|date|name)$/i.test(label));

const arePeople = (entity: UnderstoodEntity, said: Understanding): boolean =>
  entity.nature === 'person' && isCounted(entity, said);

function isNoise(entity: UnderstoodEntity, said: Understanding): boolean {
  const name = entity.one.toLowerCase();
  if (isNoneAtAll(entity, said)) return true;
  if (said.language === 'en' && [entity.one, entity.many].some(isNoName)) return true;
  if (entity.entry !== null || entity.isSection) return false;
  if (NOT_THINGS.some((isNone) => isNone(entity, said))) return true;
  if (isToldOf(entity) || isSold(entity, said)) return false;
  const isJoined = entity.actions.some(({ action }) => action === 'join') && isCounted(entity, said);
  if (name.split(' ').some((word) => isSureVerb(word))) return !isJoined;
  const isUsed = said.language === 'de' && entity.actions.some(({ action }) => !ANYTHING.test(action));
  return entity.nature !== 'person' && !isUsed && !isCounted(entity, said) && !isCollected(entity, said);
}

/** "A game called Lamp Room": no rooms, though these are known. */
const isCalledSo = (entity: UnderstoodEntity, said: Understanding): boolean =>
  entity.one.includes(' ') && entity.isListed !== true && isOwnName(entity, said);
const isNoneAtAll = (entity: UnderstoodEntity, said: Understanding): boolean =>
  isNoNoun(entity, said) || isOfGame(entity, said) || isCalledSo(entity, said);

/** Verbs of being, having and saying, and what joins sentences: no name begins or ends with them. */
const NO_NOUN: Readonly<Record<Language, string>> = {
  en: `(?:(?:home|start|front|first) ?)?(?:page|screen) (?:shows?|puts?|lists?|displays?)|soft|there['’]?s?|sees?|shows?|called|named|whatever|whichever|underneath|below|above|apart|either|neither|both|else|instead|.*n['’]t .*|(?:who|that|it|here|what|let|how)['’]?s?|.* page saying|.*(?:minimum|maximum)`,
  de: 'geben|gibt|bin|bist|ist|sind|stehen|steht|haben|hat|wird|werden|kann|können|wenn|falls|sobald|außerdem|zudem|dazu|dann|weil|während|anfang|unter|über|für|mit|von|vom|zum|zur|im|in|am|an|auf|bei|aus|nach|und|oder|wir|ich|man|es|sie|namens|nämlich|jeweils|beginnt|dauert|kostet',
  es: 'te|ya|mira|lo|le|me|se|soy|eres|son|es|somos|estoy|está|están|estamos?|hay|tengo|tenemos|cuando|si|además|también|luego|porque|mientras|empezar|comenzar|podamos|puedan?|podemos|pone|elige|aparte|debajo|encima|de|del|con|para|por|en|que|y|o|la|el|los|las|un|una|llamad[oa]s?|empieza[ns]?|comienza[ns]?|cuesta[ns]?|dura[ns]?',
  pt: 'sou|são|é|somos|estou|está|estamos?|temos|tenho|há|fica|ficamos|quando|se|além|também|depois|porque|enquanto|começar|à parte|de|do|da|com|para|por|em|no|na|que|e|ou|o|a|os|as|um|uma|chamad[oa]s?|começa[ms]?|custa[ms]?|dura[ms]?',
  fr: "suis|sommes|sont|est|avons|quand|lorsque|si|aussi|ensuite|parce|pendant|commencer|page d['’]|de|du|des|avec|pour|par|en|dans|sur|que|qui|et|ou|la|le|les|un|une|appelée?s?|il|elle|on|nous|vous|faisons?|commence|coûte|dure",
};
const BEING = '(?:is|are|was|were|ist|sind|war|es|son|est|sont|são|foi)';

/** A name is a noun with what belongs to it, also where it was put into English. */
const isNoNoun = ({ one, many }: UnderstoodEntity, { language }: Understanding): boolean =>
  like.iu`(?<![\p{L}’'])(?:${IN_NO_NAME[language]})(?![\p{L}’'])`.test(`${one} ${many}`) ||
  /^(?:called|named) /iu.test(one) ||
  like.iu`^(?:${NO_NOUN[language]})(?: |$)|^(?:can|must|should|may) | (?:${language === 'en' ? 'of|for|with|and|to' : NO_NOUN[language]})$|.\s${BEING}\s.`.test(
    one,
  );

/** "se ven sus datos": what is kept of something, unless it is told what they are. */
const areData = ({ one, fields }: UnderstoodEntity): boolean =>
  fields.length === 0 && /^(?:datos?|dados?|daten|données?)$/iu.test(one);

/** Done to whatever there is. */
const ANYTHING = /^(?:view|search|manage|create|edit|remove|track)$/;

const isToldOf = ({ fields, examples }: UnderstoodEntity): boolean => fields.length + examples.length > 0;

/** "An online shop for tea": what a shop sells is said at once, or counted; "named", "boxed" are said of it. */
const isSold = (entity: UnderstoodEntity, said: Understanding): boolean =>
  entity.actions.some(({ action }) => action === 'buy') &&
  !entity.one.endsWith('ed') &&
  (isCounted(entity, said) || said.text.toLowerCase().slice(0, OPENING).includes(entity.one.toLowerCase()));

const OPENING = 100;

/** "a kite collection", "plot listings", "reserve a desk". */
const isCollected = ({ one }: UnderstoodEntity, { text }: Understanding): boolean =>
  like.iu`(?<!\p{L})${escaped(one)}s? (?:collections?|catalog(?:ue)?|inventory|library|archive|listings?|profiles)(?!\p{L})
    |\b(?:book|reserve|rent|hire|borrow) (?:an?|the) ${escaped(one)}(?!\p{L})`.test(text);

const ACTS = part`
  (?:can|may|must|should|will|sees?|approves?|decides?|assigns?|confirms?
  |sieht|kann|darf|muss|soll|verwaltet|bestätigt|genehmigt|prüft|peut|doit|voit|valide|puede|debe|ve|aprueba|pode|deve|vê|aprova)`;

/** "to let runners log their runs", "to help students and families write": for whom it is. */
const LETS =
  '(?:lets?|helps?|allows?|enables?)(?:\\s(?:our|the|all|my))?(?:\\s\\p{L}+){0,2}?(?:\\sand)?(?:\\s\\p{L}+)?';

function isLet(
  { one, many, fields, isListed, isSection, rows }: UnderstoodEntity,
  { text }: Understanding,
): boolean {
  if (isSection || isListed === true || rows !== undefined || fields.length > 0) return false;
  const uses = text.match(like.giu`(?<!\p{L})(?:${eitherOf(one, many)})(?!\p{L})`) ?? [];
  return (
    uses.length === 1 &&
    like.iu`(?<!\p{L})${LETS}\s(?:${eitherOf(one, many)})\s(?:and\s[\p{L} ]{3,24}\s)?(?:to\s)?\p{L}+\s\p{L}`.test(
      text,
    )
  );
}

/** "can be rated", "kann bewertet werden": that is done to it. */
const PASSIVE = '\\s+(?:be|être|ser)(?!\\p{L})|[^.,;]*\\swerden(?!\\p{L})';

const eitherOf = (one: string, many: string): string => `${escaped(one)}|${escaped(many)}`;

/** "only the caretaker, Mr Bell, can …", "Der Bootswart sieht alles": who does something, not what is kept. */
function isActor(
  { one, many, fields, examples, rows, isCounted }: UnderstoodEntity,
  { text }: Understanding,
): boolean {
  if (fields.length + examples.length > 0 || rows !== undefined || isCounted === true) return false;
  const uses = text.match(like.giu`(?<!\p{L})(?:${eitherOf(one, many)})(?!\p{L})`) ?? [];
  const acting = like.iu`(?<!\p{L})${escaped(one)}(?:,[^,.]{2,20},)?\s+${ACTS}(?!\p{L})(?!${PASSIVE})`;
  return uses.length === 1 && acting.test(text);
}

const BE =
  'is|are|was|were|be|been|ist|sind|war|waren|wird|werden|est|sont|était|étaient|sera|es|son|está|están|será|é|são|foi|estão';

/** "what is wrong", "each is logged", "les retards sont affichés": said of things, and itself none. */
function isOnlyTold({ one, many, isListed, isCounted }: UnderstoodEntity, { text }: Understanding): boolean {
  if (isListed === true || isCounted === true || one.includes(' ')) return false;
  const own = like.giu`(?<!\p{L})(?:${eitherOf(one, many)})(?!\p{L})`;
  const told = like.giu`(?<!\p{L})(?<!there\s)(?:${BE})\s+(?:${eitherOf(one, many)})(?!\p{L})`;
  const uses = text.match(own)?.length ?? 0;
  return uses > 0 && (text.match(told)?.length ?? 0) === uses;
}

/** They begin sentences, and name nothing. */
const NO_GERMAN_NOUN =
  /^(?:bei[ms]?|wer|wen|wem|dazu|dabei|danach|dafür|wenn|wie|was|wo|wann|im|am|zum|zur|nach|vor|mit|ohne|jeder?|alle|dann|dort|hier|wird|werden)s?$/iu;

/** German writes every thing with a capital: "wer länger", "tragen danach" are none. */
function isSmallInGerman(
  { one, isListed, isCounted, examples }: UnderstoodEntity,
  { text, language, glossary }: Understanding,
): boolean {
  if (language !== 'de' || isListed === true || isCounted === true || examples.length > 0) return false;
  const last = one.split(' ').at(-1)?.toLowerCase() ?? '';
  if (glossary.some(({ own, english }) => english.toLowerCase() === last && own.toLowerCase() !== last))
    return false;
  const uses = [...text.matchAll(like.giu`(?<!\p{L})${escaped(last)}\p{L}{0,2}(?!\p{L})`)];
  return NO_GERMAN_NOUN.test(one) || (uses.length > 0 && uses.every(([word]) => /^\p{Ll}/u.test(word)));
}

/** "the coordinator approves or rejects". */
const isDecision = ({ one, isListed }: UnderstoodEntity): boolean =>
  isListed !== true && /^(?:approve|reject|accept|decline|deny|confirm)$/iu.test(one);

/** "a wildlife hospital (Bramblewick Wildlife Hospital)". */
const isOwnName = ({ one }: UnderstoodEntity, { given }: Understanding): boolean =>
  one.toLowerCase() === given.name?.toLowerCase();

/** "Sonntag, 7. Juni", "el mercado de los sábados", "after that": when something is. */
const isTime = ({ one, isListed }: UnderstoodEntity): boolean =>
  isListed !== true && (TIMES.test(one) || (like.u`^\p{L}{5,}$`.test(one) && weekdaysIn(one).length > 0));

const TIMES = like.iu`
  ^(?:january|february|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember
  |enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro
  |janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|después|depois|danach|ensuite|afterwards|uhr|uhrzeit)$`;

const NOT_THINGS = [isOnlyTold, isSmallInGerman, isActor, isDecision, isTime, isOwnName, areData];

/** "Of players", "Means of": a name begins and ends with a word of its own. */
const isNoName = (name: string): boolean => {
  const words = name.toLowerCase().split(' ');
  return (
    /^(?:today|tomorrow|yesterday)/.test(words[0] ?? '') ||
    [words[0], words.at(-1)].some((word = '') =>
      [PREPOSITIONS, DETERMINERS, PRONOUNS].some((list) => list.has(word)),
    )
  );
};

/** "slots (7:00, 10:00 or 16:00)": times to choose from. */
const isSlot = ({ one }: UnderstoodEntity, { text }: Understanding): boolean =>
  /^(?:time )?(?:slot|zeitfenster|créneau|franja|turno|horário)$/iu.test(one) && timesIn(text).length > 0;

/** "parties of more than six": how many come at once. */
const isGroupSize = ({ many, isListed, fields, rows }: UnderstoodEntity, { text }: Understanding): boolean =>
  isListed !== true &&
  rows === undefined &&
  fields.length === 0 &&
  like.iu`(?<!\p{L})${escaped(many)}\s(?:of|bigger than|larger than)\s(?:(?:more than|up to|at most|over|fewer than)\s)?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?!\p{L})`.test(
    text,
  );

/** "Gale & Daughter, makers of kites": who the house is. */
const isWhoWeAre = (
  { many, isListed, isSection, fields }: UnderstoodEntity,
  { text }: Understanding,
): boolean =>
  isListed !== true &&
  !isSection &&
  fields.length === 0 &&
  like.iu`(?:[,–—]|(?<!\p{L})(?:we\sare|wir\ssind|somos|nous\ssommes))\s(?:the\s)?${escaped(many)}\s(?:of|von|de)\s`.test(
    text,
  ) &&
  (text.match(like.giu`(?<!\p{L})${escaped(many)}(?!\p{L})`) ?? []).length === 1;

/** "the wardrobe of the Lantern Yard Players": who has it, by name. */
function isWhoseName(
  { one, many, isListed, isSection }: UnderstoodEntity,
  { text, language }: Understanding,
): boolean {
  if (language === 'de' || isListed === true || isSection || !one.includes(' ')) return false;
  const uses = [...text.matchAll(like.giu`(?<!\p{L})(?:${eitherOf(one, many)})(?!\p{L})`)];
  return (
    uses.length > 0 &&
    uses.every(([said]) => said.split(' ').every((word) => like.u`^\p{Lu}`.test(word))) &&
    like.u`(?:of|for|by|at|outside|de|da|do|des|du)\s(?:the\s|la\s|les\s|los\s)?${uses[0]?.[0] ?? ''}`.test(
      text,
    )
  );
}

/** "an inventory system with products (name, price, stock)": the inventory is the products. */
const isStockOfOthers = (
  { entry, fields, isSection, examples }: UnderstoodEntity,
  _said: Understanding,
  all: Things,
): boolean =>
  entry?.id === 'stockItem' &&
  !isSection &&
  fields.length + examples.length === 0 &&
  all.some(
    (other) =>
      other.entry?.id !== 'stockItem' &&
      other.fields.length >= 2 &&
      (other.nature === 'goods' ||
        other.fields.some(({ label, type }) => type === 'number' && COUNTED.test(label))),
  );
const COUNTED = /stock|quantity|bestand|menge|existencias|cantidad|estoque|quantidade|quantité/i;

/** "a site of adverts for used cars. Each car has …": the adverts are the cars. */
const isAdvertOfOthers = (
  { one, fields, isSection, examples }: UnderstoodEntity,
  _said: Understanding,
  all: Things,
): boolean =>
  /^(?:classified|anúncio|anuncio|annonce|anzeige|inserat)$/iu.test(one) &&
  !isSection &&
  fields.length + examples.length === 0 &&
  all.some((other) => other.nature !== 'person' && other.fields.length >= 3);

/** "a recipe book", "the tool inventory": the list of what is in it. */
const isHolder = ({ many }: UnderstoodEntity, _said: Understanding, all: Things): boolean => {
  const [first = '', last = ''] = many.toLowerCase().split(' ');
  return (
    /^(?:books?|inventory|catalog|catalogue|register|archive|collection|database|library)$/.test(last) &&
    all.some((other) => other.one.toLowerCase() === normalise(first))
  );
};

/** "a shopping list for our flat": whom it is for, not what it keeps. */
function isForWhom({ one, many, fields, isSection }: UnderstoodEntity, { text }: Understanding): boolean {
  if (isSection || fields.length > 0) return false;
  const uses = text.match(like.giu`(?<!\p{L})(?:${eitherOf(one, many)})(?!\p{L})`) ?? [];
  return uses.length === 1 && like.iu`${FOR_OUR} ${escaped(one)}(?!\p{L})`.test(text);
}

const FOR_OUR = part`
  (?<!\p{L})(?:for (?:our|my)|für (?:unser|mein)\p{L}*|para (?:nuestr[oa]|mi|o noss[oa]|a noss[oa]|noss[oa]|meu|minha)
  |pour (?:notre|mon|ma))`;

/** "Pages: Home, Rooms, Book": what one does there, where something is booked. */
const isDeed = ({ entry, fields, rows }: UnderstoodEntity, { text, demands }: Understanding): boolean =>
  entry?.id === 'book' &&
  fields.length === 0 &&
  rows === undefined &&
  !/\bbooks\b|\b(?:an?|the|each|every|new|this|that|of|my) book\b/i.test(text) &&
  demands.some(({ action }) => action === 'book');

/** "a warehouse of bike parts. Items: SKU, name": what it is about, under the name of its list. */
function isSubjectOnly(
  { entry, fields, isSection, examples, many }: UnderstoodEntity,
  said: Understanding,
  all: Things,
): boolean {
  if (entry !== null || isSection || fields.length + examples.length > 0) return false;
  const first = said.text.split(/[.!?\n]/)[0]?.toLowerCase() ?? '';
  const isTold = [`of ${many.toLowerCase()}`, `for ${many.toLowerCase()}`].some((phrase) =>
    first.includes(phrase),
  );
  const uses = said.text.toLowerCase().split(many.toLowerCase()).length - 1;
  return (
    isTold &&
    uses === 1 &&
    all.some((other) => other.isListed === true && other.fields.length >= 3 && other.nature !== 'person')
  );
}

const PRODUCT_PARTS = like.gi`
  \bproducts?[ -](?=(?:pages?|details?|listings?|lists?|reviews?|ratings?|catalog(?:ue)?s?|search|images?|pictures?|photos?|descriptions?|cards?|grid|views?|recommendations?|filters?
  |info(?:rmation)?|galler(?:y|ies))\b)`;

/** In a bookshop a "product page" is about a book. */
function isGenericGoods(
  { entry, fields, isSection }: UnderstoodEntity,
  said: Understanding,
  all: Things,
): boolean {
  const isTold = fields.some(({ label }) => !isMeans(label));
  if (entry?.id !== 'product' || isSection || isTold) return false;
  const uses = said.text.match(/\bproducts?\b/gi)?.length ?? 0;
  if (uses === 0 || uses > (said.text.match(PRODUCT_PARTS)?.length ?? 0)) return false;
  return all.some(
    (other) =>
      (other.entry === null ? isToldOf(other) || isSold(other, said) : other.entry.id !== 'product') &&
      (other.nature === 'goods' || other.nature === 'content') &&
      isCounted(other, said),
  );
}

function isCounted(entity: UnderstoodEntity, said: Understanding): boolean {
  if (entity.one === entity.many && /^(?:(?:page|section|screen|area) )?\S+ing$/i.test(entity.one))
    return false;
  const many = entity.many.toLowerCase().split(' ').at(-1) ?? '';
  return `${said.text} ${said.language === 'en' ? '' : gloss(said.text, said.language)}`
    .toLowerCase()
    .split(like.u`[^\p{L}\p{N}-]+`)
    .some((word) => word === many);
}

/** Each alone says why something is no list. */
const DROPPED: readonly ((entity: UnderstoodEntity, said: Understanding, all: Things) => boolean)[] = [
  isNoise,
  isGenericGoods,
  isStockOfOthers,
  isAdvertOfOthers,
  isForWhom,
  isHolder,
  isOpinion,
  isSubjectOnly,
  isDeed,
  isQuizzed,
  isPlayed,
  isLet,
  isSlot,
  isGroupSize,
  isWhoWeAre,
  isWhoseName,
  isInPassing,
  isOfRecord,
];
