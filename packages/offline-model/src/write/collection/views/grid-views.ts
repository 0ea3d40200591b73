import type { FieldPlan } from '../../../plan/app-plan.ts';
import { attribute, block as lines, indent, jsxText } from '../../code.ts';
import { gridFor } from '../../theme/look.ts';
import { doneBox, STRUCK } from '../done.ts';
import { doneField } from '../done-field.ts';
import { recordClass } from '../marks.ts';
import { cardMark, isPerson, pictureOf, titleHeading, titleLink, writeCard } from '../record-card.ts';
import { cardFields, factList, marksOf, shown, summaryLine, writeRecordComponent } from '../show.ts';
import { wholeList, type ViewCode, type ViewInput } from '../view.ts';

/** A component around one record, with its buttons as children where there are any. */
export function withButtons(open: string, component: string, buttons: readonly string[]): string {
  if (buttons.length === 0) return `<${open} />`;
  return `<${open}>\n  ${lines(buttons, 2)}\n</${component}>`;
}

/** The records one after the other, each in its component. */
export const recordList = (className: string, component: string, { names, buttons }: ViewInput): string =>
  `<ul className="${className}">
  {visible.map((${names.value}) => (
    <li key={${names.value}.id}>
      ${indent(withButtons(`${component} ${names.value}={${names.value}}`, component, buttons), 6)}
    </li>
  ))}
</ul>`;

/** How many stand there at first, where nobody adds to them there. */
function shownCount({ names, block }: ViewInput): number | undefined {
  const count = Math.min(block.limit ?? 8, names.plan.seed.length);
  return count === 0 || block.can.create ? block.limit : count;
}

const COLUMNS: Readonly<Record<number, string>> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5',
  6: 'sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6',
};

/** As many columns as somebody wants, else as fit. */
function gridOf(input: ViewInput): string {
  const { draft, block } = input;
  const asked = block.columns === undefined ? undefined : COLUMNS[block.columns];
  const gap = /\bgap-\d+/.exec(draft.look.grid)?.[0] ?? 'gap-6';
  if (asked !== undefined) return `grid ${gap} ${asked}`.trim();
  // A telephone shows them one by one: four, where the others have a page.
  const fewer = block.limit === 6 && wholeList(draft, block) ? ' max-sm:*:nth-[n+5]:hidden' : '';
  return `${gridFor(draft.look, shownCount(input))}${leadOf(input)}${fewer}`;
}

const LEAD =
  ' lg:*:first:col-span-2 lg:*:first:row-span-2 lg:[&>:first-child>*>svg]:grow lg:[&>:first-child>*>svg]:self-stretch';

/** Six of a start page: in some apps the first is as large as four others. */
function leadOf({ draft: { look }, names, block }: ViewInput): string {
  const isSix = block.limit === 6 && names.plan.seed.length >= 6 && names.image !== null && !isPerson(names);
  return isSix && look.hasBands && look.way('lead', 2) === 0 ? LEAD : '';
}

export function cardsView(input: ViewInput): ViewCode {
  const { draft, names } = input;
  return { jsx: recordList(gridOf(input), writeCard(draft, names), input) };
}

/** Pictures first: the title lies on them. */
export function galleryView(input: ViewInput): ViewCode {
  const { draft, names, block } = input;
  if (!names.image) return cardsView(input);
  const { badges, price } = cardFields(names);
  const [badge] = badges;
  const component = writeRecordComponent(draft, names, {
    suffix: 'Tile',
    jsx: `<figure className="group relative grid h-full grid-rows-[1fr_auto] overflow-hidden rounded-xl border bg-card text-card-foreground">
  ${pictureOf(names, 'aspect-[4/5] transition-transform duration-300 group-hover:scale-[1.03]')}
  <figcaption${recordClass(draft, names, 'relative grid gap-2 border-t-4 border-t-primary bg-card p-4')}>
    ${lines(
      [
        badge && `<span>${shown(draft, names, badge)}</span>`,
        titleHeading(names, 'font-heading text-lg leading-snug font-semibold', block.can.open),
        price && `<p className="font-semibold text-highlight">${shown(draft, names, price)}</p>`,
        BUTTONS,
      ],
      4,
    )}
  </figcaption>
</figure>`,
  });
  return { jsx: recordList(gridOf(input), component, input) };
}

const BUTTONS = '{children && <div className="relative z-10 flex flex-wrap gap-2">{children}</div>}';

/** The same columns in every row, so that facts stand below each other. */
const LIST_FACTS: Readonly<Record<number, string>> = {
  1: 'md:w-36 md:grid-cols-1',
  2: 'md:w-72 md:grid-cols-2',
  3: 'md:w-[27rem] md:grid-cols-3 xl:w-[33rem]',
  4: 'md:w-[34rem] md:grid-cols-4 xl:w-[42rem]',
};

export function listView(input: ViewInput): ViewCode {
  const { draft, names, block } = input;
  const fields = cardFields(names, 3);
  const { summary, price, rating, facts } = fields;
  const details = [...(price ? [price] : []), ...(rating ? [rating] : []), ...facts];
  const columns = LIST_FACTS[Math.min(details.length, 4)] ?? '';
  const row =
    'relative flex flex-wrap items-center gap-x-5 gap-y-3 rounded-xl border bg-card p-4 text-card-foreground transition-colors hover:border-primary';
  const component = writeRecordComponent(draft, names, {
    suffix: 'Row',
    jsx: `<div${recordClass(draft, names, `${row}${doneField(names) ? STRUCK : ''}`)}>
  ${lines(
    [
      pictureOf(names, 'size-16 shrink-0 rounded-lg') || cardMark(draft, names, isPerson(names)),
      `<div className="grid min-w-48 flex-1 gap-1">
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    ${lines([titleHeading(names, 'font-heading font-semibold', block.can.open), ...marksOf(draft, names, fields)], 4)}
  </div>
  ${summary ? indent(summaryLine(names, summary, 'line-clamp-2 text-sm text-muted-foreground'), 2) : ''}
</div>`,
      factList(draft, names, {
        fields: details,
        className: `grid w-full grid-cols-2 gap-x-6 gap-y-2 ${columns}`,
      }),
      BUTTONS,
    ],
    2,
  )}
</div>`,
  });
  return { jsx: recordList('grid gap-3', component, input) };
}

function titleCell(title: string, box: string | null): string {
  const content = box
    ? `<div className="flex items-center gap-3">\n  ${lines([box, title], 2)}\n</div>`
    : title;
  return `<TableCell className="font-medium whitespace-normal sm:max-w-72">\n  ${indent(content, 2)}\n</TableCell>`;
}

/** "employee, from, to, reason": where nothing else is said in words, the reason tells one leave from the next. */
function tellingText({ plan: { fields }, title }: ViewInput['names']): FieldPlan | undefined {
  const others = fields.filter((field) => field.isListed && field !== title);
  const isTold = title.type === 'text' || others.some(({ type }) => type === 'text');
  return isTold || others.length > MOST_BESIDE_TEXT
    ? undefined
    : fields.find(({ type }) => type === 'longText');
}
const MOST_BESIDE_TEXT = 4;

export function tableView({ draft, names, block, buttons }: ViewInput): ViewCode {
  const { value, title } = names;
  const words = tellingText(names);
  const columns = names.plan.fields.filter(
    (field) =>
      field === words || (field.isListed && field !== title && !['image', 'longText'].includes(field.type)),
  );
  // What is worked out is what one looks for: on a narrow screen it goes before what it is worked out from.
  const found = columns.filter(({ computed }) => computed !== undefined).toReversed();
  const others = columns.filter((field) => !found.includes(field) && field !== words);
  const kept = [...found, ...others, ...(words === undefined ? [] : [words])];
  const hidden = (field: FieldPlan): string => {
    const index = kept.indexOf(field);
    if (index < 2) return '';
    return index < 4 ? ' className="hidden md:table-cell"' : ' className="hidden lg:table-cell"';
  };
  const heads = [title, ...columns].map(
    (field) => `<TableHead${hidden(field)}>${jsxText(field.label)}</TableHead>`,
  );
  const cells = columns.map((field) => {
    const content = shown(draft, names, field);
    const told =
      field === words
        ? `<span className="line-clamp-2 max-w-64 whitespace-normal">${content}</span>`
        : content;
    return `<TableCell ${attribute('data-label', field.label)}${hidden(field)}>${told}</TableCell>`;
  });
  const actionHead = `<TableHead>\n  <span className="sr-only">${draft.say('edit')}</span>\n</TableHead>`;
  const actionCell = `<TableCell>
  <div className="flex flex-wrap gap-1 sm:flex-nowrap sm:justify-end">
    ${lines(buttons, 4)}
  </div>
</TableCell>`;
  return {
    jsx: `<div className="overflow-hidden rounded-xl border bg-card text-card-foreground">
  <Table className="stacked sm:[&_td]:px-4 [&_th]:px-4">
    <TableHeader className="bg-muted">
      <TableRow>
        ${lines([...heads, buttons.length > 0 && actionHead], 8)}
      </TableRow>
    </TableHeader>
    <TableBody>
      {visible.map((${value}) => (
        <TableRow key={${value}.id}${recordClass(draft, names, '')}>
          ${lines(
            [
              titleCell(
                titleLink(names, block.can.open, 'underline-offset-4 hover:underline'),
                doneBox(names),
              ),
              ...cells,
              buttons.length > 0 && actionCell,
            ],
            10,
          )}
        </TableRow>
      ))}
    </TableBody>
  </Table>
</div>`,
  };
}
