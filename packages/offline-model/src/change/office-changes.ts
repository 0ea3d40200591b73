import type { AppPlan, EntityPlan } from '../plan/app-plan.ts';
import { type Changer, isSame } from './changer.ts';
import { withOfficeRules } from './grow.ts';
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
  const next = withOfficeRules(plan, text);
  if (isSame(next, plan)) return null;
  const told = next.entities.flatMap((entity) => newRules(plan, entity).map((rule) => ({ entity, rule })));
  return {
    plan: next,
    done: told
      .map(({ entity, rule }) => tell(context.language, 'ruleAdded', { things: entity.many, rule }))
      .join(' '),
  };
};

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
