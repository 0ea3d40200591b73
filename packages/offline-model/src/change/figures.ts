import { like } from '../lexicon/pattern.ts';
import type { AppPlan, EntityPlan, FieldPlan, PagePlan } from '../plan/app-plan.ts';
import type { BlockPlan, ChartBlock, NumbersBlock } from '../plan/block-plan.ts';
import { askedFigures, stateOf } from '../plan/asked/asked-figures.ts';
import { copyFor, fillIn } from '../plan/copy.ts';
import { type Ask, type Change, entityFound } from './ask.ts';
import { entityOf, isSame, ofType, withPage } from './edits.ts';
import { builtEntities } from './grow.ts';
import { listItems } from './phrases.ts';
import { found, partOf, says } from './reading.ts';

/** "show on top how many tasks there are", "add a chart by category on the first page". */
export const addFigures: Change = (ask) => {
  const { plan, order, said } = ask;
  const isChart = says(order, 'chart');
  // Of other spans of time nothing is known here.
  if (!isChart && says(order, 'needing')) return null;
  if (!isChart && says(said, 'otherSpan')) return null;
  const asked = addAsked(ask);
  if (asked) return asked;
  const isNumber = says(order, 'figures');
  if (!isChart && (!isNumber || /\bfield\b/iu.test(order))) return null;
  const isDrawn = isChart || isDivided(ask);
  const next = isDrawn ? addChart(ask) : addNumbers(ask);
  const left = isDrawn && next !== plan ? leftOf(ask, isChart) : '';
  return next && left !== '' ? { plan: next, left } : next;
};

/** "the total per category": one for each of what divides the records. */
function isDivided(ask: Ask): boolean {
  if (says(ask.order, 'perTime')) return true;
  const by = partOf(ask.order, 'perOne');
  const fields = figured(ask)?.item.fields ?? [];
  return (
    by !== undefined && fields.some((one) => /^choice$|^relation$/u.test(one.type) && isLabelIn(by, one))
  );
}

/** Of a list of figures, those that are no chart: one chart does not stand for all of them. */
function leftOf({ order, said }: Ask, isChart: boolean): string {
  const others = listItems(/:\s*(.+)$/u.exec(said)?.[1] ?? '').filter((item) => !says(item, 'chart'));
  return isChart && others.length > 0 ? others.join(', ') : (found(order, 'perQuarter')?.[0] ?? '');
}

/** Several figures in one sentence: "on the dashboard: number of sent offers, sum of accepted ones". */
function addAsked(ask: Ask): AppPlan | null {
  const { plan, said } = ask;
  const { numbers, charts } = askedFigures(said, builtEntities(plan));
  const page = pageFor(ask);
  if (!page || numbers.length + charts.length < 2) return null;
  const items = numbers.map((item) => summed(plan, item));
  const isNew = ({ title }: ChartBlock): boolean =>
    !page.blocks.some((block) => block.kind === 'chart' && block.title === title);
  return withPage(
    plan,
    withFigures(page, { items, charts: charts.map(shaped).filter(isNew), isFirst: true }),
  );
}

/** Numbers after the opening of a page, together with those that are there; charts behind them. */
function withFigures(
  page: PagePlan,
  {
    items,
    charts = [],
    isFirst = false,
  }: {
    readonly items: NumbersBlock['items'];
    readonly charts?: readonly ChartBlock[];
    readonly isFirst?: boolean;
  },
): PagePlan {
  const old = page.blocks.find((block) => block.kind === 'numbers');
  const known = old?.items ?? [];
  const fresh = items.filter((item) => !known.some((one) => one.label === item.label));
  const all = isFirst ? [...fresh, ...known] : [...known, ...fresh];
  const others = page.blocks.filter((block) => block !== old);
  const at = others.findIndex(({ kind }) => kind === 'hero') + 1;
  const numbers: readonly BlockPlan[] = all.length > 0 ? [{ kind: 'numbers', items: all }] : [];
  return { ...page, blocks: [...others.slice(0, at), ...numbers, ...charts, ...others.slice(at)] };
}

/** "Sum of accepted offers" adds up what they are worth. */
function summed(plan: AppPlan, item: NumbersBlock['items'][number]): NumbersBlock['items'][number] {
  const money = ofType(entityOf(plan, item.entity), 'money');
  return item.measure === 'count' && money && says(item.label, 'summing')
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
function figured(ask: Ask) {
  const meant = entityFound(ask);
  const isOther = meant && meant.start < 0 && !ofType(meant.item, 'money') && says(ask.order, 'summing');
  const isNamed = (entity: EntityPlan): boolean =>
    entity.fields.some((one) => (one.type === 'number' || one.type === 'money') && isLabelIn(ask.order, one));
  const item =
    (meant && meant.start < 0 ? ask.plan.entities.find(isNamed) : undefined) ??
    (isOther ? ask.plan.entities.find((entity) => ofType(entity, 'money')) : undefined);
  return meant && item ? { ...meant, item } : meant;
}

function addChart(ask: Ask): AppPlan | null {
  const { plan, order } = ask;
  const meant = figured(ask);
  const entity = meant?.item;
  const by = entity && drawnBy(order, entity);
  const page = pageFor(ask);
  if (!entity || !by || !page) return null;
  const amount = amountIn(order, entity);
  const copy = copyFor(plan.language);
  const isDay = by.type.startsWith('date');
  const title = fillIn(isDay ? copy.overTime : copy.byField, {
    things: amount && !says(entity.id, 'moneyRecords') ? amount.label : entity.many,
    field: by.label.toLowerCase(),
  });
  const chart: ChartBlock = {
    kind: 'chart',
    title,
    entity: entity.id,
    shape: shapeIn(order, isDay),
    by: by.id,
    measure: amount ? 'sum' : 'count',
    ...(amount ? { field: amount.id } : {}),
    hasRange: false,
  };
  // A chart that is there is no answer to a wish that names nothing of the app.
  if (page.blocks.some((block) => isSame(block, chart))) return meant.start < 0 ? null : plan;
  const at = page.blocks.findIndex(({ kind }) => kind === 'hero' || kind === 'numbers') + 1;
  return withPage(plan, { ...page, blocks: [...page.blocks.slice(0, at), chart, ...page.blocks.slice(at)] });
}

function shapeIn(text: string, isDay: boolean): ChartBlock['shape'] {
  if (/\b(?:pie|torte|camembert|donut)\b/iu.test(text)) return 'pie';
  if (/\bline\b/iu.test(text)) return 'line';
  return isDay ? 'area' : 'bar';
}

const isLabelIn = (text: string, { label }: FieldPlan): boolean =>
  like.iu`(?<!\p{L})${label.replace(/[^\p{L}\p{N} ]/gu, '')}`.test(text);

/** The field that is named, the day where it is about time, or what divides the records best. */
function drawnBy(text: string, entity: EntityPlan): FieldPlan | undefined {
  const per = partOf(text, 'perOne') ?? '';
  const named =
    entity.fields.find((one) => ['choice', 'relation', 'text'].includes(one.type) && isLabelIn(per, one)) ??
    entity.fields.find(
      (one) => ['choice', 'relation', 'date', 'dateTime', 'flag'].includes(one.type) && isLabelIn(text, one),
    );
  const day =
    says(text, 'overTime') || says(text, 'perTime') ? ofType(entity, 'date', 'dateTime') : undefined;
  return named ?? day ?? ofType(entity, 'choice') ?? ofType(entity, 'relation') ?? ofType(entity, 'date');
}

function addNumbers(ask: Ask): AppPlan | null {
  const { plan, said } = ask;
  const entity = figured(ask)?.item;
  const page = pageFor(ask);
  if (!entity || !page || isUnknown(ask, entity)) return null;
  const measured = measuredIn(ask, entity);
  // "the total value of won leads" asks for no number of them.
  const isCounted = measured === null || measured.where === undefined;
  const items = [...(measured ? [measured] : []), ...(isCounted ? [countOf(entity, said)] : [])].map((item) =>
    ofSpan(item, entity, said),
  );
  return withPage(plan, withFigures(page, { items }));
}

/** "how many are borrowed", "the total cost": of a state or an amount that no record has, all of them are no answer. */
const isUnknown = ({ said, order }: Ask, entity: EntityPlan): boolean =>
  (says(said, 'countedAs') && stateOf(said, entity) === null) ||
  (says(said, 'amountTotal') && amountIn(order, entity) === undefined);

/** "the sum of this month" leaves the other days out. */
function ofSpan(item: NumbersBlock['items'][number], entity: EntityPlan, said: string): typeof item {
  const day = ofType(entity, 'date', 'dateTime');
  const span = found(said, 'thisSpan')?.[0];
  if (!day || span === undefined || item.only !== undefined) return item;
  const when = says(span, 'aMonth') ? 'month' : says(span, 'aWeek') ? 'week' : 'today';
  return { ...item, label: `${item.label}: ${span.toLowerCase()}`, only: { field: day.id, when } };
}

/** The sum or the average of an amount, of all records or of those in one state. */
function measuredIn({ plan, order, said }: Ask, entity: EntityPlan): NumbersBlock['items'][number] | null {
  const isAverage = says(order, 'averaging');
  const isSum = says(order, 'totalling') && !/\bhow many|number of\b/iu.test(order);
  const amount = amountIn(order, entity) ?? ofType(entity, 'money', 'number');
  if (!amount || !(isSum || isAverage)) return null;
  const copy = copyFor(plan.language);
  const label = fillIn(isAverage ? copy.averageOf : copy.totalOf, { field: amount.label.toLowerCase() });
  const item = { entity: entity.id, measure: isAverage ? 'average' : 'sum', field: amount.id } as const;
  const where = stateOf(said, entity);
  return where === null
    ? { label, ...item }
    : { label: `${label}: ${where.option.toLowerCase()}`, ...item, where };
}

function countOf(entity: EntityPlan, said: string): NumbersBlock['items'][number] {
  const where = stateOf(said, entity);
  const count = { entity: entity.id, measure: 'count' } as const;
  return where === null
    ? { label: entity.many, ...count }
    : { label: `${entity.many}: ${where.option.toLowerCase()}`, ...count, where };
}

/** The page that is named, else the first. */
const pageFor = ({ plan, order }: Ask): PagePlan | undefined =>
  plan.pages.find(
    ({ path, title }) =>
      !path.includes(':') && like.iu`\bon (?:the )?${title.replace(/[^\p{L}\p{N} ]/gu, '')}\b`.test(order),
  ) ?? plan.pages[0];

/** What is added up: a field that is named, or money where records are about money; otherwise records are counted. */
function amountIn(text: string, entity: EntityPlan): FieldPlan | undefined {
  const named = entity.fields.find(
    (one) => (one.type === 'number' || one.type === 'money') && isLabelIn(text, one),
  );
  const isMoney = says(entity.id, 'moneyRecords') || says(text, 'moneyWords');
  const money = isMoney ? ofType(entity, 'money') : undefined;
  return named ?? money ?? (says(text, 'summing') ? ofType(entity, 'money', 'number') : undefined);
}
