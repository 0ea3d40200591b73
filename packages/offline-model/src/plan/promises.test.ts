import { expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import type { AppPlan, EntityPlan } from './app-plan.ts';
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

/** What a promise speaks of: texts, or objects of which one has to match. */
function subjectOf(plan: AppPlan, what: string, of: string): readonly unknown[] {
  const [many = '', label = ''] = of.split('.');
  const fieldsOf = () => listOf(plan, many).fields.filter((one) => label === '' || one.label === label);
  switch (what) {
    case 'plan':
      return [plan];
    case 'name':
      return [plan.name];
    case 'kind':
      return [plan.kind];
    case 'things':
      return plan.entities.map((entity) => entity.many);
    case 'pages':
      return plan.pages.filter(({ isInNav }) => isInNav).map(({ title }) => title);
    case 'blocks':
      return plan.pages.flatMap((page) => page.blocks.map(({ kind }) => kind));
    case 'text':
      return [JSON.stringify(plan)];
    case 'fields':
      return fieldsOf().map((one) => one.label);
    case 'pickers':
      return fieldsOf().flatMap((one) => (one.type === 'relation' ? [one.label] : []));
    case 'options':
      return fieldsOf().flatMap(({ options = [] }) => options);
    case 'field':
      return fieldsOf();
    case 'rule':
    case 'rules':
      return many === '' ? plan.entities.flatMap(({ rules }) => rules) : listOf(plan, many).rules;
    case 'effect':
      return listOf(plan, many).effects ?? [];
    default:
      throw new Error(`A promise cannot speak of ${what}.`);
  }
}

function keep(plan: AppPlan, promise: string): void {
  const [, what = '', of = '', sign = '', wanted = ''] =
    /^(\w+)(?: ([^=~!{]*[^=~!{\s]))?(?: ([=~!]))?(?: (.*))?$/u.exec(promise) ?? [];
  const found = subjectOf(plan, what, of);
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
