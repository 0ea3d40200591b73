import type { FieldPlan, SeedRow, SeedValue } from '../../plan/app-plan.ts';
import { quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { recordScene } from '../pictures/record-scene.ts';
import { dayCode, keyOf } from './field-schema.ts';

const WIDTH = 100;

/** The file with the examples an app starts with; null when there are none. */
export function writeSeed(draft: Draft, names: EntityNames): void {
  const rows = names.plan.seed.map((row, index) => seedRow(draft, names, { row, index }));
  draft.add(
    `src/data/seed/${names.dataPath.split('/').at(-1)}`,
    `/** Examples that a fresh app starts with. */
export const ${names.value}Seed = (): readonly SeedRow<${names.type}Values>[] => [
${rows.join('\n')}
];
`,
  );
}

function seedRow(draft: Draft, names: EntityNames, { row, index }: { row: SeedRow; index: number }): string {
  const id = typeof row['id'] === 'string' ? row['id'] : `${names.plan.id}-${index + 1}`;
  const pairs = [
    `id: ${quote(id)}`,
    ...(row['mine'] === true ? ['isMine: true'] : []),
    ...names.plan.fields.map(
      (field) =>
        `${keyOf(field.id)}: ${VALUES[field.type]({ draft, names, field, row, value: row[field.id] ?? null })}`,
    ),
  ];
  const oneLine = `  { ${pairs.join(', ')} },`;
  if (oneLine.length <= WIDTH) return oneLine;
  return `  {\n${pairs.map((pair) => `    ${pair},`).join('\n')}\n  },`;
}

interface ValueInput {
  readonly draft: Draft;
  readonly names: EntityNames;
  readonly field: FieldPlan;
  readonly row: SeedRow;
  readonly value: SeedValue;
}

const textValue = ({ value }: ValueInput): string => quote(plainText(value));

const VALUES: Readonly<Record<FieldPlan['type'], (input: ValueInput) => string>> = {
  text: textValue,
  longText: textValue,
  email: textValue,
  phone: textValue,
  url: textValue,
  file: textValue,
  colour: textValue,
  time: textValue,
  number: ({ field, value }) => numberValue(field, value),
  money: ({ field, value }) => numberValue(field, value),
  rating: ({ field, value }) => numberValue(field, value),
  flag: ({ value }) => String(value === true || value === 'true'),
  choice: ({ field, value }) => choiceValue(field, value),
  choices: ({ field, value }) => choicesValue(field, value),
  date: ({ value }) => dateValue(plainText(value).split(' ')[0] ?? ''),
  dateTime: ({ value }) => dateValue(plainText(value)),
  relation: ({ draft, field, value }) => quote(relationValue(draft, field, value)),
  image: (input) => quote(imageValue(input)),
  parts: ({ field, value }) => partsValue(field, value),
};

const dateValue = (text: string): string => dayCode(text) ?? quote(text);

/** `Design work | 12 | 85` as a row with its columns. */
function partsValue({ columns = [] }: FieldPlan, value: SeedValue): string {
  const lines = typeof value === 'object' && value !== null ? value : [];
  const rows = lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const pairs = columns.map(({ id, kind }, at) => {
      const cell = cells[at] ?? '';
      return `${keyOf(id)}: ${kind === 'text' ? quote(cell) : Number.parseFloat(cell) || 0}`;
    });
    return `{ ${pairs.join(', ')} }`;
  });
  return rows.length === 0 ? '[]' : `[\n${rows.map((row) => `      ${row},`).join('\n')}\n    ]`;
}

function choicesValue(field: FieldPlan, value: SeedValue): string {
  const wanted = typeof value === 'object' && value !== null ? value : [plainText(value)];
  const chosen = wanted.filter((option) => field.options?.includes(option));
  return `[${chosen.map(quote).join(', ')}]`;
}

/** An address stays; words are turned into the scene that is drawn for them. */
function imageValue({ draft, names, row, value }: ValueInput): string {
  const words = plainText(value);
  return /^(data:|https?:|\/)/.test(words)
    ? words
    : recordScene({ entity: names.plan, row, words }, draft.plan.domain);
}

function plainText(value: SeedValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join('\n') : String(value);
}

function numberValue(field: FieldPlan, value: SeedValue): string {
  const number = typeof value === 'number' ? value : Number.parseFloat(plainText(value));
  if (Number.isFinite(number)) return String(number);
  return field.isRequired ? String(field.min ?? 0) : 'null';
}

function choiceValue(field: FieldPlan, value: SeedValue): string {
  const options = field.options ?? [];
  const wanted = plainText(value);
  const match = options.find((option) => option.toLowerCase() === wanted.toLowerCase());
  return quote(match ?? (field.isRequired ? (options[0] ?? '') : ''));
}

/** A row's id; a title or a number in its place is understood too. */
function relationValue(draft: Draft, field: FieldPlan, value: SeedValue): string {
  const target = draft.entity(field.entity ?? '');
  const wanted = plainText(value);
  const ids = target.plan.seed.map((row, index) => ({
    id: typeof row['id'] === 'string' ? row['id'] : `${target.plan.id}-${index + 1}`,
    title: plainText(row[target.plan.titleField] ?? null),
  }));
  const found = ids.find(({ id, title }) => id === wanted || title === wanted);
  if (found) return found.id;
  return field.isRequired ? (ids[0]?.id ?? '') : '';
}
