import { like } from '../lexicon/pattern.ts';
import { fieldFrom, sentenceCase } from './fields.ts';
import type { UnderstoodEntity } from './understanding.ts';

/** "The caretaker changes the status to open, in progress or fixed." */
const CHANGED = like.giu`
  (?<!\p{L})(?:(?:chang|set|updat|switch|mov)(?:e|es|s|ing)?\s(?:(?:the|its|their|each)\s)?(?:\p{L}+\s)?(?:status|state)\s(?:of\s[^,.;]{2,30}\s)?to
  |(?:änder|setz|stell)\p{L}*\s(?:den|ihren|dessen)\s(?:status|zustand)\s(?:auf|zu)
  |(?:chang|modifi|met|pass)\p{L}*\s(?:le|son|leur)\s(?:statut|état)\s(?:en|à|sur)
  |(?:cambi|mud|alter|pon|actualiz|atualiz)\p{L}*\s(?:el|o|su|seu)\s(?:estado|status)\s(?:a|para|en|em))
  \s(?<options>[^.;:()"“”]{5,90}?\s(?:or|oder|ou|o)\s[\p{L}-]+(?:\s[\p{L}-]+)?)(?=[.;,)]|$)`;

/** The states that a sentence names are those of what was told before it. */
export function withToldStates(
  entities: readonly UnderstoodEntity[],
  text: string,
): readonly UnderstoodEntity[] {
  const [match] = text.matchAll(CHANGED);
  const options = (match?.groups?.['options'] ?? '')
    .split(/,|\s(?:or|oder|ou|o)\s/iu)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const about = entities.findLast(({ at, nature }) => at <= (match?.index ?? 0) && nature !== 'person');
  if (options.length < 2 || options.some((one) => one.split(' ').length > 3) || about === undefined)
    return entities;
  const told = about.fields.find(({ label }) => label === 'Status');
  if (told !== undefined && !told.isDefaultOptions) return entities;
  const status = fieldFrom(['status'], options.map(sentenceCase));
  const fields = [...about.fields.filter((one) => one !== told), status];
  return entities.map((one) => (one === about ? { ...one, fields } : one));
}
