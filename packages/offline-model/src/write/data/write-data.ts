import type { PartColumn, RulePlan } from '../../plan/app-plan.ts';
import { codeOf, keyOf, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { inSentence } from '../names.ts';
import { calledOff } from '../cloud/database-schema.ts';
import { derivedValues } from './derived.ts';
import { columnsName, emptyValue, fieldSchema, optionsName } from './field-schema.ts';
import { effectsCode, linkedRuleCode } from './linked-code.ts';
import { writeSeed } from './seed.ts';

/** The files about an app's own tables: schema, examples, the store and the titles of records. */
export function writeData(draft: Draft): void {
  for (const names of draft.entities) {
    draft.add(names.dataPath, tableFile(draft, names));
    draft.add(names.dataPath.replace(/\.ts$/, '-schema.ts'), schemaFile(draft, names));
    if (draft.plan.storage !== 'cloud') writeSeed(draft, names);
  }
  if (draft.entities.length > 0) draft.add('src/data/store.ts', storeFile(draft));
}

function storeFile(draft: Draft): string {
  const types = draft.entities.map(({ table, type }) => `  ${table}: ${type};`);
  const tables = draft.entities.map(
    ({ table, value }) => `  ${table}: keptTable(${quote(table)}, ${value}Table),`,
  );
  const titles = draft.entities.map(
    (names) =>
      `  ${names.table}: (${names.value}) => ${names.value}.${names.title.id}${titleIsText(names) ? '' : '.toString()'},`,
  );
  draft.add(
    'src/data/record-titles.ts',
    `/** What people call a record, wherever it is named. */
export const recordTitles: { readonly [T in TableName]: (record: Tables[T]) => string } = {
${titleLines(draft, titles)}
};

export function titleOf<T extends TableName>(table: T, id: string): string {
  const record = store[table].list().find((candidate) => candidate.id === id);
  return record ? recordTitles[table](record) : "";
}
`,
  );
  return `/** Every table of the app and what its records look like. */
export interface Tables {
${types.join('\n')}
}

export type TableName = keyof Tables;

/** Where the records live: data/kept-table.ts says of which kind these tables are. */
export const store: { readonly [T in TableName]: DataTable<Tables[T]> } = {
${tables.join('\n')}
};
`;
}

const titleIsText = (names: EntityNames): boolean =>
  !['number', 'money', 'rating', 'flag', 'choices', 'relation', 'parts'].includes(names.title.type);

/** A title that is a relation is the other record's title. */
function titleLines(draft: Draft, plain: readonly string[]): string {
  return draft.entities
    .map((names, index) => {
      const { title, value, table } = names;
      const member = `${value}.${title.id}`;
      if (title.type === 'relation') {
        return `  ${table}: (${value}) => titleOf(${quote(draft.entity(title.entity ?? '').table)}, ${member}),`;
      }
      if (title.type === 'date') return `  ${table}: (${value}) => formatDate(${member}),`;
      if (title.type === 'dateTime') return `  ${table}: (${value}) => formatDateTime(${member}),`;
      if (title.type === 'choices') return `  ${table}: (${value}) => ${member}.join(", "),`;
      if (!titleIsText(names)) return `  ${table}: (${value}) => String(${member} ?? ""),`;
      return plain[index] ?? '';
    })
    .join('\n');
}

function tableFile(draft: Draft, names: EntityNames): string {
  const { type, value, plan } = names;
  const options = plan.fields
    .filter((field) => field.type === 'choice' || field.type === 'choices')
    .map((field) => optionsConstant(optionsName(names, field), field.options ?? []));
  const columns = plan.fields
    .filter((field) => field.type === 'parts')
    .map((field) => columnsConstant(columnsName(names, field), field.columns ?? []));
  const empty = plan.fields.map((field) => [field.id, emptyValue(field)] as const);
  const isComplete = empty.every(([, code]) => code !== undefined);
  const emptyLines = empty
    .filter(([, code]) => code !== undefined)
    .map(([id, code]) => `  ${keyOf(id)}: ${code},`);
  const rules = rulesOf(draft, names);
  const derived = derivedValues(draft, names);

  const constants = [...options, ...columns];
  return `${constants.length > 0 ? `${constants.join('\n')}\n\n` : ''}export type ${type} = RecordBase & ${type}Values;

/** What an empty form begins with. */
export const empty${type} = {
${emptyLines.join('\n')}
} satisfies ${isComplete ? `${type}Values` : `Partial<${type}Values>`};

export const ${value}Table: TableDefinition<${type}> = {
${draft.plan.storage === 'cloud' ? '' : `  seed: () => seedRecords(${value}Seed()),\n`}  defaults: empty${type},
${derived}${rules.length > 0 ? `  rules: [\n${rules.map((rule) => `    ${rule},`).join('\n')}\n  ],\n` : ''}${effectsCode(draft, names)}};
`;
}

/** In a file of its own: only forms run it, and a page that shows records need not wait for what checks them. */
function schemaFile(draft: Draft, names: EntityNames): string {
  const { type, value, plan } = names;
  const fields = plan.fields.map((field) => `  ${keyOf(field.id)}: ${fieldSchema(draft, names, field)},`);
  return `/** What a form may hand in. */
export const ${value}Schema = z.object({
${fields.join('\n')}
});

export type ${type}Values = z.infer<typeof ${value}Schema>;
`;
}

const columnsConstant = (name: string, columns: readonly PartColumn[]): string =>
  `export const ${name}: readonly PartColumn[] = ${codeOf(columns.map(({ id, label, kind }) => ({ id, label, kind })))};`;

const optionsConstant = (name: string, options: readonly string[]): string =>
  `export const ${name} = ${codeOf(options)} as const;`;

function rulesOf(draft: Draft, names: EntityNames): readonly string[] {
  const singles = names.plan.fields
    .filter((field) => field.isUnique)
    .map(
      (field) =>
        `unique([${quote(field.id)}], ${quote(draft.say('uniqueTaken', { label: inSentence(field.label, draft.plan.language) }))})`,
    );
  const except = cancelledTest(names);
  const rules = names.plan.rules.map((rule) => {
    const code = openOnly(names, rule, linkedRuleCode(draft, names, rule) ?? ruleCode(rule));
    return except && !EVEN_CANCELLED.has(rule.kind) ? `except(${except}, ${code})` : code;
  });
  return [...singles, ...rules];
}

/** Rules about one record alone. */
const EVEN_CANCELLED: ReadonlySet<RulePlan['kind']> = new Set([
  'after',
  'differs',
  'onDays',
  'notice',
  'needs',
  'boundWhen',
] as const);

/** What was cancelled neither blocks a time nor counts for a limit. */
function cancelledTest(names: EntityNames): string | null {
  const off = calledOff(names);
  return off && `(${names.value}) => ${names.value}.${off.field} === ${quote(off.option)}`;
}

/** "at most 3 open issues": what is closed does not count. */
function openOnly(names: EntityNames, rule: RulePlan, code: string): string {
  if (rule.kind !== 'atMost' || rule.open === undefined) return code;
  const { field, closed } = rule.open;
  const isFlag = names.plan.fields.some((one) => one.id === field && one.type === 'flag');
  const member = `${names.value}.${field}`;
  const test = isFlag ? member : closed.map((option) => `${member} === ${quote(option)}`).join(' || ');
  return test === '' ? code : `except((${names.value}) => ${test}, ${code})`;
}

function ruleCode(rule: RulePlan): string {
  const message = quote(rule.message);
  switch (rule.kind) {
    case 'unique':
      return `unique([${rule.fields.map(quote).join(', ')}], ${message})`;
    case 'differs':
      return `differs([${rule.fields.map(quote).join(', ')}], ${message})`;
    case 'atMost':
      return `atMost(${rule.count}, [${rule.per.map(quote).join(', ')}], ${message})`;
    case 'after':
      return rule.than === 'now'
        ? `inFuture(${quote(rule.field)}, ${message})`
        : `after(${quote(rule.field)}, ${quote(rule.than)}, ${message})`;
    case 'past':
      return `notAhead(${quote(rule.field)}, ${message})`;
    case 'sumAtMost':
      return `sumAtMost(${quote(rule.field)}, { count: ${rule.count}, per: [${rule.per.map(quote).join(', ')}], message: ${message} })`;
    case 'notice':
      return noticeCode(rule);
    case 'needs':
    case 'boundWhen':
    case 'picks':
    case 'apart':
      return '';
    case 'onDays':
      return `onDays(${quote(rule.field)}, [${rule.days.join(', ')}], ${message})`;
    case 'noOverlap':
      return overlapCode(rule);
  }
}

function overlapCode({ resource, from, to, message }: Extract<RulePlan, { kind: 'noOverlap' }>): string {
  const parts = [
    ...(resource ? [`resource: ${quote(resource)}`] : []),
    `from: ${quote(from)}`,
    ...(to ? [`to: ${quote(to)}`] : []),
    `message: ${quote(message)}`,
  ];
  return `noOverlap({ ${parts.join(', ')} })`;
}

function noticeCode({
  day,
  time,
  hours,
  field,
  option,
  message,
}: Extract<RulePlan, { kind: 'notice' }>): string {
  const when = time === null ? '' : `time: ${quote(time)}, `;
  const what = `field: ${quote(field)}, option: ${quote(option)}, message: ${quote(message)}`;
  return `inTime({ day: ${quote(day)}, ${when}hours: ${hours}, ${what} })`;
}
