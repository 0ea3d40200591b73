import { camelCase } from '../lexicon/entity-lexicon.ts';
import { ORDINARY_USERS, ROLE_NAMES } from '../lexicon/roles.data.ts';
import { fieldFrom, isAttribute } from '../understand/fields.ts';
import { isPlural } from '../understand/inflect.ts';
import { matchFields } from './collections.ts';
import type { BuiltEntity } from './entities.ts';
import { planField } from './entity-fields.ts';
import { changeField, placeField, withValues } from './entity-edits.ts';
import { seedFor } from './seed-values.ts';
import { like } from '../lexicon/pattern.ts';

/** "filter by city" where a job has a location: it is the city. What nothing stands for becomes a field. */
export function withAskedFilters(entity: BuiltEntity, sentences: readonly string[]): BuiltEntity {
  return (entity.said?.filters ?? []).reduce((made, label) => withFilter(made, label, sentences), entity);
}

function withFilter(entity: BuiltEntity, label: string, sentences: readonly string[]): BuiltEntity {
  const { plan } = entity;
  const wanted = label.toLowerCase();
  if (NO_FIELD.test(wanted) || plan.fields.some((one) => one.label.toLowerCase() === wanted)) return entity;
  const group = ALIKE.find((words) => words.includes(wanted));
  const alike = group && plan.fields.find((one) => group.includes(one.label.toLowerCase()));
  if (alike !== undefined)
    return { ...entity, plan: changeField(plan, alike.id, (one) => ({ ...one, label })) };
  const chosen = plan.fields.find((one) => one.options?.some((option) => option.toLowerCase() === wanted));
  // "filter by full-time or part-time".
  if (chosen !== undefined && entity.said !== null)
    return { ...entity, said: { ...entity.said, filters: [...entity.said.filters, chosen.label] } };
  const words = wanted.split(' ');
  if (matchFields(plan.fields, [label]).length > 0 || words.length > 2 || !isQuality(words)) return entity;
  const field = planField(fieldFrom(words));
  if (plan.fields.some((one) => one.id === field.id)) return entity;
  const made = withValues(placeField(plan, field, 1), camelCase(label), (_, row) =>
    seedFor(field, { row, title: plan.one, entity: plan.id, sentences }),
  );
  return { ...entity, plan: made };
}

/** "catalogue scores by composer and instrumentation"; not "by users", "by clicking", "by email". */
const isQuality = (words: readonly string[]): boolean =>
  isAttribute(words) ||
  (words.length === 1 &&
    !isPlural(words[0] ?? '') &&
    !/(?:ing|self)$|^(?:email|e-mail|mail|phone|sms|hand|default|staff|admin|system|card|cash|paypal|bus|train|car|foot|post)$/.test(
      words[0] ?? '',
    ) &&
    !ROLE_NAMES.has(words[0] ?? '') &&
    !ORDINARY_USERS.has(words[0] ?? ''));

/** Names for the same; the request's own goes first. */
const ALIKE: readonly (readonly string[])[] = [
  ['location', 'city', 'place', 'town', 'region'],
  ['category', 'type', 'kind', 'genre', 'topic'],
  ['price', 'cost', 'fee'],
  ['level', 'difficulty'],
];

/** Ways to look for something that are no qualities of it. */
const NO_FIELD = like.plain`
  ^(?:keywords?|names?|titles?|popularity|relevance|newest|oldest|alphabet|price range|date range|distance|everything|text|most .+|criteria|results?|number|code|id|end|start|time|times|day
  |days|view|people|user|users|status|own)$`;
