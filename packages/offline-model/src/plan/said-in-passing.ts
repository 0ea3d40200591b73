import { singular } from '../understand/inflect.ts';
import type { UnderstoodEntity, Understanding } from '../understand/understanding.ts';
import type { Things } from './entities.ts';

/** So many fields make a list of what is told in prose. */
const ENOUGH = 3;

/** Where lists are told field by field and the app is laid out by its pages, another word is said in passing. */
export function isInPassing(entity: UnderstoodEntity, said: Understanding, all: Things): boolean {
  const told = all.filter(isTold);
  const inFull = told.length + Number(said.formFields.length >= ENOUGH);
  const named = all.filter(({ isSection }) => isSection).length + said.calledPages.length;
  if (inFull === 0 || inFull + Math.min(2, named) < 2) return false;
  if (entity.isListed === true && entity.fields.length > 1) return false;
  if (isTold(entity) || entity.isSection || entity.rows !== undefined || entity.examples.length > 0)
    return false;
  if (entity.fields.length >= (told.length > 0 ? ENOUGH : 2) || isPicked(entity, told)) return false;
  if (!entity.actions.every(({ action }) => SAID.has(action))) return false;
  return entity.entry === null || (told.length > 1 && isOnlySeen(entity));
}

/** Said of whatever there is, also of no thing at all. */
const SAID: ReadonlySet<string> = new Set([
  'view',
  'create',
  'manage',
  'track',
  'search',
  'filter',
  'edit',
  'remove',
]);

const isTold = ({ isListed, isSection, fields }: UnderstoodEntity): boolean =>
  (isListed === true || isSection) && fields.length >= ENOUGH;

/** "each loan has a member": the members are chosen from. */
const isPicked = ({ one }: UnderstoodEntity, told: Things): boolean =>
  told.some(({ fields }) => fields.some(({ label }) => isSame(label, one)));

const isSame = (label: string, one: string): boolean =>
  singular(label.toLowerCase()) === singular(one.toLowerCase());

/** Known, but nobody does anything with it. */
const isOnlySeen = ({ fields, actions, isCounted, nature }: UnderstoodEntity): boolean =>
  fields.length === 0 &&
  isCounted !== true &&
  nature !== 'person' &&
  actions.every(({ action }) => action === 'view');

/** Its fields are given one by one; a shop sells more than what is told at length. */
export const isDescribed = ({ isListed, fields }: UnderstoodEntity, { kind }: Understanding): boolean =>
  isListed === true ? fields.length >= 3 : fields.length >= 4 && kind !== 'shop';

/** A word that nothing is known about, beside things that are told in full. */
export const isNamedOnly = ({
  entry,
  fields,
  isSection,
  isCounted,
  rows,
  actions,
  examples,
}: UnderstoodEntity): boolean =>
  entry === null &&
  fields.length === 0 &&
  examples.length === 0 &&
  rows === undefined &&
  !isSection &&
  isCounted !== true &&
  !actions.some(({ action }) => action === 'create' || action === 'manage' || action === 'track');

/** The same with a field or two that stood near it. */
export const isHardly = ({
  entry,
  fields,
  isListed,
  isSection,
  isCounted,
  rows,
  actions,
  examples,
}: UnderstoodEntity): boolean =>
  entry === null &&
  isListed !== true &&
  !isSection &&
  isCounted !== true &&
  rows === undefined &&
  examples.length === 0 &&
  fields.length < 3 &&
  actions.every(({ action }) => action === 'view');

/** "only the uprights", "their photos": what a record may be, or what is noted of it. */
export const isOfRecord = (entity: UnderstoodEntity, _said: Understanding, all: Things): boolean =>
  entity.fields.length < 2 &&
  entity.isListed !== true &&
  !entity.isSection &&
  entity.rows === undefined &&
  entity.actions.every(({ action }) => SAID.has(action)) &&
  all.some(
    ({ fields, ...other }) =>
      other.one !== entity.one &&
      fields.length >= ENOUGH &&
      fields.some(
        ({ label, type, options, isDefaultOptions }) =>
          (!isDefaultOptions && options.some((option) => isSame(option, entity.one))) ||
          (OWN_VALUES.has(type) && isSame(label, entity.one)),
      ),
  );

/** Fields of these types point to nothing else. */
const OWN_VALUES: ReadonlySet<string> = new Set(['longText', 'image', 'money', 'number', 'date', 'time']);
