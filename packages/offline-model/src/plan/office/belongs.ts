import { changeEntity, planOf, type Draft } from '../draft.ts';
import { withPicker } from '../entity-edits.ts';
import { pickerOf, speaksOf } from './named.ts';

const BELONGS =
  /\b(?:each|every|an?|all|the)?\s*([\p{L}-]+)\s+(?:belongs? to|(?:is|are|can be) assigned to|(?:is|are) linked to|gehör(?:t|en) zu|pertence(?:m)? a|pertenecen? a|appartien(?:t|nent) à)\s+(?:exactly |only )?(?:one|an?|the|einem|einer|um|uma|un|una|une)?\s*([\p{L}-]+)(?:.*?\band (?:is|are) assigned to (?:one|an?|the)?\s*([\p{L}-]+))?/iu;

/** "Orders belong to a dentist and are assigned to one technician": they are picked in the order. */
export function addBelongings(draft: Draft, sentence: string): void {
  const [, child = '', ...parents] = BELONGS.exec(sentence) ?? [];
  const called = (word: string | undefined) =>
    draft.entities.find(({ plan }) => speaksOf(word ?? '', plan.one.split(' ').at(-1) ?? plan.one));
  const own = child === '' ? undefined : called(child);
  if (own === undefined) return;
  for (const word of parents) {
    const parent = word === undefined ? undefined : called(word);
    const plan = planOf(draft, own.plan.id);
    if (parent === undefined || plan === undefined || parent.plan.id === plan.id) continue;
    if (pickerOf(plan, parent.plan.id) !== undefined) continue;
    changeEntity(draft, plan.id, (old) => withPicker(old, parent.plan, { isRequired: false }));
  }
}
