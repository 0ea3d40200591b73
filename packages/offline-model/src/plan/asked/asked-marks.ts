import { sentences } from '../../understand/tokens.ts';
import type { EntityPlan, MarkPlan } from '../app-plan.ts';
import { changeEntity, type Draft } from '../draft.ts';
import { lowOf, onlyOf, stateOf } from './asked-figures.ts';
import { seedFor } from './asked-seeds.ts';
import { alertsIn, limitOf, markOf, stocked } from './asked-alerts.ts';
import { namesThing } from './asked-parts.ts';
import { LOW, OVERDUE } from './asked-words.data.ts';
import { like } from '../../lexicon/pattern.ts';

const RED = '#dc2626';

const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:red|rot|rouges?|roj[oa]s?|vermelh[oa]s?)\b/iu, RED],
  [/\b(?:orange|amber|yellow|gelb|jaunes?|amarill[oa]s?|amarel[oa]s?|laranja|naranja)\b/iu, '#d97706'],
  [/\b(?:green|grün|verts?|verdes?)\b/iu, '#16a34a'],
];

const colourIn = (sentence: string): string => COLOURS.find(([words]) => words.test(sentence))?.[1] ?? RED;

const MARKED = like.iu`
  \b(?:highlight\p{L}*|marked|marks?|flag(?:ged)?|stand out|warn\p{L}*|alert\p{L}*|shown? in|turns?|should be|markier\p{L}*|hervor\p{L}*|warn\p{L}*|destac\p{L}*|resalt\p{L}*|avis\p{L}*
  |alerta\p{L}*|surlign\p{L}*|signal\p{L}*|alerte\p{L}*)\b`;

/** Records that stand out: as the request says, what is overdue where it speaks of that, and what runs low. */
export function markAsked(draft: Draft): void {
  const told = sentences(draft.said.text).map(({ start, end }) => draft.said.text.slice(start, end));
  const alerts = alertsIn(draft.said.text, draft.entities);
  const low = new Set(stocked(draft.entities).map((entity) => entity.plan.id));
  for (const { plan, said } of draft.entities.slice()) {
    if (said === null) continue;
    const marks = [
      ...told.flatMap((sentence) => markIn(draft, plan, sentence)),
      ...alerts
        .filter(({ entity }) => entity.plan.id === plan.id)
        .flatMap(({ only, sentence }) => markOf(only, colourIn(sentence)) ?? []),
      ...usualMarks(plan, draft.said.text, low.has(plan.id)),
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
  const colour = colourIn(sentence);
  const limit =
    MARKED.test(sentence) || isMarking(sentence) ? limitOf(sentence, plan, namesThing(sentence, plan)) : null;
  const limits = limit === null ? null : markOf(limit, colour);
  if (limits !== null) return [limits];
  if (!isMarking(sentence)) return [];
  const isOther = draft.entities.some((one) => one.plan.id !== plan.id && namesThing(sentence, one.plan));
  if (isOther && !namesThing(sentence, plan)) return [];
  const only = onlyOf(sentence, plan);
  if (only === null) return stateMark(plan, sentence, colour);
  const mark = markOf(only, colour);
  if ('atMost' in only) return mark === null ? [] : [mark];
  const isDue = 'when' in only && only.when === 'overdue' && !PAST.test(only.field);
  return isDue ? [{ field: only.field, test: 'overdue', colour }] : [];
}

/** Days that lie behind anyway: nobody is late with them. */
const PAST = /^(?:last|joined|created|added|issued|posted|published|founded|birth|registered|member)/i;

const HIGHLIGHTED = /\b(?:highlight|mark|flag|stand out|markier|hervor|destac|resalt|surlign)/iu;
const OF_THE_APP =
  /\b(?:background|buttons?|header|theme|accents?|menu|sidebar|hintergrund|fondo|fundo|fond)\b/iu;

/** It colours records, not the app. */
const isMarking = (sentence: string): boolean =>
  (HIGHLIGHTED.test(sentence) || COLOURS.some(([words]) => words.test(sentence))) &&
  (MARKED.test(sentence) || like.iu`\b(?:in|en|em) \p{L}+`.test(sentence)) &&
  !OF_THE_APP.test(sentence);

function stateMark(plan: EntityPlan, sentence: string, colour: string): readonly MarkPlan[] {
  const state = stateOf(sentence, plan);
  if (state === null) return [];
  const isFlag = plan.fields.some(({ id, type }) => id === state.field && type === 'flag');
  return [{ field: state.field, test: 'is', value: isFlag ? state.option === 'true' : state.option, colour }];
}

/** Whoever keeps a minimum for each thing wants to see what is below it. */
function usualMarks(plan: EntityPlan, text: string, isStocked: boolean): readonly MarkPlan[] {
  const low = lowOf(plan);
  const isKept =
    isStocked && low !== null && 'atMost' in low && (typeof low.atMost === 'string' || LOW.test(text));
  const due = OVERDUE.test(text) ? onlyOf('overdue', plan) : null;
  const isDue = due !== null && plan.fields.some(({ id, label }) => id === due.field && DUE.test(label));
  return [
    ...(isKept ? [markOf(low, RED)].flatMap((mark) => mark ?? []) : []),
    ...(isDue ? [{ field: due.field, test: 'overdue' as const, colour: RED }] : []),
  ];
}

const DUE = /due|deadline|return by|expir|fällig|frist|vence|venc|échéance|rückgabe/i;

/** One can see what the mark looks like. */
function withLowOnes(plan: EntityPlan, marks: readonly MarkPlan[]): EntityPlan {
  const low = marks.some(({ test }) => test === 'below') ? lowOf(plan) : null;
  return low === null ? plan : seedFor(plan, low);
}
