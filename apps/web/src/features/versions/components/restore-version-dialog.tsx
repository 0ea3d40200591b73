import { type Edit, fillText, texts } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useRestoreVersion } from '../api.ts';
import { needsConfirmation, summaryOf } from '../model/edit-labels.ts';
import { versionTexts } from '../texts.data.ts';

interface RestoreVersionDialogProps {
  readonly edit: Pick<Edit, 'id' | 'project_id' | 'tags' | 'commit_message'>;
  readonly onRestored?: (() => void) | undefined;
}

export function RestoreVersionDialog({ edit, onRestored, onClose }: RestoreVersionDialogProps & DialogProps) {
  const { mutateAsync: restore, isPending, error } = useRestoreVersion(edit.project_id);
  const isUnsafe = needsConfirmation(error);
  const summary = summaryOf(edit);
  const confirm = () => {
    restore({ editId: edit.id, isConfirmed: isUnsafe }).then(
      () => {
        onClose();
        onRestored?.();
        toast.success(fillText(texts.versions.reverted, { summary }));
      },
      (problem: unknown) => {
        if (needsConfirmation(problem)) return;
        toast.error(texts.versions.revertFailed, { description: shownProblem(problem).message });
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={versionTexts.restoreTitle}
      description={
        <>
          <strong className="font-semibold break-words text-foreground">{summary}</strong>
          <br />
          {versionTexts.restoreDetail}
        </>
      }
      confirmLabel={confirmLabel({ isPending, isUnsafe })}
      onConfirm={confirm}
      options={{
        loading: isPending,
        tone: isUnsafe ? 'danger' : 'primary',
        error: isUnsafe ? shownProblem(error).message : undefined,
      }}
    />
  );
}

function confirmLabel({ isPending, isUnsafe }: { readonly isPending: boolean; readonly isUnsafe: boolean }) {
  if (isPending) return texts.snapshot.restoring;
  return isUnsafe ? versionTexts.restoreAnyway : texts.snapshot.restore;
}
