import type { EntityPlan } from '../plan/app-plan.ts';
import { foundIn, withFound } from '../plan/computed/computed.ts';
import { type Changer, withEntity } from './changer.ts';
import { entityMeant } from './phrases.ts';

/** "add a total that is quantity times price", "the due date is 14 days after the start". */
export const computeField: Changer = (plan, wish, context) => {
  const meant = entityMeant(plan, wish, context)?.item;
  const others = plan.entities.filter((entity) => entity !== meant);
  for (const entity of [...(meant ? [meant] : []), ...others]) {
    const found = foundIn(entity, toldPlainly(wish.said));
    const [first] = found;
    if (first === undefined) continue;
    const changed = found.reduce((told: EntityPlan, one) => withFound(told, one), entity);
    return withEntity(plan, changed);
  }
  return null;
};

/** "add a total that is …" says the same as "the total is …". */
const toldPlainly = (text: string): string =>
  text
    .replace(
      /^(?:please\s+)?(?:add|show|make|calculate|compute|set)\s+(?:(?:an?|the)\s+)?(?:field\s+|column\s+)?/i,
      'the ',
    )
    .replace(/\s+(?:that|which)\s+(?:is|shows?|equals)\s+/i, ' is ')
    .replace(/^the\s+(.{2,30}?)\s+as\s+/i, 'the $1 is ')
    .replace(/^(the .{2,30}?)\s*(?:\(|:)\s*/i, '$1 is ');
