import { fieldFrom } from '../../understand/fields.ts';
import { like } from '../../lexicon/pattern.ts';
import type { EntityPlan, FieldPlan, RightsPlan } from '../app-plan.ts';
import { fillIn } from '../copy.ts';
import { addRule, changeEntity, planOf, type Draft } from '../draft.ts';
import { changeField, inTurn, placeField, withPicker, withValues } from '../entity-edits.ts';
import { planField } from '../entity-fields.ts';
import { optionIn, pickerOf, speaksOf, thingCalled, thingsIn } from './named.ts';

const ONLY_IF =
  /^(.*?\b(?:only|só|solo|sólo|nur|que)\b.*?)\b(?:if|when|once|se|si|wenn|quando|cuando|lorsque)\b(.+)$/iu;
const WITHOUT =
  /^(.*?\b(?:cannot|can't|can not|may not|must not|não pode|no (?:se )?puede|darf nicht|kann nicht|ne peut pas)\b.*?)\b(?:without|sem|sin|ohne|sans)\b(.+)$/iu;
const FILLED =
  /\b(?:filled|set|given|entered|assigned|attached|present|signed|uploaded|has|have|with|tiver|tem|tiene|hat|ausgefüllt|preenchid[oa]|asignad[oa]|rempli|assigné)\b/iu;

/** "An order can only be closed if it has a mechanic": what must be filled in before the record may be so. */
export function addNeeds(draft: Draft, sentence: string): void {
  const match = ONLY_IF.exec(sentence) ?? WITHOUT.exec(sentence);
  if (match === null) return;
  const [, action = '', condition = ''] = match;
  if (match[0] === sentence && !WITHOUT.test(sentence) && !FILLED.test(condition)) return;
  const entity =
    [...thingsIn(draft, action), ...draft.entities].find(({ plan }) => optionIn(plan, action) !== null) ??
    [...draft.entities].find(({ plan }) => fieldIn(plan, condition) !== undefined);
  if (entity === undefined) return;
  const state = optionIn(entity.plan, action);
  const known = fieldIn(entity.plan, condition);
  if (known === undefined && state === null) return;
  const wanted = known ?? addField(draft, entity.plan, condition);
  if (wanted === null) return;
  const message = fillIn(draft.copy.office.needs, { field: wanted.label });
  const { id } = entity.plan;
  if (state === null)
    changeEntity(draft, id, (plan) => changeField(plan, wanted.id, (one) => ({ ...one, isRequired: true })));
  else
    addRule(draft, id, {
      kind: 'needs',
      field: wanted.id,
      when: { field: state.field.id, is: [state.option] },
      message,
    });
}

/** The field that the condition names with all its words, the longest name first. */
const fieldIn = (plan: EntityPlan, condition: string): FieldPlan | undefined =>
  plan.fields
    .filter(({ label, type }) => type !== 'image' && speaksOf(condition, label))
    .toSorted((a, b) => b.label.length - a.label.length)[0];

const NAMED = like.iu`\b(?:an?|the|its|um|uma|un|una|ein(?:e|en)?|une?)\s+([\p{L}-]+(?:\s+(?!is\b|are\b|has\b|ist\b)[\p{L}-]+)?)`;

/** "se tiver um mecânico responsável": there was no place to say who it is. */
function addField(draft: Draft, plan: EntityPlan, condition: string): FieldPlan | null {
  const words = NAMED.exec(condition)?.[1]?.split(/\s+/) ?? [];
  if (words.length === 0) return null;
  const made = { ...planField(fieldFrom(words)), isRequired: false };
  const label = words.join(' ');
  const own = { ...made, label: label.charAt(0).toUpperCase() + label.slice(1) };
  changeEntity(draft, plan.id, (old) =>
    withValues(placeField(old, own), own.id, (_, at) => inTurn(PEOPLE, at) ?? ''),
  );
  return own;
}

const PEOPLE = ['Nadia Cole', 'Ravi Menon', 'Lucy Tran', 'Paul Hartmann'];

const BELONGS = like.iu`
  \b(?:each|every|an?|all|the)?\s*([\p{L}-]+)\s+
  (?:belongs? to|(?:is|are|can be) assigned to|(?:is|are) linked to|gehör(?:t|en) zu|pertence(?:m)? a|pertenecen? a|appartien(?:t|nent) à)
  \s+(?:exactly |only )?(?:one|an?|the|einem|einer|um|uma|un|una|une)?\s*([\p{L}-]+)
  (?:.*?\band (?:is|are) assigned to (?:one|an?|the)?\s*([\p{L}-]+))?`;

/** "Orders belong to a dentist and are assigned to one technician": they are picked in the order. */
export function addBelongings(draft: Draft, sentence: string): void {
  const [, child = '', ...parents] = BELONGS.exec(sentence) ?? [];
  const own = child === '' ? undefined : thingCalled(draft, child)?.plan;
  for (const word of parents) {
    const parent = word === undefined ? undefined : thingCalled(draft, word)?.plan;
    const plan = planOf(draft, own?.id);
    if (parent === undefined || plan === undefined || parent.id === plan.id) continue;
    if (pickerOf(plan, parent.id) === undefined)
      changeEntity(draft, plan.id, (old) => withPicker(old, parent, { isRequired: false }));
  }
}

const CREATING = /\b(?:add|create|enter|book|register|make|record|log|write|admit|issue)\b/i;
const EDITING =
  /\b(?:edit|change|update|modify|send|approve|reject|close|set|mark|confirm|cancel|sign off|complete|resolve)\b/i;
const REMOVING = /\b(?:remove|delete)\b/i;
const MANAGING = /\bmanage\b/i;

/** "Only the purchaser can send orders": what is kept for one of those who sign in. */
export function addRights(draft: Draft, sentence: string): void {
  if (!draft.hasAuth) return;
  for (const role of draft.said.roles) {
    const match =
      like.i`\bonly (?:the |an? )?${role}s? (?:can|may|is allowed to|are allowed to|should be able to) (.+)$`.exec(
        sentence,
      );
    const told = match?.[1] ?? '';
    const [entity] = told === '' ? [] : thingsIn(draft, told);
    const rights = rightsIn(told, role);
    if (entity === undefined || rights === null) continue;
    changeEntity(draft, entity.plan.id, (plan) => ({ ...plan, rights: { ...plan.rights, ...rights } }));
  }
}

function rightsIn(text: string, role: string): RightsPlan | null {
  const isAll = MANAGING.test(text);
  const rights: RightsPlan = {
    ...(isAll || CREATING.test(text) ? { create: role } : {}),
    ...(isAll || EDITING.test(text) ? { edit: role } : {}),
    ...(isAll || REMOVING.test(text) ? { remove: role } : {}),
  };
  return Object.keys(rights).length === 0 ? null : rights;
}
