import { expect, it } from 'vitest';
import { PEOPLE } from '../lexicon/generic.data.ts';
import type { Understanding } from '../understand/understanding.ts';
import { understand } from '../understand/understand.ts';
import { readPlan, type AppPlan, type EntityPlan } from './app-plan.ts';
import { fieldDescribed } from './computed/described.ts';
import { makePlan } from './make-plan.ts';
import { MORE_PROMISES } from './promises-more.data.ts';
import { TOLD_PROMISES } from './promises-told.data.ts';
import { PROMISES } from './promises.data.ts';
import { leftOut } from './tool-gaps.ts';

const rows = [PROMISES, MORE_PROMISES, TOLD_PROMISES].flatMap((text) => text.trim().split(/\n(?=\S)/));
const read = (block: string): readonly [string, readonly string[]] => {
  const [request = '', ...promises] = block.split('\n  > ');
  return [request.replaceAll('\n  ', ' ').replaceAll('\\n', '\n'), promises];
};

function listOf({ entities }: AppPlan, many: string): EntityPlan {
  const found = entities.find((entity) => entity.many === many || entity.id === many);
  if (found === undefined) throw new Error(`There are no ${many}.`);
  return found;
}

/** `List` or `List.Label`; without a label, all fields of the list. */
function fieldsOf(plan: AppPlan, of: string): EntityPlan['fields'] {
  const [many = '', label = ''] = of.split('.');
  return listOf(plan, many).fields.filter((one) => label === '' || one.label === label);
}

const blocksOf = ({ pages }: AppPlan) => pages.flatMap(({ blocks }) => blocks);
const figuresOf = (plan: AppPlan) =>
  blocksOf(plan).flatMap((block) => (block.kind === 'numbers' ? block.items : []));

type Subject = (plan: AppPlan, of: string, said: Understanding) => readonly unknown[];

/** What is read as one text. */
const TEXTS: Readonly<Record<string, Subject>> = {
  text: (plan) => [JSON.stringify(plan)],
  start: ({ pages }) => [JSON.stringify(pages[0])],
  tagline: ({ tagline }) => [tagline],
  /** What is said to be missing. */
  left: (_, __, said) => leftOut(said),
};

/** What a promise speaks of: texts, or objects of which one has to match. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  ...TEXTS,
  plan: (plan) => [plan],
  name: ({ name }) => [name],
  kind: ({ kind }) => [kind],
  things: ({ entities }) => entities.map(({ many }) => many),
  pages: ({ pages }) => pages.filter(({ isInNav }) => isInNav).map(({ title }) => title),
  page: ({ pages }) => pages,
  guarded: ({ auth }) => auth?.guarded ?? [],
  blocks: (plan) => blocksOf(plan).map(({ kind }) => kind),
  block: blocksOf,
  /** The kinds of what stands on the first page, in their order. */
  opening: ({ pages }) =>
    (pages[0]?.blocks ?? []).map((one) => (one.kind === 'prose' ? one.style : one.kind)),
  lists: (plan) => blocksOf(plan).flatMap((one) => (one.kind === 'collection' ? [one.entity] : [])),
  charts: (plan) => blocksOf(plan).flatMap((one) => (one.kind === 'chart' ? [one.by] : [])),
  engines: (plan) => blocksOf(plan).flatMap((one) => (one.kind === 'engine' ? [one.engine] : [])),
  /** How many each quiz asks. */
  asked: (plan) =>
    blocksOf(plan).flatMap((one) => (one.kind === 'quiz' ? [String(one.questions.length)] : [])),
  figure: figuresOf,
  figures: (plan) => figuresOf(plan).map(({ label }) => label),
  fields: (plan, of) => fieldsOf(plan, of).map(({ label }) => label),
  pickers: (plan, of) =>
    fieldsOf(plan, of).flatMap(({ type, label }) => (type === 'relation' ? [label] : [])),
  options: (plan, of) => fieldsOf(plan, of).flatMap(({ options = [] }) => options),
  computed: ({ entities }) =>
    entities.flatMap((entity) =>
      entity.fields
        .filter(({ computed }) => computed !== undefined)
        .map((one) => fieldDescribed(entity, one, entities)),
    ),
  marks: ({ entities: [first] }) =>
    (first?.marks ?? []).map(({ field, test, value, than, colour }) =>
      [field, test, than ?? value, colour].filter((part) => part !== undefined).join(' '),
    ),
  types: (plan, of) => fieldsOf(plan, of).map(({ type }) => type),
  columns: (plan, of) =>
    fieldsOf(plan, of).flatMap(({ columns = [] }) => columns.map(({ label, kind }) => `${label}: ${kind}`)),
  row: (plan, of) => listOf(plan, of).seed,
  values: (plan, of) => listOf(plan, of.split('.')[0] ?? '').seed.map((row) => row[of.split('.')[1] ?? '']),
  titles: (plan, of) => listOf(plan, of).seed.map((row) => row[listOf(plan, of).titleField]),
  names: ({ entities }) => entities.flatMap(({ seed, titleField }) => seed.map((row) => row[titleField])),
  /** Made-up people, and records of what somebody did. */
  people: (plan) => [
    ...PEOPLE.filter((person) => JSON.stringify(plan).includes(person)),
    ...plan.entities
      .filter(({ id }) => /booking|appointment|order|patient|customer/i.test(id))
      .flatMap(({ seed, titleField }) => seed.map((row) => row[titleField])),
  ],
  records: ({ entities }) => [JSON.stringify(entities)],
  rulings: (plan, of) => listOf(plan, of).rules.map(({ kind }) => kind),
  field: fieldsOf,
  rules: (plan, of) => listOf(plan, of).rules,
  rule: (plan, of) => (of === '' ? plan.entities.flatMap(({ rules }) => rules) : listOf(plan, of).rules),
  effect: (plan, of) => listOf(plan, of).effects ?? [],
};

function keep(plan: AppPlan, promise: string, said: Understanding): void {
  const [, what = '', of = '', sign = '', wanted = ''] =
    /^(\w+)(?: ([^=~!^{]*[^=~!^{\s]))?(?: ([=~!^]))?(?: (.*))?$/u.exec(promise) ?? [];
  const found = SUBJECTS[what]?.(plan, of, said) ?? [];
  expect(SUBJECTS, promise).toHaveProperty(what);
  const names = wanted === '' ? [] : wanted.split(', ');
  if (sign === '!') expect(found.join('\n'), promise).not.toMatch(new RegExp(wanted, 'im'));
  else if (sign === '=') expect(found, promise).toEqual(names);
  else if (sign === '^') expect(found.slice(0, names.length), promise).toEqual(names);
  else if (sign === '~' && what in TEXTS) expect(found.join(' '), promise).toContain(wanted);
  else if (sign === '~') expect(found, promise).toEqual(expect.arrayContaining(names));
  else expect(found, promise).toContainEqual(matching(JSON.parse(wanted)));
}

/** Objects hold at least what is told, and so do lists of objects. */
function matching(wanted: unknown): unknown {
  if (Array.isArray(wanted))
    return wanted.some((one) => typeof one === 'object')
      ? expect.arrayContaining(wanted.map(matching))
      : wanted;
  if (wanted === null || typeof wanted !== 'object') return wanted;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, matching(value)])),
  );
}

it.each(rows.map(read))('%s', (request, promises) => {
  const said = understand(request);
  const plan = makePlan(said);
  expect(promises).not.toEqual([]);
  expect(readPlan(JSON.stringify(plan))).toEqual(plan);
  for (const promise of promises) keep(plan, promise, said);
});
