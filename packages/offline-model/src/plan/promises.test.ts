import { expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import type { AppPlan, EntityPlan } from './app-plan.ts';
import { fieldDescribed } from './computed/described.ts';
import { makePlan } from './make-plan.ts';
import { PROMISES } from './promises.data.ts';

const blocks = PROMISES.trim().split(/\n(?=\S)/);
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

/** What a promise speaks of: texts, or objects of which one has to match. */
const SUBJECTS: Readonly<Record<string, (plan: AppPlan, of: string) => readonly unknown[]>> = {
  plan: (plan) => [plan],
  name: ({ name }) => [name],
  kind: ({ kind }) => [kind],
  text: (plan) => [JSON.stringify(plan)],
  things: ({ entities }) => entities.map(({ many }) => many),
  pages: ({ pages }) => pages.filter(({ isInNav }) => isInNav).map(({ title }) => title),
  blocks: ({ pages }) => pages.flatMap((page) => page.blocks.map(({ kind }) => kind)),
  fields: (plan, of) => fieldsOf(plan, of).map(({ label }) => label),
  pickers: (plan, of) =>
    fieldsOf(plan, of).flatMap(({ type, label }) => (type === 'relation' ? [label] : [])),
  options: (plan, of) => fieldsOf(plan, of).flatMap(({ options = [] }) => options),
  computed: ({ entities }) =>
    entities.flatMap((entity) =>
      entity.fields
        .filter(({ computed }) => computed !== undefined)
        .map((one) => fieldDescribed(entity, one)),
    ),
  marks: ({ entities: [first] }) =>
    (first?.marks ?? []).map(({ field, test, value, than, colour }) =>
      [field, test, than ?? value, colour].filter((part) => part !== undefined).join(' '),
    ),
  types: (plan, of) => fieldsOf(plan, of).map(({ type }) => type),
  titles: (plan, of) => listOf(plan, of).seed.map((row) => row[listOf(plan, of).titleField]),
  records: ({ entities }) => [JSON.stringify(entities)],
  block: ({ pages }) => pages.flatMap(({ blocks: own }) => own),
  rulings: (plan, of) => listOf(plan, of).rules.map(({ kind }) => kind),
  field: fieldsOf,
  rules: (plan, of) => listOf(plan, of).rules,
  rule: (plan, of) => (of === '' ? plan.entities.flatMap(({ rules }) => rules) : listOf(plan, of).rules),
  effect: (plan, of) => listOf(plan, of).effects ?? [],
};

function keep(plan: AppPlan, promise: string): void {
  const [, what = '', of = '', sign = '', wanted = ''] =
    /^(\w+)(?: ([^=~!{]*[^=~!{\s]))?(?: ([=~!]))?(?: (.*))?$/u.exec(promise) ?? [];
  const found = SUBJECTS[what]?.(plan, of) ?? [];
  expect(SUBJECTS, promise).toHaveProperty(what);
  const names = wanted === '' ? [] : wanted.split(', ');
  if (sign === '!') expect(found.join(' '), promise).not.toMatch(new RegExp(wanted, 'i'));
  else if (sign === '=') expect(found, promise).toEqual(names);
  else if (sign === '~' && what === 'text') expect(found[0], promise).toContain(wanted);
  else if (sign === '~') expect(found, promise).toEqual(expect.arrayContaining(names));
  else expect(found, promise).toContainEqual(matching(JSON.parse(wanted)));
}

/** Objects hold at least what is told. */
function matching(wanted: unknown): unknown {
  if (wanted === null || typeof wanted !== 'object' || Array.isArray(wanted)) return wanted;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(wanted).map(([key, value]) => [key, matching(value)])),
  );
}

it.each(blocks.map(read))('%s', (request, promises) => {
  const plan = makePlan(understand(request));
  expect(promises).not.toEqual([]);
  for (const promise of promises) keep(plan, promise);
});
