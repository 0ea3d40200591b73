import type { EntityNames } from '../entity-names.ts';
import { doneField } from './done-field.ts';
import { titleExpression } from './show.ts';

/** Strikes the title of what is done. */
export const STRUCK =
  ' has-data-[state=checked]:[&_h3]:text-muted-foreground has-data-[state=checked]:[&_h3]:line-through';

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
