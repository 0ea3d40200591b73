import type { AppPlan } from '../plan/app-plan.ts';
import { accessOf } from '../plan/cloud/access.ts';
import { MOVE_TO_CLOUD } from '../plan/cloud/cloud-words.data.ts';
import { withCloud } from '../plan/cloud/with-cloud.ts';
import type { ChangeContext, Changer, Outcome } from './changer.ts';
import { tell } from './said.data.ts';
import { unquoted } from './wish.ts';

/** "keep the data in the cloud". */
export const moveToCloud: Changer = (plan, wish, context) => {
  const text = unquoted(wish.said, wish.quotes);
  if (!MOVE_TO_CLOUD.test(text) || /^(?:remove|no|add (?:a |the )?(?:page|field|list))\b/iu.test(wish.order))
    return null;
  if (plan.entities.length === 0) return { notDone: tell(context.language, 'nothingForCloud') };
  if (plan.storage === 'cloud') return { notDone: tell(context.language, 'onCloudAlready') };
  if (context.hasCloud !== true) return { notDone: tell(context.language, 'noCloudHere') };
  const next = onCloud(plan, context, wish.said);
  return next;
};

/** With all that was ever said about who sees what. */
export const onCloud = (plan: AppPlan, { past }: ChangeContext, now = ''): AppPlan =>
  withCloud(plan, [...past, now].join('\n'));

/** Sign-in goes only where nobody's own entries would be shown to all. */
export function withoutSignIn(plan: AppPlan, { language }: ChangeContext): Outcome {
  const open: AppPlan = {
    ...plan,
    auth: null,
    pages: plan.pages.map(({ role: _role, ...page }) => page),
    entities: plan.entities.map(({ rights: _rights, ...entity }) => entity),
  };
  if (plan.storage !== 'cloud') return open;
  const closed = plan.entities.filter((entity) => accessOf(plan, entity) !== 'public');
  if (closed.length > 0)
    return {
      notDone: tell(language, 'signInGuards', { things: closed.map(({ many }) => many).join(', ') }),
    };
  return open;
}
