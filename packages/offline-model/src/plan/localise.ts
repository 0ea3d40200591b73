import { entityEntry } from '../lexicon/entity-lexicon.ts';
import { isProperName } from '../lexicon/instances.ts';
import { wordTables } from '../lexicon/word-tables.ts';
import { like } from '../lexicon/pattern.ts';
import type { Language, Fields } from './app-plan.ts';
import type { BuiltEntity } from './entities.ts';
import { isPlural } from '../understand/inflect.ts';
import { escaped } from '../understand/tokens.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { FieldPlan, SeedRow, SeedValue } from './app-plan.ts';
import { inNumber, ownName } from './own-words.ts';
import { sentenceCase } from '../understand/fields.ts';

/** Labels, options and rows of an entity in the language of the request. */
export function localise(entity: BuiltEntity, said: Spoken, sentences: readonly string[]): BuiltEntity {
  const { language } = said;
  if (language === 'en') return entity;
  const { plan } = entity;
  const home = entity.entryId ?? '';
  const title = plan.fields.find(({ id }) => id === plan.titleField);
  const titleLabel = title?.label ?? '';
  // What goes by its day has a date there, and no name.
  const isMade = entity.entryId === null && entity.nature !== 'person' && title?.type === 'text';
  const option = (text: string, of: FieldPlan): string =>
    translate(text, language, [home, of.label, titleLabel]);
  const fields = plan.fields.map((one): FieldPlan => ({
    ...one,
    label: labelIn(one.label, said, [home, titleLabel, 'label']),
    ...(one.options === undefined ? {} : { options: one.options.map((text) => option(text, one)) }),
    ...(typeof one.initial === 'string' ? { initial: option(one.initial, one) } : {}),
    ...(one.unit === undefined ? {} : { unit: unitIn(one.unit, language) }),
  }));
  const names = ownNames(entity, said);
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
          option,
          example: (text) =>
            wordTables(language).examples.get(text.toLowerCase()) ?? (isProperName(text) ? text : undefined),
          made:
            isMade || row[plan.titleField] === `${plan.one} ${at + 1}`
              ? `${names.one} ${MARKS[at % MARKS.length] ?? ''}`
              : null,
          sentence: sentences[at % sentences.length] ?? '',
        }),
      ),
    },
  };
}

type Spoken = Pick<Understanding, 'language' | 'glossary' | 'text'>;

/** The request's own word before the usual one. */
export function labelIn(
  label: string,
  { language, glossary }: Spoken,
  where: readonly string[] = ['label'],
): string {
  const own = ownName(label, glossary);
  if (own?.isExact === true) return sentenceCase(own.text);
  const usual = translate(label, language, where);
  if (own === null) return usual;
  return isSameWord(usual, own.text) ? usual : sentenceCase(inNumber(own.text, language, isPlural(label)));
}

/** What a thing is called: as the request calls it, in both numbers. */
function ownNames(entity: BuiltEntity, said: Spoken): { one: string; many: string } {
  const { language, glossary } = said;
  const usual = entityNames(entity, said);
  const one = ownName(entity.plan.one, glossary);
  const many = ownName(entity.plan.many, glossary);
  if (many?.isExact !== true) return usual;
  const single = isSameWord(usual.one, many.text) ? usual.one : inNumber(many.text, language, false);
  return { one: sentenceCase(one?.isExact === true ? one.text : single), many: sentenceCase(many.text) };
}

const isSameWord = (a: string, b: string): boolean =>
  a.slice(0, 4).toLowerCase() === b.slice(0, 4).toLowerCase();

const MARKS = ['1', '2', '3', '4', '5', '6', '7', '8'];

interface RowWords {
  readonly fields: Fields;
  readonly titleField: string;
  readonly option: (text: string, of: FieldPlan) => string;
  readonly example: (text: string) => string | undefined;
  /** A name made of the thing itself, where the lexicon has none. */
  readonly made: string | null;
  readonly sentence: string;
}

function localRow(row: SeedRow, words: RowWords): SeedRow {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      if (key !== words.titleField) return [key, localValue(value, key, words)];
      const example = typeof value === 'string' ? words.example(value) : undefined;
      return [key, example ?? words.made ?? localValue(value, key, words)];
    }),
  );
}

function localValue(value: SeedValue, key: string, words: RowWords): SeedValue {
  const of = words.fields.find((one) => one.id === key);
  if (of === undefined) return value;
  if (of.type === 'choices' && Array.isArray(value)) return value.map((one) => words.option(String(one), of));
  if (typeof value !== 'string' || value === '') return value;
  if (of.type === 'choice') return words.option(value, of);
  if (of.type === 'text') return words.example(value) ?? value;
  const isText = of.type === 'longText' && key !== words.titleField;
  return isText ? (words.example(value) ?? words.sentence) : value;
}

/** A word in another language; `where` it stands, the surest first, tells which sense is meant. */
export function translate(text: string, language: Language, where: readonly string[] = []): string {
  if (language === 'en') return text;
  const { labels } = wordTables(language);
  const sense = where
    .map((one) => labels.get(`${one} > ${text}`.toLowerCase()))
    .find((one) => one !== undefined);
  return (
    sense ?? labels.get(text.toLowerCase()) ?? nounFor(text, language) ?? wordFor(text, language) ?? text
  );
}

const unitIn = (unit: string, language: Language): string =>
  wordTables(language).labels.get(`unit > ${unit}`) ?? unit;

function wordFor(text: string, language: Language): string | undefined {
  const found = wordTables(language).words.get(text.toLowerCase());
  return found === undefined ? undefined : sentenceCase(found);
}

function nounFor(text: string, language: Language): string | undefined {
  const found = wordTables(language).nouns.get(text.toLowerCase());
  return found === undefined ? undefined : sentenceCase(found);
}

/** "recipe" and "recipes"; a word that was not English to begin with stays. */
function entityNames(
  { plan, entryId }: BuiltEntity,
  { language, text }: Spoken,
): { one: string; many: string } {
  const { one, many } = plan;
  const { nouns } = wordTables(language);
  const known = nouns.get(one.toLowerCase());
  const knownMany = nouns.get(many.toLowerCase());
  if (known !== undefined || knownMany !== undefined)
    return { one: sentenceCase(known ?? one), many: sentenceCase(knownMany ?? known ?? many) };
  const own = wordTables(language).words.get(many.toLowerCase());
  if (own !== undefined)
    return { one: sentenceCase(language === 'de' ? own : own.replace(/s$/, '')), many: sentenceCase(own) };
  const entry = entryId === null ? null : entityEntry(entryId);
  const usual = entry === null ? undefined : nouns.get(entry.one.toLowerCase());
  if (entry !== null && usual !== undefined)
    return { one: sentenceCase(usual), many: sentenceCase(nouns.get(entry.many.toLowerCase()) ?? usual) };
  if (language === 'de') {
    const word = many.replace(/(?<=[a-zäöüß]{3})s$/, '');
    return { one: sentenceCase(word), many: sentenceCase(word) };
  }
  return inBothNumbers({ one, many }, { language, text });
}

/** One of the two was formed as English words are: "reclamacione", "objetoes"; the request has the other. */
function inBothNumbers(
  { one, many }: { one: string; many: string },
  { language, text }: Pick<Spoken, 'language' | 'text'>,
): { one: string; many: string } {
  const isSaid = (name: string): boolean => like.iu`(?<!\p{L})${escaped(name)}(?!\p{L})`.test(text);
  if (one.includes(' ') || many === one) return { one: sentenceCase(one), many: sentenceCase(many) };
  if (!isSaid(many)) return { one: sentenceCase(one), many: sentenceCase(inNumber(one, language, true)) };
  return { one: sentenceCase(isSaid(one) ? one : inNumber(many, language, false)), many: sentenceCase(many) };
}
