import { type BackendTable, fillText, texts } from '@loam/contract';
import { Button, toast } from '@loam/ui';
import { type FormEvent, useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { useIsThere } from '../../../../shared/use-is-there.ts';
import { type TableRef, useRowChanges } from '../api.ts';
import { checkForm, formColumns, type FormValues, valuesOf } from '../model/row-form.ts';
import { databaseWords } from '../texts.data.ts';
import { RowField } from './row-field.tsx';
import { keyOf, type Row } from './shown-rows.ts';

const words = texts.database;

export interface FormProps {
  readonly tableRef: TableRef;
  readonly table: BackendTable;
  /** None for a new one. */
  readonly row: Row | undefined;
  /** What a new one begins with. */
  readonly copied?: FormValues | undefined;
  readonly onDuplicate?: ((typed: FormValues) => void) | undefined;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

export function RowForm({ tableRef, table, row, copied, onDirty, onDuplicate, onClose, onLeave }: FormProps) {
  const mode = row === undefined ? 'create' : 'edit';
  const [before] = useState<FormValues>(() => valuesOf(table, row));
  const [typed, setTyped] = useState<FormValues>(copied ?? before);
  const [isShowingFaults, setIsShowingFaults] = useState(false);
  const { create, update } = useRowChanges(tableRef);
  const isThere = useIsThere();
  const columns = formColumns(table, mode);
  const { faults, changes } = checkForm(columns, { before, typed, mode });
  const change = (name: string, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    onDirty(columns.some((column) => next[column.name] !== before[column.name]));
  };
  // The form may be gone before the answer comes, and another one open in its place.
  const finish = (said: string) => {
    toast.success(said);
    if (isThere()) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsShowingFaults(true);
    if (Object.keys(faults).length > 0) return;
    if (Object.keys(changes).length === 0) {
      toast.error(row === undefined ? words.noDataToInsert : words.noChanges);
      return;
    }
    if (row === undefined) {
      create.mutateAsync(changes).then(
        () => finish(copied ? words.rowInserted : words.rowCreated),
        (error: unknown) =>
          toast.error(fillText(words.rowCreateFailedWith, { message: said(error, words.rowInsertFailed) })),
      );
      return;
    }
    const key = keyOf(table, row);
    if (key === undefined) {
      toast.error(words.noRowId);
      return;
    }
    const was = Object.fromEntries(
      table.columns.flatMap(({ name }, index) => (name in changes ? [[name, row[index] ?? null]] : [])),
    );
    update.mutateAsync({ key, values: changes, was }).then(
      () => finish(words.rowUpdated),
      (error: unknown) =>
        toast.error(fillText(words.rowUpdateFailedWith, { message: said(error, words.rowUpdateFailed) })),
    );
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {columns.map((column) => (
        <RowField
          key={column.name}
          table={table}
          column={column}
          value={typed[column.name] ?? ''}
          fault={isShowingFaults ? faults[column.name] : undefined}
          onChange={(value) => change(column.name, value)}
        />
      ))}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end gap-2 border-t border-border bg-surface-raised px-5 py-3">
        {onDuplicate && (
          <Button variant="ghost" className="mr-auto -ml-3" onClick={() => onDuplicate(typed)}>
            {databaseWords.duplicate}
          </Button>
        )}
        <Button variant="outline" onClick={onLeave}>
          {databaseWords.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={create.isPending || update.isPending}>
          {databaseWords.save}
        </Button>
      </div>
    </form>
  );
}

function said(error: unknown, otherwise: string): string {
  const { message } = shownProblem(error);
  return message === '' ? otherwise : message;
}
