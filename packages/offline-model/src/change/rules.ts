import { copyFor, fillIn } from '../plan/copy.ts';
import type { AppPlan, EntityPlan, FieldPlan, Language, RulePlan, SeedRow } from '../plan/app-plan.ts';
import { foundIn, withFound } from '../plan/computed/computed.ts';
import { field } from '../plan/shorthand.ts';
import { numberWord } from '../understand/number-words.ts';
import { readRules } from '../understand/rules.ts';
import {
  type Ask,
  type Change,
  entityMeant,
  entityNamed,
  type FieldFound,
  fieldMeant,
  recentField,
} from './ask.ts';
import { blocksOf, entityOf, isSame, ofType, withEntity, withField } from './edits.ts';
import { addField } from './fields.ts';
import { readFields } from './field-reading.ts';
import { withOfficeRules } from './grow.ts';
import { findEntities, findFields, fold } from './named.ts';
import { bare } from './phrases.ts';
import { found, numberOf, partOf, says } from './reading.ts';
import { tell } from './said.data.ts';
import type { Word } from './words.data.ts';

/** Required, optional, unique: what a field must be. */
export const ruleField: Change = (ask) => {
  const { plan, order, text } = ask;
  const isOptional = says(order, 'optional');
  const isRequired = !isOptional && says(order, 'required');
  const isUnique = says(order, 'unique');
  const isBooked = isUnique && (says(order, 'booked') || says(text, 'sameTime'));
  const isBack =
    !isUnique && (/^(?:and )?(?:make )?(?:it|this|that)\b/iu.test(order) || says(order, 'ruledItFirst'));
  const found = isBooked ? null : (fieldMeant(ask) ?? (isBack ? recentField(ask) : null));
  if (!found) return null;
  const { entity } = found;
  const named = findFields(text, entity).map(({ item }) => item);
  const meant = named.length > 0 ? named : [found.field.item];
  const fields = entity.fields.map((one) =>
    meant.includes(one)
      ? {
          ...one,
          isRequired: isRequired || (!isOptional && one.isRequired),
          isUnique: isUnique || one.isUnique,
        }
      : one,
  );
  return withEntity(plan, { ...entity, fields });
};

/** "names need at least 3 letters", "an amount must be more than 0", "rating from 1 to 10". */
export const limitField: Change = (ask) => {
  const { plan, order } = ask;
  const isBack = says(order, 'justLimits') || says(order, 'ruledItFirst');
  const meant =
    fieldMeant(ask) ?? (isBack ? recentField(ask) : null) ?? amountMeant(ask) ?? fieldOfOthers(ask);
  const item = meant && asMeasured(meant, order);
  if (!item) return null;
  const { entity } = meant;
  const limits = Object.entries(limitsIn(order, item)).filter(([, limit]) => limit !== undefined);
  if (limits.length === 0) return null;
  const made: FieldPlan = { ...item, ...Object.fromEntries(limits) };
  return withField(plan, { ...entity, seed: entity.seed.map((row) => withinLimits(row, made)) }, made);
};

/** "the budget can't go over 5000": of the records that are named, the amount. */
function amountMeant({ plan, order }: Ask) {
  const entity = entityNamed(order, plan);
  const item = ofType(entity, 'money');
  return entity && item && says(order, 'cannot') ? { entity, field: { item, start: -1, end: -1 } } : null;
}

/** "nobody may lend a tool for more than 14 days": days of what is not named, but spoken of. */
function fieldOfOthers({ plan, order }: Ask): FieldFound | null {
  const found = plan.entities.flatMap((entity) =>
    findFields(order, entity).map((field) => ({ entity, field })),
  );
  return found.find(({ field }) => field.item.type === 'number') ?? null;
}

function withinLimits(row: SeedRow, { id, min, max }: FieldPlan): SeedRow {
  const value = row[id];
  if (typeof value !== 'number') return row;
  return { ...row, [id]: Math.min(max ?? value, Math.max(min ?? value, value)) };
}

/** What can be limited: a number, the length of a text; "box between 1 and 40" says that a box is a number. */
function asMeasured({ entity, field: { item } }: FieldFound, text: string): FieldPlan | null {
  const isText = ['text', 'longText', 'phone'].includes(item.type);
  if (['number', 'money', 'rating'].includes(item.type) || (isText && says(text, 'letters'))) return item;
  const isNumber = item.type === 'text' && item.id !== entity.titleField && says(text, 'between');
  return isNumber ? { ...item, type: 'number' } : null;
}

interface Limits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** "More than" is the next value: a cent more for money, one more for what is counted. */
function limitsIn(text: string, { type }: FieldPlan): Limits {
  const exact = amountOf(partOf(text, 'exactly'));
  if (exact !== undefined) return { min: exact, max: exact };
  const [, from, to] = found(text, 'between') ?? [];
  if (from !== undefined) return { min: amountOf(from), max: amountOf(to) };
  const max = amountOf(partOf(text, 'most'));
  if (max !== undefined && (says(text, 'cannot') || says(text, 'nobody'))) return { min: undefined, max };
  const more = found(text, 'more');
  const limit = more ? amountOf(more[1] ?? more[2] ?? '0') : undefined;
  if (limit === undefined) return { min: leastNever(text, type) ?? amountOf(partOf(text, 'least')), max };
  return { min: type === 'money' ? Number((limit + 0.01).toFixed(2)) : limit + 1, max };
}

/** "can't be negative or zero": the least that is left. */
function leastNever(text: string, type: FieldPlan['type']): number | undefined {
  const never = found(text, 'neverZero');
  if (!never) return undefined;
  const isZero = never.slice(1).some((word) => word !== undefined && !/^negati/iu.test(word));
  return isZero ? (type === 'money' ? 0.01 : 1) : 0;
}

function amountOf(text: string | undefined): number | undefined {
  const value = text === undefined ? Number.NaN : numberWord(text.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

/** "nobody can book twice", "at most 2 bookings per workshop", "not in the past". */
export const ruleRecords: Change = (ask) => {
  const { plan, text } = ask;
  const [rule] = readRules(text);
  const entity = rule || isTwice(text) ? ruledEntity(ask) : undefined;
  if (!entity) return null;
  const made = ruleFor(ask, entity, rule);
  if (!made) return null;
  if (entity.rules.some((other) => isSame(other, made))) return plan;
  const others = entity.rules.filter((other) => other.kind !== made.kind || made.kind === 'unique');
  return withEntity(plan, { ...entity, rules: [...others, made] });
};

const isTwice = (text: string): boolean =>
  (says(text, 'twice') && says(text, 'dealing')) || (says(text, 'unique') && says(text, 'sameTime'));

function ruleFor(ask: Ask, entity: EntityPlan, rule: ReturnType<typeof readRules>[number] | undefined) {
  if (rule?.kind === 'atMost') return atMost(ask, entity, rule);
  if (rule?.kind === 'future' || rule?.kind === 'after') return afterDay(ask.plan, entity, rule.kind);
  return rule === undefined || rule.kind === 'noDouble' || isTwice(ask.text)
    ? noDouble(ask.plan, entity)
    : null;
}

/** Bookings rather than what is booked; what is counted rather than who has it. */
function ruledEntity(ask: Ask): EntityPlan | undefined {
  const { plan, text } = ask;
  const form = blocksOf(plan).find((block) => block.kind === 'booking' || block.kind === 'form');
  const deal = form && 'entity' in form ? entityOf(plan, form.entity) : undefined;
  if (deal && (says(text, 'booked') || says(text, 'sameTime'))) return deal;
  const counted = entityNamed(partOf(text, 'counted') ?? '', plan);
  if (counted) return dealingOf(plan, text, counted) ?? counted;
  // Of what has no day, nothing is counted by the day.
  const meant = entityMeant(ask);
  return says(text, 'perDay') && deal && !ofType(meant, 'date') ? deal : meant;
}

/** "students can borrow at most 3 books": their loans are counted. */
function dealingOf(plan: AppPlan, text: string, counted: EntityPlan): EntityPlan | undefined {
  const holder = findEntities(text, plan).find(({ item }) => item.id !== counted.id)?.item;
  return holder && !pointsTo(counted, holder)
    ? plan.entities.find((entity) => pointsTo(entity, counted) && pointsTo(entity, holder))
    : undefined;
}

const pointsTo = ({ fields }: EntityPlan, { id }: EntityPlan): boolean =>
  fields.some((one) => one.entity === id);

function atMost(
  { plan, text }: Ask,
  entity: EntityPlan,
  { count, per: told }: { readonly count: number; readonly per: string | null },
): RulePlan | null {
  const holder = findEntities(text, plan).find(({ item }) => item.id !== entity.id && pointsTo(entity, item));
  const isDaily = says(text, 'perDay');
  const wanted = (told ?? (isDaily ? 'day' : (holder?.item.one ?? ''))).split(' & ').map(fold);
  const per = wanted.flatMap((one) => fieldFor(entity, one) ?? []);
  if ((isDaily || wanted.length > 1) && per.length < wanted.length) return null;
  const copy = copyFor(plan.language);
  const values = {
    count: String(count),
    per: per.map(({ label }) => label).join(' + '),
    things: entity.many.toLowerCase(),
  };
  const message = fillIn(per.length > 0 ? copy.atMost : copy.atMostInAll, values);
  return { kind: 'atMost', count, per: per.map(({ id }) => id), message };
}

/** The field that says for whom or for which day it is. */
function fieldFor({ fields }: EntityPlan, wanted: string): FieldPlan | undefined {
  const begins = (name: string): boolean => fold(name).startsWith(wanted.slice(0, 5));
  const fits = ({ type, label, entity: target = '' }: FieldPlan): boolean =>
    (says(wanted, 'aDay') && type === 'date') || begins(label) || begins(target);
  const isPerson = says(wanted, 'aPerson');
  const isHolder = ({ id }: FieldPlan): boolean =>
    isPerson &&
    /person|customer|guest|member|borrow|tenant|holder|owner|(?:By|To)$|kunde|gast|cliente/i.test(id);
  const isOwner = ({ type, id }: FieldPlan): boolean =>
    isPerson && (type === 'email' || /name|nombre|nom/i.test(id));
  return wanted === '' ? undefined : (fields.find(fits) ?? fields.find(isHolder) ?? fields.find(isOwner));
}

function noDouble(plan: AppPlan, entity: EntityPlan): RulePlan | null {
  const { taken, duplicate } = copyFor(plan.language);
  const resource = ofType(entity, 'relation')?.id ?? null;
  const unique = (message: string, ...fields: readonly string[]): RulePlan => ({
    kind: 'unique',
    fields: [...(resource === null ? [] : [resource]), ...fields],
    message,
  });
  const [first, second] = entity.fields.filter(({ type }) => ['date', 'dateTime', 'time'].includes(type));
  if (!first) {
    const person = ofType(entity, 'email') ?? entity.fields.find(({ id }) => id === entity.titleField);
    return person ? unique(fillIn(duplicate, { field: person.label }), person.id) : null;
  }
  if (first.type === 'date' && second?.type === 'time') return unique(taken, first.id, second.id);
  return second && first.type === second.type
    ? { kind: 'noOverlap', resource, from: first.id, to: second.id, message: taken }
    : unique(taken, first.id);
}

/** Not in the past, or not before the first day of the record. */
function afterDay(plan: AppPlan, entity: EntityPlan, kind: 'future' | 'after'): RulePlan | null {
  const { future, after } = copyFor(plan.language);
  const [first, second] = entity.fields.filter(({ type }) => type === 'date' || type === 'dateTime');
  if (kind === 'future')
    return first ? { kind: 'after', field: first.id, than: 'now', message: future } : null;
  if (!first || !second) return null;
  const message = fillIn(after, { first: second.label, second: first.label });
  return { kind: 'after', field: second.id, than: first.id, message };
}

/** "an expense over 1000 needs a receipt": what must be filled in from an amount on. */
export const needAbove: Change = (ask) => {
  const { plan, said } = ask;
  const above = numberOf(partOf(said, 'overAmount'));
  const entity = entityMeant(ask);
  const isNumber = ({ type }: FieldPlan): boolean => type === 'money' || type === 'number';
  const named = entity && findFields(said, entity).find(({ item }) => isNumber(item))?.item;
  const amount = named ?? ofType(entity, 'money') ?? ofType(entity, 'number');
  const made = entity && amount ? withNeeded(plan, entity, partOf(said, 'needs') ?? '') : null;
  if (above === undefined || !entity || !amount || !made) return null;
  const values = { field: made.field.label, amount: amount.label, limit: above };
  const message = tell(plan.language, 'neededAbove', values);
  const current = entityOf(made.plan, entity.id) ?? entity;
  const when = { field: amount.id, is: { above } };
  const rule = { kind: 'needs', field: made.field.id, when, message } as const;
  return withEntity(made.plan, { ...current, rules: [...current.rules, rule] });
};

/** The field that is needed; a new one where there is none. */
function withNeeded(
  plan: AppPlan,
  entity: EntityPlan,
  words: string,
): { readonly plan: AppPlan; readonly field: FieldPlan } | null {
  const [known] = findFields(words, entity);
  if (known) return { plan, field: known.item };
  const [read] = readFields(bare(words), []);
  if (!read) return null;
  const made: FieldPlan = says(read.label, 'paper') ? field(read.id, read.label, 'file') : read;
  return { plan: addField(plan, entity, { ...made, isRequired: false }), field: made };
}

/** "members must be at least 16 years old". */
export const limitAge: Change = ({ plan, said }) => {
  const entity = entityNamed(said, plan);
  if (!entity) return null;
  const known = entity.fields.find(({ id, type }) => type === 'number' && says(id, 'ageField'));
  const age = known ?? field('age', tell(plan.language, 'age'), { type: 'number', isRequired: true });
  const made = { ...age, min: Number(partOf(said, 'age')) };
  return known ? withField(plan, entity, made) : addField(plan, entity, made);
};

const DAYS: readonly Word[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** "bookings only on weekdays", "closed on Mondays", "no appointments on Sundays". */
export const limitDays: Change = (ask) => withOpenDays(ask);

export function withOpenDays(ask: Ask): AppPlan | null {
  const { plan, text } = ask;
  const folded = fold(text);
  const named = daysIn(folded);
  if (!says(folded, 'limiting') || named.length === 0 || named.length === WEEK.length) return null;
  const dayOf = (entity: EntityPlan | undefined): FieldPlan | undefined => ofType(entity, 'date', 'dateTime');
  const isBooked = ({ id }: EntityPlan): boolean =>
    blocksOf(plan).some((block) => block.kind === 'booking' && block.entity === id);
  const meant = entityMeant(ask);
  const entity = dayOf(meant) ? meant : plan.entities.find((one) => dayOf(one) && isBooked(one));
  const day = dayOf(entity);
  if (!entity || !day) return null;
  const others = entity.rules.filter((rule) => rule.kind !== 'onDays' || rule.field !== day.id);
  const old = entity.rules.find((rule) => rule.kind === 'onDays' && rule.field === day.id);
  const open = old?.kind === 'onDays' ? old.days : WEEK;
  const days = says(folded, 'denied') ? open.filter((one) => !named.includes(one)) : named;
  if (days.length === 0) return null;
  const rule = { kind: 'onDays', field: day.id, days, message: onlyOn(plan.language, days) } as const;
  return withEntity(plan, { ...entity, rules: [...others, rule] });
}

function daysIn(folded: string): readonly number[] {
  if (says(folded, 'workdays')) return [1, 2, 3, 4, 5];
  return says(folded, 'weekend') ? [0, 6] : WEEK.filter((day) => says(folded, DAYS[day] ?? 'sunday'));
}

/** "Only on Monday, Tuesday and Friday." in the app's own language. */
function onlyOn(language: Language, days: readonly number[]): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday.
  const names = days.map((day) => name.format(new Date(Date.UTC(1970, 0, 4 + day))));
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return tell(language, 'onlyOnDays', { days: list });
}

/** "an order can only be closed if it has a mechanic", "a bike in repair cannot be rented". */
export const ruleOffice: Change = ({ plan, said }) => {
  const told = withOfficeRules(plan, said);
  const next = isSame(told, plan) ? withPick(plan, said) : told;
  return isSame(next, plan) ? null : next;
};

/** "a book can only be borrowed if it is available": only such ones are picked. */
function withPick(plan: AppPlan, text: string): AppPlan {
  const condition = fold(partOf(text, 'onlyIf') ?? '');
  const target = entityNamed(text, plan);
  const state = target?.fields
    .filter(({ type }) => type === 'choice')
    .flatMap(({ id, options = [] }) => options.map((option) => ({ field: id, option })))
    .find(({ option }) => condition.includes(fold(option)));
  const dealing = target && plan.entities.find((one) => one.id !== target.id && pointsTo(one, target));
  const picker = dealing?.fields.find((one) => one.entity === target?.id);
  if (!target || !state || !dealing || !picker) return plan;
  const { field: id, option } = state;
  const message = tell(plan.language, 'onlySuch', { thing: target.one, state: option.toLowerCase() });
  const rule = { kind: 'picks', picker: picker.id, field: id, only: [option], message } as const;
  return withEntity(plan, { ...dealing, rules: [...dealing.rules, rule] });
}

/** "add a total that is quantity times price", "the due date is 14 days after the start". */
export const computeField: Change = (ask) => {
  const { plan, wish } = ask;
  const meant = entityMeant(ask);
  for (const entity of new Set([...(meant ? [meant] : []), ...plan.entities])) {
    const made = foundIn(entity, toldPlainly(wish.said));
    if (made.length > 0) return withEntity(plan, made.reduce(withFound, entity));
  }
  return null;
};

/** "add a total that is …" says the same as "the total is …". */
const toldPlainly = (text: string): string =>
  text
    .replace(
      /^(?:please\s+)?(?:add|show|make|calculate|compute|set)\s+(?:(?:an?|the)\s+)?(?:field\s+|column\s+)?/i,
      'the ',
    )
    .replace(/\s+(?:that|which)\s+(?:is|shows?|equals)\s+/i, ' is ')
    .replace(/^the\s+(.{2,30}?)\s+as\s+/i, 'the $1 is ')
    .replace(/^(the .{2,30}?)\s*(?:\(|:)\s*/i, '$1 is ');
