import type { FieldPlan } from '../../plan/app-plan.ts';
import { quote } from '../code.ts';
import type { EntityNames } from '../entity-names.ts';

export interface DoneField {
  readonly field: FieldPlan;
  /** What the field holds, as code, once a record is done and while it is not. */
  readonly done: string;
  readonly open: string;
}

const FLAG =
  /^(is)?(done|completed?|checked|finished|bought|packed|purchased|achieved|ticked|taken)(Today)?$/i;
const TO_DO =
  /^(task|todo|toDo|todoItem|chore|goal|assignment|homework|errand|milestone|subtask|reminder|checklistItem|shoppingItem|packingItem)$/;
const DONE =
  /^(done|completed?|finished|erledigt|fertig|abgeschlossen|hech[oa]|completad[oa]|terminad[oa]|feit[oa]|conclu[ií]d[oa]|terminée?|faite?)$/i;

/** The field by which a thing to do is ticked off; null for records that are no such thing. */
export function doneField({ plan }: EntityNames): DoneField | null {
  const flag = plan.fields.find((field) => field.type === 'flag' && FLAG.test(field.id));
  if (flag) return { field: flag, done: 'true', open: 'false' };
  if (!TO_DO.test(plan.id)) return null;
  for (const field of plan.fields) {
    const option = field.type === 'choice' ? field.options?.find((name) => DONE.test(name)) : undefined;
    const first = field.options?.find((name) => name !== option);
    if (option && first) return { field, done: quote(option), open: quote(first) };
  }
  return null;
}
