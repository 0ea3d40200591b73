import { translationIn } from '@loam/app-library';
import type { ToldFigure } from '../../understand/told-figures.ts';
import type { AppPlan, EntityPlan, FieldPlan, Language } from '../app-plan.ts';
import type { NumbersBlock } from '../block-plan.ts';
import { fillIn } from '../copy.ts';
import { changeEntity, inSentence, pageOf, type Draft, type DraftPage } from '../draft.ts';
import { withValues } from '../entity-edits.ts';
import { chart } from '../shorthand.ts';
import { WORDS } from './figure-words.data.ts';

type Tile = NumbersBlock['items'][number];

/** Figures that are of all records stand at the top: on the dashboard, or above the list itself. */
export function showFigures(draft: Draft): void {
  const tiles = [...goalTiles(draft), ...totalTiles(draft)];
  if (tiles.length === 0) return;
  const dashboard = pageOf(draft, 'dashboard');
  goalsOf(draft).forEach((goal) => fitDays(draft, goal));
  const page = dashboard ?? listPage(draft, tiles[0]?.entity ?? '');
  if (page === undefined) return;
  const old = page.blocks.find((one) => one.kind === 'numbers');
  const more = (old?.items ?? []).filter((one) => !tiles.some((tile) => isSame(tile, one)));
  const items = [...tiles, ...more].slice(0, Math.max(4, Math.min(6, tiles.length)));
  const others = page.blocks.filter((one) => one !== old);
  page.blocks = [
    { kind: 'numbers', items },
    ...(dashboard === undefined ? goalCharts(draft) : []),
    ...others,
  ];
}

const isSame = (one: Tile, other: Tile): boolean =>
  (['entity', 'field', 'measure'] as const).every((part) => one[part] === other[part]) &&
  one.only === undefined &&
  other.only === undefined;

const listPage = (draft: Draft, entity: string): DraftPage | undefined =>
  draft.pages.find((page) =>
    page.blocks.some((one) => one.kind === 'collection' && one.entity === entity && !page.path.includes(':')),
  );

interface DayGoal {
  readonly plan: EntityPlan;
  readonly day: FieldPlan;
  readonly measure: FieldPlan;
  readonly amount: number;
}

/** The list in which it is written down how much of a daily goal is done. */
function goalsOf(draft: Draft): readonly DayGoal[] {
  return draft.said.figures.flatMap(({ kind, label, amount }) => {
    if (kind !== 'goal' || amount === undefined) return [];
    for (const { plan } of draft.entities) {
      const day = plan.fields.find(({ type }) => type === 'date' || type === 'dateTime');
      const measure = plan.fields.find(
        (one) => one.type === 'number' && one.label.toLowerCase() === label.toLowerCase(),
      );
      if (day !== undefined && measure !== undefined) return [{ plan, day, measure, amount }];
    }
    return [];
  });
}

/** Each of the last days has its entry, and on most of them the goal was reached. */
const fitDays = (draft: Draft, { plan, day, measure, amount }: DayGoal): void =>
  changeEntity(draft, plan.id, (was) => {
    const dated = withValues(was, day.id, (_, at) => (at === 0 ? 'D+0' : `D-${at}`));
    const shares = [0.6, 1, 1.15, 1, 0.75, 1.25, 1, 0.9];
    return withValues(dated, measure.id, (_, at) => Math.round(amount * (shares[at % 8] ?? 1)));
  });

const says = (draft: Draft, key: keyof typeof WORDS.labels): string =>
  translationIn(WORDS.labels[key], draft.said.language);

function goalTiles(draft: Draft): readonly Tile[] {
  const goals = goalsOf(draft);
  const asked = draft.said.figures.filter(({ kind }) => kind === 'streak');
  return goals.flatMap(({ plan, day, measure, amount }) => {
    const told = { entity: plan.id, field: measure.id, goal: amount };
    const name = (label: string): string => (goals.length > 1 ? `${label} (${measure.label})` : label);
    const today: Tile = {
      ...told,
      label: `${says(draft, 'today')}: ${inSentence(draft, measure.label)}`,
      measure: 'sum',
      only: { field: day.id, when: 'today' },
    };
    return [
      today,
      ...asked.map(({ label, text }): Tile => ({
        ...told,
        label: name(label === '' ? says(draft, 'streak') : label),
        measure: WORDS.longest.test(text) ? 'best' : 'streak',
        day: day.id,
        unit: inSentence(draft, says(draft, 'days')),
      })),
    ];
  });
}

const goalCharts = (draft: Draft) =>
  goalsOf(draft).map(({ plan, day, measure }) =>
    chart(plan, fillIn(draft.copy.byField, { things: measure.label, field: inSentence(draft, day.label) }), {
      by: day,
      amount: measure,
      shape: 'bar',
      step: 'day',
      last: 7,
    }),
  );

/** What all records come to: money that is worked out is added up, and an average of nobody's is of all. */
function totalTiles(draft: Draft): readonly Tile[] {
  const figures = draft.said.figures;
  const found = draft.entities.flatMap(({ plan }) =>
    plan.fields.flatMap((field) => (field.computed === undefined ? [] : [{ plan, field }])),
  );
  const sums = found
    .filter(({ field }) => field.type === 'money' && field.computed?.kind !== 'picked')
    .filter(
      ({ field }) =>
        field.computed?.kind === 'signed' ||
        figures.some((one) => one.label === field.label || isNamed(one, field)),
    )
    .map(({ plan, field }): Tile => ({
      label:
        field.computed?.kind === 'signed' || /total|gesamt/iu.test(field.label)
          ? field.label
          : fillIn(draft.copy.totalOf, { field: inSentence(draft, field.label) }),
      entity: plan.id,
      measure: 'sum',
      field: field.id,
    }));
  return [...sums.slice(0, 3), ...averages(draft, found)];
}

const isNamed = ({ kind }: ToldFigure, { label }: FieldPlan): boolean =>
  ['profit', 'amount', 'rest'].includes(kind) &&
  !WORDS.labels.margin.split(' | ').includes(label) &&
  Object.values(WORDS.labels).some((row) => row.split(' | ').includes(label));

function averages(
  draft: Draft,
  found: readonly { readonly plan: EntityPlan; readonly field: FieldPlan }[],
): readonly Tile[] {
  return draft.said.figures.flatMap((figure) => {
    const one = found.find(({ field }) => field.type === 'number');
    if (figure.kind !== 'average' || figure.per !== null || one === undefined) return [];
    const day = one.plan.fields.find(({ type }) => type === 'date' || type === 'dateTime');
    const when = WORDS.week.test(figure.text) ? 'week' : WORDS.month.test(figure.text) ? 'month' : null;
    const isAverage = one.field.computed?.kind === 'linked' && one.field.computed.measure === 'average';
    const tile: Tile = {
      label: isAverage
        ? one.field.label
        : `${fillIn(draft.copy.averageOf, { field: inSentence(draft, one.field.label) })}${when === null ? '' : ` (${says(draft, when)})`}`,
      entity: one.plan.id,
      measure: 'average',
      field: one.field.id,
      ...(when === null || day === undefined ? {} : { only: { field: day.id, when } }),
    };
    return [tile];
  });
}

/** Whether the app works it out: as a field of its records, or as a figure of all of them. */
export function isWorkedOut(
  figure: ToldFigure,
  { entities, pages }: Pick<AppPlan, 'entities' | 'pages'>,
  language: Language,
): boolean {
  const items = pages.flatMap(({ blocks }) =>
    blocks.flatMap((one) => (one.kind === 'numbers' ? one.items : [])),
  );
  const { kind } = figure;
  if (kind === 'goal' || kind === 'today') return items.some(({ goal }) => goal !== undefined);
  if (kind === 'count')
    return entities.some(({ fields }) =>
      fields.some(({ computed }) => computed?.kind === 'linked' && computed.measure === 'count'),
    );
  if (kind === 'streak') return items.some(({ measure }) => measure === 'streak' || measure === 'best');
  if (kind === 'allowance')
    return entities.some(({ fields }) => fields.some(({ label }) => label === figure.label));
  const labels = new Set([
    figure.label,
    ...(DEFAULTS[kind] ?? []).map((key) => translationIn(WORDS.labels[key], language)),
  ]);
  const isField = entities.some(({ fields }) =>
    fields.some(({ computed, sumOf, label }) => (computed ?? sumOf) !== undefined && labels.has(label)),
  );
  return isField || (figure.per === null && items.some((item) => isTold(figure, item, entities)));
}

/** A figure of all records that goes by its name, or by that of what is added up. */
function isTold({ kind, label, text }: ToldFigure, item: Tile, entities: readonly EntityPlan[]): boolean {
  if (item.field === undefined || item.measure !== (kind === 'average' ? 'average' : 'sum')) return false;
  const field = entities.find(({ id }) => id === item.entity)?.fields.find(({ id }) => id === item.field);
  const isPlain = kind === 'average' && !label.includes(' ');
  return (
    isPlain ||
    (label !== '' && item.label.toLowerCase().includes(label.toLowerCase())) ||
    (field !== undefined && text.toLowerCase().includes(field.label.toLowerCase()))
  );
}

const DEFAULTS: Readonly<Partial<Record<ToldFigure['kind'], readonly (keyof typeof WORDS.labels)[]>>> = {
  average: ['average'],
  grade: ['grade'],
  rest: ['left', 'daysLeft'],
  balance: ['balance', 'owed'],
  profit: ['profit'],
  percent: ['reached'],
  hours: ['hours', 'slept'],
  bmi: ['bmi'],
  age: ['age'],
  days: ['days', 'nights'],
  consumption: ['consumption'],
  amount: ['total', 'amount'],
};
