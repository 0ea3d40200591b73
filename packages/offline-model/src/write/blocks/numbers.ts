import type { FieldPlan } from '../../plan/app-plan.ts';
import type { NumbersBlock } from '../../plan/block-plan.ts';
import { attribute, block as lines, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import { onlyCode } from '../collection/marks.ts';
import type { EntityNames } from '../entity-names.ts';
import { pascal } from '../names.ts';
import type { BlockPlace } from './block.ts';

type Item = NumbersBlock['items'][number];

/** Key figures, counted from the records as they are now. */
export function writeNumbers(block: NumbersBlock, { draft, page, index }: BlockPlace): string {
  const known = new Set(draft.entities.map((names) => names.plan.id));
  const items = block.items.filter((item) => known.has(item.entity));
  if (items.length === 0) return '';
  const { name, isNew } = draft.componentName(`${pascal(page.id)}Figures`, `${page.id}/${index}`);
  if (isNew) draft.add(`src/components/sections/${name}.tsx`, figuresFile(draft, items, name));
  return `<${name} />`;
}

/** No figure stands alone in a row on a wide screen. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: '',
  3: 'lg:grid-cols-3',
  5: 'lg:grid-cols-3 xl:grid-cols-5',
  6: 'lg:grid-cols-3',
};

function figuresFile(draft: Draft, items: readonly Item[], name: string): string {
  const entities = [...new Set(items.map((item) => item.entity))].map((id) => draft.entity(id));
  const hooks = entities.map(({ table }) => `const ${table} = useRecords(${quote(table)});`);
  const cards = items.map((item) => {
    const names = draft.entity(item.entity);
    const progress =
      item.goal === undefined || isStreak(item) ? '' : ` progress={${progressOf(names, item)}}`;
    return `<StatCard ${attribute('label', item.label)} value={${figure(names, item)}} icon={${figureIcon(draft, names, item)}}${progress} />`;
  });
  const columns = COLUMNS[items.length] ?? 'lg:grid-cols-4';
  // In two columns the last one would stand beside a gap.
  const isOdd = items.length > 1 && items.length % 2 === 1;
  return `export function ${name}() {
  ${lines(hooks, 2)}

  return (
    <section ${attribute('aria-label', draft.say('overview'))} className="grid ${items.length === 1 ? '' : 'grid-cols-2 '}gap-4 ${columns}${isOdd ? ' *:last:max-lg:col-span-2' : ''}">
      ${lines(cards, 6)}
    </section>
  );
}
`;
}

function figureIcon(draft: Draft, names: EntityNames, item: Item): string {
  const field = fieldOf(names, item.field);
  if (isStreak(item)) return item.measure === 'best' ? 'TrophyIcon' : 'FlameIcon';
  if (item.measure === 'count') return draft.icon(names.plan.icon, 'Hash');
  if (field?.type === 'rating') return 'StarIcon';
  return field?.type === 'money' ? 'WalletIcon' : 'TrendingUpIcon';
}

const fieldOf = (names: EntityNames, id: string | undefined): FieldPlan | undefined =>
  names.plan.fields.find((field) => field.id === id);

const isStreak = ({ measure }: Item): boolean => measure === 'streak' || measure === 'best';

/** Days in a row: which day it is, what is counted and what is to be reached. */
function streakCode({ table, value }: EntityNames, { measure, field, day, goal, unit }: Item): string {
  const call = measure === 'best' ? 'goalBest' : 'goalStreak';
  const told = `{ day: (${value}) => ${value}.${day}, value: (${value}) => ${value}.${field}, goal: ${goal} }`;
  return `formatNumber(${call}(${table}, ${told})${unit ? `, ${quote(unit)}` : ''})`;
}

const progressOf = (names: EntityNames, item: Item): string =>
  `(sumOf(${countedOnes(names, item)}, (${names.value}) => ${names.value}.${item.field}) / ${item.goal}) * 100`;

/** The expression of one figure, as text. */
function figure(names: EntityNames, item: Item): string {
  const { table, value } = names;
  const field = fieldOf(names, item.field);
  const list = countedOnes(names, item);
  const isNumeric = field && ['number', 'money', 'rating'].includes(field.type);
  if (isStreak(item)) return field && fieldOf(names, item.day) ? streakCode(names, item) : 'formatNumber(0)';
  if (item.measure === 'share') return `formatShare(${list}.length, ${table}.length)`;
  if (item.measure === 'count' || !field || !isNumeric) return `formatNumber(${list}.length)`;
  const format = field.type === 'money' ? 'formatMoney' : 'formatNumber';
  const call = item.measure === 'sum' ? 'sumOf' : 'averageOf';
  const told = item.unit ?? field.unit;
  const unit = field.type === 'number' && told ? `, ${quote(told)}` : '';
  const now = `${call}(${list}, (${value}) => ${value}.${field.id})`;
  // "5 / 8".
  return item.goal === undefined
    ? `${format}(${now}${unit})`
    : `${format}(${now}) + " / " + ${format}(${item.goal}${unit})`;
}

/** The records that count: all, those in a state, those of a day. */
function countedOnes(names: EntityNames, { where, only }: Item): string {
  const { table, value } = names;
  const tests = [
    ...(where && fieldOf(names, where.field) ? [matches(names, where)] : []),
    ...(only ? [onlyCode(names, only) ?? 'true'] : []),
  ];
  return tests.length > 0 ? `${table}.filter((${value}) => ${tests.join(' && ')})` : table;
}

function matches(names: EntityNames, where: NonNullable<Item['where']>): string {
  const field = fieldOf(names, where.field);
  const member = `${names.value}.${where.field}`;
  if (field?.type === 'flag') return /^(false|no)$/i.test(where.option) ? `!${member}` : member;
  if (field?.type === 'choices') return `${member}.some((option) => option === ${quote(where.option)})`;
  if (field?.type === 'choice' && !field.options?.includes(where.option)) return 'false';
  return `${member} === ${quote(where.option)}`;
}
