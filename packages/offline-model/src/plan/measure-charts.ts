import { camelCase } from '../lexicon/entity-lexicon.ts';
import type { FieldPlan, Fields } from './app-plan.ts';
import type { ChartBlock } from './block-plan.ts';
import { fillIn } from './copy.ts';
import { inSentence, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';

/** What a request measures, over time or from one thing to the next: "kWh by month", "temperature by station". */
export function measureCharts(draft: Draft, { plan, said }: BuiltEntity): readonly ChartBlock[] {
  const asked = new Set((said?.fields ?? []).map((one) => camelCase(one.label)));
  const measures = plan.fields.filter(
    (one) =>
      ((one.type === 'number' && !NO_MEASURE.test(one.id)) || (one.type === 'money' && TAKEN.test(one.id))) &&
      asked.has(one.id),
  );
  const by = askedAxis(draft, plan.fields) ?? axisOf(plan.fields, plan.titleField);
  if (by === undefined || (measures.length < 2 && by.id === plan.titleField)) return [];
  return measures.slice(0, 2).map((field) => ({
    kind: 'chart',
    title: fillIn(draft.copy.byField, {
      things: field.label,
      field: by.id === plan.titleField ? inSentence(draft, plan.one) : inSentence(draft, by.label),
    }),
    entity: plan.id,
    shape: by.type === 'date' || by.type === 'dateTime' ? 'line' : 'bar',
    by: by.id,
    measure: STATES.test(field.id) ? 'average' : 'sum',
    field: field.id,
    hasRange: by.type === 'date' || by.type === 'dateTime',
  }));
}

/** "a chart of the distance per van". */
const askedAxis = ({ said }: Draft, fields: Fields): FieldPlan | undefined =>
  fields.find(
    (one) =>
      (one.type === 'relation' || one.type === 'choice' || one.type === 'date') &&
      new RegExp(
        String.raw`(?:chart|graph|diagramm|gráfico|graphique)[^.\n]{0,60}(?:per|by|for each|pro|je|por|par|nach)\s+(?:the\s+)?${one.label.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')}`,
        'iu',
      ).test(said.text),
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

/** These tell how something is and are never added up. */
const STATES =
  /temperature|humidity|pressure|wind|speed|rate|percent|level|voltage|brightness|score|rating|weight|pulse|ph/i;
const NO_MEASURE = /year|age|floor|number|position|capacity|bedroom|room|goal|target|limit|founded/i;
const TAKEN = /cost|amount|revenue|sales|expense|spend|income|value|total/i;
