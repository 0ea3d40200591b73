import type { FieldPlan } from '../../../plan/app-plan.ts';
import type { ReportBlock } from '../../../plan/block-plan.ts';
import { block as lines, quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';
import { pascal } from '../../names.ts';
import { type BlockPlace, sectionTitle } from '../block.ts';

/** Choose what and when; read, print or download it. */
export function writeReport(block: ReportBlock, place: BlockPlace): string {
  const { draft, page, index } = place;
  const known = draft.entities.filter((names) => block.entities.includes(names.plan.id));
  const entities = known.length > 0 ? known : draft.entities.slice(0, 4);
  if (entities.length === 0) return '';
  const { name, isNew } = draft.componentName(`${pascal(page.id)}Report`, `${page.id}/${index}`);
  if (isNew) {
    for (const names of entities) {
      draft.add(
        `src/components/report/use-${names.dataPath.split('/').at(-1) ?? ''}`,
        sourceHook(draft, names),
      );
    }
    draft.add(
      `src/components/report/${name}.tsx`,
      `export function ${name}() {
  const sources = [${entities.map((names) => `${hookName(names)}()`).join(', ')}];
  return <ReportBuilder sources={sources} />;
}
`,
    );
  }
  return `<Section ${sectionTitle(place, block.title)}>
  <${name} />
</Section>`;
}

const hookName = (names: EntityNames): string => `use${pascal(names.table)}Report`;

const HIDDEN: ReadonlySet<FieldPlan['type']> = new Set(['image', 'file', 'longText', 'parts']);

function sourceHook(draft: Draft, names: EntityNames): string {
  const { table, value, plan } = names;
  const fields = plan.fields.filter((field) => !HIDDEN.has(field.type)).slice(0, 9);
  const day = plan.fields.find((field) => field.type === 'date' || field.type === 'dateTime');
  const dayOf = day ? `(${value}.${day.id} || ${value}.createdAt)` : `${value}.createdAt`;
  const sums = plan.fields.filter((field) => field.type === 'money' || isSummable(field)).slice(0, 3);
  const totals =
    sums.length === 0
      ? 'totals: () => [],'
      : `totals: (isWithin) => {
  const within = ${table}.filter((${value}) => isWithin(${dayOf}));
  return [
    ${lines(
      sums.map((field) => {
        const sum = `sumOf(within, (${value}) => ${value}.${field.id})`;
        const text = field.type === 'money' ? `formatMoney(${sum})` : `formatNumber(${sum})`;
        return `{ label: ${quote(field.label)}, value: ${text} },`;
      }),
      4,
    )}
  ];
},`;
  return `export function ${hookName(names)}(): ReportSource {
  const ${table} = useRecords(${quote(table)});
  return {
    id: ${quote(table)},
    label: ${quote(plan.many)},
    columns: [${fields.map((field) => quote(field.label)).join(', ')}],
    rows: ${table}.map((${value}) => ({
      day: ${dayOf},
      cells: [
        ${lines(
          fields.map((field) => `${cellText(draft, names, field)},`),
          8,
        )}
      ],
    })),
    ${lines([totals], 4)}
  };
}
`;
}

const isSummable = ({ type, id }: FieldPlan): boolean =>
  type === 'number' &&
  /amount|quantity|total|hours|count|stock|distance|calories|points|sold|minutes|seats|guests/i.test(id);

/** A value as plain text. */
export function cellText(draft: Draft, names: EntityNames, field: FieldPlan): string {
  const member = `${names.value}.${field.id}`;
  const unit = field.unit ? `, ${quote(field.unit)}` : '';
  const texts: Partial<Record<FieldPlan['type'], string>> = {
    money: `formatMoney(${member})`,
    number: `formatNumber(${member}${unit})`,
    rating: `formatNumber(${member}${unit})`,
    date: `formatDate(${member})`,
    dateTime: `formatDateTime(${member})`,
    flag: `${member} ? ${quote(draft.say('yes'))} : ${quote(draft.say('no'))}`,
    choices: `${member}.join(", ")`,
  };
  if (field.type === 'relation')
    return `titleOf(${quote(draft.entity(field.entity ?? '').table)}, ${member})`;
  return texts[field.type] ?? member;
}
