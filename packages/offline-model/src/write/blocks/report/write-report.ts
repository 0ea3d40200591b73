import type { FieldPlan, ReportBlock } from '../../../plan/app-plan.ts';
import { attribute, block as lines, quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';
import { pascal } from '../../names.ts';
import type { BlockPlace } from '../block.ts';

/** Choose what and when; read, print or download it. */
export function writeReport(block: ReportBlock, { draft, page, index }: BlockPlace): string {
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
  return `<Section ${attribute('title', block.title)}>
  <${name} />
</Section>`;
}

const hookName = (names: EntityNames): string => `use${pascal(names.table)}Report`;

const HIDDEN: ReadonlySet<FieldPlan['type']> = new Set(['image', 'file', 'longText']);

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
function cellText(draft: Draft, names: EntityNames, field: FieldPlan): string {
  const member = `${names.value}.${field.id}`;
  switch (field.type) {
    case 'money':
      return `formatMoney(${member})`;
    case 'number':
    case 'rating':
      return field.unit ? `formatNumber(${member}, ${quote(field.unit)})` : `formatNumber(${member})`;
    case 'date':
      return `formatDate(${member})`;
    case 'dateTime':
      return `formatDateTime(${member})`;
    case 'flag':
      return `${member} ? ${quote(draft.say('yes'))} : ${quote(draft.say('no'))}`;
    case 'choices':
      return `${member}.join(", ")`;
    case 'relation':
      return `titleOf(${quote(draft.entity(field.entity ?? '').table)}, ${member})`;
    case 'choice':
    case 'colour':
    case 'email':
    case 'file':
    case 'image':
    case 'longText':
    case 'phone':
    case 'text':
    case 'time':
    case 'url':
      return member;
  }
}
