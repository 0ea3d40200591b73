import type { ComputedPlan, EntityPlan, FieldPlan, SeedRow } from '../app-plan.ts';
import { changeEntity } from '../draft.ts';
import { changeField, withValues } from '../entity-edits.ts';
import {
  childrenOf,
  is,
  isOfAll,
  isTyped,
  linked,
  nameOf,
  plan,
  put,
  says,
  type Scene,
  told,
} from './figure-scene.ts';
import { WORDS } from './figure-words.data.ts';
import { addSum, amountOf } from './linked-figures.ts';

/** Paid in without what was spent, or what is due without what was paid. */
export function addBalance(scene: Scene): boolean {
  const { figure } = scene;
  const called = ({ one, many, id }: EntityPlan): string => `${one} ${many} ${id}`;
  const isIn = (one: EntityPlan): boolean => hasMoney(one) && WORDS.paidIn.test(called(one));
  const isOut = (one: EntityPlan): boolean => hasMoney(one) && !isIn(one) && WORDS.paidOut.test(called(one));
  const [incoming] = childrenOf(scene, isIn);
  const [outgoing] = childrenOf(scene, isOut);
  const due = plan(scene)?.fields.find(
    (one) => one.type === 'money' && isTyped(one) && WORDS.due.test(told(one)),
  );
  if (incoming === undefined) return WORDS.owes.test(figure.text) && due === undefined && addOwed(scene);
  const paid = putSum(scene, incoming, says(scene, 'paid'));
  const spent = outgoing === undefined ? (due?.id ?? null) : putSum(scene, outgoing, outgoing.many);
  if (paid === null || spent === null) return false;
  const [plus, minus] = outgoing === undefined ? [spent, paid] : [paid, spent];
  const label = nameOf(scene, 'balance');
  put(scene, { label, type: 'money' }, { kind: 'sum', plus: [plus], minus: [minus] });
  return true;
}

const hasMoney = ({ fields }: EntityPlan): boolean => fields.some(({ type }) => type === 'money');

const addOwed = (scene: Scene): boolean =>
  addSum(scene, childrenOf(scene, hasMoney)[0], nameOf(scene, 'owed'));

/** The money of all records of a list that belong to one of these. */
function putSum(scene: Scene, child: EntityPlan | undefined, label: string): string | null {
  const of = child === undefined ? undefined : amountOf(child, false);
  return child === undefined || of === undefined
    ? null
    : put(scene, { label, type: 'money' }, linked(child, scene.owner, { measure: 'sum', of: of.id }));
}

/** Examples that are sold for more than they cost. */
function fitProfit({ draft, owner }: Scene, into: string, out: readonly string[]): void {
  const costs = (row: SeedRow): number => out.reduce((sum, id) => sum + Number(row[id] ?? 0), 0);
  changeEntity(draft, owner, (was) => {
    if (was.seed.every((row) => Number(row[into] ?? 0) > costs(row))) return was;
    const fitted = out
      .slice(1)
      .reduce(
        (one, id) =>
          withValues(one, id, (row, at) =>
            Math.round(Number(row[out[0] ?? ''] ?? 20) * (0.1 + (at % 3) * 0.1)),
          ),
        was,
      );
    return withValues(fitted, into, (row, at) => Math.round(costs(row) * (1.35 + (at % 4) * 0.2)));
  });
}

/** What is earned with one of them, and with all that were sold. */
function putProfit(scene: Scene, label: string, left: ComputedPlan): void {
  const sold = plan(scene)?.fields.find((one) => one.type === 'number' && WORDS.sold.test(told(one)));
  if (sold === undefined || WORDS.margin.test(label)) {
    put(scene, { label, type: 'money' }, left);
    return;
  }
  const margin = put(scene, { label: says(scene, 'margin'), type: 'money' }, left);
  put(scene, { label, type: 'money' }, { kind: 'product', of: [margin, sold.id] });
}

/** A price per piece and how many pieces there are come to the revenue; else the price is what comes in. */
function revenueOf(scene: Scene, price: FieldPlan | undefined): string {
  const count = plan(scene)?.fields.find(
    (one) => one.type === 'number' && isTyped(one) && WORDS.counted.test(told(one)),
  );
  if (price === undefined || count === undefined || !WORDS.each.test(price.label)) return price?.id ?? '';
  return put(
    scene,
    { label: says(scene, 'revenue'), type: 'money' },
    { kind: 'product', of: [count.id, price.id] },
  );
}

/** So many shares, bought at one price and worth another: what they are worth more than was paid for them. */
function putGain(scene: Scene, label: string, money: readonly FieldPlan[]): boolean {
  const count = plan(scene)?.fields.find((one) => one.type === 'number' && WORDS.shares.test(told(one)));
  const bought = money.find((one) => WORDS.out.test(told(one)));
  const now = money.find((one) => one !== bought && WORDS.into.test(told(one)));
  if (count === undefined || bought === undefined || now === undefined) return false;
  changeEntity(scene.draft, scene.owner, (was) =>
    was.seed.every((row) => Math.abs(Number(row[now.id]) / Number(row[bought.id]) - 1) < 1) &&
    was.seed.some((row) => row[now.id] !== row[bought.id])
      ? was
      : withValues(
          was,
          now.id,
          (row, at) => Math.round(Number(row[bought.id]) * (0.86 + (at % 5) * 0.13) * 100) / 100,
        ),
  );
  const times = (one: FieldPlan, name: string): string =>
    put(scene, { label: name, type: 'money' }, { kind: 'product', of: [count.id, one.id] });
  const [value, invested] = [times(now, says(scene, 'value')), times(bought, says(scene, 'invested'))];
  put(scene, { label, type: 'money' }, { kind: 'sum', plus: [value], minus: [invested] });
  changeEntity(scene.draft, scene.owner, (was) =>
    changeField(was, invested, (one) => ({ ...one, isListed: false })),
  );
  return true;
}

export function addProfit(scene: Scene): boolean {
  const { figure } = scene;
  const label = nameOf(scene, 'profit');
  if (isOfAll(scene)) return true;
  const money = (plan(scene)?.fields ?? []).filter(
    (one) => one.type === 'money' && isTyped(one) && one.label.toLowerCase() !== label.toLowerCase(),
  );
  if (putGain(scene, label, money)) return true;
  const out = money.filter(is(WORDS.out));
  const into = money.filter((one) => !out.includes(one) && WORDS.into.test(told(one)));
  if (out.length > 0 && into.length === 1) {
    if (!WORDS.each.test(into[0]?.label ?? ''))
      fitProfit(
        scene,
        into[0]?.id ?? '',
        out.map(({ id }) => id),
      );
    const revenue = revenueOf(scene, into[0]);
    const left = { kind: 'sum', plus: [revenue], minus: out.map(({ id }) => id) } as const;
    putProfit(scene, label, left);
    return true;
  }
  if (figure.per === null) return false;
  const named =
    (pattern: RegExp) =>
    (one: EntityPlan): boolean =>
      pattern.test(`${one.one} ${one.many} ${one.id}`) && one.fields.some(({ type }) => type === 'money');
  const [earned, spent] = [
    childrenOf(scene, named(WORDS.income))[0],
    childrenOf(scene, named(WORDS.paidOut))[0],
  ];
  const [plus, minus] = [earned, spent].map((child) => putSum(scene, child, child?.many ?? ''));
  if (typeof plus !== 'string' || typeof minus !== 'string') return false;
  put(scene, { label, type: 'money' }, { kind: 'sum', plus: [plus], minus: [minus] });
  return true;
}
