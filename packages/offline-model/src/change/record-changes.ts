import type { AppPlan, EntityPlan, FieldPlan, SeedRow, SeedValue } from '../plan/app-plan.ts';
import { copyFor } from '../plan/copy.ts';
import { seedFor, slug } from '../plan/seed-values.ts';
import { escaped } from '../understand/tokens.ts';
import { type Changer, withEntity } from './changer.ts';
import { findEntities, fold } from './named.ts';
import { bare, sentence } from './phrases.ts';
import { unquoted } from './wish.ts';

const ONE =
  /^add\s+(?:(?:then|also)\s+)?(?:a|an|another|one more|the|one|new|a new|ein|eine|einen|une?|una|uma?|el|la|o)\s+(?:new\s+|further\s+|neue[nrs]?\s+|nouve(?:au|lle)\s+|nuev[oa]\s+|nov[oa]\s+)?$/iu;
const NO_RECORD =
  /\b(?:page|tab|section|field|column|filter|chart|button|dropdown|checkbox|rating|comments?|reviews?|status|form|list|table|view)\b/iu;
const OPENING =
  /^\s*(?:called|named|titled|to|in|for|about|on|with|namens|nach|mit|für|nommée?|appelée?|à|pour|avec|llamad[oa]|a|para|con|chamad[oa]|com|:|–|-)\s+/iu;

/** "add a tour to Peru, 12 days, 2450 euro, difficult": one record with what is told of it. */
export const addRecord: Changer = (plan, wish) => {
  const text = unquoted(wish.order, wish.quotes);
  if (NO_RECORD.test(text)) return null;
  const [named] = findEntities(text, plan);
  if (!named || !ONE.test(text.slice(0, named.start))) return null;
  const rest = text.slice(named.end);
  const pieces = rest
    .replace(OPENING, '')
    .split(/\s*[,;]\s*|\s+(?:and|und|et|y|e)\s+(?=\d)|\s+with\s+/iu)
    .map((piece) => piece.trim().replace(/^(?:and|und|et|y|e|with|for)\s+/iu, ''))
    .filter((piece) => piece !== '');
  const [first, ...told] = pieces;
  const entity = named.item;
  if (first === undefined || !isTitle(first, rest, told.length)) return null;
  const taken = takeValues(entity, told);
  const title = sentence(bare(first));
  const row = rowWith(plan, entity, { title, values: taken.values });
  return {
    plan: withEntity(plan, { ...taken.entity, seed: [...entity.seed, row] }),
    ...(taken.left.length === 0 ? {} : { left: taken.left.join(', ') }),
  };
};

/** A name of its own, not the name of a field: it begins large, follows "called", or has values behind it. */
const isTitle = (words: string, rest: string, values: number): boolean =>
  words.split(' ').length <= 6 &&
  !/^\d/.test(words) &&
  (values > 0 || /^\p{Lu}/u.test(bare(words)) || /^\s*(?:called|named|titled|namens|:)/iu.test(rest));

interface Taken {
  readonly entity: EntityPlan;
  readonly values: Readonly<Record<string, SeedValue>>;
  readonly said: readonly string[];
  readonly left: readonly string[];
}

/** Each piece goes to the field that it names, fits or measures. */
function takeValues(entity: EntityPlan, pieces: readonly string[]): Taken {
  let current = entity;
  const values: Record<string, SeedValue> = {};
  const said: string[] = [];
  const left: string[] = [];
  for (const piece of pieces) {
    const free = current.fields.filter((field) => !(field.id in values) && field.id !== current.titleField);
    const found = valueFor(free, piece);
    if (!found) {
      left.push(piece);
      continue;
    }
    values[found.field.id] = found.value;
    said.push(`${found.field.label}: ${String(found.value)}`);
    const { field } = found;
    if (field.options && typeof found.value === 'string' && !field.options.includes(found.value)) {
      const options = [...field.options, found.value];
      current = {
        ...current,
        fields: current.fields.map((one) => (one.id === field.id ? { ...one, options } : one)),
      };
    }
  }
  return { entity: current, values, said, left };
}

interface FieldValue {
  readonly field: FieldPlan;
  readonly value: SeedValue;
}

const NUMBER = /-?\d+(?:[.,]\d+)?/u;
const MONEY = /[€$£¥]|\b(?:euros?|eur|dollars?|usd|pounds?|gbp|reais|francs?|chf)\b/iu;

interface Piece {
  readonly text: string;
  readonly amount: number | undefined;
}

type ValueReader = (fields: readonly FieldPlan[], piece: Piece) => FieldValue | null;

function valueFor(fields: readonly FieldPlan[], text: string): FieldValue | null {
  const number = NUMBER.exec(text.replace(/(?<=\d)[ ,.](?=\d{3}(?!\d))/gu, ''))?.[0];
  const piece = { text, amount: number === undefined ? undefined : Number(number.replace(',', '.')) };
  for (const read of READERS) {
    const found = read(fields, piece);
    if (found) return found;
  }
  return null;
}

const asOption: ValueReader = (fields, { text }) =>
  fields
    .flatMap((field) => (field.options ?? []).map((value) => ({ field, value })))
    .find(({ value }) => stem(value) === stem(text)) ?? null;

const asMoney: ValueReader = (fields, { text, amount }) => {
  const field = fields.find(({ type }) => type === 'money');
  return field && amount !== undefined && MONEY.test(text) ? { field, value: amount } : null;
};

/** "12 days", "price 20", "category: tools". */
const byName: ValueReader = (fields, { text, amount }) => {
  const words = fold(text);
  const field = fields.find(({ label, unit }) =>
    [fold(label), fold(label).replace(/s$/, ''), ...(unit === undefined ? [] : [fold(unit)])].some((name) =>
      words.includes(name),
    ),
  );
  if (!field) return null;
  if (field.type === 'flag') return { field, value: !/\b(?:no|not|nicht|pas|não)\b/iu.test(text) };
  if (['number', 'money', 'rating'].includes(field.type))
    return amount === undefined ? null : { field, value: amount };
  const value = text.replace(new RegExp(`^.*?${escaped(field.label)}s?\\s*(?:is|=|:)?\\s*`, 'iu'), '').trim();
  const takesWords = field.type === 'text' || field.type === 'longText' || field.options !== undefined;
  return value !== '' && takesWords ? { field, value: sentence(value) } : null;
};

/** "difficult" for the difficulty. */
const asQuality: ValueReader = (fields, { text }) => {
  const field =
    text.length > 4
      ? fields.find((one) => one.options !== undefined && stem(one.label).startsWith(stem(text).slice(0, 6)))
      : undefined;
  return field ? { field, value: sentence(text) } : null;
};

const asEmail: ValueReader = (fields, { text }) => {
  const field = fields.find(({ type }) => type === 'email');
  const value = /\S+@\S+\.\S+/u.exec(text)?.[0];
  return field && value !== undefined ? { field, value } : null;
};

const asNumber: ValueReader = (fields, { text, amount }) => {
  const field = onlyNumber(fields, text);
  return field && amount !== undefined ? { field, value: amount } : null;
};

const READERS: readonly ValueReader[] = [asOption, asMoney, byName, asQuality, asEmail, asNumber];

/** A bare number, where one field alone can take it. */
function onlyNumber(fields: readonly FieldPlan[], piece: string): FieldPlan | undefined {
  const counted = fields.filter(({ type }) => type === 'number' || type === 'money');
  return /^\d+(?:[.,]\d+)?$/u.test(piece) && counted.length === 1 ? counted[0] : undefined;
}

const stem = (text: string): string => fold(text.trim()).replace(/(?:ies|y|es|s)$/, '');

/** A record with what is told of it; the rest is made up as for the examples. */
export function rowWith(
  plan: AppPlan,
  entity: EntityPlan,
  { title, values }: { readonly title: string; readonly values: Readonly<Record<string, SeedValue>> },
): SeedRow {
  const row = entity.seed.length;
  const { sentences } = copyFor(plan.language);
  const cells = entity.fields.map((field): [string, SeedValue] => {
    if (field.id === entity.titleField && field.type !== 'relation') return [field.id, title];
    const told = values[field.id];
    if (told !== undefined) return [field.id, told];
    if (field.type === 'relation') {
      const rows = plan.entities.find(({ id }) => id === field.entity)?.seed ?? [];
      return [field.id, rows[row % Math.max(1, rows.length)]?.['id'] ?? null];
    }
    return [field.id, seedFor(field, { row, title, entity: entity.id, sentences })];
  });
  // Not the next number: that of a record that went may still be named by what people entered.
  const base = `${entity.id}-${slug(title)}`;
  const taken = new Set(entity.seed.map((one) => one['id']));
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  return { id, ...Object.fromEntries(cells) };
}
