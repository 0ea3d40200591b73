import { Skeleton } from '@loam/ui';
import { ErrorPanel } from '../console/error-panel.tsx';
import { ScreenBody } from '../console/screen-body.tsx';
import type { ScreenProps } from '../console/screen.ts';
import { useCompute } from './api.ts';
import { EndCard } from './end-card.tsx';
import { ResizeCard } from './resize-card.tsx';
import { instanceWords } from './texts.data.ts';

export function InstanceScreen({ project, backend }: ScreenProps) {
  const compute = useCompute(project.id, backend.status);
  if (compute.data === undefined && compute.isError)
    return (
      <ErrorPanel
        title={instanceWords.failed}
        error={compute.error}
        onRetry={compute.refetch}
        isRetrying={compute.isFetching}
      />
    );
  return (
    <ScreenBody width="form">
      {compute.data === undefined ? (
        <Skeleton className="h-64 rounded-xl" />
      ) : (
        <ResizeCard
          project={project}
          compute={{ ...compute.data, status: backend.status ?? compute.data.status }}
        />
      )}
      {project.permissions.includes('ManageBackend') ? <EndCard project={project} /> : null}
    </ScreenBody>
  );
}
