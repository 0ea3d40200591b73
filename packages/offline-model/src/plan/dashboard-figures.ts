import { like } from '../lexicon/pattern.ts';
import { camelCase } from '../lexicon/entity-lexicon.ts';
import type { EntityPlan, FieldPlan, Fields } from './app-plan.ts';
import type { ChartBlock, NumbersBlock } from './block-plan.ts';
import { wantedFigures } from './asked/asked-alerts.ts';
import { READING, shapeIn } from './asked/asked-courses.ts';
import { STATES } from './asked/asked-words.data.ts';
import { fillIn } from './copy.ts';
import { inSentence, type Draft } from './draft.ts';
import type { BuiltEntity, Entities } from './entities.ts';
import { chart } from './shorthand.ts';

type Figure = NumbersBlock['items'][number];

/** Counts of the main things, what is open, and sums that mean something. */
export function numbersFor(draft: Draft, entities: Entities): NumbersBlock {
  const counts = entities
    .filter(({ plan }) => plan.id !== READING)
    .slice(0, 3)
    .map(({ plan }): Figure => ({ label: plan.many, entity: plan.id, measure: 'count' }));
  const asked = wantedFigures(draft.said.text, entities).numbers;
  const isNew = (one: Figure): boolean =>
    !asked.some(
      ({ entity, field, measure }) =>
        entity === one.entity && field === one.field && measure === one.measure && field !== undefined,
    );
  const figures = [
    ...asked,
    ...counts.filter(({ label }) => !asked.some((one) => one.label === label)),
    ...sumOf(draft, entities).filter(isNew),
    ...stateOf(entities).filter(({ where }) => !asked.some((one) => one.where?.option === where?.option)),
    ...averageOf(draft, entities[0]),
  ];
  const most = counts.length === 1 ? 4 : 5;
  return { kind: 'numbers', items: figures.slice(0, Math.max(asked.length, most)) };
}

/** One of a kind is no sum: rates, limits and years are not added up. */
const SUMMED =
  /amount|total|value|budget|cost|spent|revenue|sales|paid|income|expense|donat|rais|betrag|summe|importe|valor|montant|wert|umsatz|cantidad|despesa|gasto|coste|custo/i;
const NOT_SUMMED =
  /rate|per|hourly|unit|buy|price|fee|salary|limit|goal|target|rent|tarif|preis|precio|preço|prix/i;

function sumOf(draft: Draft, entities: Entities): readonly Figure[] {
  for (const { plan, nature } of entities) {
    const money = plan.fields.find(
      (one) =>
        one.type === 'money' &&
        (SUMMED.test(one.label) || (nature === 'record' && !NOT_SUMMED.test(one.label))) &&
        !/per |rate/i.test(one.label),
    );
    if (money !== undefined)
      return [
        {
          label: fillIn(draft.copy.totalOf, { field: inSentence(draft, money.label) }),
          entity: plan.id,
          measure: 'sum',
          field: money.id,
        },
      ];
  }
  return [];
}

/** How many are open, low or overdue: what somebody has to look after. */
function stateOf(entities: Entities): readonly Figure[] {
  const found = entities.slice(0, 3).flatMap(({ plan }) => {
    const status = plan.fields.find(
      (one) => one.type === 'choice' && /^(?:status|stage|state|priority)$/.test(one.id),
    );
    const option =
      status?.options?.find((one) => TO_DO.test(one)) ??
      (status === undefined ? undefined : status.options?.[0]);
    return status === undefined || option === undefined
      ? []
      : [
          {
            label: `${plan.many}: ${option}`,
            entity: plan.id,
            measure: 'count' as const,
            where: { field: status.id, option },
          },
        ];
  });
  return found.slice(0, 1);
}

const TO_DO =
  /^(?:open|overdue|pending|low|to do|requested|new|in progress|active|online|offen|abierto|aberto|ouvert|pendente|pendiente|low stock)$/i;

function averageOf(draft: Draft, main: BuiltEntity | undefined): readonly Figure[] {
  const number = main?.plan.fields.find(
    (one) =>
      one.computed?.kind !== 'linked' &&
      ((one.type === 'number' && isQuantity(one)) || one.type === 'rating'),
  );
  return main === undefined || number === undefined
    ? []
    : [
        {
          label: fillIn(draft.copy.averageOf, { field: inSentence(draft, number.label) }),
          entity: main.plan.id,
          measure: 'average',
          field: number.id,
        },
      ];
}

/** A year or a house number has no average. */
const isQuantity = (one: FieldPlan): boolean =>
  !/goal|target|limit|year|founded|number|floor|jahr|année|\bano\b|\baño\b|code|position|day\b/i.test(
    one.label,
  );

/** Shares of the main things and how they run over time. */
export function chartsFor(draft: Draft, entities: Entities): readonly ChartBlock[] {
  const asked = wantedFigures(draft.said.text, entities).charts;
  // Whoever says what is to be drawn of a thing needs no other course of it.
  const isDrawn = ({ plan }: BuiltEntity): boolean =>
    asked.some(
      ({ entity, step, last, field }) =>
        entity === plan.id && field !== undefined && (step ?? last) !== undefined,
    );
  const charts: ChartBlock[] = [
    ...asked,
    ...(entities
      .filter((one) => !isDrawn(one))
      .map((entity) => measureCharts(draft, entity))
      .find((found) => found.length > 0) ?? []),
  ];
  const asksPie = shapeIn(draft.said.text) === 'pie';
  for (const { plan } of entities.slice(0, 3)) {
    if (charts.length >= 3) break;
    const choice = splitField(plan);
    const isThere = charts.some(
      ({ entity, by, measure }) => entity === plan.id && by === choice?.id && measure === 'count',
    );
    if (choice !== undefined && !isThere)
      charts.push(
        chart(plan, byField(draft, plan.many, choice.label), {
          by: choice,
          shape: charts.length === 0 && !asksPie ? 'bar' : 'pie',
        }),
      );
    const date = timeField(plan);
    const run =
      date === undefined || asked.some(({ entity, by }) => entity === plan.id && by === date.id)
        ? null
        : timeChart(draft, plan, { by: date, at: charts.length });
    if (run !== null && charts.length < 3 && !charts.some((one) => isSameChart(one, run))) charts.push(run);
  }
  return charts.slice(0, 3);
}

/** The same figures in the same order, however they are drawn. */
const isSameChart = (one: ChartBlock, other: ChartBlock): boolean =>
  (['entity', 'by', 'measure', 'field'] as const).every((part) => one[part] === other[part]);

/** A choice whose rows differ: one bar alone tells nothing. */
function splitField(plan: EntityPlan): FieldPlan | undefined {
  const kinds = (one: FieldPlan): number => new Set(plan.seed.map((row) => String(row[one.id] ?? ''))).size;
  return (
    plan.fields.find((one) => one.type === 'choice' && kinds(one) > 1) ??
    // As many pieces as records: each is one, and the chart says nothing.
    plan.fields.find((one) => one.type === 'relation' && kinds(one) > 1 && kinds(one) < plan.seed.length)
  );
}

/** Birthdays and last visits run over no time that matters. */
function timeField(plan: EntityPlan): FieldPlan | undefined {
  const isTelling = (one: FieldPlan): boolean =>
    (one.type === 'date' || one.type === 'dateTime') &&
    !/birth|born|geburt|nacim|nascim|naiss|last |next |inspect|expir|licen|founded/i.test(one.label) &&
    new Set(plan.seed.map((row) => String(row[one.id] ?? ''))).size > 2;
  return plan.fields.find(isTelling);
}

function timeChart(draft: Draft, plan: EntityPlan, { by, at }: { by: FieldPlan; at: number }): ChartBlock {
  const money = plan.fields.find((one) => one.type === 'money' && !/rate|per |limit/i.test(one.label));
  const number = plan.fields.find((one) => one.type === 'number' && RUNNING.test(one.label));
  const title = fillIn(draft.copy.overTime, { things: plan.many });
  const amount = money ?? number;
  const measure = amount !== undefined && STATES.test(amount.label) ? 'average' : 'sum';
  return chart(plan, title, { by, amount, measure, shape: at % 2 === 0 ? 'area' : 'line' });
}

/** Numbers that add up over time. */
const RUNNING =
  /distance|weight|steps|calorie|minutes|duration|hours|kwh|consumption|quantity|points|amount|sleep|pages|reps/i;

/** What a request measures, over time or from one thing to the next: "kWh by month", "temperature by station". */
function measureCharts(draft: Draft, { plan, said }: BuiltEntity): readonly ChartBlock[] {
  const asked = new Set((said?.fields ?? []).map((one) => camelCase(one.label)));
  const measures = plan.fields.filter(
    (one) =>
      ((one.type === 'number' && !NO_MEASURE.test(one.id)) ||
        (one.type === 'money' && MEASURED.test(one.id))) &&
      asked.has(one.id),
  );
  const by = askedAxis(draft, plan.fields) ?? axisOf(plan.fields, plan.titleField);
  if (by === undefined || (measures.length < 2 && by.id === plan.titleField)) return [];
  const named = by.id === plan.titleField ? plan.one : by.label;
  return measures.slice(0, 2).map((amount) =>
    chart(plan, byField(draft, amount.label, named), {
      by,
      amount,
      measure: STATES.test(amount.label) ? 'average' : 'sum',
    }),
  );
}

const byField = (draft: Draft, things: string, field: string): string =>
  fillIn(draft.copy.byField, { things, field: inSentence(draft, field) });

/** "a chart of the distance per van". */
const askedAxis = ({ said }: Draft, fields: Fields): FieldPlan | undefined =>
  fields.find(
    (one) =>
      (one.type === 'relation' || one.type === 'choice' || one.type === 'date') &&
      like.iu`(?:chart|graph|diagramm|gráfico|graphique)[^.\n]{0,60}(?:per|by|for each|pro|je|por|par|nach)\s+(?:the\s+)?${one.label.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')}`.test(
        said.text,
      ),
  );

/** A month or a day before what it is about; the name alone where there is nothing else. */
function axisOf(fields: Fields, titleField: string): FieldPlan | undefined {
  return (
    fields.find((one) => /^(?:month|weekday)$/.test(one.id) && one.type === 'choice') ??
    fields.find((one) => (one.type === 'date' || one.type === 'dateTime') && !/birth|expir/i.test(one.id)) ??
    fields.find((one) => one.type === 'relation') ??
    fields.find((one) => one.id === titleField && one.type === 'text')
  );
}

const NO_MEASURE = /year|age|floor|number|position|capacity|bedroom|room|goal|target|limit|founded/i;
const MEASURED = /cost|amount|revenue|sales|expense|spend|income|value|total/i;
