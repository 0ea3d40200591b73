import type { CollectionBlock } from '../../plan/block-plan.ts';
import type { FieldPlan } from '../../plan/app-plan.ts';
import { block as lines, type CodeProps, codeOf } from '../code.ts';
import { optionsName } from '../data/field-schema.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { kebab } from '../names.ts';
import { orderings } from './orders.ts';
import { searchable } from './show.ts';

/** Writes what narrows and orders a collection, as data for the bar of controls. Returns its name; null for none. */
export function writeFilters(
  draft: Draft,
  names: EntityNames,
  { block, component }: { block: CollectionBlock; component: string },
): string | null {
  const { type, value, plan, folder } = names;
  const fieldsOf = (ids: readonly string[]): readonly FieldPlan[] =>
    ids.flatMap((id) => plan.fields.filter((field) => field.id === id));
  const filters = fieldsOf(block.filters).flatMap((field) => filterProps(draft, names, field));
  const orders = fieldsOf(block.sorts).flatMap((field) => orderings(draft, names, field));
  if (!block.hasSearch && filters.length === 0 && orders.length === 0) return null;
  const name = `${component.charAt(0).toLowerCase()}${component.slice(1)}Controls`;
  draft.add(
    `${folder}/${kebab(name)}.ts`,
    `export const ${name}: ListControls<${type}> = {
  ${lines(
    [
      block.hasSearch && `search: (${value}) => [${searchable(draft, names).join(', ')}],`,
      `filters: ${codeOf(filters)},`,
      `orders: ${codeOf(orders.map(({ label, code }) => ({ label, compare: () => `(left, right) => ${code}` })))},`,
    ],
    2,
  )}
};
`,
  );
  return name;
}

type Kind = 'choice' | 'range' | 'dates' | 'flag';

const FILTER_KINDS: Partial<Record<FieldPlan['type'], Kind>> = {
  choice: 'choice',
  choices: 'choice',
  relation: 'choice',
  text: 'choice',
  number: 'range',
  money: 'range',
  rating: 'range',
  date: 'dates',
  dateTime: 'dates',
  flag: 'flag',
};

function filterProps(draft: Draft, names: EntityNames, field: FieldPlan): readonly CodeProps[] {
  const { id, type, label, entity = '' } = field;
  const kind = FILTER_KINDS[type];
  if (kind === undefined) return [];
  return [
    {
      kind,
      label,
      of: () => `(${names.value}) => ${names.value}.${id}`,
      options: type === 'choice' || type === 'choices' ? () => optionsName(names, field) : undefined,
      table: type === 'relation' ? draft.entity(entity).table : undefined,
    },
  ];
}
