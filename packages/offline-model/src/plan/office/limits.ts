import type { EntityPlan, FieldPlan } from '../app-plan.ts';
import { fillIn } from '../copy.ts';
import { addRule, changeEntity, inSentence, type Draft } from '../draft.ts';
import { changeField, inTurn, withValues } from '../entity-edits.ts';
import { addCompared, addDiffering } from './compared.ts';
import { dealingWith, pickerOf, speaksOf, thingCalled, thingsIn } from './named.ts';
import { AND, like } from '../../lexicon/pattern.ts';

/** Limits that speak of how many, how old, how often and in which order. */
export function addLimits(draft: Draft, sentence: string): void {
  agesBetween(draft, sentence);
  daysApart(draft, sentence);
  addCompared(draft, sentence);
  addDiffering(draft, sentence);
  hoursADay(draft, sentence);
  placesIn(draft, sentence);
  onePlaceOnly(draft, sentence);
  groupSizes(draft, sentence);
}

const AGES = like.iu`
  (?<!\p{L})(?:between\s+|from\s+|zwischen\s+|entre\s+|de\s+)?(\d{1,2})\s*(?:${AND}|to|-|–|bis|a|à)\s*(\d{2,3})\s*
  (?:years?|jahre?|años|anos|ans)\b`;

/** "must be 18 to 65 years old". */
function agesBetween(draft: Draft, sentence: string): void {
  const [, min, max] = AGES.exec(sentence) ?? [];
  if (min === undefined || max === undefined) return;
  const [least, most] = [Number(min), Number(max)];
  const isAge = ({ label, type }: FieldPlan): boolean =>
    type === 'number' && /^(?:age|alter|edad|idade|âge)$/i.test(label);
  for (const { plan } of draft.entities) {
    const age = plan.fields.find(isAge);
    if (age === undefined) continue;
    const within = (value: unknown, at: number) =>
      Math.min(most, Math.max(least, Number(value ?? least + at * 3)));
    changeEntity(draft, plan.id, (old) =>
      withValues(
        changeField(old, age.id, (one) => ({ ...one, isRequired: true, min: least, max: most })),
        age.id,
        (row, at) => within(row[age.id], at),
      ),
    );
  }
}

const A_DAY = like.iu`\b(?:not|no) more than (\d+) (\p{L}+) (?:per|a|in one|in a|each|every) day\b`;

/** "not more than 12 hours per day": all that somebody enters for a day together. */
function hoursADay(draft: Draft, sentence: string): void {
  const [, count, unit = ''] = A_DAY.exec(sentence) ?? [];
  if (count === undefined) return;
  const measureOf = ({ fields }: EntityPlan): FieldPlan | undefined =>
    fields.find(({ type, label }) => type === 'number' && speaksOf(label, unit));
  const plan = draft.entities.find((one) => measureOf(one.plan) !== undefined)?.plan;
  const measure = plan === undefined ? undefined : measureOf(plan);
  const day = plan?.fields.find(({ type }) => type === 'date');
  if (plan === undefined || measure === undefined || day === undefined) return;
  const people = draft.entities.filter(({ nature }) => nature === 'person').map((one) => one.plan.id);
  const who = plan.fields.filter(({ entity }) => entity !== undefined && people.includes(entity));
  addRule(draft, plan.id, {
    kind: 'sumAtMost',
    field: measure.id,
    count: Number(count),
    per: [...who.slice(0, 1), day].map(({ id }) => id),
    message: fillIn(draft.copy.office.sum, { count }),
  });
}

const EVERY =
  /\b(?:only|once|just|nur|solo|só|que)\b[^.]{0,20}?\b(?:every|all[ea]?|cada|a cada|tous les)\s+(\d+)\s+(?:days|tage|días|dias|jours)\b/i;

/** "may donate only every 90 days". */
function daysApart(draft: Draft, sentence: string): void {
  const days = Number(EVERY.exec(sentence)?.[1] ?? 0);
  const [who] = thingsIn(draft, sentence);
  if (days === 0 || who === undefined) return;
  const dealing = dealingWith(draft, who.plan.id, sentence);
  const day = dealing?.plan.fields.find(({ type }) => type === 'date');
  const picker = dealing === undefined ? undefined : pickerOf(dealing.plan, who.plan.id);
  if (dealing === undefined || day === undefined || picker === undefined) return;
  addRule(draft, dealing.plan.id, {
    kind: 'apart',
    field: day.id,
    days,
    per: [picker.id],
    message: draft.copy.office.apart,
  });
}

const HOLDS = like.iu`
  \b(?:an?|each|every|one|eine?|jede[rs]?|um|uma|cada|un|une|chaque)\s+([\p{L}-]+)\s+(?:can|may|must|should|has|have|kann|darf|hat|pode|puede|peut|a)?\s*(?:have|has|hold|take|contain|haben
  |ter|tener|avoir)?\s*(?:at most|up to|no more than|a maximum of|max(?:imum)?\.?|höchstens|maximal|no máximo|como máximo|au maximum|au plus)\s+(\d+)\s+([\p{L}-]+)`;

/** "A class can have at most 30 students": students are counted for each class. */
function placesIn(draft: Draft, sentence: string): void {
  const [, holder = '', count, held = ''] = HOLDS.exec(sentence) ?? [];
  if (count === undefined) return;
  const one = thingCalled(draft, holder);
  const many = thingCalled(draft, held);
  const picker = one === undefined || many === undefined ? undefined : pickerOf(many.plan, one.plan.id);
  if (one === undefined || many === undefined || picker === undefined) return;
  if (many.plan.rules.some(({ kind }) => kind === 'atMost')) return;
  addRule(draft, many.plan.id, {
    kind: 'atMost',
    count: Number(count),
    per: [picker.id],
    message: fillIn(draft.copy.atMost, { count, per: inSentence(draft, one.plan.one) }),
  });
}

const ONE_ONLY = like.iu`
  \b(?:an?|each|every)\s+([\p{L}-]+)\s+(?:can|may|must)\s+(?:only\s+)?(?:be|have|use|hold)\s+(?:in\s+|on\s+)?(?:only\s+|just\s+)?(?:one|1|a single)\s+([\p{L}-]+)(?:\s+only|\s+at (?:a
  |the same) time)?`;

/** "A patient can be in one bed only": one open record for each. */
function onePlaceOnly(draft: Draft, sentence: string): void {
  const [, who = '', where = ''] = ONE_ONLY.exec(sentence) ?? [];
  if (where === '' || !/only|single|same time|at a time/i.test(sentence)) return;
  const person = draft.entities.find(({ plan }) => speaksOf(who, plan.one));
  const place = thingCalled(draft, where);
  if (person === undefined || place === undefined) return;
  const dealing = draft.entities.find(
    ({ plan }) => pickerOf(plan, person.plan.id) !== undefined && pickerOf(plan, place.plan.id) !== undefined,
  );
  const picker = dealing === undefined ? undefined : pickerOf(dealing.plan, person.plan.id);
  if (dealing === undefined || picker === undefined) return;
  const status = dealing.plan.fields.find(
    ({ type, options }) => type === 'choice' && (options ?? []).length === 2,
  );
  addRule(draft, dealing.plan.id, {
    kind: 'atMost',
    count: 1,
    per: [picker.id],
    message: fillIn(draft.copy.office.once, { thing: inSentence(draft, person.plan.one) }),
    ...(status === undefined ? {} : { open: { field: status.id, closed: (status.options ?? []).slice(1) } }),
  });
  if (status !== undefined)
    changeEntity(draft, dealing.plan.id, (plan) =>
      withValues(plan, status.id, (_, at) => status.options?.[at % 3 === 2 ? 1 : 0] ?? ''),
    );
}

const GROUPS = /[«“"„]\s*([^»”"“]{2,24}?)\s*[»”"“][^«“"„\d]{0,12}(\d+)/gu;
const PLACES =
  /\b(?:places?|plazas|vagas|lugares|plätze|children|enfants|kinder|people|members|spots|seats|maximum|max)\b/iu;

/** "Le groupe « Bébés » a 8 places maximum, « Moyens » 12": the options of a choice, each with its own limit. */
function groupSizes(draft: Draft, sentence: string): void {
  const sizes = [...sentence.matchAll(GROUPS)].map(([, name = '', count = '']) => ({
    name: name.trim(),
    count,
  }));
  if (sizes.length < 2 || !PLACES.test(sentence)) return;
  const found = draft.entities
    .flatMap(({ plan }) => plan.fields.map((one) => ({ plan, one })))
    .find(({ one }) => (one.type === 'choice' || one.type === 'text') && speaksOf(sentence, one.label));
  if (found === undefined) return;
  const { plan, one } = found;
  const options = sizes.map(({ name }) => name);
  changeEntity(draft, plan.id, (old) =>
    withValues(
      changeField(old, one.id, (other) => asChoice(other, options)),
      one.id,
      (_, at) => inTurn(options, at) ?? '',
    ),
  );
  for (const { name, count } of sizes)
    addRule(draft, plan.id, {
      kind: 'atMost',
      count: Number(count),
      per: [one.id],
      message: fillIn(draft.copy.office.full, { count, group: name }),
      open: { field: one.id, closed: options.filter((other) => other !== name) },
    });
}

function asChoice(one: FieldPlan, options: readonly string[]): FieldPlan {
  const { initial: _initial, ...rest } = one;
  return { ...rest, type: 'choice', isRequired: true, options };
}
