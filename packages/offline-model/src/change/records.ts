import { like } from '../lexicon/pattern.ts';
import type { AppPlan, EntityPlan, FieldPlan, SeedRow, SeedValue } from '../plan/app-plan.ts';
import { slug } from '../plan/seed-values.ts';
import { fieldTypeOf } from '../understand/fields.ts';
import { numberWord } from '../understand/number-words.ts';
import { escaped } from '../understand/tokens.ts';
import { type Change, entityMeant, entityNamed, type Outcome } from './ask.ts';
import { withEntity } from './edits.ts';
import { exampleFor } from './fields.ts';
import { findEntities, findFields, fold } from './named.ts';
import { bare, firstNamed, listItems, sentence } from './phrases.ts';
import { found, patternOf, says, without } from './reading.ts';
import { WORDS } from './words.data.ts';

/** How many "some", "a few" and "more" are. */
const SOME = 4;

/** "remove the sample data", "start empty". */
export const removeRows: Change = ({ plan, text }) => {
  const named = findEntities(text, plan).map(({ item }) => item);
  const emptied = named.length > 0 ? named : plan.entities;
  const entities = plan.entities.map((one) => (emptied.includes(one) ? { ...one, seed: [] } : one));
  return { ...plan, entities };
};

/** "add 5 more products". */
export const addRows: Change = (ask) => {
  const { plan, text } = ask;
  const [, count = '', things = ''] = found(text, 'moreRows') ?? [];
  const entity = entityNamed(things, plan) ?? (says(things, 'anyRows') ? entityMeant(ask) : undefined);
  const told = numberWord(count);
  const wanted = Math.min(40, Number.isNaN(told) ? SOME : told);
  return entity && wanted >= 1 ? withEntity(plan, withRows(plan, entity, wanted)) : null;
};

/** Rows like those that are there, each with a number behind its name. */
function withRows(plan: AppPlan, entity: EntityPlan, count: number): EntityPlan {
  const { id, seed, fields, titleField } = entity;
  const size = Math.max(1, seed.length);
  const added = Array.from({ length: count }, (_, index): SeedRow => {
    const row = seed.length + index;
    const model = seed[index % size];
    const title = `${String(model?.[titleField] ?? entity.one)} ${Math.floor(row / size) + 1}`;
    const cells = fields.map((field): [string, SeedValue] => {
      if (field.id === titleField && field.type !== 'relation') return [field.id, title];
      return ['relation', 'image', 'longText'].includes(field.type)
        ? [field.id, model?.[field.id] ?? null]
        : [field.id, exampleFor(plan, entity, { field, row, title })];
    });
    return { id: `${id}-${row + 1}`, ...Object.fromEntries(cells) };
  });
  return { ...entity, seed: [...seed, ...added] };
}

/** "add a tour to Peru, 12 days, 2450 euro, difficult": one record with what is told of it. */
export const addRecord: Change = ({ plan, text, wish }) => {
  const listed = addNamed(plan, text, wish.quotes);
  if (listed) return listed;
  const [named] = findEntities(text, plan);
  if (!named || !patternOf(WORDS.addOne).test(text.slice(0, named.start))) return addPriced(plan, text);
  const rest = text.slice(named.end);
  const [first, ...told] = without(rest.trim(), 'ofName')
    .split(/\s*[,;]\s*|\s+(?:and|und|et|y|e)\s+(?=\d)|\s+with\s+/iu)
    .map((piece) => piece.trim().replace(/^(?:and|und|et|y|e|with|for)\s+/iu, ''))
    .filter((piece) => piece !== '');
  if (first === undefined || !isTitle(first, rest, told.length)) return null;
  const taken = takeValues(named.item, told);
  const row = rowWith(plan, named.item, { title: sentence(bare(first)), values: taken.values });
  return {
    plan: withEntity(plan, { ...taken.entity, seed: [...named.item.seed, row] }),
    ...(taken.left.length === 0 ? {} : { left: taken.left.join(', ') }),
  };
};

/** "add Marisol Vega to the members, her phone is 555 0143". */
function addNamed(plan: AppPlan, text: string, quotes: readonly string[]): Outcome | null {
  const [, names = '', whom = '', rest = ''] = found(text, 'toList') ?? [];
  const entity = plan.entities.find(({ one, many }) =>
    [one, many, lastOf(many)].some((name) => fold(name) === fold(whom)),
  );
  const titles = quotes.includes(names) ? [names] : listItems(names);
  const areNames = titles.every(
    (name) =>
      (quotes.includes(name) || /^\p{Lu}/u.test(name)) &&
      (name.includes(' ') || fieldTypeOf(name.toLowerCase().split(' ')) === 'text'),
  );
  const isTitled = entity?.fields.some(({ id, type }) => id === entity.titleField && type === 'text');
  if (!entity || isTitled !== true || !areNames) return null;
  const told = rest.split(/\s*[,;]\s*|\s+(?:and|und|et|y|e)\s+/iu).filter((piece) => piece.trim() !== '');
  const taken = takeValues(entity, told);
  const grown = titles.reduce(
    (current, title) => ({
      ...current,
      seed: [...current.seed, rowWith(plan, current, { title, values: taken.values })],
    }),
    taken.entity,
  );
  return {
    plan: withEntity(plan, grown),
    ...(taken.left.length === 0 ? {} : { left: taken.left.join(', ') }),
  };
}

const lastOf = (name: string): string => name.split(' ').at(-1) ?? name;

const PRICED = like.iu`^add (?:an? |the )?(\p{L}[^,\d“]{2,40}?)(?:,| for| at| für| pour| por)\s((?:[€$£]\s?)?\d+(?:[.,]\d+)?)\D{0,9}$`;

/** "add Hot towel shave, 20": to the only list of what has a price. */
function addPriced(plan: AppPlan, text: string): AppPlan | null {
  const [, title, price = ''] = PRICED.exec(text) ?? [];
  const [offer, ...others] = plan.entities.filter(
    ({ id, fields }) => !SOLD.test(id) && fields.some(({ type }) => type === 'money'),
  );
  if (title === undefined || !offer || others.length > 0) return null;
  const { entity, values } = takeValues(offer, [price]);
  const row = rowWith(plan, offer, { title: sentence(bare(title)), values });
  return withEntity(plan, { ...entity, seed: [...offer.seed, row] });
}

/** What was bought or spent is no offer. */
const SOLD = /order|invoice|payment|booking|appointment|reservation|expense|transaction|donation|sale/iu;

/** The field, the record and the value: "the weight of Bruno to 34", "Bruno's weight to 34". */
function valueTold(text: string): readonly [field: string, record: string, value: string] {
  const [, name = '', title = '', told = ''] = found(text, 'valueOf') ?? [];
  const [, owner = title, its = name, value = told] = found(text, 'valueOfOne') ?? [];
  return [its, owner, value];
}

/** "change the price of the sourdough to 6 euros": one value of a record that is named. */
export const changeValue: Change = ({ plan, text }) => {
  const [name, title, told] = valueTold(text);
  for (const entity of name === '' ? [] : plan.entities) {
    const field = findFields(name, entity)[0]?.item;
    const row = rowNamed(entity, bare(title)) ?? rowAt(plan, entity, title);
    const fit = field && row ? valueFor([field], `${field.label} ${told}`) : null;
    if (fit && row)
      return withEntity(plan, {
        ...entity,
        seed: entity.seed.map((one) => (one === row ? { ...one, [fit.field.id]: fit.value } : one)),
      });
  }
  return null;
};

/** The only record whose title begins with these words, or has just them. */
function rowNamed({ seed, titleField }: EntityPlan, title: string): SeedRow | undefined {
  const wanted = fold(title);
  if (wanted.length < 2) return undefined;
  const titleOf = (row: SeedRow): string => fold(String(row[titleField] ?? ''));
  const begun = seed.filter((row) => `${titleOf(row)} `.startsWith(`${wanted} `));
  return seed.find((row) => titleOf(row) === wanted) ?? (begun.length === 1 ? begun[0] : undefined);
}

const ORDINALS: Readonly<Record<string, string>> = {
  0: 'first|1st|erste[nrs]?|premi(?:er|ère)|primer[oa]?|primeir[oa]',
  1: 'second|2nd|zweite[nrs]?|deuxième|second|segund[oa]',
  2: 'third|3rd|dritte[nrs]?|troisième|tercer[oa]?|terceir[oa]',
  3: 'fourth|4th|vierte[nrs]?|quatrième|cuart[oa]|quart[oa]',
  4: 'fifth|5th|fünfte[nrs]?|cinquième|quint[oa]',
  '-1': 'last|letzte[nrs]?|derni(?:er|ère)|últim[oa]',
};

/** "the second entry", as they were put in; the answer names it. */
export function rowAt(plan: AppPlan, entity: EntityPlan, told: string): SeedRow | undefined {
  const at = firstNamed(ORDINALS, told);
  const rest = at === undefined ? '' : bare(told.replace(patternOf(ORDINALS[at] ?? ''), ' '));
  const named = entityNamed(rest, plan);
  const isRow = named === entity || (named === undefined && says(rest, 'oneRow'));
  return isRow && rest.split(' ').length <= 2 ? entity.seed.at(Number(at)) : undefined;
}

/** The same among all lists: the first list that has such a record. */
export function rowCalled(
  plan: AppPlan,
  name: string,
): { readonly entity: EntityPlan; readonly row: SeedRow } | undefined {
  for (const entity of plan.entities) {
    const row = rowNamed(entity, name);
    if (row) return { entity, row };
  }
  return undefined;
}

/** A name of its own, not the name of a field: it begins large, follows "called", or has values behind it. */
const isTitle = (words: string, rest: string, values: number): boolean =>
  words.split(' ').length <= 6 &&
  !/^\d/.test(words) &&
  (values > 0 || /^\p{Lu}/u.test(bare(words)) || /^\s*(?:called|named|titled|namens|:)/iu.test(rest));

/** Each piece goes to the field that it names, fits or measures. */
function takeValues(entity: EntityPlan, pieces: readonly string[]) {
  let current = entity;
  const values: Record<string, SeedValue> = {};
  const left: string[] = [];
  for (const piece of pieces) {
    const free = current.fields.filter(({ id }) => !(id in values) && id !== current.titleField);
    const fit = valueFor(free, piece);
    if (!fit) {
      left.push(piece);
      continue;
    }
    const { field, value } = fit;
    values[field.id] = value;
    if (!field.options || typeof value !== 'string' || field.options.includes(value)) continue;
    const made = { ...field, options: [...field.options, value] };
    current = { ...current, fields: current.fields.map((one) => (one.id === field.id ? made : one)) };
  }
  return { entity: current, values, left };
}

interface FieldValue {
  readonly field: FieldPlan;
  readonly value: SeedValue;
}

function valueFor(fields: readonly FieldPlan[], text: string): FieldValue | null {
  const number = /-?\d+(?:[.,]\d+)?/u.exec(text.replace(/(?<=\d)[ ,.](?=\d{3}(?!\d))/gu, ''))?.[0];
  const amount = number === undefined ? undefined : Number(number.replace(',', '.'));
  const option = fields
    .flatMap((field) => (field.options ?? []).map((value) => ({ field, value })))
    .find(({ value }) => stem(value) === stem(text));
  if (option) return option;
  const money = says(text, 'money') ? fields.find(({ type }) => type === 'money') : undefined;
  if (money && amount !== undefined) return { field: money, value: amount };
  return byName(fields, text, amount) ?? byKind(fields, text, amount);
}

/** "12 days", "price 20", "category: tools". */
function byName(fields: readonly FieldPlan[], text: string, amount: number | undefined): FieldValue | null {
  const words = fold(text);
  const field = fields.find(({ label, unit = label }) =>
    [label, label.replace(/s$/i, ''), unit].some((name) => words.includes(fold(name))),
  );
  if (!field) return null;
  if (field.type === 'flag') return { field, value: !/\b(?:no|not|nicht|pas|não)\b/iu.test(text) };
  if (['number', 'money', 'rating'].includes(field.type))
    return amount === undefined ? null : { field, value: amount };
  const value = text.replace(like.iu`^.*?${escaped(field.label)}s?\s*(?:is|=|:)?\s*`, '').trim();
  const takesWords = WRITTEN.includes(field.type) || field.options !== undefined;
  return value !== '' && takesWords ? { field, value: sentence(value) } : null;
}

const WRITTEN: readonly FieldPlan['type'][] = ['text', 'longText', 'phone', 'email', 'url'];

/** "difficult" for the difficulty, an address for the e-mail, a bare number where one field alone can take it. */
function byKind(fields: readonly FieldPlan[], text: string, amount: number | undefined): FieldValue | null {
  const quality = fields.find(
    ({ options, label }) => options !== undefined && stem(label).startsWith(stem(text).slice(0, 6)),
  );
  if (quality && text.length > 4) return { field: quality, value: sentence(text) };
  const email = fields.find(({ type }) => type === 'email');
  const address = /\S+@\S+\.\S+/u.exec(text)?.[0];
  if (email && address !== undefined) return { field: email, value: address };
  const [only, other] = fields.filter(({ type }) => type === 'number' || type === 'money');
  const isBare = like.u`^\d+(?:[.,]\d+)?(?:\s?\p{L}{1,3}\.?)?$`.test(text);
  return only && !other && isBare && amount !== undefined ? { field: only, value: amount } : null;
}

const stem = (text: string): string => fold(text.trim()).replace(/(?:ies|y|es|s)$/, '');

/** A record with what is told of it; the rest is made up as for the examples. */
export function rowWith(
  plan: AppPlan,
  entity: EntityPlan,
  { title, values }: { readonly title: string; readonly values: Readonly<Record<string, SeedValue>> },
): SeedRow {
  const row = entity.seed.length;
  const cells = entity.fields.map((field): [string, SeedValue] => {
    if (field.id === entity.titleField && field.type !== 'relation') return [field.id, title];
    // Of somebody who was named nothing is made up: what need not be there stays empty.
    const isOpen = !field.isRequired && field.options === undefined && field.type !== 'flag';
    const example = isOpen ? null : exampleFor(plan, entity, { field, row, title });
    const usual = field.type === 'choice' ? (field.initial ?? field.options?.[0] ?? example) : example;
    return [field.id, values[field.id] ?? usual];
  });
  // Not the next number: that of a record that went may still be named by what people entered.
  const base = `${entity.id}-${slug(title)}`;
  const taken = new Set(entity.seed.map((one) => one['id']));
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  return { id, ...Object.fromEntries(cells) };
}
