import type { EntityPlan } from './app-plan.ts';
import { changeEntity, type Draft } from './draft.ts';
import { changeField, placeField, withOptions } from './entity-edits.ts';
import { BOOKINGS } from './select-entities.ts';
import { field } from './shorthand.ts';

const FLOW: readonly string[] = ['Submitted', 'In review', 'Approved', 'Rejected'];

/** "approve or reject them": what waits for a decision has a status that can say so. */
export function addApprovals(draft: Draft): void {
  const { said } = draft;
  const sentence = said.text
    .split(/[.!?;\n]/)
    .find(
      (part) => /\bapprov/i.test(part) && (/\breject|\bdeclin/i.test(part) || /\bapproves?\b/i.test(part)),
    );
  if (said.language !== 'en' || sentence === undefined) return;
  const text = sentence.toLowerCase();
  const open = draft.entities.filter(({ entryId }) => !BOOKINGS.has(entryId ?? ''));
  const named = open.find(
    ({ plan }) => text.includes(plan.many.toLowerCase()) || text.includes(plan.one.toLowerCase()),
  );
  if (named === undefined && open.some(({ plan }) => isDecided(plan))) return;
  const target = named ?? open.find(({ plan }) => plan.fields.some((one) => one.id === 'status'));
  if (target !== undefined && !isDecided(target.plan)) changeEntity(draft, target.plan.id, withFlow);
}

const isDecided = (plan: EntityPlan): boolean =>
  plan.fields.some(
    (one) =>
      one.id === 'status' &&
      one.options?.some((option) => /approved|accepted|confirmed/i.test(option)) === true,
  );

function withFlow(plan: EntityPlan): EntityPlan {
  const status = field('status', 'Status', 'choice');
  const has = plan.fields.some((one) => one.id === 'status');
  const shown = changeField(has ? plan : placeField(plan, status), 'status', (one) => ({
    ...one,
    ...status,
    label: one.label,
  }));
  return withOptions(shown, 'status', FLOW);
}
