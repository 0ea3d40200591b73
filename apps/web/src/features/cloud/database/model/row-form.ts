import type { BackendTable, TableColumn } from '@loam/contract';
import { checkCell } from './cell-rules.ts';

export type FormValues = Readonly<Record<string, string>>;
type Row = readonly (string | null)[];

/** What a form shows: generated columns write themselves; a change also leaves out what cannot be changed. */
export function formColumns(
  { columns }: Pick<BackendTable, 'columns'>,
  mode: 'create' | 'edit',
): readonly TableColumn[] {
  return columns.filter((column) => !column.is_generated && (mode === 'create' || column.is_updatable));
}

export function valuesOf({ columns }: Pick<BackendTable, 'columns'>, row: Row | undefined): FormValues {
  return Object.fromEntries(columns.map(({ name }, index) => [name, row?.[index] ?? '']));
}

/** What a second row like this one begins with: all but its key and what writes itself. */
export function copyOf(
  { columns, primary_keys: keys }: Pick<BackendTable, 'columns' | 'primary_keys'>,
  values: FormValues,
): FormValues {
  const isOwn = new Set(keys.map(({ name }) => name));
  return Object.fromEntries(
    columns.map(({ name, is_generated: isGenerated }) => [
      name,
      isOwn.has(name) || isGenerated ? '' : (values[name] ?? ''),
    ]),
  );
}

export interface RowForm {
  readonly before: FormValues;
  readonly typed: FormValues;
  readonly mode: 'create' | 'edit';
}

export interface CheckedForm {
  readonly faults: Readonly<Record<string, string>>;
  /** Only what differs from the beginning. */
  readonly changes: Readonly<Record<string, string | null>>;
}

/** What was typed, against what stood there. In a new row an untouched column gets its default. */
export function checkForm(columns: readonly TableColumn[], form: RowForm): CheckedForm {
  const { before, typed, mode } = form;
  const faults: Record<string, string> = {};
  const changes: Record<string, string | null> = {};
  for (const column of columns) {
    const { name } = column;
    const value = typed[name] ?? '';
    const isTouched = value !== (before[name] ?? '');
    const isNeeded = mode === 'create' && !column.is_nullable && column.default_value === null;
    if (!isTouched && !isNeeded) continue;
    const checked = checkCell(column, value);
    if (checked.kind === 'invalid') faults[name] = checked.message;
    else if (isTouched) changes[name] = checked.value;
  }
  return { faults, changes };
}
