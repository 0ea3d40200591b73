import { copyFor } from '../plan/copy.ts';
import type { AppPlan, Language } from '../plan/app-plan.ts';
import { translate } from '../plan/localise.ts';
import { escaped } from '../understand/tokens.ts';
import type { Changer } from './ask.ts';
import { NOUNS } from './nouns.data.ts';
import { mapText } from './text-changes.ts';

const NAMES: readonly (readonly [Language, RegExp])[] = [
  ['en', /\b(?:english|englisch(?:e[nr]?)?|anglais|inglés|ingles|inglês)\b/iu],
  ['de', /\b(?:german|deutsch(?:e[nr]?)?|allemand|alemán|aleman|alemão)\b/iu],
  ['fr', /\b(?:french|französisch(?:e[nr]?)?|français|francais|francés|frances|francês)\b/iu],
  ['es', /\b(?:spanish|spanisch(?:e[nr]?)?|espagnol|español|espanol|castellano|espanhol)\b/iu],
  ['pt', /\b(?:portuguese|portugiesisch(?:e[nr]?)?|portugais|portugués|portugues|português|brazilian)\b/iu],
];

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
export const changeLanguage: Changer = (plan, wish, context) => {
  const text = wish.order;
  const isOrder =
    /\b(?:translate|translation|language|sprache|langue|idioma|back to|auf|version|speak|everything|all|whole|texts?|labels?|app|site|switch to|change|make)\b/iu.test(
      text,
    ) ||
    /^(?:in|to|en|em|into|and|auf|jetzt|now)\b/iu.test(text) ||
    text.split(' ').length <= 3;
  if (
    !isOrder ||
    /\b(?:field|options?|choice|dropdown|column|add a language|need)\b/iu.test(text) ||
    /\(.*\)/.test(text)
  )
    return null;
  const found = NAMES.filter(([, pattern]) => pattern.test(text)).map(([language]) => language);
  const target = found.at(-1);
  if (target === undefined) return null;
  return translated(plan, target, context.earlier);
};

function translated(plan: AppPlan, target: Language, earlier: readonly AppPlan[]): AppPlan {
  if (plan.language === target) return plan;
  const known = earlier.find(({ language }) => language === target);
  const say = translator(plan.language, target, known ? alignedPairs(plan, known) : []);
  const next = mapText(plan, say);
  const entities = next.entities.map((entity) => ({
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
    seed: entity.seed.map((row) => {
      const cells = entity.fields.flatMap((field) => {
        const value = row[field.id];
        if (field.type !== 'choice' && field.type !== 'choices' && field.type !== 'longText') return [];
        return [
          [
            field.id,
            typeof value === 'string' ? say(value) : Array.isArray(value) ? value.map(say) : (value ?? null),
          ] as const,
        ];
      });
      return { ...row, ...Object.fromEntries(cells) };
    }),
  }));
  return {
    ...next,
    language: target,
    entities,
    pages: next.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => {
        if (block.kind === 'cart' || block.kind === 'checkout' || block.kind === 'orders')
          return { ...block, payments: block.payments.map(say) };
        if (block.kind === 'collection' || block.kind === 'detail')
          return {
            ...block,
            actions: block.actions.map((action) =>
              action.option === undefined ? action : { ...action, option: say(action.option) },
            ),
          };
        if (block.kind === 'numbers')
          return {
            ...block,
            items: block.items.map((item) =>
              item.where ? { ...item, where: { ...item.where, option: say(item.where.option) } } : item,
            ),
          };
        return block;
      }),
    })),
  };
}

/** Known phrases, also with a name inside; then nouns; anything else stays. */
function translator(
  from: Language,
  to: Language,
  own: readonly (readonly [string, string])[],
): (text: string) => string {
  const nouns = new Map(
    NOUNS.map((row) => [(row[ORDER.indexOf(from)] ?? '').toLowerCase(), row[ORDER.indexOf(to)] ?? '']),
  );
  const [book, other] = [copyFor(from), copyFor(to)];
  // Titles of pages go before labels of fields that are the same word.
  const pairs = [...phrasePairs(book, other), ...phrasePairs(book.places, other.places)];
  const exact = new Map([...pairs, ...own]);
  const patterns = pairs
    .filter(([old]) => old.includes('{'))
    .map(([old, name]) => ({ pattern: asPattern(old), name }));
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

const asPattern = (template: string): RegExp => {
  const seen = new Set<string>();
  const source = escaped(template).replace(/\\\{(\w+)\\\}/g, (_, key: string) => {
    if (seen.has(key)) return `\\k<${key}>`;
    seen.add(key);
    return `(?<${key}>.{1,60}?)`;
  });
  return new RegExp(`^${source}$`, 'iu');
};

/** What things were called when the app spoke the other language before. */
function alignedPairs(plan: AppPlan, known: AppPlan): readonly (readonly [string, string])[] {
  const entities = plan.entities.flatMap((entity) => {
    const other = known.entities.find(({ id }) => id === entity.id);
    if (!other) return [];
    const fields = entity.fields.flatMap((field) =>
      phrasePairs(
        field,
        other.fields.find(({ id }) => id === field.id),
      ),
    );
    return [[entity.one, other.one] as const, [entity.many, other.many] as const, ...fields];
  });
  const pages = plan.pages.flatMap((page) => {
    const other = known.pages.find(({ id }) => id === page.id);
    if (!other) return [];
    const blocks = page.blocks.flatMap((block, index) =>
      block.kind === other.blocks[index]?.kind ? phrasePairs(block, other.blocks[index]) : [],
    );
    return [[page.title, other.title] as const, [page.intro, other.intro] as const, ...blocks];
  });
  return [...entities, ...pages, [plan.tagline, known.tagline]];
}

/** Both books side by side, wherever both have a text in the same place. */
function phrasePairs(from: unknown, to: unknown): readonly (readonly [string, string])[] {
  if (typeof from === 'string') return typeof to === 'string' && from !== '' ? [[from, to]] : [];
  if (Array.isArray(from) && Array.isArray(to))
    return from.flatMap((item, index) => phrasePairs(item, to[index]));
  if (typeof from !== 'object' || from === null || typeof to !== 'object' || to === null) return [];
  const other = new Map(Object.entries(to));
  return Object.entries(from).flatMap(([key, value]) => phrasePairs(value, other.get(key)));
}
