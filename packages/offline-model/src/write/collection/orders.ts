import type { FieldPlan } from '../../plan/app-plan.ts';
import { quote } from '../code.ts';
import { optionsName } from '../data/field-schema.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';

/** One way to order a list: its label, and the comparison of `left` and `right`. */
export interface Ordering {
  readonly label: string;
  readonly code: string;
}

/** The ways a field can order a list; none for pictures and the like. */
export const orderings = (draft: Draft, names: EntityNames, field: FieldPlan): readonly Ordering[] =>
  (ORDERS[field.type] ?? byText)({ draft, names, field });

interface OrderInput {
  readonly draft: Draft;
  readonly names: EntityNames;
  readonly field: FieldPlan;
}

type OrderWriter = (input: OrderInput) => readonly Ordering[];

const none: OrderWriter = () => [];

const byNumber: OrderWriter = ({ draft, field: { id, label, isRequired } }) => {
  const [left, right] = isRequired
    ? [`left.${id}`, `right.${id}`]
    : [`(left.${id} ?? 0)`, `(right.${id} ?? 0)`];
  return [
    { label: draft.say('orderUp', { label }), code: `${left} - ${right}` },
    { label: draft.say('orderDown', { label }), code: `${right} - ${left}` },
  ];
};

const byTime: OrderWriter = ({ draft, field: { id, label } }) => [
  { label: draft.say('orderSoon', { label }), code: `left.${id}.localeCompare(right.${id})` },
  { label: draft.say('orderLate', { label }), code: `right.${id}.localeCompare(left.${id})` },
];

const byText: OrderWriter = ({ draft, field: { id, label } }) => [
  { label: draft.say('orderText', { label }), code: `left.${id}.localeCompare(right.${id})` },
];

const byChoice: OrderWriter = ({ names, field }) => {
  const place = (side: string): string =>
    `${optionsName(names, field)}.findIndex((option) => option === ${side}.${field.id})`;
  return [{ label: field.label, code: `${place('left')} - ${place('right')}` }];
};

const byRelation: OrderWriter = ({ draft, field: { id, label, entity = '' } }) => {
  const title = (side: string): string => `titleOf(${quote(draft.entity(entity).table)}, ${side}.${id})`;
  return [
    { label: draft.say('orderText', { label }), code: `${title('left')}.localeCompare(${title('right')})` },
  ];
};

const byFlag: OrderWriter = ({ field: { id, label } }) => [
  { label, code: `Number(right.${id}) - Number(left.${id})` },
];

/** What is none of these is a text. */
const ORDERS: Readonly<Partial<Record<FieldPlan['type'], OrderWriter>>> = {
  number: byNumber,
  money: byNumber,
  rating: byNumber,
  date: byTime,
  dateTime: byTime,
  time: byTime,
  flag: byFlag,
  choice: byChoice,
  relation: byRelation,
  choices: none,
  image: none,
  file: none,
  parts: none,
};
