import type { Check, CheckKind } from '@loam/offline-model/cases';
import { AppError, errorMessage } from '@loam/kernel';
import { checkSignIn } from './checks/accounts.ts';
import type { CheckContext, Checker, CheckOf } from './checks/context.ts';
import { checkFilter, checkSort } from './checks/filter-sort.ts';
import { checkBooking, checkProfile, checkReport, checkSubmitForm } from './checks/forms.ts';
import { checkDetail, checkFields, checkList, checkSearch } from './checks/lists.ts';
import { checkColour, checkDarkMode, checkLanguage } from './checks/look.ts';
import { checkChart, checkNumber, checkQuiz } from './checks/numbers.ts';
import { checkAccessible, checkDeadLinks, checkFits, checkNoConsoleErrors } from './checks/pages.ts';
import { checkCreate, checkEdit, checkRemove, checkRule, checkUnchanged } from './checks/records.ts';
import { checkReply } from './checks/reply.ts';
import { checkAbsent, checkSection, checkText } from './checks/sections.ts';
import { checkCart } from './checks/shop.ts';
import { checkComment, checkCounter, checkMessage, checkTick } from './checks/social.ts';
import { checkSteps } from './checks/steps.ts';
import { checkTool } from './checks/tools.ts';
import { evalError } from './failure.ts';

export interface CheckResult {
  readonly check: Check;
  /** Why it failed; absent when it passed. */
  readonly reason?: string;
  readonly tookMs: number;
}

/** Nothing is said about speed: a busy machine gets its time. Those that walk over many pages or steps get longer. */
const SHORT_MS = 90_000;
const LONG_MS = 240_000;
const LONG: ReadonlySet<Check['kind']> = new Set([
  'accessible',
  'booking',
  'cart',
  'dead-links',
  'fits',
  'no-console-errors',
  'quiz',
  'rule',
  'sign-in',
  'steps',
  'tool',
]);

/** Runs one check. It never throws and never takes longer than its time. */
export async function runCheck(context: CheckContext, check: Check): Promise<CheckResult> {
  const startedAt = performance.now();
  const limitMs = LONG.has(check.kind) ? LONG_MS : SHORT_MS;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(evalError('out_of_time', `not done within ${limitMs / 1000} s`)),
      limitMs,
    );
  });
  try {
    await Promise.race([dispatch(context, check), limit]);
    return { check, tookMs: performance.now() - startedAt };
  } catch (error) {
    return { check, reason: reasonOf(error), tookMs: performance.now() - startedAt };
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown): string {
  const text = error instanceof AppError ? error.detail : errorMessage(error);
  return text.split('\n').slice(0, 2).join(' ').slice(0, 400);
}

/** One checker for each kind of check; a missing one is a type error. */
const CHECKERS: { readonly [Kind in CheckKind]: Checker<Kind> } = {
  section: checkSection,
  list: checkList,
  fields: checkFields,
  search: checkSearch,
  create: checkCreate,
  edit: checkEdit,
  remove: checkRemove,
  filter: checkFilter,
  sort: checkSort,
  detail: checkDetail,
  colour: checkColour,
  text: checkText,
  'submit-form': checkSubmitForm,
  rule: checkRule,
  'sign-in': checkSignIn,
  cart: checkCart,
  booking: checkBooking,
  number: checkNumber,
  chart: checkChart,
  counter: checkCounter,
  tick: checkTick,
  comment: checkComment,
  message: checkMessage,
  quiz: checkQuiz,
  tool: checkTool,
  report: checkReport,
  profile: checkProfile,
  'dark-mode': checkDarkMode,
  language: checkLanguage,
  absent: checkAbsent,
  unchanged: checkUnchanged,
  reply: checkReply,
  steps: checkSteps,
  'no-console-errors': checkNoConsoleErrors,
  fits: checkFits,
  'dead-links': checkDeadLinks,
  accessible: checkAccessible,
};

type ByKind = { readonly [Kind in CheckKind]: CheckOf<Kind> };

function dispatch<Kind extends CheckKind>(context: CheckContext, check: ByKind[Kind]): Promise<void> {
  return CHECKERS[check.kind](context, check);
}
