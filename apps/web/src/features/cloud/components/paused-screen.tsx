import { type Backend, type Project, texts } from '@loam/contract';
import { Button, EmptyState, Spinner } from '@loam/ui';
import { ArchiveRestore, Moon, Sunrise } from 'lucide-react';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useWakeBackend } from '../api.ts';
import { cloudWords } from '../texts.data.ts';

interface PausedScreenProps {
  readonly project: Project;
  readonly backend: Pick<Backend, 'status' | 'restores_backup' | 'is_idle_paused'>;
}

/** A cloud that sleeps, falls asleep or wakes, or gets back what it was. */
export function PausedScreen({ project, backend }: PausedScreenProps) {
  const { status, restores_backup: isBackup } = backend;
  const wake = useWakeBackend(project.id);
  const onError = useReportProblem();
  if (status === 'RESTORING') {
    const title = isBackup ? cloudWords.restoring : texts.cloud.paused.waking;
    return (
      <EmptyState
        icon={isBackup ? ArchiveRestore : Sunrise}
        title={title}
        titleAs="h2"
        className="pt-20"
        action={<Spinner label={title} className="size-5 text-muted-foreground" />}
      >
        {isBackup ? cloudWords.restoringDetail : cloudWords.wakingDetail}
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
      {detailOf(backend, mayWake)}
    </EmptyState>
  );
}

function detailOf(
  { status, is_idle_paused: isIdlePaused }: PausedScreenProps['backend'],
  mayWake: boolean,
): string {
  if (status === 'PAUSING') return cloudWords.pausing;
  if (isIdlePaused) return cloudWords.idlePausedDetail;
  return mayWake ? cloudWords.pausedDetail : cloudWords.askToWake;
}
