import type { ChartBlock } from '../../plan/block-plan.ts';
import type { FieldPlan } from '../../plan/app-plan.ts';
import { attribute, quote } from '../code.ts';
import { optionsName } from '../data/field-schema.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { pascal } from '../names.ts';
import type { BlockPlace } from './block.ts';

/** A chart over the records as they are now, with its numbers as a table for those who do not see it. */
export function writeChart(block: ChartBlock, { draft, page, index }: BlockPlace): string {
  const names = draft.entity(block.entity);
  const by = names.plan.fields.find((field) => field.id === block.by);
  if (!by) return '';
  const wanted = pascal(block.title || `${names.type}-chart`).slice(0, 40);
  const { name, isNew } = draft.componentName(`${wanted}Chart`, `${page.id}/${index}`);
  if (isNew) draft.add(`${names.folder}/${name}.tsx`, chartFile(draft, names, { block, by, name }));
  return `<${name} />`;
}

interface ChartParts {
  readonly block: ChartBlock;
  readonly by: FieldPlan;
  readonly name: string;
}

const isDate = (field: FieldPlan): boolean => field.type === 'date' || field.type === 'dateTime';

function chartFile(draft: Draft, names: EntityNames, { block, by, name }: ChartParts): string {
  const { table, value } = names;
  const measure = measureOf(names, block);
  const dateField = isDate(by) ? by : names.plan.fields.find(isDate);
  const day = dateField ? `${value}.${dateField.id}` : `${value}.createdAt`;
  const records = block.hasRange
    ? `  const [period, setPeriod] = useState(ANY_TIME);
  const ${table} = useRecords(${quote(table)}).filter((${value}) => isBetween(${day}, period.from, period.to));
`
    : `  const ${table} = useRecords(${quote(table)});
`;
  const action = block.hasRange
    ? `\n      action={<PeriodFields period={period} onChange={setPeriod} />}`
    : '';

  return `export function ${name}() {
${records}  const chartData = ${isDate(by) ? 'groupByTime' : 'groupRecords'}(${table}, {
    by: (${value}) => ${groupBy(draft, names, by)},
    value: ${measure.code},${measure.isAverage ? '\n    isAverage: true,' : ''}${orderOf(names, by, block)}
  });

  return (
    <ChartCard
      ${attribute('title', block.title)}${action}
    >
      <${CHARTS[block.shape]} ${attribute('label', measure.label)} data={chartData}${measure.format} />
    </ChartCard>
  );
}
`.replace(/<ChartCard\n\s+(title=(?:"[^"]*"|\{"[^\n]*"\}))\n\s+>/, '<ChartCard $1>');
}

const CHARTS: Readonly<Record<ChartBlock['shape'], string>> = {
  bar: 'BarFigure',
  line: 'LineFigure',
  area: 'LineFigure',
  pie: 'PieFigure',
};

function measureOf(
  names: EntityNames,
  block: ChartBlock,
): { code: string; label: string; isAverage: boolean; format: string } {
  const field = names.plan.fields.find((candidate) => candidate.id === block.field);
  const isNumeric = field && ['number', 'money', 'rating'].includes(field.type);
  if (block.measure === 'count' || !field || !isNumeric) {
    return { code: '() => 1', label: names.plan.many, isAverage: false, format: '' };
  }
  return {
    code: `(${names.value}) => ${names.value}.${field.id}${field.isRequired ? '' : ' ?? 0'}`,
    label: field.label,
    isAverage: block.measure === 'average',
    format: field.type === 'money' ? ' format={formatMoney}' : '',
  };
}

function groupBy(draft: Draft, names: EntityNames, by: FieldPlan): string {
  const member = `${names.value}.${by.id}`;
  if (isDate(by)) return member;
  if (by.type === 'relation') return `titleOf(${quote(draft.entity(by.entity ?? '').table)}, ${member})`;
  if (by.type === 'flag') return `${member} ? ${quote(draft.say('yes'))} : ${quote(draft.say('no'))}`;
  if (by.type === 'choices') return `${member}[0] ?? ""`;
  if (['number', 'money', 'rating'].includes(by.type)) return `String(${member} ?? "")`;
  return member;
}

function orderOf(names: EntityNames, by: FieldPlan, { step, last, shape, measure }: ChartBlock): string {
  if (!isDate(by)) return by.type === 'choice' ? `\n    order: ${optionsName(names, by)},` : '';
  const isSparse =
    shape !== 'bar' && measure === 'sum' && (step === undefined || step === 'day' || step === 'hour');
  const given = [
    ...(isSparse ? ['skipsQuiet: true'] : []),
    ...(step === undefined ? [] : [`step: ${quote(step)}`]),
    ...(last === undefined ? [] : [`last: ${last}`]),
  ];
  return given.map((one) => `\n    ${one},`).join('');
}
