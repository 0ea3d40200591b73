import { like } from '../../lexicon/pattern.ts';
import { numberWord } from '../../understand/number-words.ts';
import type { EntityPlan, FieldPlan } from '../app-plan.ts';
import type { ChartBlock } from '../block-plan.ts';
import { DRAWN, OVER_TIME, SPANS, STATES, STEPS, THIS_SPAN, type TimeStep } from './asked-words.data.ts';

/** How far back a chart reaches, and by which steps. */
export interface Course {
  readonly step?: TimeStep;
  readonly last?: number;
}

/** The list of what was measured and when. */
export const READING = 'measuredValue';

/** "a line chart of the last 24 hours", "the weight over time": null where no course of time is drawn. */
export function courseIn(text: string): Course | null {
  if (!DRAWN.test(text)) return null;
  return spanIn(text) ?? (OVER_TIME.test(text) ? {} : null);
}

/** How long what this word names lasts. */
export const stepOf = (word: string): TimeStep | undefined => STEPS.find(([words]) => words.test(word))?.[1];

export function spanIn(text: string): Course | null {
  for (const span of SPANS) {
    const [, told = '', unit = ''] = span.exec(text) ?? [];
    const count = numberWord(told);
    const step = stepOf(unit);
    if (step !== undefined && count >= 1 && count <= 400) return courseOf(count, step);
  }
  const step = stepOf(THIS_SPAN.exec(text)?.[1] ?? '');
  return step === undefined ? null : courseOf(1, step);
}

/** Neither two points nor a hundred of them: three weeks go by their days, two years by their months. */
function courseOf(count: number, step: TimeStep): Course {
  if (step === 'day' && count === 1) return { step: 'hour', last: 24 };
  if (step === 'day' && count > 92) return { step: 'month', last: Math.ceil(count / 30) };
  if (step === 'week' && count <= 4) return { step: 'day', last: 7 * count };
  if (step === 'month' && count <= 2) return { step: 'day', last: 30 * count };
  if (step === 'year' && count <= 3) return { step: 'month', last: 12 * count };
  return { step, last: count };
}

/** A number that somebody measures or adds up, and no year or house number. */
export const isMeasure = ({ type, label }: FieldPlan): boolean =>
  (type === 'number' || type === 'money' || type === 'rating') &&
  !/year|\bage\b|floor|\bnumber\b|position|capacity|bedroom|goal|target|limit|founded|every|streak|jahr|año|\bano\b|année|ziel|meta\b|objetivo/iu.test(
    label,
  );

export const isMoment = ({ type, label }: FieldPlan): boolean =>
  (type === 'date' || type === 'dateTime') &&
  !/birth|geburt|nasc|nacim|naiss|expir|due|deadline|fällig/iu.test(label);

/** What it is mostly about: what is measured before what is only counted. */
export const mainMeasure = ({ fields }: EntityPlan): FieldPlan | undefined => {
  const measures = fields.filter(isMeasure);
  return (
    measures.find(({ label }) => STATES.test(label)) ??
    measures.find(({ type }) => type === 'money') ??
    measures[0]
  );
};

const SHAPES: readonly (readonly [RegExp, ChartBlock['shape']])[] = [
  [like.iu`(?<!\p{L})(?:pie|donut|kreis\p{L}*|torten\p{L}*|torta|circular|pizza|camembert)(?!\p{L})`, 'pie'],
  [
    like.iu`(?<!\p{L})(?:bars?|columns?|balken\p{L}*|säulen\p{L}*|barras|barres|histogramm?e?)(?!\p{L})`,
    'bar',
  ],
  [like.iu`(?<!\p{L})(?:area|flächen\p{L}*|áreas?|aires)(?!\p{L})`, 'area'],
  [
    like.iu`(?<!\p{L})(?:lines?|linien\p{L}*|l[ií]n[eh]as?|courbes?|kurven?|curvas?|lignes?)(?!\p{L})`,
    'line',
  ],
];

/** As it is to be drawn, where that is said. */
export const shapeIn = (text: string): ChartBlock['shape'] | undefined =>
  DRAWN.test(text) ? SHAPES.find(([words]) => words.test(text))?.[1] : undefined;
