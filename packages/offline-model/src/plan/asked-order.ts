import { like } from '../lexicon/pattern.ts';
import { listItems } from '../understand/list-items.ts';
import { escaped, sentences } from '../understand/tokens.ts';
import type { Fields } from './app-plan.ts';
import type { Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';

const VERBS = {
  sorts: '(?:sort|order|arrang|rank|orden|classific|trie|classe|tri(?=\\s))\\p{L}*',
  filters: '(?:filt|narrow)\\p{L}*',
} as const;
const AT_END = { sorts: '(?:sortier|ordne)\\p{L}*', filters: '(?:filter|eingrenz)\\p{L}*' } as const;
const DONE = '(?:search|find|look|buscar|procurar|chercher|rechercher|suchen?)\\p{L}*';

/** The fields of a thing by which a request says to sort or to filter it, in the names that they have in the app. */
export function askedBy({ said, entities }: Draft, entity: BuiltEntity, kind: keyof typeof VERBS): Fields {
  const other = kind === 'sorts' ? 'filters' : 'sorts';
  const after = like.giu`
    (?<!\p{L})${VERBS[kind]}[^.;]{0,60}?\s(?:by|por|par|selon|según|pel[ao]s?)\s(?<told>[^.;]*?)(?=(?<!\p{L})(?:${VERBS[other]}|${DONE})|[.;]|$)`;
  const before = like.giu`(?<!\p{L})nach\s(?<told>[^.;]{2,60}?)\s(?:zu\s)?${AT_END[kind]}`;
  const labels = new Set(entities.flatMap(({ plan }) => plan.fields.map(({ label }) => label.toLowerCase())));
  return sentences(said.text).flatMap(({ start, end }) => {
    const sentence = said.text.slice(start, end);
    if (!like.iu`${VERBS[kind]}|${AT_END[kind]}`.test(sentence)) return [];
    const others = entities.filter((one) => one !== entity && isNamed(one, sentence));
    if (others.length > 0 && !isNamed(entity, sentence)) return [];
    const told = [...sentence.matchAll(after), ...sentence.matchAll(before)].flatMap(({ groups }) =>
      itemsOf(groups?.['told'] ?? '', labels),
    );
    return entity.plan.fields.filter(
      ({ id, label, type }) =>
        type !== 'longText' &&
        type !== 'image' &&
        (kind === 'sorts' || id !== entity.plan.titleField) &&
        told.includes(label.toLowerCase()),
    );
  });
}

/** "price and the date": names, up to what is none. */
function itemsOf(told: string, labels: ReadonlySet<string>): readonly string[] {
  const items = listItems(told, 0).map(({ text }) => text.toLowerCase().replace(ARTICLE, ''));
  const end = items.findIndex((item) => !labels.has(item));
  return end < 0 ? items : items.slice(0, end);
}

const ARTICLE = like.iu`^(?:the|their|its|der|die|das|dem|den|el|la|los|las|le|les|l['’]|o|a|os|as)\s*(?<=\s|['’])`;

const hasWord = (text: string, word: string): boolean =>
  like.iu`(?<!\p{L})${escaped(word)}(?!\p{L})`.test(text);

const isNamed = ({ plan }: BuiltEntity, sentence: string): boolean =>
  hasWord(sentence, plan.one) || hasWord(sentence, plan.many);
