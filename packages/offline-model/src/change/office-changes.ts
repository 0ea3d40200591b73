import type { AppPlan } from '../plan/app-plan.ts';
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
export const changeOffice: Changer = (plan, wish) => {
  const text = unquoted(wish.said, wish.quotes);
  if (!RULING.test(text) || NO_RULE.test(text) || /^(?:add|remove|rename|move)\b/iu.test(wish.order))
    return null;
  const told = withOfficeRules(plan, text);
  const next = isSame(told, plan) ? withPick(plan, text) : told;
  if (isSame(next, plan)) return null;
  return next;
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
