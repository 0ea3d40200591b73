import type { EntityPlan } from './app-plan.ts';
import { changeEntity, type Draft } from './draft.ts';
import { BOOKINGS } from './select-entities.ts';

const FLOW = ['Submitted', 'In review', 'Approved', 'Rejected'] as const;

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
  const status = {
    id: 'status',
    label: 'Status',
    type: 'choice' as const,
    isRequired: false,
    isUnique: false,
    isListed: true,
    options: [...FLOW],
    initial: FLOW[0],
  };
  const has = plan.fields.some((one) => one.id === 'status');
  return {
    ...plan,
    fields: has
      ? plan.fields.map((one) => (one.id === 'status' ? { ...one, ...status, label: one.label } : one))
      : [...plan.fields, status],
    seed: plan.seed.map((row, at) => ({ ...row, status: FLOW[at % FLOW.length] ?? FLOW[0] })),
  };
}
