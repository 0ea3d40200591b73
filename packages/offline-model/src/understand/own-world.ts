import { like } from '../lexicon/pattern.ts';
import type { Domain } from '../lexicon/domain.ts';
import { normalise } from '../lexicon/entity-lexicon.ts';
import { APP_NOUNS, EMPTY_ADJECTIVES } from '../lexicon/grammar.data.ts';
import { inSense } from '../plan/senses.ts';
import type { UnderstoodEntity } from './understanding.ts';

/**
 * Whether a request brings a world of its own, so that what is usual in the nearest domain would be wrong: a seed
 * library has no books, a wind farm no crops. It names several things that are strange there, and not the main one.
 */
export function isOwnWorld(
  domain: Domain,
  said: {
    readonly text: string;
    readonly purpose: string;
    readonly entities: readonly UnderstoodEntity[];
  },
): boolean {
  if (said.text.split(/\s+/).length < 30 || isPlainly(domain, said.purpose)) return false;
  const things = said.entities
    .filter((entity) => entity.nature !== 'person' || entity.fields.length > 0)
    .map((entity) => inSense(entity, { domain: domain.id, text: said.text, language: 'en' }));
  const isHome = (entity: UnderstoodEntity): boolean =>
    entity.entry !== null && domain.entities.includes(entity.entry.id) && isNamed(entity, said.text);
  const main = things.some((entity) => entity.entry?.id === domain.entities[0] && isNamed(entity, said.text));
  const home = things.filter(isHome).length;
  const strange = things.length - home;
  const isTold = things.some(({ entry, fields }) => entry === null && fields.length >= 3);
  return !main && (strange >= 2 || isTold) && home < strange * 2;
}

/** By its own name, not by a word that means it elsewhere. */
function isNamed({ one, entry }: UnderstoodEntity, text: string): boolean {
  const last = (name: string): string => normalise(name.toLowerCase().split(' ').at(-1) ?? '');
  const name = entry === null ? '' : last(entry.one);
  return entry !== null && last(one) === name && text.toLowerCase().includes(name);
}

/** "a restaurant website" says nothing beside the domain; "a seed library website" does. */
function isPlainly(domain: Domain, purpose: string): boolean {
  const known = new Set(domain.words.split(/[ ,]+/).map(normalise));
  const words = purpose
    .toLowerCase()
    .split(like.u`[^\p{L}\p{N}-]+`)
    .filter((word) => word !== '' && !APP_NOUNS.has(word) && !EMPTY_ADJECTIVES.has(word) && !LEAN.test(word));
  return words.length > 0 && words.every((word) => known.has(normalise(word)) && !APART.test(word));
}

const LEAN = like.u`
  ^(?:family|family-run|city|town|village|company|business|regional|national|international|community|neighbou?rhood
  |independent|management|booking|reservation|internal|office|web|next|young|old|public|information|s|vegetarian|vegan
  |french|greek|thai|german|swiss|\p{L}{3,}(?:ian|ese|ish|can))$`;

/** Words that point to a domain without being at home in it. */
const APART = /^(?:choirs?|orchestras?|theat(?:re|er)s?)$/;
