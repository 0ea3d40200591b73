import { type BackendBackup, fillText } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import { momentText } from '../../../../shared/moment-text.ts';
import { shownProblem } from '../../../../shared/problems.ts';
import { useDeleteBackup, useRestoreBackup } from '../api.ts';
import { backupWords } from '../texts.data.ts';

interface ConfirmProps {
  readonly projectId: string;
  readonly backup: BackendBackup;
  readonly onClose: () => void;
}

/** Closes at once: the progress and the end are told by a toast, since the whole console waits meanwhile. */
export function ConfirmRestore({ projectId, backup, onClose }: ConfirmProps) {
  const restore = useRestoreBackup(projectId);
  const time = momentText(backup.created_at);
  const confirm = () => {
    toast.promise(restore.mutateAsync(backup.id), {
      loading: backupWords.restoring,
      success: backupWords.restored,
      error: (error: unknown) => shownProblem(error).message,
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(backupWords.restoreTitle, { time })}
      description={backupWords.restoreDetail}
      confirmLabel={backupWords.restore}
      onConfirm={confirm}
      options={{ tone: 'danger' }}
    />
  );
}

export function ConfirmDelete({ projectId, backup, onClose }: ConfirmProps) {
  const remove = useDeleteBackup(projectId);
  const confirm = () =>
    remove.mutate(backup.id, {
      onSuccess: () => {
        toast.success(backupWords.deleted);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(backupWords.deleteTitle, { time: momentText(backup.created_at) })}
      description={backupWords.deleteDetail}
      confirmLabel={backupWords.delete}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        loading: remove.isPending,
        ...(remove.isError && { error: shownProblem(remove.error).message }),
      }}
    />
  );
}
