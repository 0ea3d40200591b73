import type { FieldPlan } from '../../plan/app-plan.ts';
import { attribute, block as lines, indent, jsxText, quote } from '../code.ts';
import { columnsName, optionsName } from '../data/field-schema.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { doneField } from './done-field.ts';

interface ShownInput {
  readonly draft: Draft;
  readonly names: EntityNames;
  readonly field: FieldPlan;
  /** `recipe.title` */
  readonly member: string;
}

/** A field's value as it is read: what stands between the tags. */
export function shown(draft: Draft, names: EntityNames, field: FieldPlan): string {
  return (SHOWN[field.type] ?? plain)({ draft, names, field, member: `${names.value}.${field.id}` });
}

const plain = ({ member }: ShownInput): string => `{${member} || "–"}`;

/** What is none of these is read as it stands. */
const SHOWN: Readonly<Partial<Record<FieldPlan['type'], (input: ShownInput) => string>>> = {
  money: ({ field, member }) =>
    field.isRequired ? `{formatMoney(${member})}` : `{formatMoney(${member}) || "–"}`,
  number: ({ field, member }) => numberShown(field, member),
  date: ({ member }) => `{formatDate(${member}) || "–"}`,
  dateTime: ({ member }) => `{formatDateTime(${member}) || "–"}`,
  flag: ({ draft, member }) => `{${member} ? ${quote(draft.say('yes'))} : ${quote(draft.say('no'))}}`,
  choice: ({ names, field, member }) =>
    `<ChoiceBadge value={${member}} options={${optionsName(names, field)}} />`,
  choices: ({ member }) => `{${member}.join(", ") || "–"}`,
  rating: ({ field, member }) =>
    `<Stars value={${member}}${field.max && field.max !== 5 ? ` max={${field.max}}` : ''} />`,
  relation: ({ draft, field, member }) => relationShown(draft, field, member),
  parts: ({ names, field, member }) =>
    (field.columns ?? []).some(({ kind }) => kind === 'money')
      ? `{formatMoney(partsSum(${columnsName(names, field)}, ${member}).total)}`
      : `{${member}.length}`,
  url: ({ member }) => `<WebLink url={${member}} />`,
  email: ({ member }) => `<MailLink address={${member}} />`,
  file: ({ member }) => `<FileLink file={${member}} />`,
  colour: ({ member }) => `<ColourDot colour={${member}} />`,
  image: ({ names, member }) => `<Picture image={${member}} name={${titleExpression(names)}} />`,
};

function numberShown(field: FieldPlan, member: string): string {
  if (field.unit === '%' && field.computed?.kind === 'product')
    return `<ShareBar value={${member}} ${attribute('label', field.label)} />`;
  if (isYear(field)) return field.isRequired ? `{${member}}` : `{${member} ?? "–"}`;
  const call = field.unit ? `formatNumber(${member}, ${quote(field.unit)})` : `formatNumber(${member})`;
  return field.isRequired ? `{${call}}` : `{${call} || "–"}`;
}

/** A year has no separator between its digits. */
function isYear({ id, unit }: FieldPlan): boolean {
  return unit === undefined && /year|founded|established|season|vintage|jahr|baujahr|\bano\b|annee/i.test(id);
}

/** Leads to the other record's page where there is one. */
function relationShown(draft: Draft, field: FieldPlan, member: string): string {
  const target = draft.entity(field.entity ?? '');
  const name = `<RecordName table=${quote(target.table)} id={${member}} />`;
  if (!target.detailPath) return name;
  const path = target.detailPath.replace(':id', `\${${member}}`);
  return `<RecordLink to={\`${path}\`} table=${quote(target.table)} id={${member}} />`;
}

/** What a record is called, as an expression. */
export function titleExpression(names: EntityNames): string {
  const { title, value, table } = names;
  const isText = ['text', 'longText', 'email', 'phone', 'url', 'time', 'choice', 'file', 'colour'].includes(
    title.type,
  );
  return isText ? `${value}.${title.id}` : `recordTitles.${table}(${value})`;
}

/** What a list can be searched by, as expressions. */
export function searchable(draft: Draft, names: EntityNames): readonly string[] {
  return names.plan.fields.flatMap((field): readonly string[] => {
    const member = `${names.value}.${field.id}`;
    if (field.type === 'relation')
      return [`titleOf(${quote(draft.entity(field.entity ?? '').table)}, ${member})`];
    if (field.type === 'date') return [`formatDate(${member})`];
    return ['text', 'longText', 'choice', 'choices', 'email', 'phone', 'number', 'url'].includes(field.type)
      ? [member]
      : [];
  });
}

/** What is told of a record, where something is. */
export const summaryLine = (names: EntityNames, { id }: FieldPlan, className: string): string =>
  `{${names.value}.${id} !== "" && (
  <p className="${className}">{${names.value}.${id}}</p>
)}`;

/** A label with its value below, inside a description list. */
export function fact(draft: Draft, names: EntityNames, field: FieldPlan): string {
  const value = shown(draft, names, field);
  return `<Fact ${attribute('label', field.label)}>${value}</Fact>`;
}

/** A description list of these fields; nothing where there are none. */
export function factList(
  draft: Draft,
  names: EntityNames,
  { fields, className }: { readonly fields: readonly FieldPlan[]; readonly className: string },
): string {
  const facts = fields.map((field) => fact(draft, names, field));
  return facts.length === 0 ? '' : `<dl className="${className}">\n  ${lines(facts, 2)}\n</dl>`;
}

/** `RecipeCard` and its like: a file with a component about one record, which takes buttons. Returns its name. */
export function writeRecordComponent(
  draft: Draft,
  names: EntityNames,
  { suffix, jsx }: { readonly suffix: string; readonly jsx: string },
): string {
  const { type, value, folder } = names;
  const component = `${type}${suffix}`;
  draft.add(
    `${folder}/${component}.tsx`,
    `interface ${component}Props {
  ${value}: ${type};
  /** Buttons for this record. */
  children?: ReactNode;
}

export function ${component}({ ${value}, children }: ${component}Props) {
  return (
    ${indent(jsx, 4)}
  );
}
`,
  );
  return component;
}

export interface CardFields {
  readonly badges: readonly FieldPlan[];
  readonly summary: FieldPlan | null;
  readonly price: FieldPlan | null;
  readonly rating: FieldPlan | null;
  /** What is only told where it is so. */
  readonly flags: readonly FieldPlan[];
  readonly facts: readonly FieldPlan[];
}

/** Sorts the listed fields of a record into the places of a card. */
export function cardFields(names: EntityNames, most = 4): CardFields {
  const listed = names.plan.fields.filter(
    (field) => field.isListed && field !== names.title && field.type !== 'image',
  );
  const badges = listed.filter((field) => field.type === 'choice').slice(0, 2);
  const summary = listed.find((field) => field.type === 'longText') ?? null;
  const price = listed.find((field) => field.type === 'money') ?? null;
  const rating = listed.find((field) => field.type === 'rating') ?? null;
  const flags = listed
    .filter((field) => field.type === 'flag' && field !== doneField(names)?.field)
    .slice(0, 2);
  const placed = new Set<FieldPlan | null>([...badges, ...flags, summary, price, rating]);
  const facts = listed.filter((field) => !placed.has(field) && field.type !== 'longText').slice(0, most);
  return { badges, flags, summary, price, rating, facts };
}

/** What stands around a title: its choices, and what it has. */
export function marksOf(draft: Draft, names: EntityNames, { badges, flags }: CardFields): readonly string[] {
  return [
    ...badges.map((field) => shown(draft, names, field)),
    ...flags.map((field) => flagMark(names, field)),
  ];
}

/** The same as a row of its own. */
export function markRow(draft: Draft, names: EntityNames, fields: CardFields): string {
  const marks = marksOf(draft, names, fields);
  return marks.length === 0
    ? ''
    : `<div className="flex flex-wrap gap-2 empty:hidden">\n  ${lines(marks, 2)}\n</div>`;
}

/** A mark on records that have it; the others go without. */
function flagMark({ value }: EntityNames, field: FieldPlan): string {
  return `{${value}.${field.id} && <Badge variant="outline">${jsxText(field.label)}</Badge>}`;
}
