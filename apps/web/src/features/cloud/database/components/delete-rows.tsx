import { fillText, texts } from '@loam/contract';
import { Button, ConfirmDialog, toast } from '@loam/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { useIsThere } from '../../../../shared/use-is-there.ts';
import { type TableRef, useRowChanges } from '../api.ts';
import { databaseWords } from '../texts.data.ts';

interface DeleteRowsProps {
  readonly tableRef: TableRef;
  readonly keys: readonly string[];
  readonly onDeleted: () => void;
}

export function DeleteRows({ tableRef, keys, onDeleted }: DeleteRowsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { remove } = useRowChanges(tableRef);
  const isThere = useIsThere();
  const words = texts.database;
  const label = fillText(words.deleteRows, { n: keys.length });
  const confirm = () =>
    void remove
      .mutateAsync(keys)
      .then(
        ({ deleted }) => {
          toast.success(fillText(words.rowsDeleted, { n: deleted }));
          // Other rows may be selected by then.
          if (isThere()) onDeleted();
        },
        (error: unknown) =>
          toast.error(fillText(words.rowsDeleteFailedWith, { message: shownProblem(error).message })),
      )
      .finally(() => setIsAsking(false));
  return (
    <>
      <Button variant="danger" size="sm" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden />
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`${label}?`}
        description={databaseWords.deleteDetail}
        confirmLabel={label}
        onConfirm={confirm}
        options={{ tone: 'danger', loading: remove.isPending }}
      />
    </>
  );
}
