import { entityEntry } from '../lexicon/entity-lexicon.ts';
import { GLOSS } from '../lexicon/gloss.data.ts';
import { LABELS, NOUNS } from '../lexicon/translations.data.ts';
import { VOCABULARY } from '../lexicon/vocabulary.data.ts';
import { SEED_TITLES } from '../lexicon/seed-titles.data.ts';
import type { Language } from './app-plan.ts';
import type { BuiltEntity } from './entities.ts';
import { isPlural } from '../understand/inflect.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { FieldPlan, SeedRow, SeedValue } from './app-plan.ts';
import { inNumber, ownName } from './own-words.ts';

const COLUMN: Readonly<Record<Language, number>> = { en: 0, pt: 1, es: 2, de: 3, fr: 4 };

/** Labels, options and rows of an entity in the language of the request. */
export function localise(entity: BuiltEntity, said: Spoken, sentences: readonly string[]): BuiltEntity {
  const { language } = said;
  if (language === 'en') return entity;
  const { plan } = entity;
  const word = (text: string): string => translate(text, language);
  const fields = plan.fields.map((one): FieldPlan => ({
    ...one,
    label: labelIn(one.label, said),
    ...(one.options === undefined ? {} : { options: one.options.map(word) }),
    ...(typeof one.initial === 'string' ? { initial: word(one.initial) } : {}),
  }));
  const names = ownNames(entity, said);
  const titles = SEED_TITLES[plan.id]?.[language];
  return {
    ...entity,
    plan: {
      ...plan,
      ...names,
      fields,
      seed: plan.seed.map((row, at) =>
        localRow(row, {
          fields: plan.fields,
          titleField: plan.titleField,
          word,
          title: titles?.[at],
          made:
            entity.entryId === null && entity.nature !== 'person'
              ? `${names.one} ${MARKS[at % MARKS.length] ?? ''}`
              : null,
          sentence: sentences[at % sentences.length] ?? '',
        }),
      ),
    },
  };
}

type Spoken = Pick<Understanding, 'language' | 'glossary'>;

/** The request's own word before the usual one. */
export function labelIn(label: string, { language, glossary }: Spoken): string {
  const own = ownName(label, glossary);
  if (own === null) return translate(label, language);
  if (own.isExact) return capital(own.text);
  const usual = translate(label, language);
  return isSameWord(usual, own.text) ? usual : capital(inNumber(own.text, language, isPlural(label)));
}

/** What a thing is called: as the request calls it, in both numbers. */
function ownNames(entity: BuiltEntity, { language, glossary }: Spoken): { one: string; many: string } {
  const usual = entityNames(entity, language);
  const one = ownName(entity.plan.one, glossary);
  const many = ownName(entity.plan.many, glossary);
  if (many?.isExact !== true) return usual;
  const single = isSameWord(usual.one, many.text) ? usual.one : inNumber(many.text, language, false);
  return { one: capital(one?.isExact === true ? one.text : single), many: capital(many.text) };
}

const isSameWord = (a: string, b: string): boolean =>
  a.slice(0, 4).toLowerCase() === b.slice(0, 4).toLowerCase();

const MARKS = ['1', '2', '3', '4', '5', '6', '7', '8'];

interface RowWords {
  readonly fields: readonly FieldPlan[];
  readonly titleField: string;
  readonly word: (text: string) => string;
  readonly title: string | undefined;
  /** A name made of the thing itself, where the lexicon has none. */
  readonly made: string | null;
  readonly sentence: string;
}

function localRow(row: SeedRow, words: RowWords): SeedRow {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const title = key === words.titleField ? (words.title ?? words.made) : null;
      return [key, title ?? localValue(value, key, words)];
    }),
  );
}

function localValue(value: SeedValue, key: string, words: RowWords): SeedValue {
  const type = words.fields.find((one) => one.id === key)?.type;
  if (type === 'choice' && typeof value === 'string') return words.word(value);
  if (type === 'choices' && Array.isArray(value)) return value.map((one) => words.word(String(one)));
  const isText = type === 'longText' && key !== words.titleField;
  return isText && value !== '' && value !== null ? words.sentence : value;
}

export function translate(text: string, language: Language): string {
  if (language === 'en') return text;
  return (
    tables(language).labels.get(text.toLowerCase()) ??
    nounFor(text, language) ??
    wordFor(text, language) ??
    text
  );
}

function wordFor(text: string, language: Language): string | undefined {
  const found = tables(language).words.get(text.toLowerCase());
  return found === undefined ? undefined : capital(found);
}

function nounFor(text: string, language: Language): string | undefined {
  const found = tables(language).nouns.get(text.toLowerCase());
  return found === undefined ? undefined : capital(found);
}

/** "recipe" and "recipes"; a word that was not English to begin with stays. */
function entityNames({ plan, entryId }: BuiltEntity, language: Language): { one: string; many: string } {
  const { one, many } = plan;
  const { nouns } = tables(language);
  const known = nouns.get(one.toLowerCase());
  const knownMany = nouns.get(many.toLowerCase());
  if (known !== undefined || knownMany !== undefined)
    return { one: capital(known ?? one), many: capital(knownMany ?? known ?? many) };
  const own = tables(language).words.get(many.toLowerCase());
  if (own !== undefined)
    return { one: capital(language === 'de' ? own : own.replace(/s$/, '')), many: capital(own) };
  const entry = entryId === null ? null : entityEntry(entryId);
  const usual = entry === null ? undefined : nouns.get(entry.one.toLowerCase());
  if (entry !== null && usual !== undefined)
    return { one: capital(usual), many: capital(nouns.get(entry.many.toLowerCase()) ?? usual) };
  if (language === 'de') {
    const word = many.replace(/(?<=[a-zäöüß]{3})s$/, '');
    return { one: capital(word), many: capital(word) };
  }
  return { one: capital(one), many: capital(many) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface Tables {
  readonly labels: ReadonlyMap<string, string>;
  readonly nouns: ReadonlyMap<string, string>;
  /** Other words of the request that were put into English. */
  readonly words: ReadonlyMap<string, string>;
}

const CACHE = new Map<Language, Tables>();

function tables(language: Language): Tables {
  const known = CACHE.get(language);
  if (known !== undefined) return known;
  const column = COLUMN[language];
  const made = { labels: labelsIn(column), nouns: nounsIn(column), words: wordsIn(language) };
  CACHE.set(language, made);
  return made;
}

function labelsIn(column: number): ReadonlyMap<string, string> {
  const rows = LABELS.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map((cells) => [(cells[0] ?? '').toLowerCase(), cells[column] ?? cells[0] ?? '']));
}

function nounsIn(column: number): ReadonlyMap<string, string> {
  const nouns = new Map<string, string>();
  for (const line of [...VOCABULARY.trim().split('\n'), ...NOUNS.trim().split('\n')]) {
    const cells = line.split('|');
    const [one = '', many = ''] = (cells[0] ?? '').split(';');
    const [foreignOne = '', foreignMany = foreignOne] = (cells[column] ?? '').split(';');
    nouns.set(one, foreignOne);
    if (many !== '') nouns.set(many, foreignMany);
  }
  return nouns;
}

function wordsIn(language: Language): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  if (language === 'en') return words;
  for (const entry of GLOSS[language].words.split(';')) {
    const [foreign = '', english = ''] = entry.trim().split('=');
    if (!words.has(english)) words.set(english, foreign);
  }
  return words;
}
