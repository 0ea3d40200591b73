import { type Backend, fillText, type Project } from '@loam/contract';
import { Banner, Button, toast } from '@loam/ui';
import { momentText } from '../../../shared/moment-text.ts';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useRestoreCloud } from './api.ts';
import { instanceWords } from './texts.data.ts';

interface RestoreCloudProps {
  readonly project: Project;
  readonly backend: Pick<Backend, 'restorable_until'>;
}

/** Above the card that enables a cloud, as long as a deleted one can be brought back. */
export function RestoreCloud({ project, backend: { restorable_until: until } }: RestoreCloudProps) {
  const restore = useRestoreCloud(project.id);
  const onError = useReportProblem();
  if (until === null || !project.permissions.includes('ManageBackend')) return null;
  return (
    <Banner
      title={instanceWords.restoreTitle}
      actions={
        <Button
          size="sm"
          variant="primary"
          loading={restore.isPending}
          onClick={() =>
            restore.mutate(undefined, { onError, onSuccess: () => toast.success(instanceWords.restored) })
          }
        >
          {instanceWords.restore}
        </Button>
      }
    >
      {fillText(instanceWords.restoreDetail, { date: momentText(until) })}
    </Banner>
  );
}
