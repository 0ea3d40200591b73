import { like } from '../lexicon/pattern.ts';
import type { EntityPlan, FieldPlan } from './app-plan.ts';
import { addRule, type Draft } from './draft.ts';
import { stem } from './pickers.ts';

const SAME = like.giu`
  (?<!\p{L})(?:the same|(?:den|die|das|der|dem)?selben?|(?:den|die|das|der|dem) gleichen?|(?:el|la) mism[oa]|[oa] mesm[oa]|n[oa] mesm[oa]|(?:le|la) même|même)\s(?<what>\p{L}+)`;
const DAY = /^(?:day|date|tag|datum|día|fecha|dia|data|jour|date)$/iu;
const TIME = /^(?:time|hour|slot|session|uhrzeit|zeit|hora|horario|horário|heure|créneau)$/iu;
const NO_KEY: ReadonlySet<FieldPlan['type']> = new Set(['longText', 'image', 'money', 'number']);
const NOBODY = like.iu`(?<!\p{L})(?:nobody|no one|niemand|nadie|ninguém|personne)(?!\p{L})`;

/**
 * "The same enlarger cannot be booked twice for the same session on the same day": the fields that are told one by one,
 * where these are a day and two more; less than that says it in passing.
 */
function sameFields({ fields }: EntityPlan, clause: string): readonly FieldPlan[] {
  const words = [...clause.matchAll(SAME)].map(({ groups }) => groups?.['what'] ?? '');
  const found = words.map((word) => fieldFor(fields, word));
  if (found.length < 2 || found.includes(undefined)) return [];
  const told = found.flatMap((one) => one ?? []);
  // "Nobody may be put down twice for the same slot": each of them.
  const somebody = NOBODY.test(clause)
    ? fields.find((one) => one.type === 'relation' && !told.includes(one))
    : undefined;
  const all = [...new Set([...(somebody === undefined ? [] : [somebody]), ...told])];
  return all.length > 2 && all.some(isDay) ? all : [];
}

const isDay = ({ type }: FieldPlan): boolean => type === 'date' || type === 'dateTime';

function fieldFor(fields: readonly FieldPlan[], word: string): FieldPlan | undefined {
  const named = fields.find(
    ({ label, type }) =>
      !NO_KEY.has(type) && label.split(' ').some((one) => one.toLowerCase().startsWith(stem(word))),
  );
  if (named !== undefined) return named;
  if (DAY.test(word)) return fields.find(isDay);
  return TIME.test(word) ? fields.find(({ type }) => type === 'time') : undefined;
}

/** The fields that a clause tells to be the same, or else the usual ones. */
export function sameOr({ said }: Draft, plan: EntityPlan, usual: readonly FieldPlan[]): readonly FieldPlan[] {
  const told = said.rules.flatMap((rule) => (rule.kind === 'noDouble' ? sameFields(plan, rule.clause) : []));
  return told.length > 0 ? told : usual;
}

/** Whether the clause tells field by field what must not be the same; then that is kept. */
export function keepSame(draft: Draft, clause: string): boolean {
  const found = draft.entities
    .map(({ plan }) => ({ plan, fields: sameFields(plan, clause).map(({ id }) => id) }))
    .find(({ fields }) => fields.length > 0);
  if (found === undefined) return false;
  const { plan, fields } = found;
  if (!plan.rules.some((rule) => rule.kind === 'unique' || rule.kind === 'noOverlap'))
    addRule(draft, plan.id, { kind: 'unique', fields, message: draft.copy.taken });
  return true;
}
