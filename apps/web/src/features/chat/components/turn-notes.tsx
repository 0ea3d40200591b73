import type { AiMessage } from '@loam/contract';
import { Button, toast } from '@loam/ui';
import { History, RotateCw } from 'lucide-react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useEdit, useRestoreVersion } from '../../versions/api.ts';
import { RestoreVersionDialog } from '../../versions/components/restore-version-dialog.tsx';
import { needsConfirmation } from '../../versions/model/edit-labels.ts';
import { useChatPane } from '../chat-context.tsx';
import { chatWords } from '../texts.data.ts';

const words = chatWords.notes;

/** How an answer ended when it did not end well, and what to do about it. */
export function TurnNotes({ message }: { readonly message: AiMessage }) {
  const note = noteOf(message);
  if (note === undefined) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {note === '' ? null : <p className="text-sm text-pretty text-muted-foreground">{note}</p>}
      <div className="flex flex-wrap gap-2">
        {/* What was tried again already stands further down. */}
        {message.exclude_from_history ? null : <RetryButton message={message} />}
        {message.last_good_edit_id === null ? null : <LastGoodButton editId={message.last_good_edit_id} />}
      </div>
    </div>
  );
}

function noteOf({ status, pipeline_errors: errors }: AiMessage): string | undefined {
  switch (status) {
    case 'stopped':
      return words.stoppedByOther;
    case 'interrupted':
      return errors.length === 0 ? words.interrupted : '';
    case 'failed':
      return errors.length === 0 ? words.failed : '';
    case 'queued':
    case 'running':
    case 'completed':
      return undefined;
  }
}

function RetryButton({ message }: { readonly message: AiMessage }) {
  const { retry, isRetrying, isBusy } = useChatPane();
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={isBusy}
      loading={isRetrying}
      onClick={() => retry(message.id)}
    >
      <RotateCw aria-hidden />
      {words.again}
    </Button>
  );
}

/** One click; only a restore that cannot bring data back asks first. */
function LastGoodButton({ editId }: { readonly editId: string }) {
  const { project, isBusy } = useChatPane();
  const edit = useEdit(project.id, editId).data;
  const restore = useRestoreVersion(project.id);
  const dialogs = useDialogs();
  const report = useReportProblem();
  if (!edit || edit.commit_sha === project.latest_commit_sha) return null;
  const bringBack = () =>
    restore.mutate(
      { editId, isConfirmed: false },
      {
        onSuccess: () => toast.success(words.restored),
        onError: (error) =>
          needsConfirmation(error) ? dialogs.open(RestoreVersionDialog, { edit }) : report(error),
      },
    );
  return (
    <Button size="sm" variant="outline" disabled={isBusy} loading={restore.isPending} onClick={bringBack}>
      <History aria-hidden />
      {words.restoreLastGood}
    </Button>
  );
}
