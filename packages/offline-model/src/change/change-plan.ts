import type { AppPlan } from '../plan/app-plan.ts';
import { changeAbility, changeDefault } from './ability-changes.ts';
import { type ChangeContext, type Changer, isSame, type RecentField } from './changer.ts';
import { computeField } from './computed-changes.ts';
import { changeCurrency, changeRows, removeFeature } from './data-changes.ts';
import { moveToCloud } from './cloud-changes.ts';
import { settled } from '../plan/cloud/with-cloud.ts';
import { changeContact } from './contact-changes.ts';
import { amended, secondThought } from './correction.ts';
import { changeDays } from './day-changes.ts';
import { addAction, addDealing, addSignIn, addTalk } from './feature-changes.ts';
import { changeGiven } from './given-changes.ts';
import { addFigures } from './figure-changes.ts';
import { addFields, changeFieldKind, removeFields, renameField } from './field-changes.ts';
import { addAdminPage } from './admin-pages.ts';
import { changeEngine } from './engine-changes.ts';
import { changeFooterForm } from './footer-changes.ts';
import { changeLanguage } from './language-changes.ts';
import { changeLook } from './look-changes.ts';
import { changeFilter, changeOrder, changeSearch, changeView } from './list-changes.ts';
import { colourOptions, markRecords } from './mark-changes.ts';
import { addEntity, renameEntity, showRelated } from './new-entity.ts';
import { changeAge, changeNeeds } from './needs-changes.ts';
import { changeOffice } from './office-changes.ts';
import { changeOptions } from './option-changes.ts';
import { changeExport, changePageSize } from './output-changes.ts';
import { moveBlocks, movePages } from './move-changes.ts';
import { addPages, removePages, renamePages } from './page-changes.ts';
import { restorePage } from './restore-page.ts';
import { isAboutPicture, placePicture } from './pictures.ts';
import { addRecord } from './record-changes.ts';
import { addReader, changeRights } from './right-changes.ts';
import { changeFieldRule, changeRange, changeRules } from './rule-changes.ts';
import { changeMode, swapColour } from './shade-changes.ts';
import { changeCopy, renameApp, replaceText, sayOnPage } from './text-changes.ts';
import { changeColours } from './theme-changes.ts';
import { changeShown } from './shown-changes.ts';
import { showOnStart } from './start-changes.ts';
import { changeStock } from './stock-changes.ts';
import { changeTerms } from './terms-changes.ts';
import { assignPeople } from './people-changes.ts';
import { alreadySo, explainTrouble } from './trouble.ts';
import { tell } from './said.data.ts';
import { sayChanges } from './say/say-changes.ts';
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
  explainTrouble,
  alreadySo,
  placePicture,
  changeGiven,
  changeContact,
  assignPeople,
  changeTerms,
  changeStock,
  changeEngine,
  moveToCloud,
  addReader,
  addAdminPage,
  changeNeeds,
  changeAge,
  changeShown,
  replaceText,
  renameApp,
  changeCopy,
  restorePage,
  colourOptions,
  markRecords,
  changeRights,
  changeDays,
  changeExport,
  changePageSize,
  changeMode,
  swapColour,
  changeColours,
  changeCurrency,
  computeField,
  changeRows,
  addRecord,
  addSignIn,
  changeFieldRule,
  changeRange,
  changeRules,
  changeOffice,
  renamePages,
  renameEntity,
  renameField,
  moveBlocks,
  showOnStart,
  movePages,
  changeFooterForm,
  removePages,
  removeFields,
  changeOptions,
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

/** Applies everything a message asks for, one wish after the other; what is told is what differs. */
export function changePlan(plan: AppPlan, request: string, context: ChangeContext): PlanChange {
  let current = plan;
  const done: string[] = [];
  const notDone: string[] = [];
  const notUnderstood: Wish[] = [];
  let recent = recentField(context.earlier[0] ?? plan, plan);
  for (const wish of readWishes(secondThought(amended(request, context.past)), context.language)) {
    const outcome = firstOutcome(current, wish, { ...context, recent });
    if (outcome === null) notUnderstood.push(wish);
    else if ('notDone' in outcome) notDone.push(outcome.notDone);
    else {
      const { plan: next, left, note } = 'plan' in outcome ? outcome : { plan: outcome };
      const told = sayChanges(current, next, context.language);
      if (told.length > 0) done.push([...(note === undefined ? [] : [note]), ...told].join(' '));
      else if (isSame(current, next))
        notDone.push(note ?? tell(context.language, 'already', { wish: shown(wish) }));
      else done.push(tell(context.language, 'changed', { wish: shown(wish) }));
      if (left !== undefined) notUnderstood.push({ ...wish, said: left });
      recent = recentField(current, next) ?? recent;
      current = next;
    }
  }
  return { plan: settled(current, [...context.past, request].join('\n')), done, notDone, notUnderstood };
}

/** The last field that is new or different, or the records that are. */
function recentField(before: AppPlan, after: AppPlan): RecentField | null {
  const changed = after.entities.flatMap((entity) => {
    const old = before.entities.find(({ id }) => id === entity.id);
    return entity.fields
      .filter((field) => old && !isSame(old.fields.find(({ id }) => id === field.id) ?? null, field))
      .map((field) => ({ entity: entity.id, field: field.id }));
  });
  const [grown] = after.entities.filter((entity) => {
    const old = before.entities.find(({ id }) => id === entity.id);
    return old !== undefined && old.seed.length !== entity.seed.length;
  });
  return changed.at(-1) ?? (grown ? { entity: grown.id, field: null } : null);
}

function firstOutcome(plan: AppPlan, wish: Wish, context: ChangeContext) {
  // Where an attached picture goes is for those who edit sources, when it is not the opening of the first page.
  if (context.images.length > 0 && isAboutPicture(wish)) return placePicture(plan, wish, context);
  for (const change of CHANGERS) {
    const outcome = change(plan, wish, context);
    if (outcome) return outcome;
  }
  return null;
}

export const namesOfWishes = (wishes: readonly Wish[]): readonly string[] => wishes.map(shown);
