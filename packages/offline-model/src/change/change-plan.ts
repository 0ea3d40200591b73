import type { AppPlan } from '../plan/app-plan.ts';
import { changeAbility, changeDefault } from './ability-changes.ts';
import { type ChangeContext, type Changer, isSame } from './changer.ts';
import { changeCurrency, changeRows, removeFeature } from './data-changes.ts';
import { changeDays } from './day-changes.ts';
import { addAction, addDealing, addSignIn, addTalk } from './feature-changes.ts';
import { addFigures } from './figure-changes.ts';
import { addFields, changeFieldKind, removeFields, renameField } from './field-changes.ts';
import { changeLanguage } from './language-changes.ts';
import { changeLook } from './look-changes.ts';
import { changeFilter, changeOrder, changeSearch, changeView } from './list-changes.ts';
import { markRecords } from './mark-changes.ts';
import { addEntity, renameEntity, showRelated } from './new-entity.ts';
import { changeExport, changePageSize } from './output-changes.ts';
import { addPages, movePages, removePages, renamePages, restorePage } from './page-changes.ts';
import { changeRights } from './right-changes.ts';
import { changeFieldRule, changeRange, changeRules } from './rule-changes.ts';
import { changeCopy, renameApp, replaceText, sayOnPage } from './text-changes.ts';
import { changeColours, changeMode } from './theme-changes.ts';
import { readWishes, shown, type Wish } from './wish.ts';

export interface PlanChange {
  readonly plan: AppPlan;
  /** What was done, a sentence each. */
  readonly done: readonly string[];
  /** Understood, and yet left: a sentence each. */
  readonly notDone: readonly string[];
  readonly notUnderstood: readonly Wish[];
}

/** The surest readings first: each says null when a wish is about something else. */
const CHANGERS: readonly Changer[] = [
  changeLanguage,
  replaceText,
  renameApp,
  changeCopy,
  restorePage,
  markRecords,
  changeRights,
  changeDays,
  changeExport,
  changePageSize,
  changeMode,
  changeColours,
  changeCurrency,
  changeRows,
  addSignIn,
  changeFieldRule,
  changeRange,
  changeRules,
  renamePages,
  renameEntity,
  renameField,
  movePages,
  removePages,
  removeFields,
  removeFeature,
  changeDefault,
  changeFieldKind,
  showRelated,
  sayOnPage,
  changeOrder,
  changeFilter,
  addFigures,
  changeView,
  addPages,
  addTalk,
  addAction,
  changeSearch,
  changeLook,
  addDealing,
  changeAbility,
  addEntity,
  addFields,
];

/** Applies everything a message asks for, one wish after the other. */
export function changePlan(plan: AppPlan, request: string, context: ChangeContext): PlanChange {
  let current = plan;
  const done: string[] = [];
  const notDone: string[] = [];
  const notUnderstood: Wish[] = [];
  for (const wish of readWishes(request, context.language)) {
    const outcome = firstOutcome(current, wish, context);
    if (outcome === null) notUnderstood.push(wish);
    else if ('notDone' in outcome) notDone.push(outcome.notDone);
    else {
      done.push(outcome.done);
      current = outcome.plan;
    }
  }
  return { plan: current, done, notDone, notUnderstood };
}

function firstOutcome(plan: AppPlan, wish: Wish, context: ChangeContext) {
  for (const change of CHANGERS) {
    const outcome = change(plan, wish, context);
    if (outcome && ('notDone' in outcome || !isSame(outcome.plan, plan) || outcome.done !== ''))
      return outcome;
  }
  return null;
}

export const namesOfWishes = (wishes: readonly Wish[]): readonly string[] => wishes.map(shown);
