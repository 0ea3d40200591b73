import { camelCase } from '../lexicon/entity-lexicon.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { EntityPlan, FieldPlan } from './app-plan.ts';
import type { BuiltEntity } from './entities.ts';
import { withNamedRows } from './named-rows.ts';

/** More than these are told, not listed. */
const MOST = 30;

/** What says nothing about a thing that nobody has described; stars and seats would. */
const SAFE: ReadonlySet<FieldPlan['type']> = new Set(['image', 'money', 'relation', 'longText']);

/** "four courts" are four, whatever our examples hold; places of one house are numbered, not named after towns. */
export function withGivenCount(
  entity: BuiltEntity,
  said: Understanding,
  sentences: readonly string[],
): BuiltEntity {
  const { plan, said: own } = entity;
  const given = said.given.counts.find(({ thing }) => isCalled(thing, entity));
  if (given === undefined || given.count > MOST || own === null || (own.rows ?? []).length > 0) return entity;
  const isNumbered = entity.nature === 'place' || own.entry === null;
  if (!isNumbered)
    return given.count < plan.seed.length
      ? { ...entity, plan: { ...plan, seed: plan.seed.slice(0, given.count) } }
      : entity;
  const rows = Array.from({ length: given.count }, (_, at) => ({
    title: `${plan.one} ${at + 1}`,
    price: null,
    minutes: null,
  }));
  const asked = new Set(own.fields.map(({ label }) => camelCase(label)));
  const fields = plan.fields.filter(
    ({ id, type }) => id === plan.titleField || asked.has(id) || SAFE.has(type),
  );
  return withNamedRows({ ...entity, plan: { ...plan, fields }, said: { ...own, rows } }, said, sentences);
}

function isCalled(thing: string, { plan, said }: BuiltEntity): boolean {
  const words = thing.toLowerCase();
  const names = [plan.many, plan.one, said?.many ?? '', said?.one ?? ''].map((name) => name.toLowerCase());
  return names.some((name) => name !== '' && (words === name || words.endsWith(` ${name}`)));
}

/** So many records: the first ones stay, further ones are numbered. */
export function withRowCount(plan: EntityPlan, count: number): EntityPlan {
  if (count > MOST || plan.seed.length === 0) return plan;
  const more = Array.from({ length: Math.max(0, count - plan.seed.length) }, (_, at) => {
    const number = plan.seed.length + at + 1;
    return {
      ...plan.seed[at % plan.seed.length],
      id: `${plan.id}-${number}`,
      [plan.titleField]: `${plan.one} ${number}`,
    };
  });
  return { ...plan, seed: [...plan.seed, ...more].slice(0, count) };
}
