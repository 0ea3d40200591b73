import { AND, like } from '../lexicon/pattern.ts';
import { translationIn } from '@loam/app-library';
import { copyFor } from '../plan/copy.ts';
import type { AppPlan, EntityPlan, FieldPlan, FieldType, SeedRow, SeedValue } from '../plan/app-plan.ts';
import { seedFor } from '../plan/seed-values.ts';
import { field } from '../plan/shorthand.ts';
import { isAttribute } from '../understand/fields.ts';
import { singular } from '../understand/inflect.ts';
import { type Ask, type Change, entityFound, entityMeant, fieldMeant, newName, withOrder } from './ask.ts';
import { blocksOf, entityOf, mapBlocks, mapCollections, withEntity, withField } from './edits.ts';
import { askedAs, inBrackets, readFields } from './field-reading.ts';
import { findEntities, findFields, findPages, fold, type Found } from './named.ts';
import { bare, listItems, sentence } from './phrases.ts';
import { found, partOf, says, without } from './reading.ts';
import { tell } from './said.data.ts';
import { isRule, unquoted } from './wish.ts';

/** An example's value: one of the records that it points to, or one that fits its type. */
export function exampleFor(
  plan: AppPlan,
  entity: EntityPlan,
  { field, row, title }: { readonly field: FieldPlan; readonly row: number; readonly title: string },
): SeedValue {
  const { sentences } = copyFor(plan.language);
  if (field.type !== 'relation') {
    const made = seedFor(field, { row, title, entity: entity.id, sentences });
    return made === '' && field.id === entity.titleField ? `${entity.one} ${row + 1}` : made;
  }
  const rows = entityOf(plan, field.entity)?.seed ?? [];
  return rows[row % Math.max(1, rows.length)]?.['id'] ?? null;
}

const withExamples = (plan: AppPlan, entity: EntityPlan, field: FieldPlan): EntityPlan => ({
  ...entity,
  seed: entity.seed.map((row, at): SeedRow => {
    const isAsked = !field.onlyIf || row[field.onlyIf.field] === field.onlyIf.option;
    const title = String(row[entity.titleField] ?? '');
    return isAsked ? { ...row, [field.id]: exampleFor(plan, entity, { field, row: at, title }) } : row;
  }),
});

const FILTERED: readonly FieldType[] = ['choice', 'choices', 'relation', 'flag'];
const SORTED: readonly FieldType[] = ['date', 'dateTime', 'number', 'money', 'rating'];

/** A new field, with values in the examples and, where it helps, a filter or an order. */
export function addField(plan: AppPlan, entity: EntityPlan, field: FieldPlan): AppPlan {
  const grown = { ...withExamples(plan, entity, field), fields: [...entity.fields, field] };
  const withId = (ids: readonly string[], types: readonly FieldType[]): readonly string[] =>
    types.includes(field.type) && !ids.includes(field.id) ? [...ids, field.id] : ids;
  return mapCollections(withEntity(plan, grown), entity.id, (block) => ({
    ...block,
    filters: withId(block.filters, FILTERED),
    sorts: withId(block.sorts, SORTED),
  }));
}

/** "let me tick them off": a mark that each of them has. */
export const tickOff: Change = (ask) => {
  const { plan } = ask;
  const entity = entityMeant(ask);
  if (!entity) return null;
  const label = translationIn('Done | Feito | Hecho | Erledigt | Fait', plan.language);
  const isThere = entity.fields.some(({ id, type }) => id === 'done' && type === 'flag');
  return isThere ? plan : addField(plan, entity, field('done', label, 'flag'));
};

/** "add a due date to tasks", "books need a language (English, Welsh)", "a serial number only for bikes". */
export const addFields: Change = (ask) => {
  const { wish } = ask;
  const only = conditionIn(ask);
  const told = fieldsTold(only ? withOrder(ask, without(ask.order, 'onlyFor')) : ask, only?.owner);
  if (!told) return null;
  const { entity, words, others } = told;
  const fields =
    only?.owner.id === entity.id
      ? told.fields.map((one) => ({ ...one, isRequired: false, onlyIf: only.onlyIf }))
      : told.fields;
  // Parts of a list that name no field.
  const left = /[:(]/u.test(words.replaceAll(/\(\d[\d.,]*–\d[\d.,]*\)/gu, ''))
    ? []
    : listItems(words).filter((item) => readFields(item, wish.quotes).length === 0);
  const first = putFields(ask, entity, fields);
  const grown = others.reduce((plan, other) => putFields({ ...ask, plan }, other, fields).plan, first.plan);
  return {
    ...first,
    plan: grown,
    ...(left.length === 0 ? {} : { left: left.map((item) => unquoted(item, wish.quotes)).join(', ') }),
  };
};

/** "the form should also ask for a phone number": what people are asked who book, order or write. */
export const askInForm: Change = (ask) => {
  const { said, wish } = ask;
  const words =
    found(said, 'asksFor')
      ?.slice(1)
      .find((part) => part !== undefined) ?? '';
  const entity = askedRecords(ask);
  const fields = entity ? readFields(bare(words), wish.quotes, []) : [];
  return entity && fields.length > 0 ? putFields(ask, entity, fields) : null;
};

/** The records of the form that is spoken of. */
function askedRecords({ plan, said }: Ask): EntityPlan | undefined {
  const forms = [...blocksOf(plan), ...(plan.footerForm ? [plan.footerForm] : [])].flatMap((block) => {
    const entity =
      block.kind === 'form' || block.kind === 'booking' ? entityOf(plan, block.entity) : undefined;
    return entity ? [{ entity, isBooking: block.kind === 'booking' }] : [];
  });
  const named = findEntities(said, plan).find(({ item }) =>
    forms.some(({ entity }) => entity === item),
  )?.item;
  const booking = says(said, 'bookingStem') ? forms.find(({ isBooking }) => isBooking) : undefined;
  const enrolled = says(said, 'enrolling')
    ? forms.find(({ entity }) => says(entity.id, 'enrolled'))
    : undefined;
  const isAny = /form|formul|anfrage|bestell/iu.test(said);
  const onPage = findPages(said, plan).flatMap(
    ({ item }) => item.blocks.find(({ kind }) => kind === 'form') ?? [],
  );
  const placed = forms.find(({ entity }) =>
    onPage.some((block) => 'entity' in block && block.entity === entity.id),
  );
  const only = forms.length === 1 ? forms[0] : forms.find(({ isBooking }) => isBooking);
  return named ?? (booking ?? enrolled ?? placed ?? (isAny ? forms[0] : only))?.entity;
}

/** "only for bikes", where bikes are an option of something. */
function conditionIn({ plan, order, wish }: Ask) {
  const told = bare(unquoted(partOf(order, 'onlyFor') ?? '', wish.quotes));
  const isSaid = (option: string): boolean => singular(fold(option)) === singular(fold(told));
  for (const owner of told === '' ? [] : plan.entities) {
    const field = owner.fields.find((one) => one.type === 'choice' && one.options?.some(isSaid));
    const option = field?.options?.find(isSaid);
    if (field && option !== undefined) return { owner, onlyIf: { field: field.id, option } };
  }
  return null;
}

interface ToldFields {
  readonly entity: EntityPlan;
  /** "to companies and contacts", "to every list". */
  readonly others: readonly EntityPlan[];
  /** Only what names the fields. */
  readonly words: string;
  readonly fields: readonly FieldPlan[];
}

function fieldsTold(ask: Ask, owner: EntityPlan | undefined): ToldFields | null {
  const { plan, order, wish } = ask;
  const { named, beside } = listsNamed(ask);
  // "lamps need a colour" in an app that knows no lamps.
  const isOther = !named && !says(partOf(order, 'subject') ?? 'it', 'anyOne');
  const entity = isOther ? undefined : (named?.item ?? owner ?? entityFound(ask)?.item);
  if (!entity) return null;
  const isAll = !named && says(order, 'everyList');
  const words = inBrackets(withoutField(fieldWords(without(order, 'everyList'), named), entity));
  const isSure = isAll || isToldFully(ask, words);
  const pointed = plan.entities.filter(({ id }) => id !== entity.id);
  const fields = isSure || areKnown(words, wish.quotes) ? readFields(words, wish.quotes, pointed) : [];
  return fields.length > 0 ? { entity, others: isAll ? pointed : beside, words, fields } : null;
}

/** Of words that name no records, only what has a type of its own is a field. */
function areKnown(words: string, quotes: readonly string[]): boolean {
  const plain = readFields(words, quotes);
  return plain.length > 0 && plain.every(isKnownField);
}

/** The first list that is named, together with those that stand beside it: "to companies and contacts". */
function listsNamed({ plan, order }: Ask): {
  readonly named: Found<EntityPlan> | undefined;
  readonly beside: readonly EntityPlan[];
} {
  const all = findEntities(order, plan);
  const [first] = all;
  const beside = all.slice(1).filter(({ start }, at) => JOINED.test(order.slice(all[at]?.end, start)));
  const end = beside.at(-1)?.end ?? first?.end ?? 0;
  return { named: first && { ...first, end }, beside: beside.map(({ item }) => item) };
}

/** "field", "(a, b)", "where we bought it" leave no doubt that fields are told. */
const isToldFully = ({ order, plan }: Ask, words: string): boolean =>
  findEntities(order, plan).length > 0 ||
  says(order, 'tellsOfField') ||
  listItems(words).every((item) => askedAs(item) !== undefined);

const JOINED = like.iu`^\s*(?:${AND}|,|&|\+)\s*(?:(?:the|die|den|les|los|las|os|as)\s)?$`;

/** A date, an amount, "the latin name": no word that could be anything. */
const isKnownField = ({ type, label }: FieldPlan): boolean =>
  type !== 'text' || isAttribute(label.toLowerCase().split(' '));

/** Only what names the fields. */
function fieldWords(order: string, named: Found<EntityPlan> | undefined): string {
  const cut = named
    ? `${without(order.slice(0, named.start).trim(), 'ofOwner')} ${order.slice(named.end)}`
    : order;
  const parts = ['addAtStart', 'addAtEnd', 'needAtStart', 'tooAtEnd', 'haveAtEnd'] as const;
  return bare(parts.reduce((text, part) => without(text.trim(), part), cut.replaceAll(/\s+/g, ' ')));
}

/** "a phone number for the owner": whose it is, is a field of the record. */
function withoutField(words: string, entity: EntityPlan): string {
  const [, head = '', tail = ''] = found(words, 'forWhom') ?? [];
  return tail !== '' && findFields(tail, entity).length > 0 ? head : words;
}

function putFields(
  { plan, language }: Ask,
  entity: EntityPlan,
  fields: readonly FieldPlan[],
): { readonly plan: AppPlan; readonly note?: string } {
  let next = plan;
  const known: string[] = [];
  for (const field of fields) {
    const current = entityOf(next, entity.id) ?? entity;
    const there = current.fields.find(
      (one) =>
        one.id === field.id ||
        singular(fold(one.label)) === singular(fold(field.label)) ||
        (one.type === field.type && says(field.label, 'plainContact') && says(one.label, 'plainContact')),
    );
    if (!there) next = addField(next, current, field);
    else if (field.options && there.options?.join() !== field.options.join())
      next = withNewOptions(next, current, { field: there, options: field.options });
    else known.push(tell(language, 'fieldThere', { things: entity.many, field: field.label }));
  }
  return { plan: next, ...(known.length === 0 ? {} : { note: known.join(' ') }) };
}

export function withNewOptions(
  plan: AppPlan,
  entity: EntityPlan,
  { field, options }: { field: FieldPlan; options: readonly string[] },
): AppPlan {
  const type = field.type === 'choices' ? 'choices' : 'choice';
  const { min: _min, max: _max, unit: _unit, initial: _initial, ...kept } = field;
  const seed = entity.seed.map((row, at) => {
    const old = row[field.id];
    const fits = typeof old === 'string' && options.includes(old);
    const fresh = type === 'choices' ? options.slice(0, 1) : (options[at % options.length] ?? null);
    return { ...row, [field.id]: fits ? old : fresh };
  });
  const next = withField(plan, { ...entity, seed }, { ...kept, type, options });
  return mapCollections(next, entity.id, (block) => ({
    ...block,
    filters: [...new Set([...block.filters, field.id])],
  }));
}

/** The same field of another type, with examples that fit it. */
export const withType = (plan: AppPlan, entity: EntityPlan, made: FieldPlan): AppPlan =>
  withField(plan, withExamples(plan, entity, made), made);

/** "remove the price", "products without a data sheet". */
export const removeFields: Change = (ask) => {
  const { plan, order, language } = ask;
  if (isRule(ask.wish)) return null;
  const [named] = findEntities(order, plan);
  const meant = entityFound(ask)?.item;
  for (const entity of named ? [named.item] : [...(meant ? [meant] : []), ...plan.entities]) {
    const isOwner = ({ start, end }: Found<FieldPlan>): boolean =>
      named !== undefined && start >= named.start && end <= named.end;
    const fields = findFields(order, entity).filter((one) => !isOwner(one));
    const title = fields.find(({ item }) => item.id === entity.titleField)?.item.label;
    if (title !== undefined)
      return { notDone: tell(language, 'fieldIsTitle', { field: title, things: entity.many }) };
    if (fields.length > 0)
      return fields.reduce((next, { item }) => dropField(next, entity.id, item.id), plan);
  }
  return null;
};

function dropField(plan: AppPlan, id: string, field: string): AppPlan {
  const entity = entityOf(plan, id);
  if (!entity) return plan;
  const next = withEntity(plan, {
    ...entity,
    seed: entity.seed.map(({ [field]: _gone, ...row }) => row),
    fields: entity.fields.filter((one) => one.id !== field),
  });
  const isOther = (one: { readonly field?: string }): boolean => one.field !== field;
  return mapBlocks(next, (block) => {
    if (block.kind === 'numbers') {
      const items = block.items.filter(
        (item) => item.entity !== id || (isOther(item) && item.where?.field !== field),
      );
      return items.length > 0 ? { ...block, items } : null;
    }
    if (!('entity' in block) || block.entity !== id) return block;
    if (block.kind === 'detail') return { ...block, actions: block.actions.filter(isOther) };
    if (block.kind === 'chart') return block.by === field || block.field === field ? null : block;
    if (block.kind !== 'collection') return block;
    const { by, ...rest } = block;
    return {
      ...rest,
      filters: block.filters.filter((one) => one !== field),
      sorts: block.sorts.filter((one) => one !== field),
      actions: block.actions.filter(isOther),
      ...(by === field ? { view: 'list' } : by === undefined ? {} : { by }),
    };
  });
}

/** "rename price to cost", "call the due date deadline". */
export const renameField: Change = (ask) => {
  const name = newName(ask.wish);
  const at = name === null ? -1 : ask.order.lastIndexOf(name);
  const meant = fieldMeant(at < 0 ? ask : withOrder(ask, ask.order.slice(0, at)));
  if (!meant || name === null) return null;
  const isQuoted = ask.wish.quotes.includes(name);
  const isKept = isQuoted || /^\p{Lu}/u.test(name);
  const label = isKept ? name : sentence(bare(name).replace(/^field\s+/iu, ''));
  return withField(ask.plan, meant.entity, { ...meant.field.item, label });
};
