import type { AppPlan } from '../../plan/app-plan.ts';
import type { BlockPlan } from '../../plan/block-plan.ts';
import { authSources, authValues } from './auth/write-auth.ts';
import { BOOKING } from './booking/booking.data.ts';
import { PERSONAL } from './personal/personal.data.ts';
import { personalSources, personalValues } from './personal/write-personal.ts';
import { QUIZ } from './quiz/quiz.data.ts';
import { REPORT } from './report/report.data.ts';
import { SHOP } from './shop/shop.data.ts';
import { MESSAGES } from './talk/messages.data.ts';
import { TALK } from './talk/talk.data.ts';
import { talkSources, talkValues } from './talk/write-talk-block.ts';

/** Files that the richer blocks share; each is added only where something imports it. */
export function richSources(plan: AppPlan): Readonly<Record<string, string>> {
  return {
    ...SHOP,
    ...BOOKING,
    ...PERSONAL,
    ...MESSAGES,
    ...TALK,
    ...QUIZ,
    ...REPORT,
    ...personalSources(plan),
    ...talkSources(plan),
    ...authSources(plan),
  };
}

/** What those files leave open. */
export function richValues(plan: AppPlan): Readonly<Record<string, string>> {
  const cart = pathOf(plan, 'cart') ?? pathOf(plan, 'checkout') ?? '/';
  return { ...authValues(plan), ...personalValues(plan), ...talkValues(plan), cartPath: cart };
}

const pathOf = (plan: AppPlan, kind: BlockPlan['kind']): string | undefined =>
  plan.pages.find((page) => page.blocks.some((block) => block.kind === kind))?.path;
