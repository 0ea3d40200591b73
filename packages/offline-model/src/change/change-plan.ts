import type { AppPlan } from '../plan/app-plan.ts';
import { settled } from '../plan/cloud/with-cloud.ts';
import { askOf, type Change, type ChangeContext, type RecentField } from './ask.ts';
import * as blocks from './blocks.ts';
import { changeColours, swapColour } from './colours.ts';
import * as deals from './deals.ts';
import { isSame } from './edits.ts';
import { addEntity, addList, renameEntity, linkRecords, renameQuoted, showRelated } from './entities.ts';
import * as facts from './facts.ts';
import * as fields from './fields.ts';
import { addFigures } from './figures.ts';
import { type Intent, READINGS } from './intents.data.ts';
import { nameTeam, removeItem } from './items.ts';
import { changeLanguage } from './language.ts';
import * as lists from './lists.ts';
import { changeLook, changeMode } from './looks.ts';
import { changeOptions, colourOptions } from './options.ts';
import { movePages } from './menu-order.ts';
import * as pages from './pages.ts';
import * as people from './people.ts';
import { isAboutPicture, placePicture } from './pictures.ts';
import { sayWords } from './placed-words.ts';
import { fits } from './reading.ts';
import * as records from './records.ts';
import * as rules from './rules.ts';
import { tell } from './said.data.ts';
import * as shownLists from './shown-lists.ts';
import { sayChanges } from './say/say-changes.ts';
import { changeTerms, lowerStock, showLeft } from './stock.ts';
import { tellField } from './told-of-field.ts';
import { renameApp, replaceText } from './texts.ts';
import { readWishes, shown, type Wish } from './wish.ts';

export interface PlanChange {
  readonly plan: AppPlan;
  /** What was done, a sentence each. */
  readonly done: readonly string[];
  /** Understood, and yet left: a sentence each. */
  readonly notDone: readonly string[];
  readonly notUnderstood: readonly Wish[];
}

/** What each intent makes of a plan. */
const CHANGES: Readonly<Record<Intent, Change>> = {
  ...people,
  ...rules,
  ...lists,
  ...shownLists,
  ...pages,
  movePages,
  ...blocks,
  ...deals,
  ...facts,
  ...fields,
  ...records,
  changeLanguage,
  placePicture,
  changeTerms,
  lowerStock,
  showLeft,
  replaceText,
  renameApp,
  sayWords,
  nameTeam,
  removeItem,
  changeOptions,
  colourOptions,
  changeMode,
  changeLook,
  changeColours,
  swapColour,
  addEntity,
  addList,
  renameEntity,
  renameQuoted,
  linkRecords,
  showRelated,
  addFigures,
  tellField,
};
const isIntent = (name: string): name is Intent => Object.hasOwn(READINGS, name);
const INTENTS = Object.keys(READINGS).filter(isIntent);

/** Applies everything a message asks for, one wish after the other; what is told is what differs. */
export function changePlan(plan: AppPlan, request: string, context: ChangeContext): PlanChange {
  let current = plan;
  const done: string[] = [];
  const notDone: string[] = [];
  const notUnderstood: Wish[] = [];
  // The other languages are read in parts that all go by the whole sentence.
  const met = new Set<string>();
  let recent = recentField(context.earlier[0] ?? plan, plan);
  for (const wish of readWishes(request, context.language)) {
    const outcome = firstOutcome(current, wish, { ...context, recent });
    if (outcome === null) notUnderstood.push(wish);
    else if ('notDone' in outcome) notDone.push(outcome.notDone);
    else {
      const { plan: next, left, note } = 'plan' in outcome ? outcome : { plan: outcome };
      const told = sayChanges(current, next, context.language);
      if (told.length > 0) done.push([...(note === undefined ? [] : [note]), ...told].join(' '));
      else if (isSame(current, next) && !met.has(wish.said))
        notDone.push(note ?? tell(context.language, 'already', { wish: shown(wish) }));
      else if (!isSame(current, next)) done.push(tell(context.language, 'changed', { wish: shown(wish) }));
      met.add(wish.said);
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
  const ask = askOf(plan, wish, context);
  // Where an attached picture goes is for those who edit sources, when it is not the opening of the first page.
  if (context.images.length > 0 && isAboutPicture(wish)) return placePicture(ask);
  for (const intent of INTENTS) {
    const outcome = fits(READINGS[intent], ask) ? CHANGES[intent](ask) : null;
    if (outcome) return outcome;
  }
  return null;
}

export const namesOfWishes = (wishes: readonly Wish[]): readonly string[] => wishes.map(shown);
