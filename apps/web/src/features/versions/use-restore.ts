import { type Edit, fillText, texts } from '@loam/contract';
import { toast } from '@loam/ui';
import { useDialogs } from '../../shared/dialog-host.tsx';
import { shownProblem } from '../../shared/problems.ts';
import { useRestoreVersion } from './api.ts';
import { RestoreVersionDialog } from './components/restore-version-dialog.tsx';
import { needsConfirmation, summaryOf } from './model/edit-labels.ts';

/** Restores at once; only where data cannot follow, someone is asked first. */
export function useRestore(projectId: string, onRestored: () => void) {
  const { mutate, isPending } = useRestoreVersion(projectId);
  const dialogs = useDialogs();
  const restore = (edit: Edit) =>
    mutate(
      { editId: edit.id, isConfirmed: false },
      {
        onSuccess: () => {
          toast.success(fillText(texts.versions.reverted, { summary: summaryOf(edit) }));
          onRestored();
        },
        onError: (problem) => {
          if (needsConfirmation(problem)) return dialogs.open(RestoreVersionDialog, { edit, onRestored });
          toast.error(texts.versions.revertFailed, { description: shownProblem(problem).message });
        },
      },
    );
  return { restore, isRestoring: isPending };
}
