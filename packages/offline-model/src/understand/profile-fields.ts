import { like, part } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { isFieldItem, readFieldItems, splitItems } from './field-items.ts';
import { sentenceCase } from './fields.ts';
import { isVerb } from './grammar.ts';

/** What people tell of themselves beside their name and address. */
export interface ProfileField {
  readonly label: string;
  readonly isLong: boolean;
}

const OWN = part`
  (?:^|[.,;:!?(\n]\s*|\b(?:my|own|an?|the|their|his|her|edit|personal|users?|members?|have|mein|dein|ein|eigenes|ihr|das
  |mon|son|un|leur|le|mi|su|el|meu|seu|um|o|and|und|et|y|e)\s)`;
const NOUN = part`(?:profile?s?|perfil|perfis|perfiles|profil(?:seite)?)(?: (?:page|information|info|data))?`;
const TOLD = like.giu`
  (?<=${OWN})${NOUN}\s*(?:\(([^()]+)\)|:\s*([^.;()\n]+)|,?\s(?:with|including|mit|avec|con|com)\s+([^.;:()\n]+))`;

const LED =
  /^(?:and |und |et |y |e )?(?:an? |the |their |his |her |my |short |eine?n? |une? |una |uma |um |el |la |le |o |a )+(?=\S)/iu;
const KEPT_ANYWAY = like.iu`
  ^(?:(?:full |user ?)?name|nombre|nome|nom|e-?mail(?:s|-adresse| address)?|correo.*|password|passwort|mot de passe
  |contraseña|senha|(?:profile |avatar )?(?:photo|picture|image|avatar)|foto|bild|role|rolle)$`;

/** "My profile (name, country, languages)", "have a profile with a bio". */
export function readProfileFields(text: string, language: Language): readonly ProfileField[] {
  const found = [...text.matchAll(TOLD)].flatMap(([, inside, listed, joined]) => {
    const items = splitItems(inside ?? listed ?? joined ?? '').map((item) => item.replace(LED, '').trim());
    const end = items.findIndex((item) => !isTold(item, inside === undefined, language));
    return end < 0 ? items : items.slice(0, end);
  });
  const labels = [...new Set(found.filter((item) => !KEPT_ANYWAY.test(item)).map(sentenceCase))];
  return labels.map((label) => ({
    label,
    isLong: readFieldItems([label.toLowerCase()], language)[0]?.type === 'longText',
  }));
}

/** In brackets stands what the request wants; a sentence goes on to other things: "… with a bio, and see posts". */
function isTold(item: string, isInSentence: boolean, language: Language): boolean {
  const words = item.toLowerCase().split(/\s+/);
  if (item === '' || words.length > 3 || /\d/.test(item)) return false;
  return !isInSentence || (isFieldItem(item, language) && !isVerb(words[0] ?? ''));
}
