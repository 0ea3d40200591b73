import { like } from '../../lexicon/pattern.ts';
import { translationIn } from '@loam/app-library';
import { sentences } from '../../understand/tokens.ts';
import type { EntityPlan, FieldPlan, Fields } from '../app-plan.ts';
import type { Draft } from '../draft.ts';
import { placeField, withValues } from '../entity-edits.ts';
import { toldBands } from './bands.ts';
import { addFigures } from './figures.ts';
import { WORDS } from './figure-words.data.ts';
import { atRate, toldFormulas, toldTotal, usualBalance, usualCash, usualTotal } from './formulas.ts';
import { toldFine, toldPeriod } from './periods.ts';

/** Fields that the request says how to find, or that anybody would find from those beside them. */
export function addComputed(draft: Draft): void {
  const told = sentences(draft.said.text).map(({ start, end }) => draft.said.text.slice(start, end));
  const graded = draft.said.figures.flatMap(({ kind, text }) => (kind === 'grade' ? [text] : []));
  draft.entities.forEach((entity, at) => {
    if (entity.said === null) return;
    const asked = new Set(entity.said.fields.map(({ label }) => label.toLowerCase()));
    const inText = told
      .filter((sentence) => !graded.some((text) => sentence.includes(text)))
      .reduce((plan, sentence) => withAll(plan, foundIn(plan, sentence)), entity.plan);
    const usual = withAll(inText, usualTotal(inText, asked));
    const left = withAll(usual, usualBalance(usual));
    draft.entities[at] = { ...entity, plan: withAll(left, cashIn(draft, left)) };
  });
  addFigures(draft);
  // "2.50 per hour", where the hours are worked out themselves.
  draft.entities.forEach((entity, at) => {
    if (entity.said === null || !entity.plan.fields.some(({ computed }) => computed?.kind === 'span')) return;
    const charged = told.flatMap((sentence) => atRate(entity.plan, sentence));
    draft.entities[at] = { ...entity, plan: withAll(entity.plan, charged) };
  });
}

/** The balance of a cash book is what it is kept for. */
const cashIn = ({ said }: Draft, plan: EntityPlan): Fields =>
  plan.id === 'cashEntry' || (plan.id === 'transaction' && BALANCE.test(said.text))
    ? usualCash(plan, translationIn(WORDS.labels.balance, said.language))
    : [];

const BALANCE = like.iu`(?<!\p{L})(?:balance|saldo|solde|kontostand|kassenstand)(?!\p{L})`;

/** What a sentence says about how values of such a record are found. */
export const foundIn = (plan: EntityPlan, sentence: string): Fields => [
  ...toldFormulas(plan, sentence),
  ...toldTotal(plan, sentence),
  ...toldBands(plan, sentence),
  ...toldPeriod(plan, sentence),
  ...toldFine(plan, sentence),
  ...atRate(plan, sentence),
];

const withAll = (plan: EntityPlan, found: Fields): EntityPlan => found.reduce(withFound, plan);

export function withFound(plan: EntityPlan, one: FieldPlan): EntityPlan {
  if (one.id === plan.titleField) return plan;
  const at = plan.fields.findIndex(({ id }) => id === one.id);
  // Whatever the examples say, it is found from their other values.
  return withValues(placeField(plan, one, at < 0 ? undefined : at), one.id, () => null);
}
