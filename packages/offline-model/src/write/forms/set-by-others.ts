import type { FieldPlan } from '../../plan/app-plan.ts';

const DECIDED_LATER =
  /^(status|state|stage|approved|isApproved|isRead|reference|createdOn|postedOn|submittedOn|submittedAt)$/i;

/** A field that is filled by the app or its team, not by the visitor who sends a form. */
export const isSetByOthers = (field: FieldPlan): boolean =>
  DECIDED_LATER.test(field.id) && (!field.isRequired || field.initial !== undefined);
