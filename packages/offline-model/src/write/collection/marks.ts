import { ENDED } from '../../lexicon/option-words.data.ts';
import type { FieldPlan, MarkPlan } from '../../plan/app-plan.ts';
import type { OnlyPlan } from '../../plan/block-plan.ts';
import { quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { kebab } from '../names.ts';

/** `className` of a record in a list; with marks it depends on the record. */
export function recordClass(draft: Draft, names: EntityNames, classes: string): string {
  const mark = writeMark(draft, names);
  if (mark === null) return classes === '' ? '' : ` className="${classes}"`;
  const call = `${mark}(${names.value})`;
  return classes === '' ? ` className={${call}}` : ` className={cn("${classes}", ${call})}`;
}

/** `ticketMark`: the classes that make a record stand out. Null where nothing does. */
function writeMark(draft: Draft, names: EntityNames): string | null {
  const marks = (names.plan.marks ?? []).flatMap((mark) => {
    const field = names.plan.fields.find(({ id }) => id === mark.field);
    const condition = field && conditionOf(names, field, mark);
    return condition ? [`  if (${condition}) return ${quote(classesOf(mark.colour))};`] : [];
  });
  if (marks.length === 0) return null;
  const name = `${names.value}Mark`;
  draft.add(
    `${names.folder}/${kebab(name)}.ts`,
    `/** Classes for what stands out in a list. */
export function ${name}(${names.value}: ${names.type}): string {
${marks.join('\n')}
  return "";
}
`,
  );
  return name;
}

const classesOf = (colour: string): string =>
  `bg-[color-mix(in_oklab,${colour}_12%,var(--card))] shadow-[inset_4px_0_0_${colour}]`;

/** What was approved waits for nobody either. */
const isDone = (state: string): boolean => ENDED.test(state) || /^approved$/i.test(state);

function conditionOf(names: EntityNames, field: FieldPlan, { test, value, than }: MarkPlan): string | null {
  const member = `${names.value}.${field.id}`;
  if (test === 'overdue') return overdueCode(names, field);
  if (test === 'soon' || test === 'ago') return awayCode(names, field, { test, days: value });
  if (test === 'below' && than !== undefined) return atMostCode(names, field, than);
  if (test === 'is') return sameAs(field, member, value);
  return typeof value === 'number'
    ? numberCode(names, field, `${test === 'below' ? '<' : '>'} ${value}`)
    : null;
}

/** A missing number is neither more nor less. */
function numberCode(names: EntityNames, field: FieldPlan, than: string): string | null {
  if (!['number', 'money', 'rating'].includes(field.type)) return null;
  const member = `${names.value}.${field.id}`;
  return [...(field.isRequired ? [] : [`${member} !== null`]), `${member} ${than}`].join(' && ');
}

const isDay = ({ type }: FieldPlan): boolean => type === 'date' || type === 'dateTime';

function overdueCode(names: EntityNames, field: FieldPlan): string | null {
  const member = `${names.value}.${field.id}`;
  if (!isDay(field)) return null;
  return [`${member} !== ""`, `${member} < inDays(0)`, ...notDone(names)].join(' && ');
}

/** Days ahead that are not done yet, or days that lie far back. */
function awayCode(
  names: EntityNames,
  field: FieldPlan,
  away: { test: string; days: unknown },
): string | null {
  if (!isDay(field) || typeof away.days !== 'number') return null;
  const member = `${names.value}.${field.id}`;
  const day = field.type === 'dateTime' ? `${member}.slice(0, 10)` : member;
  return away.test === 'ago'
    ? [`${member} !== ""`, `${day} < inDays(-${away.days})`, ...notDone(names)].join(' && ')
    : [`${day} >= inDays(0)`, `${day} <= inDays(${away.days})`, ...notDone(names)].join(' && ');
}

/** The value is no more than a number, or than another field; a missing one is not low. */
function atMostCode({ plan, value }: EntityNames, field: FieldPlan, limit: number | string): string | null {
  const isNumber = (one: FieldPlan | undefined): one is FieldPlan =>
    one !== undefined && ['number', 'money', 'rating'].includes(one.type);
  const other = plan.fields.find(({ id }) => id === limit);
  if (!isNumber(field) || (typeof limit === 'string' && !isNumber(other))) return null;
  const known = [field, ...(isNumber(other) ? [other] : [])]
    .filter(({ isRequired }) => !isRequired)
    .map(({ id }) => `${value}.${id} !== null`);
  const right = typeof limit === 'number' ? String(limit) : `${value}.${limit}`;
  return [...known, `${value}.${field.id} <= ${right}`].join(' && ');
}

/** The expression that tells which records are meant; null where the field is not what it was. */
export function onlyCode(names: EntityNames, only: OnlyPlan): string | null {
  const field = names.plan.fields.find(({ id }) => id === only.field);
  if (field === undefined) return null;
  if ('atMost' in only) return atMostCode(names, field, only.atMost);
  if ('option' in only) return sameAs(field, `${names.value}.${field.id}`, only.option);
  if ('not' in only) {
    const same = sameAs(field, `${names.value}.${field.id}`, only.not);
    return same === null ? null : same.includes(' === ') ? same.replace(' === ', ' !== ') : `!${same}`;
  }
  if (!('when' in only)) return limitCode(names, field, only);
  if (!isDay(field)) return null;
  const member = `${names.value}.${field.id}`;
  switch (only.when) {
    case 'today':
      return `${member}.slice(0, 10) === inDays(0)`;
    case 'week':
      return `isThisWeek(${member})`;
    case 'month':
      return `${member}.slice(0, 7) === inDays(0).slice(0, 7)`;
    case 'coming':
      return `${member} >= inDays(0)`;
    case 'overdue':
      return overdueCode(names, field);
  }
}

type LimitPlan = Exclude<
  OnlyPlan,
  { when: string } | { atMost: unknown } | { option: string } | { not: string }
>;

function limitCode(names: EntityNames, field: FieldPlan, only: LimitPlan): string | null {
  if ('within' in only) return awayCode(names, field, { test: 'soon', days: only.within });
  if ('ago' in only) return awayCode(names, field, { test: 'ago', days: only.ago });
  return numberCode(names, field, 'below' in only ? `< ${only.below}` : `> ${only.above}`);
}

function sameAs(field: FieldPlan, member: string, value: MarkPlan['value']): string | null {
  if (field.type === 'flag') return value === false ? `!${member}` : member;
  if (typeof value !== 'string') return null;
  const isOption = field.options?.includes(value) === true;
  if (field.type === 'choices') return isOption ? `${member}.includes(${quote(value)})` : null;
  return field.type === 'choice' && isOption ? `${member} === ${quote(value)}` : null;
}

/** What is done is late no more. */
function notDone({ plan, value }: EntityNames): readonly string[] {
  return plan.fields.flatMap((field) => {
    if (field.type === 'flag' && isDone(field.label)) return [`!${value}.${field.id}`];
    if (field.type !== 'choice') return [];
    return (field.options ?? [])
      .filter((option) => isDone(option))
      .map((option) => `${value}.${field.id} !== ${quote(option)}`);
  });
}
