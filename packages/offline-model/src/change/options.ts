import { like } from '../lexicon/pattern.ts';
import type { AppPlan, EntityPlan, FieldPlan, MarkPlan } from '../plan/app-plan.ts';
import { type Ask, type Change, entityMeant, fieldMeant, type Outcome, recentField } from './ask.ts';
import { entityOf, isSame, withEntity } from './edits.ts';
import { fold } from './named.ts';
import { bare, sentence } from './phrases.ts';
import { found, says, without } from './reading.ts';
import { rowAt, rowCalled, rowWith } from './records.ts';
import { tell } from './said.data.ts';
import { unquoted } from './wish.ts';

interface Chosen {
  readonly entity: EntityPlan;
  readonly field: FieldPlan;
}

/** "remove Jo", "add Blocked to the status", "add Marisol" after that, "replace Jo with Marisol". */
export const changeOptions: Change = (ask) =>
  replaceName(ask) ?? removeName(ask) ?? addColumn(ask) ?? addOption(ask);

function replaceName({ plan, text }: Ask): AppPlan | null {
  const [, was = '', is = ''] = found(text, 'replacing') ?? [];
  const [old, name] = [bare(was), sentence(bare(is))];
  if (old === '' || name === '') return null;
  const chosen = fieldWith(plan, old);
  if (chosen) return withOptions(plan, chosen, { from: chosen.option, to: name });
  const called = rowCalled(plan, old);
  if (!called) return null;
  const { entity, row } = called;
  const seed = entity.seed.map((one) => (one === row ? { ...one, [entity.titleField]: name } : one));
  return withEntity(plan, { ...entity, seed });
}

function removeName(ask: Ask): AppPlan | null {
  const { plan, text } = ask;
  const told = /^remove\s+(.+)$/iu.exec(text)?.[1];
  if (told === undefined) return null;
  const head = bare(without(told.replace(/,.*$/u, ''), 'fromWhere'));
  const name = without(without(head, 'kindAtStart'), 'kindAtEnd').trim();
  const chosen = fieldWith(plan, name);
  const left = chosen?.field.options?.find((option) => option !== chosen.option);
  if (chosen && left !== undefined)
    return withOptions(plan, chosen, { from: chosen.option, to: left, isGone: true });
  const meant = entityMeant(ask);
  const counted = meant && rowAt(plan, meant, told);
  const called = rowCalled(plan, name) ?? (meant && counted ? { entity: meant, row: counted } : undefined);
  if (!called) return null;
  const { entity, row } = called;
  const seed = entity.seed.filter((one) => one !== row);
  return withoutPointers(withEntity(plan, { ...entity, seed }), { entity, id: row['id'] });
}

/** Rows that pointed to a record that is gone point to the first one left. */
function withoutPointers(plan: AppPlan, row: { readonly entity: EntityPlan; readonly id: unknown }): AppPlan {
  const left = entityOf(plan, row.entity.id)?.seed[0]?.['id'] ?? null;
  const entities = plan.entities.map((entity) => {
    const pointers = entity.fields.filter((field) => field.entity === row.entity.id);
    const seed = entity.seed.map((one) => ({
      ...one,
      ...Object.fromEntries(pointers.filter(({ id }) => one[id] === row.id).map(({ id }) => [id, left])),
    }));
    return { ...entity, seed };
  });
  return { ...plan, entities };
}

/** "add a fourth column “Waiting for parts”" to a board: one more of what its columns stand for. */
function addColumn({ plan, order, said, wish, language }: Ask): Outcome | null {
  const boards = plan.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'collection' && block.view === 'board' ? [block] : []));
  const field = boards
    .map(({ entity, by }) => entityOf(plan, entity)?.fields.find(({ id }) => id === by))
    .find((one) => one?.options !== undefined);
  const told = says(said, 'column') ? (found(order, 'newColumn')?.[1] ?? '') : '';
  const [head = ''] = told.split(BESIDE);
  const name = sentence(unquoted(/“\d+”/u.exec(head)?.[0] ?? bare(head), wish.quotes));
  if (!field || name === '') return null;
  if (optionOf(field, name) !== undefined)
    return { notDone: tell(language, 'recordThere', { things: field.label, name }) };
  return withOptions(
    plan,
    { field },
    { from: null, to: name, before: nextTo(field, told.slice(head.length)) },
  );
}

/** "between doing and done", "after planned": the option that comes next. */
function nextTo({ options = [] }: FieldPlan, told: string): string | undefined {
  const at = options.findLastIndex((option) => fold(told).includes(fold(option)));
  if (!BESIDE.test(` ${told}`)) return undefined;
  const isAfter = /(?:^|\s)(?:after|nach|après|después|depois)\s/iu.test(told);
  return at < 0 ? undefined : options[isAfter ? at + 1 : at];
}

function addOption(ask: Ask): Outcome | null {
  const { plan, text, language } = ask;
  if (/\b(?:page|field|column|filter|chart|section)\b/iu.test(text)) return null;
  const told = namedOption(ask);
  const name =
    told?.name ?? like.u`^[Aa]dd\s+(?:also\s+)?(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?)$`.exec(text)?.[1];
  if (name === undefined || name === '' || name.includes(',')) return null;
  const recent = recentField(ask)?.field.item;
  const field = told?.field ?? (recent?.options ? recent : undefined);
  if (!field) return addToRecent(ask, name);
  if (optionOf(field, name) !== undefined)
    return { notDone: tell(language, 'recordThere', { things: field.label, name }) };
  return withOptions(
    plan,
    { field },
    { from: null, to: name, before: nextTo(field, text.replace(name, ' ')) },
  );
}

const BESIDE = /\s(?:between|before|after|zwischen|vor|nach|entre|avant|après|antes|después|depois)\s/iu;

/** "Waiting to the status", "a category Drinks". */
function namedOption({ plan, text, wish }: Ask): { readonly field: FieldPlan; readonly name: string } | null {
  const [, first = '', second = ''] = found(text, 'toField') ?? [];
  const target = choiceCalled(plan, second);
  if (target) return { field: target, name: wish.quotes[0] ?? sentence(bare(first)) };
  const isNamed = wish.quotes.length > 0 || /\s\p{Lu}/u.test(text.replace(/^add\s+/iu, ' '));
  const [, label = '', value = ''] = found(text, 'ofField') ?? [];
  const field = isNamed ? choiceCalled(plan, label) : undefined;
  const [name = ''] = value.split(BESIDE);
  return field ? { field, name: wish.quotes[0] ?? sentence(bare(name)) } : null;
}

/** "Add Marisol" after "Remove Jo": one more of the same. */
function addToRecent({ plan, context: { recent } }: Ask, title: string): Outcome | null {
  const entity = entityOf(plan, recent?.entity);
  if (!entity || recent?.field !== null) return null;
  return withEntity(plan, {
    ...entity,
    seed: [...entity.seed, rowWith(plan, entity, { title, values: {} })],
  });
}

function choiceCalled({ entities }: AppPlan, name: string): FieldPlan | undefined {
  const wanted = stem(without(bare(name), 'choiceAtEnd'));
  return entities
    .flatMap(({ fields }) => fields)
    .find(({ options, label }) => wanted !== '' && options !== undefined && stem(label) === wanted);
}

const stem = (text: string): string => fold(text.trim()).replace(/(?:ies|y|es|s|en|n)$/, '');

function fieldWith(plan: AppPlan, name: string): (Chosen & { readonly option: string }) | null {
  for (const entity of name.length < 2 ? [] : plan.entities) {
    const field = entity.fields.find((one) => optionOf(one, name) !== undefined);
    if (field) return { entity, field, option: optionOf(field, name) ?? name };
  }
  return null;
}

const optionOf = ({ options }: FieldPlan, name: string): string | undefined =>
  options?.find((option) => fold(option) === fold(name));

/** One option for another, in every entity that has the same choice: a barber of services and of appointments. */
export function withOptions(
  plan: AppPlan,
  { field }: Pick<Chosen, 'field'>,
  {
    from,
    to,
    isGone = false,
    before,
  }: {
    readonly from: string | null;
    readonly to: string;
    readonly isGone?: boolean;
    readonly before?: string | undefined;
  },
): AppPlan {
  const old = field.options ?? [];
  const kept = isGone ? old.filter((option) => option !== from) : old.map((one) => (one === from ? to : one));
  const at = before === undefined ? old.length : old.indexOf(before);
  const options = from === null ? [...old.slice(0, at), to, ...old.slice(at)] : kept;
  const isTwin = (one: FieldPlan): boolean => one.id === field.id && isSame(one.options, field.options);
  const moved = <T>(value: T): T | string => (from !== null && value === from ? to : value);
  const entities = plan.entities.map((entity) => {
    if (!entity.fields.some(isTwin)) return entity;
    const fields = entity.fields.map((one) =>
      isTwin(one)
        ? { ...one, options, ...(one.initial === undefined ? {} : { initial: moved(one.initial) }) }
        : one,
    );
    const seed = entity.seed.map((row) => {
      const value = row[field.id];
      return value === undefined || value !== from ? row : { ...row, [field.id]: to };
    });
    return { ...entity, fields, seed };
  });
  return { ...plan, entities };
}

const PALETTE = ['#2563eb', '#059669', '#d97706', '#7c3aed', '#dc2626', '#0891b2', '#db2777', '#65a30d'];

/** "the categories should have different colors": each option its own. */
export const colourOptions: Change = (ask) => {
  const named = fieldMeant(ask);
  const chosen = named?.field.item.options ? named : recentField(ask);
  if (!chosen?.field.item.options) return null;
  const { entity } = chosen;
  const { id, options } = chosen.field.item;
  const marks = PALETTE.slice(0, options.length).map((colour, at): MarkPlan => ({
    field: id,
    test: 'is',
    value: options[at] ?? '',
    colour,
  }));
  const others = (entity.marks ?? []).filter((mark) => mark.field !== id);
  return withEntity(ask.plan, { ...entity, marks: [...others, ...marks] });
};
