import { like } from '../../lexicon/pattern.ts';
import { camelCase } from '../../lexicon/entity-lexicon.ts';
import type { ToldFigure } from '../../understand/told-figures.ts';
import type { ComputedPlan, EntityPlan, FieldPlan } from '../app-plan.ts';
import { namesThing } from '../asked/asked-parts.ts';
import { changeEntity, type Draft } from '../draft.ts';
import { changeField, placeField, withValues } from '../entity-edits.ts';
import { field } from '../shorthand.ts';
import { bandsIn, otherwiseIn } from './bands.ts';
import {
  childrenOf,
  fitPart,
  freeId,
  is,
  isDay,
  isNumber,
  isOfAll,
  isTyped,
  linked,
  measureOf,
  nameOf,
  plan,
  put,
  says,
  type Scene,
  told,
} from './figure-scene.ts';
import { WORDS } from './figure-words.data.ts';

export function addAverage(scene: Scene): boolean {
  const { figure, owner, draft } = scene;
  const isOfAll = figure.per === null && !/each|every|jede|chac|cada/iu.test(figure.text);
  if (isOfAll && !isMarked(scene)) return false;
  const of = (one: EntityPlan): FieldPlan | undefined => measureOf(one, figure, WORDS.scored);
  const [child] = childrenOf(scene, (one) => of(one) !== undefined);
  const measure = child === undefined ? undefined : of(child);
  if (child === undefined || measure === undefined) return false;
  const label = nameOf(scene, 'average');
  const stars = plan(scene)?.fields.find((one) => one.type === 'rating' && measure.type === 'rating');
  if (stars !== undefined)
    changeEntity(draft, owner, (was) => changeField(was, stars.id, (one) => ({ ...one, label })));
  const percent = percentOf(scene, child, measure);
  const unit = percent === null ? measure.unit : '%';
  const type = stars === undefined ? (measure.type === 'money' ? 'money' : 'number') : 'rating';
  put(
    scene,
    { label, type, ...(unit === undefined ? {} : { unit }) },
    linked(child, owner, { measure: 'average', of: percent ?? measure.id }),
  );
  return true;
}

/** Marks belong to somebody: who sees them wants the average of that one. */
const isMarked = ({ draft, owner }: Scene): boolean =>
  draft.entities.some(
    ({ plan: { fields } }) =>
      fields.some(({ type, entity }) => type === 'relation' && entity === owner) &&
      fields.some((one) => isNumber(one) && WORDS.marked.test(told(one))),
  );

/** Points of so many: what they are of a hundred. */
function percentOf(scene: Scene, child: EntityPlan, measure: FieldPlan): string | null {
  const whole = child.fields.find((one) => one !== measure && isNumber(one) && WORDS.most.test(told(one)));
  if (whole === undefined) return null;
  fitWhole(scene.draft, child.id, { part: measure.id, whole: whole.id });
  return put(
    scene,
    { list: child.id, label: says(scene, 'percent'), unit: '%' },
    { kind: 'product', of: [measure.id, 100], under: [whole.id] },
  );
}

/** Nobody has more points than there are. */
function fitWhole(draft: Draft, id: string, { part, whole }: { part: string; whole: string }): void {
  changeEntity(draft, id, (was) => {
    const most = Math.max(...was.seed.map((row) => Number(row[part] ?? 0)), 1);
    const round = [10, 20, 50, 100, 200, 500, 1000].find((one) => one >= most) ?? most;
    return withValues(was, whole, () => round);
  });
}

export function addGrade(scene: Scene): boolean {
  const bands = bandsIn(scene.figure.text);
  const source = plan(scene)?.fields.findLast(
    (one) => isNumber(one) && (!isTyped(one) || WORDS.scored.test(told(one))),
  );
  if (bands.length < 2 || source === undefined) return false;
  const label = nameOf(scene, 'grade');
  put(
    scene,
    { label, type: 'text' },
    {
      kind: 'band',
      of: source.id,
      bands,
      otherwise: otherwiseIn(scene.figure.text),
    },
  );
  return true;
}

export function addCount(scene: Scene): boolean {
  const { figure, owner } = scene;
  const what = figure.text.replace(
    /\s(?:per|by|each|of each|for each|pro|je|par|por|de cada|por cada)\s.*$/iu,
    '',
  );
  const isRated = WORDS.rated.test(what);
  const [child] = childrenOf(
    scene,
    (one) => namesThing(what, one) || (isRated && one.fields.some(({ type }) => type === 'rating')),
  );
  if (child === undefined) return false;
  const label = figure.label === '' ? child.many : figure.label;
  put(scene, { label }, linked(child, owner, { measure: 'count', of: null }));
  return true;
}

/** A count and what one of it costs. */
function factorsOf(of: EntityPlan | undefined): readonly [FieldPlan, FieldPlan] | null {
  const numbers = (of?.fields ?? []).filter(
    (one) => isNumber(one) && (isTyped(one) || one.computed?.kind === 'span'),
  );
  const price =
    numbers.find((one) => WORDS.rate.test(told(one)) && !WORDS.out.test(told(one))) ??
    numbers.find(is(WORDS.rate));
  const count = numbers.find(
    (one) => one !== price && one.type === 'number' && WORDS.counted.test(told(one)),
  );
  return price === undefined || count === undefined ? null : [count, price];
}

/** Two days and a price per night: how many nights lie between them. */
function addNights(scene: Scene): void {
  const of = plan(scene);
  const isPerNight =
    of?.fields.some((one) => one.type === 'money' && WORDS.perNight.test(told(one))) ?? false;
  if (of !== undefined && isPerNight && factorsOf(of) === null) addDays(scene);
}

/** The days from the first to the last one. */
export function addDays(scene: Scene): boolean {
  const { draft, owner, figure } = scene;
  const [from, to] = (plan(scene)?.fields ?? []).filter(isDay);
  if (from === undefined || to === undefined) return false;
  changeEntity(draft, owner, (was) =>
    was.seed.some((row) => row[from.id] === row[to.id])
      ? withValues(was, to.id, (row, at) => later(String(row[from.id] ?? 'D+0'), 2 + (at % 4)))
      : was,
  );
  const isNights = WORDS.nights.test(`${figure.text} ${(plan(scene)?.fields ?? []).map(told).join(' ')}`);
  put(
    scene,
    { label: says(scene, isNights ? 'nights' : 'days') },
    { kind: 'span', from: from.id, to: to.id, unit: 'days' },
  );
  return true;
}

/** "D-3" and five days: "D+2". */
function later(day: string, days: number): string {
  const at = Number(day.slice(1)) + days;
  return at < 0 ? `D${at}` : `D+${at}`;
}

/** The quantity of an order, and the price of the product that it picks. */
function pickedFactors(scene: Scene): readonly [FieldPlan, FieldPlan] | null {
  const fields = plan(scene)?.fields ?? [];
  const count = fields.find((one) => one.type === 'number' && isTyped(one) && WORDS.counted.test(told(one)));
  for (const { id: by, entity } of count === undefined ? [] : fields) {
    const rate = plan(scene, entity ?? '')?.fields.find(
      (one) => one.type === 'money' && WORDS.rate.test(told(one)),
    );
    if (count === undefined || rate === undefined) continue;
    const id = put(scene, { label: rate.label, type: 'money' }, { kind: 'picked', by, field: rate.id });
    return [count, { ...rate, id }];
  }
  return null;
}

/** "price per kWh 0.31": what one of it costs, where the request says so. */
function toldRate({ draft, owner }: Scene, rate: FieldPlan): void {
  const words = rate.label.replace(like.gu`[^\p{L}\p{N} ]`, '.');
  const told = like.iu`${words}(?:\s+(?:is|of|=|:|ist|est|es|é|de|von))?\s+[$€£]?(\d+(?:[.,]\d+)?)`;
  const amount = Number((told.exec(draft.said.text)?.[1] ?? '').replace(',', '.'));
  if (amount === 0) return;
  changeEntity(draft, owner, (was) =>
    withValues(
      changeField(was, rate.id, (one) => ({ ...one, initial: amount })),
      rate.id,
      () => amount,
    ),
  );
}

export function addAmount(scene: Scene): boolean {
  const { figure } = scene;
  const label = nameOf(scene, 'total');
  const isHours = WORDS.notMoney.test(figure.text);
  if (isOfAll(scene)) return true;
  if (!isHours) addNights(scene);
  const own = isHours ? null : (factorsOf(plan(scene)) ?? pickedFactors(scene));
  if (own !== null) {
    if (isTyped(own[1])) toldRate(scene, own[1]);
    put(scene, { label, type: 'money' }, { kind: 'product', of: own.map(({ id }) => id) });
    return true;
  }
  if (figure.per === null) return false;
  const rate = plan(scene)?.fields.find((one) => isNumber(one) && isTyped(one) && WORDS.rate.test(told(one)));
  const [child] = childrenOf(
    scene,
    (one) =>
      namedIn(one, figure.text) !== undefined ||
      amountOf(one, isHours) !== undefined ||
      factorsOf(one) !== null,
  );
  if (child === undefined) return false;
  return isHours || namedIn(child, figure.text) !== undefined || rate === undefined
    ? addSum(scene, child, label)
    : addAtRate(scene, child, { label, rate });
}

export const amountOf = (one: EntityPlan, isHours: boolean): FieldPlan | undefined =>
  isHours
    ? one.fields.find((other) => other.type === 'number' && WORDS.counted.test(told(other)))
    : (one.fields.find((other) => other.type === 'money' && !WORDS.rate.test(told(other))) ??
      one.fields.find((other) => other.type === 'number' && WORDS.counted.test(told(other))));

/** "total goals per player": what is added up is told. */
const namedIn = ({ fields }: EntityPlan, text: string): FieldPlan | undefined =>
  fields.find(
    (one) =>
      isNumber(one) &&
      !/^(?:total|amount|price)$/iu.test(one.label) &&
      text
        .toLowerCase()
        .split(like.u`[^\p{L}]+`)
        .includes(one.label.toLowerCase()),
  );

export function addSum(scene: Scene, child: EntityPlan | undefined, label: string): boolean {
  if (child === undefined) return false;
  const { owner, figure } = scene;
  const isHours = WORDS.notMoney.test(figure.text);
  const named = namedIn(child, figure.text);
  const factors = isHours || named !== undefined ? null : factorsOf(child);
  const of =
    factors === null
      ? (named ?? amountOf(child, isHours))?.id
      : put(
          scene,
          { list: child.id, label: says(scene, 'amount'), type: 'money' },
          { kind: 'product', of: factors.map(({ id }) => id) },
        );
  if (of === undefined) return false;
  const isMoney = factors !== null || child.fields.some(({ id, type }) => id === of && type === 'money');
  put(scene, { label, type: isMoney ? 'money' : 'number' }, linked(child, owner, { measure: 'sum', of }));
  return true;
}

/** Hours of the entries, at the rate that the project has. */
function addAtRate(
  scene: Scene,
  child: EntityPlan,
  { label, rate }: { label: string; rate: FieldPlan },
): boolean {
  const { owner } = scene;
  const count = amountOf(child, true);
  if (count === undefined) return addSum(scene, child, label);
  const total = put(
    scene,
    {
      label: count.label,
      ...(count.unit === undefined ? {} : { unit: count.unit }),
    },
    linked(child, owner, { measure: 'sum', of: count.id }),
  );
  put(scene, { label, type: 'money' }, { kind: 'product', of: [total, rate.id] });
  return true;
}

/** How many days a record takes, worked out where it has a first and a last one. */
function daysOf(scene: Scene, child: EntityPlan): string | undefined {
  const days = child.fields.find((one) => one.type === 'number' && WORDS.days.test(told(one)));
  if (days !== undefined) return days.id;
  const [from, to] = child.fields.filter(isDay);
  if (from === undefined || to === undefined) return undefined;
  return put(
    scene,
    { list: child.id, label: says(scene, 'days') },
    { kind: 'span', from: from.id, to: to.id, unit: 'daysOff' },
  );
}

/** "leave with begin and end" has days, whatever else those words may mean. */
function asDays(draft: Draft): void {
  for (const { plan: one } of draft.entities) {
    const ends = one.fields.filter(({ type, label }) => type === 'text' && WORDS.ends.test(label));
    if (ends.length !== 2) continue;
    changeEntity(draft, one.id, (was) =>
      ends.reduce(
        (next, end, turn) =>
          withValues(
            changeField(next, end.id, (old) => ({ ...old, type: 'date', isRequired: true })),
            end.id,
            (_, at) => `D+${at * 9 + 3 + turn * ((at % 3) + 2)}`,
          ),
        was,
      ),
    );
  }
}

export function addRest(scene: Scene): boolean {
  const { draft, owner } = scene;
  const allowance = draft.said.figures.find(({ kind }) => kind === 'allowance');
  if (allowance !== undefined) return addDaysLeft(scene, allowance);
  const budget = plan(scene)?.fields.find(
    (one) => isNumber(one) && isTyped(one) && WORDS.whole.test(told(one)),
  );
  if (budget === undefined) return false;
  const done = plan(scene)?.fields.find(
    (one) => one.type === budget.type && one !== budget && isTyped(one) && WORDS.done.test(told(one)),
  );
  if (done !== undefined) {
    fitPart(scene, done.id, budget.id);
    const name = nameOf(scene, 'left');
    put(
      scene,
      { label: name, type: budget.type === 'money' ? 'money' : 'number' },
      { kind: 'sum', plus: [budget.id], minus: [done.id] },
    );
    return true;
  }
  const fits = (one: EntityPlan): boolean => amountOf(one, budget.type !== 'money') !== undefined;
  const [child] = childrenOf(scene, fits);
  const of = child === undefined ? undefined : amountOf(child, budget.type !== 'money');
  const type = budget.type === 'money' ? 'money' : 'number';
  const label = nameOf(scene, 'left');
  if (child === undefined || of === undefined) return false;
  const spent = put(
    scene,
    { label: says(scene, 'spent'), type },
    linked(child, owner, { measure: 'sum', of: of.id }),
  );
  put(scene, { label, type }, { kind: 'sum', plus: [budget.id], minus: [spent] });
  return true;
}

function addDaysLeft(scene: Scene, allowance: ToldFigure): boolean {
  const { draft, owner } = scene;
  const one = plan(scene);
  const { label, amount = 0, per, unit = '' } = allowance;
  if (one === undefined || (per !== null && !namesThing(per, one))) return false;
  const isDays = WORDS.days.test(unit);
  const taken = isDays ? takenDays(scene) : takenOnes(scene);
  if (taken === null) return false;
  const given = field(freeId(one, camelCase(label)), label, { type: 'number', initial: amount });
  changeEntity(draft, owner, (was) => withValues(placeField(was, given), given.id, () => amount));
  const used = put(scene, { label: says(scene, 'taken') }, taken);
  put(scene, { label: leftName(scene, isDays) }, { kind: 'sum', plus: [given.id], minus: [used] });
  return true;
}

const leftName = (scene: Scene, isDays: boolean): string =>
  scene.figure.label.split(' ').length < 2 ? says(scene, isDays ? 'daysLeft' : 'left') : scene.figure.label;

/** All days of what somebody took off. */
function takenDays(scene: Scene): ComputedPlan | null {
  asDays(scene.draft);
  const [child] = childrenOf(
    scene,
    ({ fields }) => fields.filter(isDay).length > 1 || fields.some(is(WORDS.days)),
  );
  const days = child === undefined ? undefined : daysOf(scene, child);
  return child === undefined || days === undefined
    ? null
    : linked(child, scene.owner, { measure: 'sum', of: days });
}

/** Hours or pieces where they are counted, else how many there are. */
function takenOnes(scene: Scene): ComputedPlan | null {
  const [child] = childrenOf(scene, () => true);
  if (child === undefined) return null;
  const of = amountOf(child, true)?.id ?? null;
  return linked(child, scene.owner, { measure: of === null ? 'count' : 'sum', of });
}
