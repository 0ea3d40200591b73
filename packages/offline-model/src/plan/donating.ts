import { AND_OR, like } from '../lexicon/pattern.ts';
import type { EntityPlan } from './app-plan.ts';
import { addFormPage, changeEntity, needEntity, type Draft } from './draft.ts';
import { changeField, inTurn, placeField, withPicker, withoutFields, withValues } from './entity-edits.ts';
import { translate } from './localise.ts';
import { currencyFor, moneyText } from './money.ts';
import { field } from './shorthand.ts';

/** A gift by a form: for a campaign where there are some, of the amounts and as often as the request says. */
export function addDonating(draft: Draft): void {
  // Donations that somebody keeps books about are given elsewhere.
  const isKept = draft.entities.some(({ plan, entryId }) => plan.id === 'donation' && entryId === null);
  const entity = draft.wants.has('donate') && !isKept ? needEntity(draft, 'donation') : null;
  if (entity === null) return;
  const { donate, donated, intros } = draft.copy;
  changeEntity(draft, entity.plan.id, (plan) =>
    [forCampaigns, withAmounts, withRhythm].reduce((next, change) => change(next, draft), plan),
  );
  addFormPage(
    draft,
    { id: 'donate', title: donate, intro: intros.mission ?? '', icon: 'HandHeart', order: 38 },
    { entity: entity.plan.id, text: intros.mission ?? '', submit: donate, thanks: donated },
  );
}

type Change = (plan: EntityPlan, draft: Draft) => EntityPlan;

/** What the gift is for is picked among what is shown; a house without campaigns asks for none. */
const forCampaigns: Change = (plan, { entities }) => {
  const target = entities.find(({ entryId, said }) => entryId === 'campaign' && said !== null)?.plan;
  if (plan.fields.some((one) => one.entity !== undefined)) return plan;
  const bare = withoutFields(plan, ({ id, type }) => id === 'campaign' && type === 'text');
  return target === undefined ? bare : withPicker(bare, target, { at: 3, isRequired: false });
};

const GIVING =
  /donat|donor|gift|contribut|pledge|spende|spenden|donaci|donar|doaç|doar|faire un don|\bdons?\b|\bdonner\b/i;

const AMOUNT = like.iu`(?<!\p{L})(?:amounts?|betr[aä]ge?|importes?|cantidad|valor(?:es)?|montants?)(?!\p{L})`;

const ONE = '(?:[$€£]|R\\$)?\\s?\\d{1,5}(?:\\s?(?:[$€£]|euros?|dollars?|reais|pounds))?';
const LISTED = like.iu`${ONE}(?:(?:\s?,\s?|\s?/\s?|,?\s(?:${AND_OR})\s)${ONE})+`;

/** "suggested amounts of 10, 25 and 50 dollars". */
const amountsIn = (text: string): readonly number[] => {
  const clause =
    text.split(/[.!?;\n]/).find((part) => (GIVING.test(part) || AMOUNT.test(part)) && LISTED.test(part)) ??
    '';
  return [...(LISTED.exec(clause)?.[0] ?? '').matchAll(/\d+/g)].map(([figure]) => Number(figure));
};

const withAmounts: Change = (plan, { said }) => {
  const amounts = amountsIn(said.text);
  if (amounts.length < 2) return plan;
  const { language } = said;
  const other = translate('Other amount', language);
  const options = [...amounts.map((amount) => moneyText(amount, currencyFor(said), language)), other];
  const chosen = changeField(plan, 'amount', ({ id, label }) =>
    field(id, label, { type: 'choice', isRequired: true, options, initial: options[0] ?? '' }),
  );
  const at = chosen.fields.findIndex(({ id }) => id === 'amount');
  const open = field('otherAmount', other, {
    type: 'money',
    min: 1,
    isListed: false,
    onlyIf: { field: 'amount', option: other },
  });
  return placeField(
    withValues(chosen, 'amount', (_, row) => inTurn(options.slice(0, -1), row) ?? ''),
    open,
    at + 1,
  );
};

const ONCE = like.iu`
  one[- ]?(?:time|off)|once|single|einmalig|puntual|única vez|una vez|únic[oa]|uma vez|ponctuel|une (?:seule )?fois|unique`;
const MONTHLY = /month|monatlich|mensual|mensal|mensuel/i;

/** "one-time or monthly gifts". */
const withRhythm: Change = (plan, { said }) => {
  const isAsked = said.text
    .split(/[.!?;\n]/)
    .some((part) => GIVING.test(part) && ONCE.test(part) && MONTHLY.test(part));
  const at = plan.fields.findIndex(({ id }) => id === 'monthly');
  if (!isAsked || at < 0) return plan;
  const options = ['One-time', 'Monthly'].map((name) => translate(name, said.language));
  const label = translate('How often', said.language);
  const chosen = field('monthly', label, {
    type: 'choice',
    isRequired: true,
    options,
    initial: options[0] ?? '',
  });
  return withValues(placeField(plan, chosen, at), 'monthly', (_, row) => inTurn(options, row) ?? '');
};
