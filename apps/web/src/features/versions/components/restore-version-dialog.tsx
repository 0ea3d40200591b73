import { type Edit, fillText, texts } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import { useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useRestorePlan, useRestoreVersion } from '../api.ts';
import { needsConfirmation, summaryOf } from '../model/edit-labels.ts';
import { versionTexts } from '../texts.data.ts';
import { LaterMigrations } from './later-migrations.tsx';

interface RestoreVersionDialogProps {
  readonly edit: Pick<Edit, 'id' | 'project_id' | 'tags' | 'commit_message'>;
  readonly onRestored?: (() => void) | undefined;
}

export function RestoreVersionDialog({ edit, onRestored, onClose }: RestoreVersionDialogProps & DialogProps) {
  const { mutateAsync: restore, isPending, error } = useRestoreVersion(edit.project_id);
  const { data: plan } = useRestorePlan(edit.project_id, edit.id);
  const [isDataChosen, setDataChosen] = useState(false);
  const hasMigrations = plan !== undefined && plan.migrations.length > 0;
  const isUnsafe = needsConfirmation(error) || hasMigrations;
  const backupId = isDataChosen ? plan?.backup?.id : undefined;
  const summary = summaryOf(edit);
  const confirm = () => {
    restore({ editId: edit.id, isConfirmed: isUnsafe, backupId }).then(
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
          {hasMigrations ? (
            <LaterMigrations plan={plan} isDataChosen={isDataChosen} onChooseData={setDataChosen} />
          ) : null}
        </>
      }
      confirmLabel={confirmLabel({ isPending, isUnsafe })}
      onConfirm={confirm}
      options={{
        loading: isPending,
        tone: isUnsafe ? 'danger' : 'primary',
        error: isUnsafe && error && !hasMigrations ? shownProblem(error).message : undefined,
      }}
    />
  );
}

function confirmLabel({ isPending, isUnsafe }: { readonly isPending: boolean; readonly isUnsafe: boolean }) {
  if (isPending) return texts.snapshot.restoring;
  return isUnsafe ? versionTexts.restoreAnyway : texts.snapshot.restore;
}
