import { like } from '../lexicon/pattern.ts';
import type { AppPlan, EntityPlan, FieldPlan, FieldType } from '../plan/app-plan.ts';
import { type Ask, type Change, entityNamed, fieldMeant, type Outcome } from './ask.ts';
import { withEntity, withField } from './edits.ts';
import { newEntityFrom } from './entities.ts';
import { withNewOptions, withType } from './fields.ts';
import { kindCalled, optionText } from './field-reading.ts';
import { withListPage } from './lists.ts';
import { findEntities, findFields, fold } from './named.ts';
import { withOptions } from './options.ts';
import { bare, listItems, sentence } from './phrases.ts';
import { found, partOf, says, without } from './reading.ts';
import type { Word } from './words.data.ts';

/** What a sentence says of a field that it names. */
interface Clause {
  readonly ask: Ask;
  readonly entity: EntityPlan;
  readonly field: FieldPlan;
  /** The words in front of its name. */
  readonly lead: string;
  /** The words behind its name. */
  readonly told: string;
  /** What it shall be, without "should be"; empty where the sentence does not say so. */
  readonly being: string;
}

/** "condition should be good, worn or broken", "the boxes should be numbers", "hide the box in the list". */
export const tellField: Change = (ask) => {
  const meant = fieldMeant(ask);
  if (!meant || meant.field.start < 0) return null;
  const { text } = ask;
  const { item: field, start, end } = meant.field;
  const lead = text.slice(0, start).trim();
  const told = without(text.slice(end).trim(), 'fieldAtStart').trim();
  const isTold = says(told, 'isToBe') || says(lead, 'makingIt');
  const being = isTold ? without(without(told, 'isToBe').trim(), 'beAtEnd').trim() : '';
  const clause: Clause = { ask, entity: meant.entity, field, lead, told, being };
  return READERS.map((read) => read(clause)).find((one) => one !== null) ?? null;
};

type Reader = (clause: Clause) => Outcome | null;

/** "the condition is good by default", "default status should be Pending". */
const byDefault: Reader = ({ ask, entity, field }) => {
  const value = firstPart(ask.text, 'usually') ?? partOf(ask.text, 'default');
  if (value === undefined) return null;
  const name = sentence(bare(value));
  const known = field.options?.find((option) => option.toLowerCase() === name.toLowerCase());
  const options = field.options && known === undefined ? [...field.options, name] : field.options;
  const initial = field.options ? (known ?? name) : Number.isFinite(Number(value)) ? Number(value) : name;
  return withField(ask.plan, entity, { ...field, initial, ...(options ? { options } : {}) });
};

/** "Stimmlage heißt bei uns Besetzung": another name for it. */
const calledOtherwise: Reader = ({ ask: { plan }, entity, field, told }) => {
  const name = partOf(told, 'calledNow');
  return name === undefined || name.split(' ').length > 4
    ? null
    : withField(plan, entity, { ...field, label: sentence(name) });
};

/** "delete the status gone home", "rename the status “here” to “in house”": one of what can be chosen. */
const ofOption: Reader = ({ ask: { plan, order, wish }, field, told }) => {
  const option = field.options?.find((one) => fold(told).startsWith(fold(one)));
  const [, was = '', is = ''] = found(`rename ${told}`, 'replacing') ?? [];
  const name = wish.quotes.length === 2 ? wish.quotes[1] : sentence(bare(is));
  if (option === undefined) return null;
  if (says(order, 'removing')) {
    const left = field.options?.find((one) => one !== option);
    return left === undefined || fold(told) !== fold(option)
      ? null
      : withOptions(plan, { field }, { from: option, to: left, isGone: true });
  }
  const isRenamed =
    says(order, 'renaming') && fold(was) === fold(option) && name !== undefined && name !== '';
  return isRenamed ? withOptions(plan, { field }, { from: option, to: name }) : null;
};

/** "don't show the box in the table": a record still has it on its own page. */
const inLists: Reader = ({ ask, entity, field }) => {
  if (!says(ask.said, 'inTheList')) return null;
  const isMissed = says(ask.said, 'missed');
  const isListed = isMissed || !says(ask.said, 'leavingOut');
  if (isListed && says(ask.said, 'only')) return onlyThose(ask, entity);
  if (field.id === entity.titleField || (isListed && !isMissed && !says(ask.said, 'isShown'))) return null;
  return withField(ask.plan, entity, { ...field, isListed });
};

/** "show owner and breed only in the list": none of the others. */
function onlyThose({ plan, text }: Ask, entity: EntityPlan): AppPlan {
  const named = findFields(text, entity).map(({ item }) => item);
  const fields = entity.fields.map((one) => ({
    ...one,
    isListed: one.id === entity.titleField || named.includes(one),
  }));
  return withEntity(plan, { ...entity, fields });
}

/** "borrowed by should be one of our members": a record of a list, which is made where it is not there. */
const ofRecords: Reader = ({ ask: { plan }, entity, field, being }) => {
  const told = partOf(being, 'oneOfOurs');
  if (told === undefined || field.id === entity.titleField) return null;
  const known = entityNamed(told, plan);
  if (known) return known.id === entity.id ? null : pointingTo({ plan, entity, field }, known);
  const name = partOf(being, 'oneOfNew');
  if (name === undefined || name.includes(' ')) return null;
  const made = newEntityFrom(plan, { name, fields: [] });
  const grown = withListPage({ ...plan, entities: [...plan.entities, made] }, made, { view: 'table' });
  return pointingTo({ plan: grown, entity, field }, made);
};

interface Pointer {
  readonly plan: AppPlan;
  readonly entity: EntityPlan;
  readonly field: FieldPlan;
}

function pointingTo({ plan, entity, field }: Pointer, target: EntityPlan): AppPlan {
  const { options: _options, initial: _initial, ...rest } = field;
  const made: FieldPlan = { ...rest, type: 'relation', entity: target.id };
  return withType(plan, entity, made);
}

/** What is told in words; "the state is important, or not" is no order to give up the states that are there. */
const canBeChosen = ({ ask, field, lead }: Clause): boolean =>
  NAMED.includes(field.type) && (!field.options || says(ask.text, 'shall') || says(lead, 'makingIt'));

/** "condition should be good, worn or broken", "room should be a choice: kitchen, bath". */
const chosenFrom: Reader = (clause) => {
  const { ask, entity, field, being } = clause;
  const { plan, text } = ask;
  const isAsked = says(text, 'ofChoice');
  if (field.id === entity.titleField || !(isAsked || canBeChosen(clause))) return null;
  const told = partOf(being, 'ofOptions') ?? /[:(]\s*(.+?)\)?$/u.exec(being)?.[1] ?? being;
  const items = listItems(without(told, 'beingOptions')).map(nameOf);
  const isList = isAsked || like.iu`,|/|\s(?:or|oder|ou|o|u)\s`.test(told);
  const areOptions = items.every(
    (item) => item.split(' ').length <= 3 && !says(item, 'noOption') && kindCalled(item) === undefined,
  );
  const isOther = findFields(told, entity).length > 0 || findEntities(told, plan).length > 0;
  if (!isList || items.length < 2 || !areOptions || (isOther && !isAsked)) return null;
  return withNewOptions(plan, entity, { field, options: items.map(sentence) });
};

/** "the boxes should be numbers", "make notes a long text", "numbers only in the box". */
const ofKind: Reader = ({ ask: { plan }, entity, field, lead, being }) => {
  const type = kindCalled(being) ?? kindCalled(firstPart(lead, 'onlyIn') ?? '');
  if (type === undefined || type === 'choice' || field.id === entity.titleField) return null;
  if (type === field.type) return plan;
  const { options: _options, initial: _initial, ...rest } = field;
  return withType(plan, entity, { ...rest, type, ...(type === 'rating' ? { min: 1, max: 5 } : {}) });
};

/** "put the director before the title": the order in forms and columns. */
const inOrder: Reader = ({ ask: { plan, said }, entity, field }) => {
  if (says(said, 'inTheList') && says(said, 'atFront')) {
    const others = entity.fields.filter((one) => one !== field);
    return withEntity(plan, { ...entity, fields: [field, ...others] });
  }
  const [, side = '', other = ''] = found(said, 'besideField') ?? [];
  const next = side === '' ? undefined : findFields(other, entity).find(({ item }) => item !== field)?.item;
  if (!next) return null;
  const others = entity.fields.filter((one) => one !== field);
  const at = others.indexOf(next) + (says(side, 'behind') ? 1 : 0);
  return withEntity(plan, { ...entity, fields: [...others.slice(0, at), field, ...others.slice(at)] });
};

/** "A" is no article where it stands alone. */
const nameOf = (item: string): string => bare(optionText(item)) || optionText(item).trim();

/** What is told in words, so that words can be offered for it. */
const NAMED: readonly FieldType[] = ['text', 'choice', 'choices', 'flag'];

const firstPart = (text: string, word: Word): string | undefined =>
  found(text, word)
    ?.slice(1)
    .find((part) => part !== undefined);

const READERS: readonly Reader[] = [
  calledOtherwise,
  ofOption,
  byDefault,
  inOrder,
  inLists,
  ofRecords,
  chosenFrom,
  ofKind,
];
