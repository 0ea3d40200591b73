import { type Deployment, fillText, texts } from '@loam/contract';
import { Badge, Button, IconButton, RelativeTime, type Tone } from '@loam/ui';
import { RotateCcw, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { deploymentSeconds } from '../model/deployment-time.ts';
import { publishTexts } from '../texts.data.ts';
import { DeploymentLog } from './deployment-log.tsx';

const words = publishTexts.history;

/** What is over and went as it should needs no colour. */
const tones: Partial<Record<Deployment['status'], Tone>> = { running: 'info', failed: 'danger' };

interface DeploymentRowProps {
  readonly deployment: Deployment;
  readonly onRollBack: (deployment: Deployment) => void;
}

export function DeploymentRow({ deployment, onRollBack }: DeploymentRowProps) {
  const [hasLog, setHasLog] = useState(false);
  const { progress } = publishTexts;
  return (
    <li className="flex flex-col gap-2 px-2 py-3">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="line-clamp-2 text-base font-medium break-words">{titleOf(deployment)}</p>
          <DeploymentFacts deployment={deployment} />
        </div>
        <IconButton
          size="sm"
          label={hasLog ? progress.hideLog : progress.showLog}
          aria-expanded={hasLog}
          onClick={() => setHasLog(!hasLog)}
        >
          <ScrollText aria-hidden className="size-4 text-muted-foreground" />
        </IconButton>
        <RollBackButton deployment={deployment} onRollBack={onRollBack} />
      </div>
      {deployment.detail === null || hasLog ? null : (
        <p className="line-clamp-2 font-mono text-xs break-words text-danger">{deployment.detail}</p>
      )}
      {hasLog ? <DeploymentLog projectId={deployment.project_id} deploymentId={deployment.id} /> : null}
    </li>
  );
}

function titleOf({ commit_message, commit_sha }: Deployment): string {
  return commit_message === '' ? fillText(words.noMessage, { sha: commit_sha.slice(0, 7) }) : commit_message;
}

function DeploymentFacts({ deployment }: { readonly deployment: Deployment }) {
  const seconds = deploymentSeconds(deployment);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
      <DeploymentState deployment={deployment} />
      <RelativeTime value={deployment.created_at} />
      {seconds === undefined ? null : (
        <>
          <span aria-hidden>·</span>
          <span className="tabular-nums">{fillText(words.took, { time: seconds })}</span>
        </>
      )}
    </p>
  );
}

function DeploymentState({ deployment: { is_live: isLive, status } }: { readonly deployment: Deployment }) {
  if (isLive) return <Badge tone="success">{texts.publish.live}</Badge>;
  const tone = tones[status];
  if (tone) return <Badge tone={tone}>{words.status[status]}</Badge>;
  return (
    <>
      <span>{words.status[status]}</span>
      <span aria-hidden>·</span>
    </>
  );
}

function RollBackButton({ deployment, onRollBack }: DeploymentRowProps) {
  if (deployment.status !== 'succeeded' || deployment.is_live) return null;
  if (!deployment.can_roll_back) {
    return <span className="self-center text-xs text-muted-foreground">{words.gone}</span>;
  }
  return (
    <Button variant="outline" size="sm" onClick={() => onRollBack(deployment)}>
      <RotateCcw aria-hidden />
      {words.rollBack}
    </Button>
  );
}
