import { singular } from '../../understand/inflect.ts';
import type { EntityPlan, FieldPlan } from '../app-plan.ts';

/** Fields that one can calculate with. */
export const isMeasure = ({ type, computed }: FieldPlan): boolean =>
  (type === 'number' || type === 'money') && computed === undefined;

/** How people call a field in a sentence: "unit price", "hours" for "Number of hours". */
export function namesOf({ label }: FieldPlan): readonly string[] {
  const lower = label.toLowerCase();
  const short = lower.replace(/^(?:number|amount|count|anzahl|número|nombre) (?:of|der|de) /, '');
  return [...new Set([lower, short, singular(short), `${singular(short)}s`])];
}

/** The measure of the record that goes by these words: as they stand, or by their last one. */
export function measureNamed(plan: EntityPlan, words: string): FieldPlan | undefined {
  const told = words.toLowerCase().trim();
  const last = told.split(' ').at(-1) ?? '';
  const measures = plan.fields.filter(isMeasure);
  return (
    measures.find((one) => namesOf(one).includes(told)) ??
    measures.find((one) => namesOf(one).some((name) => name.split(' ').at(-1) === last && last.length > 3))
  );
}
