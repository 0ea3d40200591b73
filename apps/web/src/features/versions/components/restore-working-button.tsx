import type { Edit, Project } from '@loam/contract';
import { Button, toast } from '@loam/ui';
import { History } from 'lucide-react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useRestoreVersion } from '../api.ts';
import { needsConfirmation } from '../model/edit-labels.ts';
import { versionTexts } from '../texts.data.ts';
import { RestoreVersionDialog } from './restore-version-dialog.tsx';

interface RestoreWorkingButtonProps {
  readonly project: Pick<Project, 'id' | 'latest_commit_sha'>;
  /** The newest version that worked. */
  readonly edit: Edit | null | undefined;
  readonly isBusy?: boolean;
}

/** One click; only a restore that cannot bring data back asks first. */
export function RestoreWorkingButton({ project, edit, isBusy = false }: RestoreWorkingButtonProps) {
  const restore = useRestoreVersion(project.id);
  const dialogs = useDialogs();
  const report = useReportProblem();
  if (!edit || edit.commit_sha === project.latest_commit_sha) return null;
  // Gone as soon as the version is restored, which may be before the answer.
  const bringBack = () => {
    restore.mutateAsync({ editId: edit.id, isConfirmed: false }).then(
      () => toast.success(versionTexts.workingRestored),
      (error: unknown) =>
        needsConfirmation(error) ? dialogs.open(RestoreVersionDialog, { edit }) : report(error),
    );
  };
  return (
    <Button size="sm" variant="outline" disabled={isBusy} loading={restore.isPending} onClick={bringBack}>
      <History aria-hidden />
      {versionTexts.restoreWorking}
    </Button>
  );
}
