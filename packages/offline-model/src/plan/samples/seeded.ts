import { parseSeed } from '../../lexicon/entity-lexicon.ts';
import type { EntityPlan } from '../app-plan.ts';

/** First rows as the lexicon writes them: a line each, cells in the order of the fields. */
export const seeded = (entity: Omit<EntityPlan, 'seed'>, text: string): EntityPlan => ({
  ...entity,
  seed: parseSeed(entity.id, entity.fields, text),
});
