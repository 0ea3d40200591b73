import { type BackendTable, texts } from '@loam/contract';
import { ConfirmDialog, Sheet, SheetContent, SheetDescription, SheetTitle } from '@loam/ui';
import { useState } from 'react';
import type { TableRef } from '../api.ts';
import { copyOf, type FormValues } from '../model/row-form.ts';
import { databaseWords } from '../texts.data.ts';
import { EditForm } from './edit-form.tsx';
import { RowForm } from './row-form.tsx';
import type { Row } from './shown-rows.ts';

const words = texts.database;

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
