import type { FieldPlan } from '../../plan/app-plan.ts';
import type { CollectionBlock } from '../../plan/block-plan.ts';
import { attribute, block as lines, elementOf, indent, jsxText, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import { detailLink, type EntityNames } from '../entity-names.ts';
import { writeDialog } from '../forms/write-form.ts';
import { cellText } from '../blocks/report/write-report.ts';
import { actionButtons, keptFor } from './actions.ts';
import { writeFilters } from './filters.ts';
import { onlyCode } from './marks.ts';
import { orderings, type Ordering } from './orders.ts';
import { titleExpression } from './show.ts';
import type { ViewCode, ViewInput } from './view.ts';
import { cardsView, galleryView, listView, tableView } from './views/grid-views.ts';
import { boardView, calendarView, feedView, timelineView } from './views/time-views.ts';

const VIEWS: Readonly<Record<CollectionBlock['view'], (input: ViewInput) => ViewCode>> = {
  cards: cardsView,
  gallery: galleryView,
  list: listView,
  table: tableView,
  board: boardView,
  calendar: calendarView,
  feed: feedView,
  timeline: timelineView,
};

const SUFFIXES: Readonly<Record<CollectionBlock['view'], string>> = {
  cards: 'Grid',
  gallery: 'Gallery',
  list: 'List',
  table: 'Table',
  board: 'Board',
  calendar: 'Calendar',
  feed: 'Feed',
  timeline: 'Timeline',
};

/** `RecipeGrid`: the records of a table with what narrows, orders, adds and changes them. Returns its name. */
export function writeCollection(draft: Draft, block: CollectionBlock): string {
  const names = draft.entity(block.entity);
  const suffix = block.limit ? 'Highlights' : SUFFIXES[block.view];
  const wanted = `${block.onlyMine ? 'My' : ''}${names.type}${suffix}`;
  const { title: _title, ...use } = block;
  const { name, isNew } = draft.componentName(wanted, JSON.stringify(use));
  if (isNew) draft.add(`${names.folder}/${name}.tsx`, collectionFile(draft, names, { block, name }));
  return name;
}

function collectionFile(
  draft: Draft,
  names: EntityNames,
  { block, name }: { block: CollectionBlock; name: string },
): string {
  const { table } = names;
  const controls = block.limit ? null : writeFilters(draft, names, { block, component: name });
  const isCompact = ['table', 'list', 'board'].includes(block.view) || block.actions.length > 0;
  const buttons = actionButtons(draft, names, { ...block.can, actions: block.actions, isCompact });
  // The lesser of two lists on a start page may be quieter than the first.
  const isLesser = block.limit === 3 && draft.look.way('lesser', 2) === 0;
  const view = VIEWS[isLesser ? 'list' : block.view]({ draft, names, block, buttons });
  const step = block.limit ? undefined : block.pageSize;
  const hook = block.onlyMine ? 'useOwnRecords' : 'useRecords';
  const bar = [
    ...(controls
      ? [
          elementOf('FilterBar', {
            label: draft.say('searchIn', { many: names.many }),
            records: () => table,
            controls: () => controls,
            wish: () => 'wish',
            onChange: () => 'setWish',
          }),
        ]
      : []),
    ...listButtons(draft, names, block),
  ];
  const visible = visibleStatement({ block, table, controls, sorted: sortedCode(draft, names, block) });

  return `export function ${name}() {
  const ${table} = ${hook}(${quote(table)})${narrowed(names, block)};
${controls ? `  const [wish, setWish] = useState(${firstWish(draft, names, block)});\n` : ''}${step === undefined ? '' : `  const [shownCount, setShownCount] = useState(${step});\n`}  ${visible}
${(view.statements ?? []).map((statement) => `\n  ${indent(statement, 2)}\n`).join('')}
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      ${lines(
        [
          bar.length > 0 &&
            `<div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
  ${lines(bar, 2)}
</div>`,
          listStates(draft, names, {
            jsx: view.jsx,
            hasFilters: controls !== null,
            canCreate: block.can.create,
            isNarrowed: block.only !== undefined,
          }),
          step !== undefined &&
            `{found.length > visible.length && (
  <Button variant="outline" className="justify-self-center" onClick={() => setShownCount(shownCount + ${step})}>
    ${jsxText(draft.say('showMore'))}
  </Button>
)}`,
        ],
        6,
      )}
    </div>
  );
}
`;
}

/** `.filter(…)` where only some of the records are meant. */
function narrowed(names: EntityNames, { only }: CollectionBlock): string {
  const test = only === undefined ? null : onlyCode(names, only);
  return test === null ? '' : `.filter((${names.value}) => ${test})`;
}

/** What can be done with the list as a whole. */
function listButtons(draft: Draft, names: EntityNames, block: CollectionBlock): readonly string[] {
  const list = block.pageSize === undefined ? 'visible' : 'found';
  return [
    ...(block.hasRandom === true ? [randomOf(draft, names, list)] : []),
    ...(block.hasExport === true ? [exportOf(draft, names, list)] : []),
    ...(block.can.create ? [keptFor(draft, names, 'create')(createButton(draft, names))] : []),
  ];
}

/** The order that a list starts in; undefined for the newest first. */
function startOrder(draft: Draft, names: EntityNames, { order }: CollectionBlock): Ordering | undefined {
  const field = names.plan.fields.find(({ id }) => id === order?.field);
  const [up, down = up] = field ? orderings(draft, names, field) : [];
  return order?.isDown === true ? down : up;
}

function firstWish(draft: Draft, names: EntityNames, block: CollectionBlock): string {
  const order = startOrder(draft, names, block);
  return order === undefined ? 'NO_WISH' : `{ ...NO_WISH, order: ${quote(order.label)} }`;
}

function sortedCode(draft: Draft, names: EntityNames, block: CollectionBlock): string {
  const order = startOrder(draft, names, block);
  return order === undefined ? '' : `.toSorted((left, right) => ${order.code})`;
}

interface Visible {
  readonly block: CollectionBlock;
  readonly table: string;
  readonly controls: string | null;
  readonly sorted: string;
}

function visibleStatement({ block, table, controls, sorted }: Visible): string {
  if (block.limit) return `const visible = ${table}${sorted}.slice(0, ${block.limit});`;
  const found = controls ? `filterRecords(${table}, ${controls}, wish)` : table;
  return block.pageSize === undefined
    ? `const visible = ${found};`
    : `const found = ${found};\n  const visible = found.slice(0, shownCount);`;
}

/** What is listed now, for a spreadsheet. */
function exportOf(draft: Draft, names: EntityNames, list: string): string {
  const fields = names.plan.fields.filter(({ type }) => !['image', 'file'].includes(type));
  return `<ExportButton
  name=${quote(names.table)}
  columns={[${fields.map(({ label }) => quote(label)).join(', ')}]}
  rows={() =>
    ${list}.map((${names.value}) => [
      ${lines(
        fields.map((field) => `${cellText(draft, names, field)},`),
        6,
      )}
    ])
  }
/>`;
}

/** One of those that are listed now, with its first fields. */
function randomOf(draft: Draft, names: EntityNames, list: string): string {
  const { fields, titleField } = names.plan;
  const told = fields.filter(({ id, type }) => id !== titleField && !UNTOLD.has(type)).slice(0, 4);
  return `<RandomButton
  records={${list}.map((${names.value}) => ({
    id: ${names.value}.id,
    title: ${titleExpression(names)},
    facts: [
      ${lines(
        told.map((field) => `[${quote(field.label)}, ${cellText(draft, names, field)}],`),
        6,
      )}
    ],${names.detailPath ? `\n    path: ${detailLink(names).slice(1, -1)},` : ''}
  }))}
/>`;
}

/** Too long, or no text at all. */
const UNTOLD: ReadonlySet<FieldPlan['type']> = new Set(['image', 'file', 'longText', 'parts']);

function createButton(draft: Draft, names: EntityNames): string {
  const dialog = writeDialog(draft, names);
  return `<${dialog}>
  <Button className="shrink-0 lg:ml-auto">
    <PlusIcon aria-hidden="true" />
    ${jsxText(draft.say('add', { one: names.one }))}
  </Button>
</${dialog}>`;
}

interface States {
  readonly jsx: string;
  readonly hasFilters: boolean;
  readonly canCreate: boolean;
  /** There may be others that are not meant. */
  readonly isNarrowed: boolean;
}

/** Nothing yet, nothing found, or the list. */
function listStates(
  draft: Draft,
  names: EntityNames,
  { jsx, hasFilters, canCreate, isNarrowed }: States,
): string {
  const { many, table } = names;
  const emptyText = isNarrowed ? 'emptyNow' : canCreate ? 'emptyText' : 'emptyTextRead';
  const empty = `<EmptyState
  icon={${draft.icon(names.plan.icon, 'Inbox')}}
  ${attribute('title', draft.say(isNarrowed ? 'noResults' : 'emptyTitle', { many }))}
  ${attribute('text', draft.say(emptyText))}
/>`;
  const found = hasFilters
    ? `visible.length === 0 ? (
  <NoResults ${attribute('title', draft.say('noResults', { many }))} onReset={() => setWish(NO_WISH)} />
) : (
  ${indent(jsx, 2)}
)`
    : `(
  ${indent(jsx, 2)}
)`;
  return `{${table}.length === 0 ? (
  ${indent(empty, 2)}
) : ${found}}`;
}
