import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import type { BlockPlan, ChartBlock, NumbersBlock } from '../plan/block-plan.ts';
import { askedFigures, stateOf } from '../plan/asked/asked-figures.ts';
import { copyFor, fillIn } from '../plan/copy.ts';
import type { ChangeContext, Changer } from './ask.ts';
import { isSame, withPage } from './edits.ts';
import { builtEntities } from './grow.ts';
import { entityMeant, listItems } from './phrases.ts';
import { unquoted, type Wish } from './wish.ts';

/** "show on top how many tasks there are", "add a chart by category on the first page". */
export const addFigures: Changer = (plan, wish, context) => {
  const text = wish.order;
  const isChart = CHART.test(text);
  if (/^(?:remove|rename|move|sort|filter)\b/iu.test(text) || (!isChart && NEEDING.test(text))) return null;
  const isNumber =
    /\b(?:how many|number of|count(?! (?:double|twice|half|as|for)\b)|total|totals|sum|average|statistics?|stats|kpis?|metrics|figures|numbers|anzahl|summe|wie viele|combien|nombre de|cuántos|cuántas|total de|quantos|quantas|estatísticas|estadísticas|statistiken|statistiques)\b/iu.test(
      text,
    );
  const asked = addAsked(plan, wish);
  if (asked) return asked;
  const isPer = isNumber && PER_TIME.test(text);
  if (!isChart && (!isNumber || /\bfield\b/iu.test(text))) return null;
  const meant = figured(plan, wish, context);
  if (!meant) return null;
  const made = isChart || isPer ? addChart(plan, wish, meant.item) : addNumbers(plan, wish, meant.item);
  // A chart that is there is no answer to a wish that names nothing of the app.
  if (made === plan && meant.start < 0) return null;
  return isChart ? withOthers(made, otherFigures(wish)) : made;
};

const withOthers = (made: Made | null, left: string): Made | null =>
  made && left !== '' ? { plan: 'plan' in made ? made.plan : made, left } : made;

/** "rooms need a picture and how many people fit" tells of fields. */
const NEEDING =
  /^(?:the |all |each |every )?[\p{L} -]{2,30}? (?:also )?(?:needs?|should have|must have|brauchen|braucht|necesitan|precisam)\b/iu;

/** Of a list of figures, those that are no chart: one chart does not stand for all of them. */
const otherFigures = (wish: Wish): string =>
  listItems(/:\s*(.+)$/u.exec(unquoted(wish.said, wish.quotes))?.[1] ?? '')
    .filter((item) => !CHART.test(item))
    .join(', ');

const CHART =
  /\b(?:chart|charts|graph|pie|diagram|bar chart|line chart|histogram|torte|balkendiagramm|camembert)\b/iu;

const PER_TIME =
  /\b(?:per|by|each|every|pro|je|nach|par|por)\s+(?:month|week|day|year|quarter|monat|woche|tag|jahr|quartal|mois|semaine|jour|an|trimestre|mes|semana|día|año|mês|dia|ano)\b/iu;
const QUARTER = /\b(?:per|by|each|every|pro|je|par|por)\s+(?:quarter|quartal|trimestre)\b/iu;

/** Several figures in one sentence: "on the dashboard: number of sent offers, sum of accepted ones". */
function addAsked(plan: AppPlan, wish: Wish): AppPlan | null {
  const asked = askedFigures(unquoted(wish.said, wish.quotes), builtEntities(plan));
  const numbers = asked.numbers.map((item) => summed(plan, item));
  const charts = asked.charts.map(shaped);
  const page = pageFor(plan, wish);
  if (!page || numbers.length + charts.length < 2) return null;
  const old = page.blocks.find((block) => block.kind === 'numbers');
  const fresh = numbers.filter((item) => !old?.items.some((one) => one.label === item.label));
  const items = [...fresh, ...(old?.items ?? [])];
  const others = page.blocks.filter((block) => block !== old);
  const drawn = charts.filter(
    (chart) => !others.some((one) => one.kind === 'chart' && one.title === chart.title),
  );
  const at = others.findIndex(({ kind }) => kind === 'hero') + 1;
  const blocks: readonly BlockPlan[] = [
    ...others.slice(0, at),
    ...(items.length > 0 ? [{ kind: 'numbers', items } as const] : []),
    ...drawn,
    ...others.slice(at),
  ];
  return withPage(plan, { ...page, blocks });
}

/** "Sum of accepted offers" adds up what they are worth. */
function summed(plan: AppPlan, item: NumbersBlock['items'][number]): NumbersBlock['items'][number] {
  const money = plan.entities
    .find(({ id }) => id === item.entity)
    ?.fields.find(({ type }) => type === 'money');
  return item.measure === 'count' && money && SUMMING.test(item.label)
    ? { ...item, measure: 'sum', field: money.id }
    : item;
}

const AS_SHAPE = /\s+(?:as|in) (?:an? )?(pie|donut|bar|line)s?(?: chart| graph)?$/iu;

/** "offers by status as pie". */
function shaped(chart: ChartBlock): ChartBlock {
  const told = AS_SHAPE.exec(chart.title)?.[1]?.toLowerCase();
  if (told === undefined) return chart;
  const shape = told === 'bar' || told === 'line' ? told : 'pie';
  return { ...chart, shape, title: chart.title.replace(AS_SHAPE, '') };
}

/** The records that are named; a sum of nothing in particular is of what has amounts. */
function figured(plan: AppPlan, wish: Wish, context: ChangeContext) {
  const meant = entityMeant(plan, wish, context);
  const has = ({ fields }: EntityPlan): boolean => fields.some(({ type }) => type === 'money');
  if (!meant || meant.start >= 0 || has(meant.item) || !SUMMING.test(wish.order)) return meant;
  const item = plan.entities.find(has);
  return item ? { ...meant, item } : meant;
}

const SUMMING = /\b(?:sum|total|totals|revenue|summe|suma|soma|somme|umsatz)\b/iu;

type Made = AppPlan | { readonly plan: AppPlan; readonly left?: string };

function addChart(plan: AppPlan, wish: Wish, entity: EntityPlan): Made | null {
  const text = wish.order;
  const by = drawnBy(text, entity);
  if (!by) return null;
  const amount =
    amountIn(text, entity) ??
    (SUMMING.test(text)
      ? entity.fields.find(({ type }) => type === 'money' || type === 'number')
      : undefined);
  const copy = copyFor(plan.language);
  const title = fillIn(by.type.startsWith('date') ? copy.overTime : copy.byField, {
    things: amount && !MONEY_RECORDS.test(entity.id) ? amount.label : entity.many,
    field: by.label.toLowerCase(),
  });
  const chart: BlockPlan = {
    kind: 'chart',
    title,
    entity: entity.id,
    shape: shapeIn(text, by),
    by: by.id,
    measure: amount ? 'sum' : 'count',
    ...(amount ? { field: amount.id } : {}),
    hasRange: false,
  };
  const page = pageFor(plan, wish);
  if (!page) return null;
  if (page.blocks.some((block) => isSame(block, chart))) return plan;
  const at = page.blocks.findIndex(({ kind }) => kind === 'hero' || kind === 'numbers');
  return {
    plan: withPage(plan, {
      ...page,
      blocks: [...page.blocks.slice(0, at + 1), chart, ...page.blocks.slice(at + 1)],
    }),
    ...(QUARTER.test(text) ? { left: QUARTER.exec(text)?.[0] ?? '' } : {}),
  };
}

/** The field that is named, the day where it is about time, or what divides the records best. */
function drawnBy(text: string, { fields }: EntityPlan): FieldPlan | undefined {
  const named = fields.find(
    (one) =>
      ['choice', 'relation', 'date', 'dateTime', 'flag'].includes(one.type) &&
      new RegExp(`\\b${one.label.replace(/[^\p{L}\p{N} ]/gu, '')}`, 'iu').test(text),
  );
  const ofType = (...types: readonly FieldPlan['type'][]): FieldPlan | undefined =>
    fields.find(({ type }) => types.includes(type));
  const isOverTime = /\b(?:time|month|week|day|trend)\b/iu.test(text) || PER_TIME.test(text);
  const day = isOverTime ? ofType('date', 'dateTime') : undefined;
  return named ?? day ?? ofType('choice') ?? ofType('relation') ?? ofType('date');
}

function addNumbers(plan: AppPlan, wish: Wish, entity: EntityPlan): Made | null {
  const copy = copyFor(plan.language);
  const amount = entity.fields.find((one) => one.type === 'money' || one.type === 'number');
  const isSum =
    amount &&
    /\b(?:sum|total|totals|summe|suma|soma|somme)\b/iu.test(wish.order) &&
    !/\bhow many|number of\b/iu.test(wish.order);
  const isAverage =
    amount && /\b(?:average|mean|durchschnitt|moyenne|media|média|promedio)\b/iu.test(wish.order);
  const where = stateOf(unquoted(wish.said, wish.quotes), entity);
  const count = {
    label: where === null ? entity.many : `${entity.many}: ${where.option.toLowerCase()}`,
    entity: entity.id,
    measure: 'count' as const,
    ...(where === null ? {} : { where }),
  };
  const measured =
    amount && (isSum || isAverage)
      ? [
          {
            label: fillIn(isAverage ? copy.averageOf : copy.totalOf, { field: amount.label.toLowerCase() }),
            entity: entity.id,
            measure: isAverage ? ('average' as const) : ('sum' as const),
            field: amount.id,
          },
        ]
      : [];
  const items = measured.length > 0 ? [...measured, count] : [count];
  const page = pageFor(plan, wish);
  if (!page) return null;
  const old = page.blocks.find((block) => block.kind === 'numbers');
  const fresh = items.filter((item) => !old?.items.some((one) => one.label === item.label));
  const merged: BlockPlan = { kind: 'numbers', items: [...(old?.items ?? []), ...fresh] };
  const others = page.blocks.filter((block) => block !== old);
  const at = others.findIndex(({ kind }) => kind === 'hero');
  return withPage(plan, { ...page, blocks: [...others.slice(0, at + 1), merged, ...others.slice(at + 1)] });
}

/** The page that is named, else the first. */
function pageFor(plan: AppPlan, wish: Wish) {
  const named = plan.pages.find(
    (page) =>
      !page.path.includes(':') &&
      new RegExp(`\\bon (?:the )?${page.title.replace(/[^\p{L}\p{N} ]/gu, '')}\\b`, 'iu').test(wish.order),
  );
  return named ?? plan.pages[0];
}

function shapeIn(text: string, by: FieldPlan): ChartBlock['shape'] {
  if (/\b(?:pie|torte|camembert|donut)\b/iu.test(text)) return 'pie';
  if (/\bline\b/iu.test(text)) return 'line';
  return by.type.startsWith('date') ? 'area' : 'bar';
}

const MONEY_RECORDS =
  /expense|sale|payment|transaction|invoice|order|income|donation|budget|deal|subscription|cost|purchase/i;
const MONEY_WORDS =
  /\b(?:revenue|turnover|sales|amounts?|spending|spent|costs?|total|sum|income|money|earnings|value|umsatz|betrag|ausgaben|kosten|chiffre|montants?|dépenses|ingresos|gastos|importe|receita|gastos|valor)\b/iu;

/** What is added up: a field that is named, or money where records are about money; otherwise records are counted. */
function amountIn(text: string, entity: EntityPlan): FieldPlan | undefined {
  const named = entity.fields.find(
    ({ type, label }) =>
      (type === 'number' || type === 'money') &&
      new RegExp(`(?<!\\p{L})${label.replace(/[^\p{L}\p{N} ]/gu, '')}`, 'iu').test(text),
  );
  if (named) return named;
  return MONEY_RECORDS.test(entity.id) || MONEY_WORDS.test(text)
    ? entity.fields.find(({ type }) => type === 'money')
    : undefined;
}
