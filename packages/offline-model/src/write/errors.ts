import { errorFactory } from '@loam/kernel';

/** A plan names something that it does not hold; `soundPlan` should have taken it out. */
export type WriteErrorCode = 'unknown_entity' | 'entity_without_fields';

export const writeError = errorFactory<WriteErrorCode>();
