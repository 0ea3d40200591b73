import { type BackendTable, fillText, texts } from '@loam/contract';
import {
  Button,
  ConfirmDialog,
  Sheet,
  SheetContent,
  SheetDescription,
  SheetTitle,
  Skeleton,
  toast,
} from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { ErrorPanel } from '../../console/error-panel.tsx';
import { isGone, tableKeys, type TableRef, useReadRow, useRowChanges } from '../api.ts';
import { checkForm, copyOf, formColumns, type FormValues, valuesOf } from '../model/row-form.ts';
import { databaseWords } from '../texts.data.ts';
import { RowField } from './row-field.tsx';
import { keyOf } from './shown-rows.ts';

const words = texts.database;
type Row = readonly (string | null)[];

export type PanelMode = { readonly kind: 'create' } | { readonly kind: 'edit'; readonly row: Row };

interface RowPanelProps {
  readonly tableRef: TableRef;
  readonly table: BackendTable;
  readonly mode: PanelMode;
  readonly onClose: () => void;
}

/** A form for one row. What was typed is not lost by a click beside it. */
export function RowPanel({ tableRef, table, mode, onClose }: RowPanelProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [copied, setCopied] = useState<FormValues>();
  const leave = () => (isDirty ? setIsAsking(true) : onClose());
  const isNew = mode.kind === 'create' || copied !== undefined;
  const duplicate = (typed: FormValues) => {
    setCopied(copyOf(table, typed));
    setIsDirty(true);
  };
  const form = { tableRef, table, onDirty: setIsDirty, onClose, onLeave: leave };
  return (
    <>
      <Sheet open onOpenChange={(isOpen) => (isOpen ? undefined : leave())}>
        <SheetContent className="w-[28rem]">
          <SheetTitle className="text-lg font-semibold">{isNew ? words.createRow : words.editRow}</SheetTitle>
          <SheetDescription className="-mt-3 font-mono text-xs text-muted-foreground">
            {table.name}
          </SheetDescription>
          {isNew ? (
            <RowForm {...form} key={copied ? 'copy' : 'new'} row={undefined} copied={copied} />
          ) : (
            <EditForm {...form} row={mode.row} onDuplicate={duplicate} />
          )}
        </SheetContent>
      </Sheet>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={words.discardTitle}
        description={databaseWords.discardDetail}
        confirmLabel={words.discardConfirm}
        onConfirm={onClose}
        options={{ tone: 'danger', cancelLabel: words.discardCancel }}
      />
    </>
  );
}

interface FormProps {
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

/** The page may show long values cut: the form has them whole, and as they are now. */
function EditForm(props: FormProps) {
  const { tableRef, table, row } = props;
  const read = useReadRow(tableRef);
  const [opened, setOpened] = useState(0);
  const key = row && keyOf(table, row);
  const whole = useQuery({
    queryKey: [...tableKeys.one(tableRef.projectId, tableRef.table), 'row', key],
    queryFn: () => read(key === undefined ? [] : [key]),
    enabled: key !== undefined,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (key === undefined) return <p role="alert">{words.noRowId}</p>;
  if (whole.data === undefined)
    return whole.isError ? (
      <ErrorPanel
        {...(isGone(whole.error) && { title: databaseWords.missing })}
        error={whole.error}
        onRetry={whole.refetch}
      />
    ) : (
      <Skeleton className="h-64" />
    );
  return (
    <OpenedRow
      key={opened}
      {...props}
      row={whole.data}
      isGone={isGone(whole.error)}
      onShowNew={() => {
        props.onDirty(false);
        setOpened(opened + 1);
      }}
    />
  );
}

interface OpenedRowProps extends FormProps {
  readonly row: Row;
  readonly isGone: boolean;
  readonly onShowNew: () => void;
}

/** The row as it was when the form was opened: what somebody else does to it meanwhile is told, and takes nothing that was typed. */
function OpenedRow({ isGone: isRowGone, onShowNew, ...props }: OpenedRowProps) {
  const [row] = useState(props.row);
  const isChanged = row.some((value, index) => value !== props.row[index]);
  return (
    <>
      {isRowGone || isChanged ? (
        <div
          role="alert"
          className="flex flex-col items-start gap-2 rounded-lg bg-warning-subtle p-3 text-sm"
        >
          {isRowGone ? databaseWords.goneMeanwhile : databaseWords.changedMeanwhile}
          {isRowGone ? null : (
            <Button variant="outline" size="sm" onClick={onShowNew}>
              {databaseWords.showNew}
            </Button>
          )}
        </div>
      ) : null}
      <RowForm {...props} row={row} />
    </>
  );
}

function RowForm({ tableRef, table, row, copied, onDirty, onDuplicate, onClose, onLeave }: FormProps) {
  const mode = row === undefined ? 'create' : 'edit';
  const [before] = useState<FormValues>(() => valuesOf(table, row));
  const [typed, setTyped] = useState<FormValues>(copied ?? before);
  const [isShowingFaults, setIsShowingFaults] = useState(false);
  const { create, update } = useRowChanges(tableRef);
  const columns = formColumns(table, mode);
  const { faults, changes } = checkForm(columns, { before, typed, mode });
  const change = (name: string, value: string) => {
    const next = { ...typed, [name]: value };
    setTyped(next);
    onDirty(columns.some((column) => next[column.name] !== before[column.name]));
  };
  const finish = (said: string) => {
    toast.success(said);
    onClose();
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
      create.mutate(changes, {
        onSuccess: () => finish(copied ? words.rowInserted : words.rowCreated),
        onError: (error) =>
          toast.error(fillText(words.rowCreateFailedWith, { message: said(error, words.rowInsertFailed) })),
      });
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
    update.mutate(
      { key, values: changes, was },
      {
        onSuccess: () => finish(words.rowUpdated),
        onError: (error) =>
          toast.error(fillText(words.rowUpdateFailedWith, { message: said(error, words.rowUpdateFailed) })),
      },
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
