import { fillText, texts } from '@loam/contract';
import { toast } from '@loam/ui';
import { shownProblem } from '../../../shared/problems.ts';
import { copyText } from '../grid/copy-cell.ts';
import { databaseWords } from './texts.data.ts';

const words = texts.database;

/** Hangs on the save, not on the cell: that may be gone before the answer comes, and what was typed with it. */
export function tellSaved(saved: Promise<unknown>, typed: string | null): Promise<void> {
  return saved.then(
    () => void toast.success(words.rowUpdated),
    (error: unknown) =>
      void toast.error(
        fillText(words.rowUpdateFailedWith, {
          message: shownProblem(error).message || words.rowUpdateFailed,
        }),
        typed === null
          ? undefined
          : { action: { label: databaseWords.copyTyped, onClick: () => copyText(typed) } },
      ),
  );
}
