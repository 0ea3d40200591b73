import { sentences } from '../../understand/tokens.ts';
import type { EntityPlan, MarkPlan } from '../app-plan.ts';
import type { OnlyPlan } from '../block-plan.ts';
import { changeEntity, type Draft } from '../draft.ts';
import { lowOf, onlyOf, stateOf } from './asked-figures.ts';
import { seedFor } from './asked-seeds.ts';
import { names, namesThing } from './asked-parts.ts';
import { ABOVE, BELOW, LOW, OVERDUE } from './asked-words.data.ts';
import { like } from '../../lexicon/pattern.ts';

const RED = '#dc2626';

const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:red|rot|rouges?|roj[oa]s?|vermelh[oa]s?)\b/iu, RED],
  [/\b(?:orange|amber|yellow|gelb|jaunes?|amarill[oa]s?|amarel[oa]s?|laranja|naranja)\b/iu, '#d97706'],
  [/\b(?:green|grün|verts?|verdes?)\b/iu, '#16a34a'],
];

const MARKED = like.iu`
  \b(?:highlight\p{L}*|marked|marks?|flag(?:ged)?|stand out|warn\p{L}*|alert\p{L}*|shown? in|turns?|should be|markier\p{L}*|hervor\p{L}*|warn\p{L}*|destac\p{L}*|resalt\p{L}*|avis\p{L}*
  |alerta\p{L}*|surlign\p{L}*|signal\p{L}*|alerte\p{L}*)\b`;

/** Records that stand out: as the request says, what is overdue where it speaks of that, and what runs low. */
export function markAsked(draft: Draft): void {
  const told = sentences(draft.said.text).map(({ start, end }) => draft.said.text.slice(start, end));
  for (const { plan, said } of draft.entities.slice()) {
    if (said === null) continue;
    const marks = [
      ...told.flatMap((sentence) => markIn(draft, plan, sentence)),
      ...usualMarks(plan, draft.said.text),
    ];
    const distinct = marks.filter(
      (one, at) =>
        marks.findIndex(
          ({ field, test, value }) => field === one.field && test === one.test && value === one.value,
        ) === at,
    );
    if (distinct.length > 0)
      changeEntity(draft, plan.id, (old) => ({ ...withLowOnes(old, distinct), marks: distinct.slice(0, 4) }));
  }
}

/** "low stock should be red", "highlight overdue loans", "urgent tickets in orange". */
function markIn(draft: Draft, plan: EntityPlan, sentence: string): readonly MarkPlan[] {
  const limits = MARKED.test(sentence) ? limitMarks(plan, sentence) : [];
  if (limits.length > 0) return limits;
  if (!isMarking(sentence)) return [];
  const isOther = draft.entities.some((one) => one.plan.id !== plan.id && namesThing(sentence, one.plan));
  if (isOther && !namesThing(sentence, plan)) return [];
  const colour = COLOURS.find(([words]) => words.test(sentence))?.[1] ?? RED;
  const only = onlyOf(sentence, plan);
  if (only === null) return stateMark(plan, sentence, colour);
  if ('atMost' in only) return [lowMark(only, colour)];
  const isDue = 'when' in only && only.when === 'overdue' && !PAST.test(only.field);
  return isDue ? [{ field: only.field, test: 'overdue', colour }] : [];
}

/** Days that lie behind anyway: nobody is late with them. */
const PAST = /^(?:last|joined|created|added|issued|posted|published|founded|birth|registered|member)/i;

/** "warn when the mite count is above 3". */
function limitMarks(plan: EntityPlan, sentence: string): readonly MarkPlan[] {
  const colour = COLOURS.find(([words]) => words.test(sentence))?.[1] ?? RED;
  const numbers = plan.fields.filter(({ type }) => type === 'number' || type === 'money');
  const low = lowOf(plan)?.field;
  const field =
    numbers.find(({ label }) => names(sentence, label)) ??
    (namesThing(sentence, plan) ? numbers.find(({ id }) => id === low) : undefined);
  if (field === undefined) return [];
  return (['above', 'below'] as const).flatMap((test) => {
    const value = (test === 'above' ? ABOVE : BELOW).exec(sentence)?.[1]?.replace(',', '.');
    return value === undefined ? [] : [{ field: field.id, test, value: Number(value), colour }];
  });
}

const HIGHLIGHTED = /\b(?:highlight|mark|flag|stand out|markier|hervor|destac|resalt|surlign)/iu;
const OF_THE_APP =
  /\b(?:background|buttons?|header|theme|accents?|menu|sidebar|hintergrund|fondo|fundo|fond)\b/iu;

/** It colours records, not the app. */
const isMarking = (sentence: string): boolean =>
  (HIGHLIGHTED.test(sentence) || COLOURS.some(([words]) => words.test(sentence))) &&
  (MARKED.test(sentence) || /\b(?:in|en|em) \p{L}+/iu.test(sentence)) &&
  !OF_THE_APP.test(sentence);

function stateMark(plan: EntityPlan, sentence: string, colour: string): readonly MarkPlan[] {
  const state = stateOf(sentence, plan);
  if (state === null) return [];
  const isFlag = plan.fields.some(({ id, type }) => id === state.field && type === 'flag');
  return [{ field: state.field, test: 'is', value: isFlag ? state.option === 'true' : state.option, colour }];
}

/** Whoever keeps a minimum for each thing wants to see what is below it. */
function usualMarks(plan: EntityPlan, text: string): readonly MarkPlan[] {
  const low = lowOf(plan);
  const isKept = low !== null && 'atMost' in low && (typeof low.atMost === 'string' || LOW.test(text));
  const due = OVERDUE.test(text) ? onlyOf('overdue', plan) : null;
  const isDue = due !== null && plan.fields.some(({ id, label }) => id === due.field && DUE.test(label));
  return [
    ...(isKept ? [lowMark(low, RED)] : []),
    ...(isDue ? [{ field: due.field, test: 'overdue' as const, colour: RED }] : []),
  ];
}

const DUE = /due|deadline|return by|expir|fällig|frist|vence|venc|échéance|rückgabe/i;

const lowMark = (low: LowPlan, colour: string): MarkPlan => ({
  field: low.field,
  test: 'below',
  colour,
  ...(typeof low.atMost === 'string' ? { than: low.atMost } : { value: low.atMost + 1 }),
});

type LowPlan = Extract<OnlyPlan, { readonly atMost: unknown }>;

/** One can see what the mark looks like. */
function withLowOnes(plan: EntityPlan, marks: readonly MarkPlan[]): EntityPlan {
  const low = marks.some(({ test }) => test === 'below') ? lowOf(plan) : null;
  return low === null ? plan : seedFor(plan, low);
}
