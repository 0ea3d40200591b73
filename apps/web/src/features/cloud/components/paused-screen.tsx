import { type InstanceStatus, type Project, texts } from '@loam/contract';
import { Button, EmptyState, Spinner } from '@loam/ui';
import { Moon, Sunrise } from 'lucide-react';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useWakeBackend } from '../api.ts';
import { cloudWords } from '../texts.data.ts';

interface PausedScreenProps {
  readonly project: Project;
  readonly status: InstanceStatus | null;
}

/** A cloud that sleeps, falls asleep or wakes. */
export function PausedScreen({ project, status }: PausedScreenProps) {
  const wake = useWakeBackend(project.id);
  const onError = useReportProblem();
  if (status === 'RESTORING') {
    return (
      <EmptyState
        icon={Sunrise}
        title={texts.cloud.paused.waking}
        titleAs="h2"
        className="pt-20"
        action={<Spinner label={texts.cloud.paused.waking} className="size-5 text-muted-foreground" />}
      >
        {cloudWords.wakingDetail}
      </EmptyState>
    );
  }
  const mayWake = project.permissions.includes('EditBackend');
  return (
    <EmptyState
      icon={Moon}
      title={texts.cloud.paused.title}
      titleAs="h2"
      className="pt-20"
      action={
        mayWake ? (
          <Button
            variant="primary"
            loading={wake.isPending}
            disabled={status === 'PAUSING'}
            onClick={() => wake.mutate(undefined, { onError })}
          >
            {texts.cloud.paused.wakeUp}
          </Button>
        ) : undefined
      }
    >
      {status === 'PAUSING' ? cloudWords.pausing : mayWake ? cloudWords.pausedDetail : cloudWords.askToWake}
    </EmptyState>
  );
}
