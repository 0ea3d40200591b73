import { findEntity } from '../lexicon/entity-lexicon.ts';
import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { fieldTypeOf, isAttribute } from './fields.ts';
import { gloss } from './gloss.ts';

const SHEET = like.iu`
  ^(\s*(?:(?:i (?:want|need)|i['’]d like|make(?: me)?|build(?: me)?|create|please build) )?(?:an? |the )?(?:(?:simple|small) )?
  (?:(?:[\p{L}-]+ ){0,2}(?:list|sheet|inventory|stock list|overview|table)|inventar
  |lagerliste|bestandsliste|inventaire|liste|inventario|lista|inventário|estoque)(?:(?: (?:for|of|für|de|del|da
  |do|pour|des|meine[rs]?)| d['’]) ?[\p{L}'’ -]{2,34}?)?)\s?:\s([^.:\n]+)`;

/** "Stock list for a bike shop: part name, supplier, quantity": these are parts; with days and times they are entries. */
export function asSheet(text: string, language: Language): string {
  const [whole = '', opening = '', told = ''] = SHEET.exec(text) ?? [];
  if (/[()=]/u.test(told) || isOfThings(opening, language)) return text;
  const [first = '', ...items] = told
    .split(/,\s*(?:(?:and|und|et|y|e)\s+)?|\s(?:and|und|et|y|e)\s/iu)
    .map((one) => one.trim());
  const thing = first.replace(/^(?:the|an?)\s+/iu, '').replace(/\s+(?:name|title)$/iu, '');
  const types = items.map((item) => typeOf(item, language));
  const isThing = thing.split(' ').length <= 2 && (thing !== first || typeOf(thing, language) === null);
  if (!isThing || !areFields(types)) return text;
  const rest = text.slice(whole.length);
  if (types.some((type) => type === 'date' || type === 'time'))
    return language === 'en' ? `${opening}. Each entry has ${told}${rest}` : text;
  if (language === 'en') return `${opening}. Each ${thing} has name, ${items.join(', ')}${rest}`;
  return `${opening}. ${inMany(thing, language)} (${items.join(', ')})${rest}`;
}

/** "Order list: product, quantity": these are orders. */
function isOfThings(opening: string, language: Language): boolean {
  const words = gloss(opening, language).toLowerCase().trim().split(/\s+/);
  const at = words.findIndex((word) => /^(?:list|sheet|overview|table)$/.test(word));
  const before = words[at - 1] ?? '';
  return at > 0 && !/^(?:stock|parts?)$/.test(before) && findEntity([before]) !== null;
}

const areFields = (types: readonly (string | null)[]): boolean =>
  types.length > 1 && types.filter((type) => type !== null).length >= types.length * 0.6;

const typeOf = (item: string, language: Language): string | null => {
  const words = gloss(item, language).toLowerCase().trim().split(/\s+/);
  return isAttribute(words) ? fieldTypeOf(words) : null;
};

function inMany(thing: string, language: Language): string {
  if (language === 'de') return thing;
  return /[aeiouáéíóúâêô]$/iu.test(thing) || language === 'fr' ? `${thing}s` : `${thing}es`;
}
