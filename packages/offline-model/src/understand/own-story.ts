import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { readFieldLists } from './field-lists.ts';
import { namesAll } from './named-options.ts';
import { blank, sentences, type Span } from './tokens.ts';

/** "My sister and I sell …", "Wir sind ein kleiner Reitstall mit …": who asks, and what they do. */
const STORY = like.iu`
  ^\s*(?:(?:hi|hello|hey|so|well|hallo|bonjour|hola|buenas|olá|oi)[,!.]?\s+)*(?:
  (?:i|we|my [\p{L}'’ -]{2,24}?|our [\p{L}'’ -]{2,24}?)(?: (?:have|has) been)?(?: also| both| mostly| usually)?\s(?:work|works|sell|sells|selling|bake|bakes|baking|cook|cooks
  |make|makes|brew|brews|grow|grows|teach|teaches|teaching|deliver|delivers|drive|drives|live|lives|meet|meets|breed|breeds|repair|repairs|train|trains)
  |(?:we(?: are|['’]re)|i(?: am|['’]m)) (?:an?|two|three|four|five|six|just) 
  |(?:ich|wir) (?:arbeiten?|verkaufen?|backen?|kochen?|unterrichten?|liefern?|fahren?|wohnen?|leben?|züchten?|reparieren?|bauen?)
  |(?:wir sind|ich bin) (?:eine?|zwei|drei|vier|fünf) 
  |(?:je|nous) (?:travaille|travaillons|vends|vendons|fabrique|fabriquons|enseigne|enseignons|garde|gardons|livre|livrons|habite|habitons|cultive|cultivons)
  |(?:nous sommes|je suis) (?:une?|deux|trois|quatre|cinq) 
  |(?:trabajo|trabajamos|trabalho|trabalhamos|vendo|vendemos|horneo|horneamos|enseño|enseñamos|cultivo|cultivamos|vivo|vivimos|reparto|repartimos|ensino|ensinamos|moro|moramos|faço|fazemos)
  |(?:somos|soy|sou) (?:un[oa]?s?|uma?s?|dos|tres|cuatro|cinco|dois|duas|três|quatro))\s?(?!\p{L}*:)`;

/** "We are Slack Water Homes, brokers for houseboats." */
const WE_ARE = like.u`^\s*(?:[Ww]e are|[Ww]e['’]re|I am|I['’]m|[Nn]ous sommes|[Jj]e suis|[Ss]omos|[Ss]oy|[Ss]ou)\s+\p{Lu}[\p{L}'’&-]*(?:\s[\p{L}'’&-]+){0,4},\s`;

/** What asks for something, or tells what is kept. */
const ASKS = like.iu`
  [(:"“„«#]|(?<!\p{L})(?:wants?|needs?|like|looking for|apps?|(?:web ?)?sites?|pages?|tool|system|build|create|please|should|can|could|must
  |users?|track|log|record|note|manage|möchten?|brauchen?|wollen|soll\p{L}*|seite|webseite|bitte|kann|können
  |voudr\p{L}*|veux|voulons|faut|besoin|appli|peuvent|peut|quiero|queremos|necesito|necesitamos|puede\p{L}*|página|web
  |quero|queremos|preciso|precisamos|pode\p{L}*)(?!\p{L})`;

/**
 * Sentences in which people tell of themselves. Where others tell what is to be kept, their nouns name no things of
 * the app; where nothing else does, they are all there is to go by.
 */
export function ownStory(text: string, language: Language): readonly Span[] {
  const told = sentences(text).filter(({ start, end }) => {
    const sentence = text.slice(start, end);
    const isOwn = STORY.test(sentence) || namesAll(sentence) || (language !== 'de' && WE_ARE.test(sentence));
    return isOwn && !ASKS.test(sentence);
  });
  if (told.length === 0) return [];
  const { lists } = readFieldLists(blank(text, told), language);
  return lists.some(({ fields, isBack }) => fields.length > 1 && isBack !== true) ? told : [];
}
