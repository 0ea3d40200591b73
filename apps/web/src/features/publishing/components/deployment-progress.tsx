import { type Deployment, deploymentPhases } from '@loam/contract';
import { Button, LiveRegion, ProgressPhases } from '@loam/ui';
import { useState } from 'react';
import { publishTexts } from '../texts.data.ts';
import { DeploymentLog } from './deployment-log.tsx';

const words = publishTexts.progress;

interface DeploymentProgressProps {
  readonly projectId: string;
  readonly deployment: Deployment;
}

/** How far a running deployment has come, with its log for those who ask. */
export function DeploymentProgress({ projectId, deployment }: DeploymentProgressProps) {
  const [hasLog, setHasLog] = useState(false);
  return (
    <section
      aria-label={words.label}
      className="flex shrink-0 flex-col gap-3 border-t border-border bg-surface-sunken px-4 py-3 dark:bg-surface"
    >
      <LiveRegion>{words.phases[deployment.phase]}</LiveRegion>
      <ProgressPhases
        label={words.label}
        phases={deploymentPhases.map((phase) => words.phases[phase])}
        progress={{ current: deploymentPhases.indexOf(deployment.phase) }}
      />
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2.5 self-start"
        aria-expanded={hasLog}
        onClick={() => setHasLog(!hasLog)}
      >
        {hasLog ? words.hideLog : words.showLog}
      </Button>
      {hasLog ? <DeploymentLog projectId={projectId} deploymentId={deployment.id} /> : null}
    </section>
  );
}
