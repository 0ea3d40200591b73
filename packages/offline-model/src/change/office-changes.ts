import type { AppPlan, EntityPlan } from '../plan/app-plan.ts';
import { type Changer, isSame, withEntity } from './changer.ts';
import { withOfficeRules } from './grow.ts';
import { findEntities, fold } from './named.ts';
import { tell } from './said.data.ts';
import { unquoted } from './wish.ts';

const RULING =
  /(?<!\p{L})(?:only|cannot|can['’]?t|can not|may not|must not|must|should(?:n['’]?t| not)?|never|nobody|not allowed|at most|when|once|as soon as|if|nur|darf|dürfen|muss|müssen|kann nicht|wenn|sobald|niemand|solo|sólo|no (?:se )?puede\p{L}*|debe\p{L}*|cuando|si|nadie|só|não pode\p{L}*|deve\p{L}*|quando|ninguém|seulement|ne peu\p{L}+ pas|doit|doivent|quand|personne)(?!\p{L})/iu;
const NO_RULE =
  /\b(?:page|field|column|chart|colou?rs?|red|green|orange|button|background|filter|sort|hide|show|login|log in|sign in)\b/iu;

/** "an order can only be closed if it has a mechanic", "a bike in repair cannot be rented". */
export const changeOffice: Changer = (plan, wish, context) => {
  const text = unquoted(wish.said, wish.quotes);
  if (!RULING.test(text) || NO_RULE.test(text) || /^(?:add|remove|rename|move)\b/iu.test(wish.order))
    return null;
  const told = withOfficeRules(plan, text);
  const next = isSame(told, plan) ? withPick(plan, text) : told;
  if (isSame(next, plan)) return null;
  const rules = next.entities.flatMap((entity) => newRules(plan, entity).map((rule) => ({ entity, rule })));
  return {
    plan: next,
    done: rules
      .map(({ entity, rule }) => tell(context.language, 'ruleAdded', { things: entity.many, rule }))
      .join(' '),
  };
};

const ONLY_IF =
  /(?<!\p{L})(?:only|nur|seulement|s[oó]lo|só)(?!\p{L}).*(?<!\p{L})(?:if|when|while|wenn|solange|si|quand|cuando|se|quando)(?!\p{L})(.+)$/iu;

/** "a book can only be borrowed if it is available": only such ones are picked. */
function withPick(plan: AppPlan, text: string): AppPlan {
  const condition = ONLY_IF.exec(text)?.[1];
  const target = findEntities(text, plan)[0]?.item;
  if (condition === undefined || !target) return plan;
  const states = target.fields
    .filter(({ type }) => type === 'choice')
    .flatMap((field) => (field.options ?? []).map((option) => ({ field, option })));
  const state = states.find(({ option }) => fold(condition).includes(fold(option)));
  const dealing = plan.entities.find(
    ({ id, fields }) => id !== target.id && fields.some((one) => one.entity === target.id),
  );
  const picker = dealing?.fields.find((one) => one.entity === target.id);
  if (!state || !dealing || !picker) return plan;
  const message = tell(plan.language, 'onlySuch', { thing: target.one, state: state.option.toLowerCase() });
  const rule = {
    kind: 'picks',
    picker: picker.id,
    field: state.field.id,
    only: [state.option],
    message,
  } as const;
  return withEntity(plan, { ...dealing, rules: [...dealing.rules, rule] });
}

function newRules(plan: AppPlan, entity: EntityPlan): readonly string[] {
  const old = plan.entities.find(({ id }) => id === entity.id);
  if (!old) return [];
  const messages = ({ rules, effects = [], fields }: EntityPlan): readonly string[] => [
    ...rules.map(({ message }) => message),
    ...effects.map((effect) => ('message' in effect ? effect.message : `${effect.field}: ${effect.option}`)),
    ...fields.map(({ label, isRequired, min, max }) =>
      [
        label,
        ...(isRequired ? ['*'] : []),
        ...(min === undefined ? [] : [`≥ ${min}`]),
        ...(max === undefined ? [] : [`≤ ${max}`]),
      ].join(' '),
    ),
  ];
  const known = new Set(messages(old));
  return messages(entity).filter((message) => !known.has(message));
}
