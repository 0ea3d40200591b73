import { type Edit, fillText, texts } from '@loam/contract';
import { toast } from '@loam/ui';
import { useRouter } from '@tanstack/react-router';
import { useDialogs } from '../../shared/dialog-host.tsx';
import { markPlace } from '../../shared/mark-place.ts';
import { shownProblem } from '../../shared/problems.ts';
import { useRestoreVersion } from './api.ts';
import { RestoreVersionDialog } from './components/restore-version-dialog.tsx';
import { needsConfirmation, summaryOf } from './model/edit-labels.ts';

/** Restores at once; only where data cannot follow, someone is asked first. */
export function useRestore(projectId: string, onRestored: () => void) {
  const { mutateAsync, isPending } = useRestoreVersion(projectId);
  const dialogs = useDialogs();
  const router = useRouter();
  // What asked for it may be gone before the answer comes: a card that was scrolled away, a panel that was left.
  const restore = (edit: Edit) => {
    const isStillHere = markPlace(router, 'href');
    const lead = () => {
      if (isStillHere()) onRestored();
    };
    mutateAsync({ editId: edit.id, isConfirmed: false }).then(
      () => {
        toast.success(fillText(texts.versions.reverted, { summary: summaryOf(edit) }));
        lead();
      },
      (problem: unknown) => {
        if (needsConfirmation(problem)) return dialogs.open(RestoreVersionDialog, { edit, onRestored: lead });
        toast.error(texts.versions.revertFailed, { description: shownProblem(problem).message });
      },
    );
  };
  return { restore, isRestoring: isPending };
}
