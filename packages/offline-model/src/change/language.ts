import { like } from '../lexicon/pattern.ts';
import { copyFor } from '../plan/copy.ts';
import type { AppPlan, EntityPlan, Language, SeedValue } from '../plan/app-plan.ts';
import { translate } from '../plan/localise.ts';
import { escaped } from '../understand/tokens.ts';
import type { Change } from './ask.ts';
import { entityOf, mapBlocks } from './edits.ts';
import { NOUNS } from './nouns.data.ts';
import { firstNamed } from './phrases.ts';
import { mapText } from './texts.ts';

const NAMES: Readonly<Record<Language, string>> = {
  pt: 'portuguese|portugiesisch(?:e[nr]?)?|portugais|portugués|portugues|português|brazilian',
  es: 'spanish|spanisch(?:e[nr]?)?|espagnol|español|espanol|castellano|espanhol',
  fr: 'french|französisch(?:e[nr]?)?|français|francais|francés|frances|francês',
  de: 'german|deutsch(?:e[nr]?)?|allemand|alemán|aleman|alemão',
  en: 'english|englisch(?:e[nr]?)?|anglais|inglés|ingles|inglês',
};
const OWN_NAMES: Readonly<Record<Language, readonly [string, string, string, string, string]>> = {
  en: ['English', 'Englisch', 'anglais', 'inglés', 'inglês'],
  de: ['German', 'Deutsch', 'allemand', 'alemán', 'alemão'],
  fr: ['French', 'Französisch', 'français', 'francés', 'francês'],
  es: ['Spanish', 'Spanisch', 'espagnol', 'español', 'espanhol'],
  pt: ['Portuguese', 'Portugiesisch', 'portugais', 'portugués', 'português'],
};
const ORDER: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt'];

/** A language's name in another one. */
export const languageName = (named: Language, within: Language): string =>
  OWN_NAMES[named][ORDER.indexOf(within)] ?? named;

/** "translate to German", "und jetzt auf Französisch", "back to English". */
export const changeLanguage: Change = ({ plan, context, order }) => {
  const target = firstNamed(NAMES, order);
  if (target === undefined) return null;
  return plan.language === target ? plan : translated(plan, target, context.earlier);
};

type Say = (text: string) => string;

function translated(plan: AppPlan, target: Language, earlier: readonly AppPlan[]): AppPlan {
  const known = earlier.find(({ language }) => language === target);
  const say = translator(plan.language, target, known ? alignedPairs(plan, known) : []);
  const next = mapText(plan, say);
  const entities = next.entities.map((entity) => translatedRecords(entity, say));
  return mapBlocks({ ...next, language: target, entities }, (block) => {
    if (block.kind === 'cart' || block.kind === 'checkout' || block.kind === 'orders')
      return { ...block, payments: block.payments.map(say) };
    const optionIn = <T extends { readonly option?: string }>(one: T): T =>
      one.option === undefined ? one : { ...one, option: say(one.option) };
    if (block.kind === 'collection' || block.kind === 'detail')
      return { ...block, actions: block.actions.map(optionIn) };
    if (block.kind !== 'numbers') return block;
    const items = block.items.map((item) => (item.where ? { ...item, where: optionIn(item.where) } : item));
    return { ...block, items };
  });
}

/** Options and texts of the examples, and what rules say. */
function translatedRecords(entity: EntityPlan, say: Say): EntityPlan {
  const sayValue = (value: SeedValue | undefined): SeedValue =>
    typeof value === 'string' ? say(value) : Array.isArray(value) ? value.map(say) : (value ?? null);
  const told = entity.fields.filter(({ type }) => ['choice', 'choices', 'longText'].includes(type));
  return {
    ...entity,
    rules: entity.rules.map((rule) => ({ ...rule, message: say(rule.message) })),
    fields: entity.fields.map((field) =>
      field.options
        ? {
            ...field,
            options: field.options.map(say),
            ...(typeof field.initial === 'string' ? { initial: say(field.initial) } : {}),
          }
        : field,
    ),
    seed: entity.seed.map((row) => ({
      ...row,
      ...Object.fromEntries(told.map(({ id }) => [id, sayValue(row[id])])),
    })),
  };
}

type Pairs = readonly (readonly [string, string])[];

/** Known phrases, also with a name inside; then nouns; anything else stays. */
function translator(from: Language, to: Language, own: Pairs): Say {
  const [old, fresh] = [ORDER.indexOf(from), ORDER.indexOf(to)];
  const nouns = new Map(NOUNS.map((row) => [(row[old] ?? '').toLowerCase(), row[fresh] ?? '']));
  const [book, other] = [copyFor(from), copyFor(to)];
  // Titles of pages go before labels of fields that are the same word.
  const pairs = [...phrasePairs(book, other), ...phrasePairs(book.places, other.places)].filter(isFillable);
  const exact = new Map([...pairs, ...own]);
  const patterns = pairs
    .filter(([phrase]) => phrase.includes('{'))
    .map(([phrase, name]) => ({ pattern: asPattern(phrase), name }));
  const noun = (text: string): string => {
    const known = nouns.get(text.toLowerCase());
    if (known === undefined) return from === 'en' ? translate(text, to) : text;
    return /^\p{Lu}/u.test(text) || to === 'de' ? known : known.charAt(0).toLowerCase() + known.slice(1);
  };
  return (text) => {
    const whole = exact.get(text);
    if (whole !== undefined) return whole;
    for (const { pattern, name } of patterns) {
      const groups = pattern.exec(text)?.groups;
      if (groups)
        return name.replace(/\{(\w+)\}/g, (left, key: string) =>
          groups[key] === undefined ? left : noun(groups[key]),
        );
    }
    return noun(text);
  };
}

const blanksIn = (text: string): readonly string[] => text.match(/\{\w+\}/g) ?? [];

/** A phrase that names what the one in the other language leaves out cannot be filled in. */
const isFillable = ([phrase, other]: Pairs[number]): boolean =>
  blanksIn(other).every((blank) => phrase.includes(blank));

const asPattern = (template: string): RegExp => {
  const seen = new Set<string>();
  const source = escaped(template).replace(/\\\{(\w+)\\\}/g, (_, key: string) => {
    if (seen.has(key)) return `\\k<${key}>`;
    seen.add(key);
    return `(?<${key}>.{1,60}?)`;
  });
  return like.iu`^${source}$`;
};

/** What things were called when the app spoke the other language before. */
function alignedPairs(plan: AppPlan, known: AppPlan): Pairs {
  const entities = plan.entities.flatMap(({ id, one, many, fields }) => {
    const other = entityOf(known, id);
    const sameField = (field: string): unknown => other?.fields.find((own) => own.id === field);
    return other
      ? phrasePairs(
          [one, many, ...fields],
          [other.one, other.many, ...fields.map((own) => sameField(own.id))],
        )
      : [];
  });
  const pages = plan.pages.flatMap(({ id, title, intro, blocks }) => {
    const other = known.pages.find((page) => page.id === id);
    const same = blocks.map(({ kind }, at) => (other?.blocks[at]?.kind === kind ? other.blocks[at] : null));
    return other ? phrasePairs([title, intro, ...blocks], [other.title, other.intro, ...same]) : [];
  });
  return [...entities, ...pages, [plan.tagline, known.tagline]];
}

/** Both books side by side, wherever both have a text in the same place. */
function phrasePairs(from: unknown, to: unknown): Pairs {
  if (typeof from === 'string') return typeof to === 'string' && from !== '' ? [[from, to]] : [];
  if (Array.isArray(from) && Array.isArray(to))
    return from.flatMap((item, index) => phrasePairs(item, to[index]));
  if (typeof from !== 'object' || from === null || typeof to !== 'object' || to === null) return [];
  const other = new Map(Object.entries(to));
  return Object.entries(from).flatMap(([key, value]) => phrasePairs(value, other.get(key)));
}
