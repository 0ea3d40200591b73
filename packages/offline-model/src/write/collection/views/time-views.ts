import type { FieldPlan } from '../../../plan/app-plan.ts';
import { block as lines, indent, quote } from '../../code.ts';
import { optionsName } from '../../data/field-schema.ts';
import { detailLink, type EntityNames } from '../../entity-names.ts';
import { forMaker } from '../actions.ts';
import { recordClass } from '../marks.ts';
import { pictureOf, titleHeading, titleLink, writeCard } from '../record-card.ts';
import {
  cardFields,
  factList,
  markRow,
  shown,
  summaryLine,
  titleExpression,
  writeRecordComponent,
} from '../show.ts';
import type { ViewCode, ViewInput } from '../view.ts';
import { cardsView, recordList, withButtons } from './grid-views.ts';

const fieldOf = (names: EntityNames, id: string | undefined): FieldPlan | undefined =>
  names.plan.fields.find((field) => field.id === id);

const isDate = (field: FieldPlan): boolean => field.type === 'date' || field.type === 'dateTime';

/** Columns by the options of a choice; cards are dragged or moved by a menu. */
export function boardView(input: ViewInput): ViewCode {
  const { draft, names, block, buttons } = input;
  const { value, table } = names;
  const field =
    fieldOf(names, block.by) ?? names.plan.fields.find((candidate) => candidate.type === 'choice');
  if (!field || field.type !== 'choice') return cardsView(input);
  const card = writeCard(draft, names);
  const options = optionsName(names, field);
  const move = forMaker(
    draft,
    names,
    `<MoveMenu options={${options}} value={${value}.${field.id}} onMove={(column) => moveCard(${value}.id, column)} />`,
  );
  return {
    statements: [
      `const moveCard = async (id: string, column: string) => {
  const next = ${options}.find((option) => option === column);
  if (!next) return;
  const result = await store.${table}.update(id, { ${field.id}: next });
  if (!result.ok) toast.error(result.message);
};`,
    ],
    jsx: `<div className="grid auto-cols-[minmax(16rem,1fr)] grid-flow-col gap-4 overflow-x-auto pb-3">
  {${options}.map((column) => (
    <BoardColumn
      key={column}
      title={column}
      count={visible.filter((${value}) => ${value}.${field.id} === column).length}
      onDropCard={(id) => moveCard(id, column)}
    >
      {visible
        .filter((${value}) => ${value}.${field.id} === column)
        .map((${value}) => (
          <BoardCard key={${value}.id} id={${value}.id}>
            ${indent(withButtons(`${card} ${value}={${value}}`, card, [move, ...buttons]), 12)}
          </BoardCard>
        ))}
    </BoardColumn>
  ))}
</div>`,
  };
}

export function calendarView(input: ViewInput): ViewCode {
  const { names, block } = input;
  const { value } = names;
  const field = fieldOf(names, block.by) ?? names.plan.fields.find(isDate);
  if (!field || !isDate(field)) return cardsView(input);
  const link = block.can.open && names.detailPath ? `\n  path: ${detailLink(names).slice(1, -1)},` : '';
  const list = cardsView(input);
  return {
    statements: [
      `const calendarEntries = visible.map((${value}) => ({
  id: ${value}.id,
  day: ${value}.${field.id}.slice(0, 10),
  title: ${titleExpression(names)},${link}
}));`,
    ],
    jsx: `<>
  <MonthCalendar entries={calendarEntries} />
  ${indent(list.jsx, 2)}
</>`,
  };
}

/** One below the other along a line, by date where there is one. */
export function timelineView({ draft, names, block, buttons }: ViewInput): ViewCode {
  const { value } = names;
  const field = fieldOf(names, block.by) ?? names.plan.fields.find(isDate);
  const fields = cardFields(names);
  const { summary, price, rating, facts } = fields;
  const when = field ? shown(draft, names, field) : `{formatRelative(${value}.createdAt)}`;
  const rest = [
    ...(price ? [price] : []),
    ...(rating ? [rating] : []),
    ...facts.filter((one) => one !== field),
  ];
  const jsx = `<ol className="relative grid gap-6 border-l-2 border-l-primary pl-6">
  {${field && block.sorts.length === 0 ? `visible.toSorted((left, right) => right.${field.id}.localeCompare(left.${field.id}))` : 'visible'}.map((${value}) => (
    <li key={${value}.id} className="relative grid gap-2">
      <span aria-hidden="true" className="absolute top-1.5 -left-[1.95rem] size-3 rounded-full bg-primary ring-4 ring-background" />
      <p className="text-sm text-muted-foreground">${when}</p>
      <div${recordClass(draft, names, 'relative grid gap-3 rounded-xl border bg-card p-5 text-card-foreground')}>
        ${lines(
          [
            titleHeading(names, 'font-heading text-lg font-semibold', block.can.open),
            markRow(draft, names, fields),
            summary && summaryLine(names, summary, 'text-sm text-muted-foreground'),
            factList(draft, names, { fields: rest, className: 'flex flex-wrap gap-x-6 gap-y-2' }),
            buttons.length > 0 &&
              `<div className="relative z-10 flex flex-wrap gap-2">
  ${lines(buttons, 2)}
</div>`,
          ],
          8,
        )}
      </div>
    </li>
  ))}
</ol>`;
  return { jsx };
}

const AUTHOR = /^(author|user|username|postedBy|writer|member|person|artist|chef|host|owner|by|name)$/i;

/** Posts as people write them: who, when, what, and what others may do with it. */
export function feedView(input: ViewInput): ViewCode {
  const { draft, names, block } = input;
  const { value, plan } = names;
  const author = plan.fields.find((field) => AUTHOR.test(field.id) && field !== names.title);
  const fields = cardFields(names);
  const { summary } = fields;
  const others = fields.facts.filter((field) => field !== author);
  const opens = block.can.open && names.detailPath !== null;
  const when = `<p className="text-sm text-muted-foreground">{formatRelative(${value}.createdAt)}</p>`;
  const body = [
    author ? byLine(whoExpression(draft.entity, names, author), when) : when,
    `<h3 className="font-heading text-lg font-semibold">
  ${indent(titleLink(names, opens, 'underline-offset-4 hover:underline'), 2)}
</h3>`,
    summary && summary !== names.title && summaryLine(names, summary, 'leading-relaxed whitespace-pre-line'),
    pictureOf(names, 'aspect-video rounded-lg'),
    markRow(draft, names, fields),
    factList(draft, names, { fields: others, className: 'flex flex-wrap gap-x-6 gap-y-2' }),
  ];
  const component = writeRecordComponent(draft, names, {
    suffix: 'FeedItem',
    jsx: `<article${recordClass(draft, names, 'grid gap-4 rounded-xl border bg-card p-5 text-card-foreground')}>
  ${lines(body, 2)}
  {children && <div className="flex flex-wrap gap-2 border-t pt-4">{children}</div>}
</article>`,
  });
  return { jsx: recordList('mx-auto grid w-full max-w-2xl gap-5', component, input) };
}

const byLine = (who: string, when: string): string => `<div className="flex items-center gap-3">
  <PersonAvatar name={${who}} />
  <div>
    <p className="font-medium">{${who}}</p>
    ${when}
  </div>
</div>`;

function whoExpression(entity: (id: string) => EntityNames, names: EntityNames, author: FieldPlan): string {
  const member = `${names.value}.${author.id}`;
  return author.type === 'relation'
    ? `titleOf(${quote(entity(author.entity ?? '').table)}, ${member})`
    : member;
}
