import { type Edit, type Project, texts } from '@loam/contract';
import { Button, Tooltip } from '@loam/ui';
import { RotateCcw } from 'lucide-react';
import { useConversation } from '../../chat/api.ts';
import { chatFlowOf } from '../../chat/model/chat-flow.ts';
import { useProjectLock } from '../../projects/use-project-lock.ts';
import { type RestoreState, restoreState } from '../model/edit-labels.ts';
import { versionTexts } from '../texts.data.ts';
import { useRestore } from '../use-restore.ts';

interface RestoreSnapshotProps {
  readonly project: Project;
  readonly edit: Edit | undefined;
  readonly onRestored: () => void;
}

/** Brings the version in sight back, unless something is at work already. */
export function RestoreSnapshot({ project, edit, onRestored }: RestoreSnapshotProps) {
  const { restore, isRestoring } = useRestore(project.id, onRestored);
  const conversation = useConversation(project.id).data;
  const isAnswering = conversation !== undefined && chatFlowOf(conversation).running !== undefined;
  const isLocked = useProjectLock(project.locked_at) || isAnswering || isRestoring;
  const state = edit && restoreState(edit, { latestCommitSha: project.latest_commit_sha, isLocked });
  const reason = whyNot(state);
  const button = (
    <Button
      size="sm"
      variant="primary"
      // Not `disabled`: the reason in the tooltip stays within reach.
      aria-disabled={reason !== undefined}
      className={reason === undefined ? undefined : 'cursor-not-allowed opacity-60'}
      onClick={() => edit && reason === undefined && restore(edit)}
    >
      <RotateCcw aria-hidden />
      {isRestoring ? texts.snapshot.restoring : texts.snapshot.restore}
    </Button>
  );
  if (reason === undefined) return button;
  return (
    <Tooltip label={reason} side="bottom">
      {button}
    </Tooltip>
  );
}

function whyNot(state: RestoreState | undefined): string | undefined {
  switch (state?.kind) {
    case undefined:
      return texts.snapshot.restoreNoEdit;
    case 'busy':
      return texts.snapshot.restoreBusy;
    case 'lost':
      return versionTexts.lost;
    case 'current':
      return versionTexts.isCurrent;
    case 'possible':
      return undefined;
  }
}
