import { scrollRegion, SkeletonText } from '@loam/ui';
import { QueryError } from '../../../shared/query-error.tsx';
import { useDeploymentLog } from '../api.ts';
import { publishTexts } from '../texts.data.ts';

const words = publishTexts.progress;

interface DeploymentLogProps {
  readonly projectId: string;
  readonly deploymentId: string;
}

export function DeploymentLog({ projectId, deploymentId }: DeploymentLogProps) {
  const query = useDeploymentLog(projectId, deploymentId);
  if (query.isPending) return <SkeletonText lines={3} />;
  if (query.isError) {
    return (
      <QueryError
        title={words.logFailed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  const { log } = query.data;
  if (log.length === 0) return <p className="text-sm text-muted-foreground">{words.logEmpty}</p>;
  return (
    // The newest line stays in sight: the box is filled from its end.
    <div
      {...scrollRegion(words.logLabel)}
      className="focus-ring-inset flex max-h-56 flex-col-reverse overflow-auto rounded-md border border-border bg-surface"
    >
      <pre className="p-3 font-mono text-xs leading-5 break-words whitespace-pre-wrap">{log.join('\n')}</pre>
    </div>
  );
}
