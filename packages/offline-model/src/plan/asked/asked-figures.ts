import { ENDED } from '../../lexicon/option-words.data.ts';
import { sentenceCase } from '../../understand/fields.ts';
import type { EntityPlan, FieldPlan } from '../app-plan.ts';
import type { ChartBlock, NumbersBlock, OnlyPlan } from '../block-plan.ts';
import type { BuiltEntity, Entities } from '../entities.ts';
import { askedParts, names, namesThing, type AskedPart } from './asked-parts.ts';
import { courseIn, isMoment, mainMeasure, READING, shapeIn, spanIn, stepOf } from './asked-courses.ts';
import {
  AHEAD,
  AVERAGED,
  BY,
  DUE,
  LOW,
  MONTHLY,
  OPEN,
  SHARED,
  STATES,
  SUMMED,
  WHEN,
} from './asked-words.data.ts';
import { chart } from '../shorthand.ts';
import { like } from '../../lexicon/pattern.ts';

type Figure = NumbersBlock['items'][number];

/** What a request wants to see at a glance: figures, charts and the records that need somebody. */
export interface AskedFigures {
  readonly numbers: readonly Figure[];
  readonly charts: readonly ChartBlock[];
  readonly lists: readonly {
    readonly entity: BuiltEntity;
    readonly title: string;
    readonly only: OnlyPlan;
  }[];
}

export function askedFigures(text: string, entities: Entities): AskedFigures {
  const numbers: Figure[] = [];
  const charts: ChartBlock[] = [];
  const lists: { entity: BuiltEntity; title: string; only: OnlyPlan }[] = [];
  let last: BuiltEntity | undefined;
  for (const part of askedParts(text)) {
    const named = entities.find(({ plan }) => namesThing(part.whole, plan));
    const found = readPart(part, { entities, named, last });
    last = named ?? last;
    if (found === null) continue;
    if (found.chart !== undefined) charts.push(found.chart);
    if (found.number !== undefined) numbers.push(found.number);
    if (found.list !== undefined) lists.push(found.list);
  }
  return { numbers: distinct(numbers).slice(0, 5), charts: charts.slice(0, 3), lists: lists.slice(0, 3) };
}

const distinct = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter((one, at) => figures.findIndex(({ label }) => label === one.label) === at);

interface Scene {
  readonly entities: Entities;
  /** The thing that the part names. */
  readonly named: BuiltEntity | undefined;
  /** The thing that was spoken of before. */
  readonly last: BuiltEntity | undefined;
}

interface Found {
  readonly number?: Figure;
  readonly chart?: ChartBlock;
  readonly list?: AskedFigures['lists'][number];
}

function readPart(part: AskedPart, scene: Scene): Found | null {
  const drawn = chartOf(part, scene);
  if (drawn !== null) return { chart: drawn };
  const entity = scene.named;
  const only = entity === undefined ? null : onlyOf(part.whole, entity.plan);
  if (entity !== undefined && only !== null && !SUMMED.test(part.whole)) {
    const title = labelOf(part);
    const number: Figure = { label: title, entity: entity.plan.id, measure: 'count', only };
    return 'when' in only && only.when === 'month' ? { number } : { number, list: { entity, title, only } };
  }
  const share = shareOf(part, scene);
  if (share !== null) return { number: share };
  const sum = sumOf(part, scene);
  if (sum !== null) return { number: sum };
  if (entity === undefined) return null;
  // "with categories food, rent" tells what there is, and counts nothing.
  const where = /categor|kategor|catégor/iu.test(part.whole) ? null : stateOf(part.whole, entity.plan);
  if (where === null)
    return /\b(?:how many|number of|count|quant[ao]s|cuánt[ao]s|wie viele|combien|anzahl)\b/iu.test(
      part.whole,
    )
      ? { number: { label: labelOf(part), entity: entity.plan.id, measure: 'count' } }
      : null;
  return {
    number: {
      label: labelOf(part),
      entity: entity.plan.id,
      measure: SHARED.test(part.whole) ? 'share' : 'count',
      where,
    },
  };
}

/** In the words of the request, unless that is a whole sentence. */
const labelOf = ({ text }: AskedPart, most = 6): string =>
  sentenceCase(
    text
      .replace(/\s+(?:as|in) (?:an? )?(?:(?:bar|line|pie|area) )?(?:chart|graph|percent)\b.*$/iu, '')
      .replace(
        like.iu`\s+(?:that|which|who) (?:are|is|were|was|have been)\s+(\p{L}+).*$`,
        (_, state: string) => ` ${state}`,
      )
      .replace(/^(\S+(?: \S+)?) (?:are|is) (?=\S)/iu, '$1 ')
      .split(/\s+/)
      .slice(0, most)
      .join(' '),
  );

export function onlyOf(text: string, plan: EntityPlan): OnlyPlan | null {
  const when = WHEN.find(([words]) => words.test(text))?.[1];
  if (AHEAD.test(text)) return null;
  if (when !== undefined) {
    const days = plan.fields.filter(
      ({ type, label }) =>
        (type === 'date' || type === 'dateTime') && !/birth|geburt|nasc|nac|naiss/i.test(label),
    );
    const isAhead = when === 'overdue' || when === 'coming';
    const day = (isAhead ? days.find(({ label }) => DUE.test(label)) : undefined) ?? days[0];
    return day === undefined ? null : { field: day.id, when };
  }
  if (LOW.test(text)) return lowOf(plan);
  return OPEN.test(text) && stateOf(text, plan) === null ? openOf(plan) : null;
}

/** All but those that are done. */
function openOf({ fields }: EntityPlan): OnlyPlan | null {
  for (const { id, type, options = [] } of fields) {
    const end = type === 'choice' ? options.find((name) => ENDED.test(name)) : undefined;
    if (end !== undefined) return { field: id, not: end };
  }
  return null;
}

const STOCK =
  /stock|quantity|amount|level|units|copies|count|bestand|menge|estoque|quantidade|existencias|cantidad|quantité/i;
const LIMIT = /min|reorder|limit|threshold|alert|warn|mindest|melde|seuil|\bpar\b|safety/i;

/** What is running low: against the limit that each record has, or a small number. */
export function lowOf(plan: EntityPlan): Extract<OnlyPlan, { atMost: unknown }> | null {
  const numbers = plan.fields.filter(({ type }) => type === 'number');
  const limit = numbers.find(({ label }) => LIMIT.test(label));
  const stock = numbers.find((one) => one !== limit && STOCK.test(one.label));
  return stock === undefined ? null : { field: stock.id, atMost: limit?.id ?? 5 };
}

/** "Summe der Angebote": all of them, though one of their phases is called so too. */
const isOwnName = ({ one, many }: EntityPlan, name: string): boolean =>
  [one, many].some((own) => own.toLowerCase() === name.toLowerCase());

/** An option of a choice, or a flag: "open orders", "unpaid invoices". */
export function stateOf(
  text: string,
  plan: EntityPlan,
): { readonly field: string; readonly option: string } | null {
  for (const one of plan.fields) {
    const isState = (name: string): boolean => names(text, name) && !isOwnName(plan, name);
    const option = one.type === 'choice' ? one.options?.find(isState) : undefined;
    if (option !== undefined) return { field: one.id, option };
    if (one.type !== 'flag') continue;
    const isNot = like.iu`\b(?:un${one.label}|(?:not|nicht|non|não|no) (?:yet )?${one.label})\b`.test(text);
    if (isNot || names(text, one.label)) return { field: one.id, option: isNot ? 'false' : 'true' };
  }
  return null;
}

/** "occupancy rate": the share of what is occupied. */
function shareOf(part: AskedPart, { entities }: Scene): Figure | null {
  if (!SHARED.test(part.whole)) return null;
  const words = part.whole.toLowerCase().match(like.gu`\p{L}{5,}`) ?? [];
  for (const { plan } of entities)
    for (const { id, type, options = [] } of plan.fields) {
      const option =
        type === 'choice' ? options.find((name) => words.some((word) => alike(word, name))) : undefined;
      if (option !== undefined)
        return { label: labelOf(part), entity: plan.id, measure: 'share', where: { field: id, option } };
    }
  return null;
}

const alike = (word: string, name: string): boolean =>
  name.length >= 5 && word.slice(0, 5) === name.toLowerCase().slice(0, 5);

const isAmount = ({ type }: FieldPlan): boolean => type === 'money' || type === 'number';

/** The amount that a part speaks of: by its name, or the money that comes in. */
function amountOf(text: string, plan: EntityPlan): FieldPlan | undefined {
  const amounts = plan.fields.filter(isAmount);
  const named = amounts.find(({ label }) => names(text, label.replace(/^number of /i, '')));
  if (named !== undefined) return named;
  if (!MONEY.test(text)) return undefined;
  const money = amounts.filter(
    ({ type, label }) => type === 'money' && !/rate|per |unit|limit|hourly/i.test(label),
  );
  return (
    money.find(({ label }) => /total|amount|sum|revenue|paid|valor|importe|betrag|montant/i.test(label)) ??
    money[0]
  );
}

const MONEY = like.iu`
  \b(?:revenue|turnover|income|earnings|earned|sales|how much|money|owe[sd]?|faturamento|receita|umsatz|einnahmen|ingresos|ventas|facturación|chiffre d'affaires|recettes|spent|spending
  |costs?|total|value|summe|gesamtsumme|suma|soma|somme)\b`;

function sumOf(part: AskedPart, { entities, named, last }: Scene): Figure | null {
  const isAverage = AVERAGED.test(part.whole);
  if (!isAverage && !SUMMED.test(part.whole)) return null;
  const places = [named, last, ...entities].filter((one) => one !== undefined);
  for (const { plan } of places) {
    const field = amountOf(part.whole, plan);
    if (field === undefined) continue;
    const only = onlyOf(part.whole, plan);
    const where = stateOf(part.whole, plan);
    return {
      label: where === null && only === null ? sumLabel(part, field) : labelOf(part),
      entity: plan.id,
      measure: isAverage ? 'average' : 'sum',
      field: field.id,
      ...(where === null ? {} : { where }),
      ...(only === null ? {} : { only }),
    };
  }
  return null;
}

/** "total value out at the moment": what comes after the amount is not worked out. */
function sumLabel(part: AskedPart, { label }: FieldPlan): string {
  const at = part.text.toLowerCase().indexOf(label.toLowerCase());
  return at < 0 ? labelOf(part) : sentenceCase(part.text.slice(0, at + label.length));
}

/** "hours per cleaner", "sales by month", "which truck is best". */
function chartOf(part: AskedPart, scene: Scene): ChartBlock | null {
  const { entities, named, last } = scene;
  const axis = BY.exec(part.whole)?.[1];
  if (axis === undefined) return courseOf(part, scene);
  const all = [named, last, ...entities].filter((one) => one !== undefined);
  const own = all.filter((one) => !isOurs(one));
  const places = own.length > 0 ? own : all;
  const found = places.flatMap(({ plan }) => {
    const by = axisOf(plan, axis);
    if (by === undefined) return [];
    const amount = amountOf(part.whole, plan);
    return [
      { plan, by, amount, weight: (amount === undefined ? 0 : 2) + (namesThing(part.whole, plan) ? 1 : 0) },
    ];
  });
  const [best] = found.toSorted((a, b) => b.weight - a.weight);
  if (
    best === undefined ||
    (best.weight === 0 && !/chart|graph|top|most|which|gráfico|diagramm|graphique/i.test(part.whole))
  )
    return null;
  const { plan, by, amount } = best;
  const step = isMoment(by) ? { step: stepOf(axis) ?? 'month', ...spanIn(part.whole) } : {};
  return chart(plan, titleOf(part, best), { by, amount, ...drawnAs(part, amount), ...step });
}

/** What is measured has an average, what is done adds up; drawn as the request says. */
function drawnAs(
  { whole }: AskedPart,
  amount: FieldPlan | undefined,
): Pick<ChartBlock, 'measure'> & Partial<Pick<ChartBlock, 'shape'>> {
  const isCourse = !BY.test(whole);
  const isAverage = AVERAGED.test(whole) || (isCourse && amount !== undefined && STATES.test(amount.label));
  const shape = shapeIn(whole);
  return { measure: isAverage ? 'average' : 'sum', ...(shape === undefined ? {} : { shape }) };
}

const CHART_LEAD = like.iu`
  ^(?:(?:bar|line|pie|area) )?(?:charts?|graphs?|plots?|\p{L}*diagramm\p{L}*|gráficos?|graphiques?|courbes?|\p{L}*kurven?)(?:\s(?:en|de|em)\s(?:courbes?|barres|barras|l[ií]n[eh]as?))?\s
  (?:(?:of|for|over|with|showing|der|des|von|über|de|del|da|do|dos|das|du|sur|con|com)\s)?(?:(?:the|la|le|les|los|las|os|as|die|der)\s)?`;

/** A list that nobody asked for, and that holds nothing measured. */
const isOurs = ({ said, plan }: BuiltEntity): boolean => said === null && plan.id !== READING;

/** "a line chart of the weight over time", "a chart of the last 30 days". */
function courseOf(part: AskedPart, { entities, named, last }: Scene): ChartBlock | null {
  const course = courseIn(part.whole);
  if (course === null) return null;
  const places = [named, last, ...entities].filter((one) => one !== undefined).filter((one) => !isOurs(one));
  const found = places.flatMap(({ plan }) => {
    const by = plan.fields.find(isMoment);
    if (by === undefined) return [];
    const told = amountOf(part.whole, plan);
    const amount = told ?? mainMeasure(plan);
    return [{ plan, by, amount, weight: (told === undefined ? 0 : 2) + (amount === undefined ? 0 : 1) }];
  });
  const [best] = found.toSorted((a, b) => b.weight - a.weight);
  if (best === undefined) return null;
  const { plan, by, amount } = best;
  const things = amount?.label ?? plan.many;
  const told = sentenceCase(labelOf(part, 9).replace(CHART_LEAD, ''));
  const title = names(told, things) ? told : `${things}: ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
  return chart(plan, title, { by, amount, ...drawnAs(part, amount), ...course });
}

/** A chart shows all records; it must not be called after some of them. */
const isSome = (text: string, plan: EntityPlan): boolean =>
  OPEN.test(text) || onlyOf(text, plan) !== null || stateOf(text, plan) !== null;

interface Charted {
  readonly plan: EntityPlan;
  readonly by: FieldPlan;
  readonly amount: FieldPlan | undefined;
}

/** In the words of the request, as far as the chart holds to them; "chart per week" does not say of what. */
function titleOf(part: AskedPart, { plan, by, amount }: Charted): string {
  const things = amount?.label ?? plan.many;
  if (isSome(part.whole, plan) || (amount === undefined && !namesThing(part.whole, plan)))
    return `${things}: ${by.label.toLowerCase()}`;
  const told = labelOf(part);
  const isBare = /^(?:(?:chart|graph|gráfico|diagramm|graphique)\s+)?(?:per|by|pro|por|par|nach)\b/iu.test(
    told,
  );
  return isBare
    ? `${things} ${told.replace(like.iu`^\p{L}*(?:chart|graph|gráfico|diagramm|graphique)\s+`, '').toLowerCase()}`
    : told;
}

function axisOf({ fields }: EntityPlan, axis: string): FieldPlan | undefined {
  const [first = ''] = axis.split(' ');
  if (MONTHLY.test(first)) return fields.find(({ type }) => type === 'date' || type === 'dateTime');
  const named = fields.filter(({ label }) => names(axis, label) || names(label, first));
  return (
    named.find(({ type }) => type === 'relation' || type === 'choice') ??
    named.find(({ type }) => type === 'text')
  );
}
