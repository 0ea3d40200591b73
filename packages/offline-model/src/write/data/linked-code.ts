import type { EffectPlan, FieldPlan, RulePlan, StatePlan } from '../../plan/app-plan.ts';
import { quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';

/** A rule that looks at the picked record, at a state of its own or at the days between records; null for others. */
export function linkedRuleCode(draft: Draft, names: EntityNames, rule: RulePlan): string | null {
  const message = quote(rule.message);
  if (rule.kind === 'needs')
    return `needsValue(${quote(rule.field)}, ${stateTest(names, rule.when)}, ${message})`;
  if (rule.kind === 'boundWhen')
    return `boundWhen(${quote(rule.field)}, { min: ${rule.min}, max: ${rule.max}, when: ${stateTest(names, rule.when)}, message: ${message} })`;
  if (rule.kind === 'apart')
    return `daysApart(${quote(rule.field)}, { days: ${rule.days}, per: [${rule.per.map(quote).join(', ')}], message: ${message} })`;
  if (rule.kind === 'after' && rule.isSameFine === true)
    return `notBefore(${quote(rule.field)}, ${quote(rule.than)}, ${message})`;
  const target = rule.kind === 'picks' ? pickedNames(draft, names, rule.picker) : null;
  return rule.kind !== 'picks' || target === null
    ? null
    : `pickFits(${quote(rule.picker)}, ${quote(target.table)}, { isFit: ${fitTest(target, rule)}, message: ${message} })`;
}

export function effectsCode(draft: Draft, names: EntityNames): string {
  const lines = (names.plan.effects ?? []).flatMap((effect) => {
    const target = pickedNames(draft, names, effect.picker);
    return target === null ? [] : [`    ${effectCode(names, target, effect)},`];
  });
  return lines.length === 0 ? '' : `  effects: [\n${lines.join('\n')}\n  ],\n`;
}

function effectCode(names: EntityNames, target: EntityNames, effect: EffectPlan): string {
  const head = `${quote(effect.picker)}, ${quote(target.table)}`;
  if (effect.kind === 'sets') {
    const when = effect.when === null ? '() => true' : stateTest(names, effect.when);
    return `setsPicked(${head}, { when: ${when}, changes: { ${effect.field}: ${quote(effect.option)} } })`;
  }
  const by = effect.by === null ? '1' : `Number(${names.value}.${effect.by})`;
  return `countsIn(${head}, { field: ${quote(effect.field)}, amount: (${names.value}) => ${signed(names, effect, by)}, message: ${quote(effect.message)} })`;
}

/** "in" adds, "out" takes away, and what is neither changes nothing. */
function signed(names: EntityNames, effect: Extract<EffectPlan, { kind: 'counts' }>, by: string): string {
  const { plus, minus } = effect;
  const taken = by === '1' ? '-1' : `-${by}`;
  if (minus === 'always') return plus === null ? taken : `(${stateOf(names, plus)} ? 0 : ${taken})`;
  if (plus === null) return minus === null ? by : `(${stateOf(names, minus)} ? ${taken} : ${by})`;
  const rest = minus === null ? '0' : `${stateOf(names, minus)} ? ${taken} : 0`;
  return `(${stateOf(names, plus)} ? ${by} : ${rest})`;
}

const stateTest = (names: EntityNames, state: StatePlan): string =>
  `(${names.value}) => ${stateOf(names, state)}`;

function stateOf(names: EntityNames, { field, is }: StatePlan): string {
  const member = `${names.value}.${field}`;
  const own = names.plan.fields.find(({ id }) => id === field);
  if (own?.type === 'flag') return member;
  if (is === 'filled') return `Boolean(${member})`;
  return 'above' in is ? `Number(${member}) > ${is.above}` : isAny(member, is);
}

/** One of them, or none: the options of the app's own types are literals. */
const isAny = (member: string, options: readonly string[]): string =>
  options.map((option) => `${member} === ${quote(option)}`).join(' || ');

function fitTest(target: EntityNames, rule: Extract<RulePlan, { kind: 'picks' }>): string {
  const member = `${target.value}.${rule.field}`;
  const own = target.plan.fields.find(({ id }) => id === rule.field);
  if (rule.isLasting === true) return `(${target.value}) => !isDayOver(${member})`;
  if (own?.type === 'flag') return `(${target.value}) => ${rule.never === undefined ? member : `!${member}`}`;
  const options = known(own, rule.only ?? rule.never ?? []);
  const test = isAny(member, options);
  return `(${target.value}) => ${rule.only === undefined ? `!(${test})` : test}`;
}

/** An option that was renamed since would be no literal of the type any more. */
const known = (own: FieldPlan | undefined, options: readonly string[]): readonly string[] => {
  const kept = options.filter((option) => own?.options?.includes(option) ?? true);
  return kept.length > 0 ? kept : options;
};

function pickedNames(draft: Draft, names: EntityNames, picker: string): EntityNames | null {
  const target = names.plan.fields.find(({ id }) => id === picker)?.entity;
  return draft.entities.find(({ plan }) => plan.id === target) ?? null;
}
