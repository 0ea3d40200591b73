import { fillText, texts } from '@loam/contract';
import { Button, ConfirmDialog, toast } from '@loam/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
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
  const words = texts.database;
  const label = fillText(words.deleteRows, { n: keys.length });
  const confirm = () =>
    remove.mutate(keys, {
      onSuccess: ({ deleted }) => {
        toast.success(fillText(words.rowsDeleted, { n: deleted }));
        onDeleted();
      },
      onError: (error) =>
        toast.error(fillText(words.rowsDeleteFailedWith, { message: shownProblem(error).message })),
      onSettled: () => setIsAsking(false),
    });
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
