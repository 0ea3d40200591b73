import type { FieldPlan } from '../../plan/app-plan.ts';
import { quote } from '../code.ts';
import type { EntityNames } from '../entity-names.ts';
import { titleExpression } from './show.ts';

export interface DoneField {
  readonly field: FieldPlan;
  /** What the field holds, as code, once a record is done and while it is not. */
  readonly done: string;
  readonly open: string;
}

const FLAG = /^(is)?(done|completed?|checked|finished|bought|packed|purchased|achieved|ticked)$/i;
const TO_DO =
  /^(task|todo|toDo|todoItem|chore|goal|assignment|homework|errand|milestone|subtask|reminder|checklistItem|shoppingItem|packingItem)$/;
const DONE =
  /^(done|completed?|finished|erledigt|fertig|abgeschlossen|hech[oa]|completad[oa]|terminad[oa]|feit[oa]|conclu[ií]d[oa]|terminée?|faite?)$/i;

/** Strikes the title of what is done. */
export const STRUCK =
  ' has-data-[state=checked]:[&_h3]:text-muted-foreground has-data-[state=checked]:[&_h3]:line-through';

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

/** The box that ticks a record off, for the place before its title. */
export function doneBox(names: EntityNames): string | null {
  const found = doneField(names);
  if (!found) return null;
  const { value, table } = names;
  const { field, done, open } = found;
  const isDone = done === 'true' ? `${value}.${field.id}` : `${value}.${field.id} === ${done}`;
  return `<DoneBox
  name={${titleExpression(names)}}
  isDone={${isDone}}
  onChange={(isDone) => store.${table}.update(${value}.id, { ${field.id}: ${done === 'true' ? 'isDone' : `isDone ? ${done} : ${open}`} })}
/>`;
}
