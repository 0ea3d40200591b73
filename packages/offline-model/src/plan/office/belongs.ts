import { changeEntity, type Draft } from '../draft.ts';
import { withPicker } from '../entity-edits.ts';
import { like } from '../../lexicon/pattern.ts';
import { pickerOf, speaksOf } from './named.ts';

const BELONGS = like.iu`
  \b(?:each|every|an?|all|the)?\s*([\p{L}-]+)\s+
  (?:belongs? to|(?:is|are|can be) assigned to|(?:is|are) linked to|gehör(?:t|en) zu|pertence(?:m)? a|pertenecen? a|appartien(?:t|nent) à)
  \s+(?:exactly |only )?(?:one|an?|the|einem|einer|um|uma|un|una|une)?\s*([\p{L}-]+)
  (?:.*?\band (?:is|are) assigned to (?:one|an?|the)?\s*([\p{L}-]+))?`;

/** "Orders belong to a dentist and are assigned to one technician": they are picked in the order. */
export function addBelongings(draft: Draft, sentence: string): void {
  const [, child = '', ...parents] = BELONGS.exec(sentence) ?? [];
  const called = (word: string) =>
    draft.entities.find(({ plan }) => speaksOf(word, plan.one.split(' ').at(-1) ?? plan.one))?.plan;
  const own = child === '' ? undefined : called(child);
  for (const word of parents) {
    const parent = word === undefined ? undefined : called(word);
    const plan = draft.entities.find((one) => one.plan.id === own?.id)?.plan;
    if (parent === undefined || plan === undefined || parent.id === plan.id) continue;
    if (pickerOf(plan, parent.id) === undefined)
      changeEntity(draft, plan.id, (old) => withPicker(old, parent, { isRequired: false }));
  }
}
