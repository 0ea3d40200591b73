import type { Project } from '@loam/contract';
import { Button } from '@loam/ui';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { publishTexts } from '../texts.data.ts';
import { DeploymentHistoryDialog } from './deployment-history-dialog.tsx';
import { ShareSiteDialog } from './share-site-dialog.tsx';
import { UnpublishDialog } from './unpublish-dialog.tsx';

interface PublishActionsProps {
  readonly project: Project;
  readonly isLive: boolean;
  readonly onLeave: () => void;
}

export function PublishActions({ project, isLive, onLeave }: PublishActionsProps) {
  const dialogs = useDialogs();
  const share = isLive ? (
    <Button
      variant="ghost"
      className="px-2"
      onClick={() => {
        onLeave();
        dialogs.open(ShareSiteDialog, { project });
      }}
    >
      {publishTexts.share.action}
    </Button>
  ) : null;
  if (!project.permissions.includes('DeployProject')) return share;
  return (
    <>
      <Button
        variant="ghost"
        className="-ml-2 px-2"
        onClick={() => {
          onLeave();
          dialogs.open(DeploymentHistoryDialog, { projectId: project.id });
        }}
      >
        {publishTexts.history.open}
      </Button>
      {share}
      {isLive ? (
        <Button
          variant="ghost"
          className="px-2 text-danger"
          onClick={() => {
            onLeave();
            dialogs.open(UnpublishDialog, { projectId: project.id });
          }}
        >
          {publishTexts.unpublish.action}
        </Button>
      ) : null}
    </>
  );
}
