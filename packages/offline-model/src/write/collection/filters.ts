import type { CollectionBlock } from '../../plan/block-plan.ts';
import type { FieldPlan } from '../../plan/app-plan.ts';
import { attribute, block as lines, quote } from '../code.ts';
import { optionsName } from '../data/field-schema.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { kebab } from '../names.ts';
import { orderings, ordersCode } from './orders.ts';
import { searchable } from './show.ts';

/** The names that the collection's component uses. */
export interface FilterNames {
  readonly toolbar: string;
  readonly none: string;
  readonly apply: string;
}

type Kind = 'choice' | 'choices' | 'values' | 'relation' | 'range' | 'dates' | 'flag';

/** Writes what narrows and orders a collection, as pure functions, and the bar of controls; null when it has none. */
export function writeFilters(
  draft: Draft,
  names: EntityNames,
  { block, component }: { block: CollectionBlock; component: string },
): FilterNames | null {
  const filters = block.filters.flatMap((id) => {
    const field = names.plan.fields.find((candidate) => candidate.id === id);
    const kind = field && filterKind(field);
    return field && kind ? [{ field, kind }] : [];
  });
  const sorts = block.sorts.flatMap((id) => names.plan.fields.filter((field) => field.id === id));
  if (!block.hasSearch && filters.length === 0 && sorts.length === 0) return null;
  const state = component.charAt(0).toLowerCase() + component.slice(1);
  const parts: Parts = { draft, names, component, state, filters, sorts, hasSearch: block.hasSearch };
  draft.add(`${names.folder}/${kebab(component)}-filters.ts`, logicFile(parts));
  draft.add(`${names.folder}/${component}Toolbar.tsx`, toolbarFile(parts));
  return { toolbar: `${component}Toolbar`, none: `no${component}Filters`, apply: `filter${component}` };
}

interface Parts {
  readonly draft: Draft;
  readonly names: EntityNames;
  readonly component: string;
  readonly state: string;
  readonly filters: readonly { readonly field: FieldPlan; readonly kind: Kind }[];
  readonly sorts: readonly FieldPlan[];
  readonly hasSearch: boolean;
}

const FILTER_KINDS: Partial<Record<FieldPlan['type'], Kind>> = {
  choice: 'choice',
  choices: 'choices',
  relation: 'relation',
  number: 'range',
  money: 'range',
  rating: 'range',
  date: 'dates',
  dateTime: 'dates',
  flag: 'flag',
  text: 'values',
};

const filterKind = (field: FieldPlan): Kind | null => FILTER_KINDS[field.type] ?? null;

function logicFile(parts: Parts): string {
  const { draft, names, component, state, filters, sorts, hasSearch } = parts;
  const { type, value, table } = names;
  const initial = [
    ...(hasSearch ? ['query: ""'] : []),
    ...filters.map(({ field, kind }) => initialState(field, kind)),
    ...(sorts.length > 0 ? ['sort: "newest"'] : []),
  ];
  const conditions = [
    ...(hasSearch ? [`matchesText(filters.query, [${searchable(draft, names).join(', ')}])`] : []),
    ...filters.map(({ field, kind }) => condition(value, field, kind)),
  ];
  const orders = sorts.flatMap((field) => orderings(draft, names, field));
  const shownLine =
    conditions.length === 0
      ? `  const shown = ${table};`
      : `  const shown = ${table}.filter(
    (${value}) =>
      ${conditions.join(' &&\n      ')},
  );`;
  const sortParts =
    orders.length === 0
      ? { head: '', tail: `${shownLine.replace('const shown =', 'return')}` }
      : {
          head: ordersCode(orders, { type, state, newest: draft.say('newestFirst') }),
          tail: `${shownLine}\n  const comparator = comparators[filters.sort];\n  return comparator ? shown.toSorted(comparator) : shown;`,
        };

  return `export const no${component}Filters = {
${initial.map((line) => `  ${line},`).join('\n')}
};

export type ${component}Filters = typeof no${component}Filters;

${sortParts.head}export function filter${component}(${table}: readonly ${type}[], filters: ${component}Filters): readonly ${type}[] {
${sortParts.tail}
}
`;
}

function initialState(field: FieldPlan, kind: Kind): string {
  if (kind === 'range' || kind === 'dates') return `${field.id}From: "",\n  ${field.id}To: ""`;
  return kind === 'flag' ? `${field.id}: false` : `${field.id}: ALL`;
}

function condition(value: string, field: FieldPlan, kind: Kind): string {
  const member = `${value}.${field.id}`;
  const chosen = `filters.${field.id}`;
  switch (kind) {
    case 'range':
    case 'dates':
      return `isBetween(${member}, ${chosen}From, ${chosen}To)`;
    case 'flag':
      return `(!${chosen} || ${member})`;
    case 'choices':
      return `(${chosen} === ALL || ${member}.some((option) => option === ${chosen}))`;
    case 'choice':
    case 'relation':
    case 'values':
      return `(${chosen} === ALL || ${member} === ${chosen})`;
  }
}

function toolbarFile(parts: Parts): string {
  const { draft, names, component, state, filters, sorts, hasSearch } = parts;
  const { inline, hidden } = placed(filters);
  const hooks = filters.flatMap(({ field, kind }) => toolbarHook(draft, names, { field, kind }));
  const controls = [
    ...(hasSearch
      ? [
          `<SearchInput
  ${attribute('label', draft.say('searchIn', { many: names.many }))}
  value={filters.query}
  onChange={(query) => onChange({ ...filters, query })}
/>`,
        ]
      : []),
    ...inline.map((filter) => filterControl(draft, names, filter)),
    ...(hidden.length > 0 ? [moreFilters(draft, names, hidden)] : []),
    ...(sorts.length > 0
      ? [
          `<FilterSelect
  ${attribute('label', draft.say('sortBy'))}
  value={filters.sort}
  options={${state}Orders}
  onChange={(sort) => onChange({ ...filters, sort })}
/>`,
        ]
      : []),
  ];
  const pad = (code: string) =>
    code
      .split('\n')
      .map((line) => `      ${line}`)
      .join('\n');
  return `interface ${component}ToolbarProps {
  filters: ${component}Filters;
  onChange: (filters: ${component}Filters) => void;
}

export function ${component}Toolbar({ filters, onChange }: ${component}ToolbarProps) {
${hooks.map((hook) => `  ${hook}\n`).join('')}  return (
    <div role="search" ${attribute('aria-label', draft.say('searchIn', { many: names.many }))} className="flex min-w-0 flex-1 flex-wrap items-end gap-3">
${controls.map(pad).join('\n')}
    </div>
  );
}
`;
}

interface Filter {
  readonly field: FieldPlan;
  readonly kind: Kind;
}

const MOST_INLINE = 3;

/** A row of controls is read at a glance; of more, two selects stay and the others wait behind a button. */
function placed(filters: readonly Filter[]): {
  readonly inline: readonly Filter[];
  readonly hidden: readonly Filter[];
} {
  if (filters.length <= MOST_INLINE) return { inline: filters, hidden: [] };
  const selects = filters.filter(({ kind }) => !['range', 'dates', 'flag'].includes(kind));
  const inline = (selects.length > 0 ? selects : filters).slice(0, MOST_INLINE - 1);
  return { inline, hidden: filters.filter((filter) => !inline.includes(filter)) };
}

function moreFilters(draft: Draft, names: EntityNames, hidden: readonly Filter[]): string {
  const used = hidden.map(({ field: { id }, kind }) => {
    if (kind === 'range' || kind === 'dates') return `filters.${id}From !== "" || filters.${id}To !== ""`;
    return kind === 'flag' ? `filters.${id}` : `filters.${id} !== ALL`;
  });
  return `<MoreFilters
  count={[${used.join(', ')}].filter(Boolean).length}
>
  ${lines(
    hidden.map((filter) => filterControl(draft, names, filter)),
    2,
  )}
</MoreFilters>`;
}

function toolbarHook(draft: Draft, names: EntityNames, { field, kind }: Filter): readonly string[] {
  if (kind === 'relation') {
    const target = draft.entity(field.entity ?? '');
    return [`const ${field.id}Records = useRecords(${quote(target.table)});`];
  }
  if (kind === 'values') {
    return [
      `const ${field.id}Values = [...new Set(useRecords(${quote(names.table)}).map((${names.value}) => ${names.value}.${field.id}))].filter(Boolean).toSorted();`,
    ];
  }
  return [];
}

function filterControl(draft: Draft, names: EntityNames, { field, kind }: Filter): string {
  const { id } = field;
  const label = attribute('label', field.label);
  if (kind === 'range' || kind === 'dates') {
    return `<FilterRange
  ${label}
  type="${kind === 'range' ? 'number' : 'date'}"
  from={filters.${id}From}
  to={filters.${id}To}
  onFromChange={(${id}From) => onChange({ ...filters, ${id}From })}
  onToChange={(${id}To) => onChange({ ...filters, ${id}To })}
/>`;
  }
  if (kind === 'flag') {
    return `<FilterSwitch
  ${label}
  checked={filters.${id}}
  onChange={(${safe(id)}) => onChange({ ...filters, ${pair(id)} })}
/>`;
  }
  return `<FilterSelect
  ${label}
  value={filters.${id}}
  options={${optionsCode(draft, names, { field, kind })}}
  onChange={(${safe(id)}) => onChange({ ...filters, ${pair(id)} })}
/>`;
}

/** A field may be called like a word of the language, which no parameter can be. */
const WORDS_OF_LANGUAGE =
  /^(class|case|default|new|package|return|switch|this|function|import|export|delete|enum|in|for|with|public|private|static|void|var|let|const|if|else|do|while|try|catch|throw|typeof|null|true|false|super|yield|await|interface|protected|implements|filters|onChange)$/;
const safe = (id: string): string => (WORDS_OF_LANGUAGE.test(id) ? 'chosen' : id);
const pair = (id: string): string => (WORDS_OF_LANGUAGE.test(id) ? `${id}: chosen` : id);

function optionsCode(draft: Draft, names: EntityNames, { field, kind }: Filter): string {
  if (kind === 'values') return `choicesOf(${field.id}Values)`;
  if (kind !== 'relation') return `choicesOf(${optionsName(names, field)})`;
  const target = draft.entity(field.entity ?? '');
  return `recordChoices(${quote(target.table)}, ${field.id}Records)`;
}
