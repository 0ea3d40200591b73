import { type Backend, type Project, topics } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import { useLiveTopic } from '../../shared/live-context.tsx';
import { ErrorPanel } from './console/error-panel.tsx';
import { useIsAtWork } from '../chat/use-is-at-work.ts';
import { useProject } from '../projects/api.ts';
import { useBackend } from './api.ts';
import { ConnectScreen } from './components/connect-screen.tsx';
import { PausedScreen } from './components/paused-screen.tsx';
import { Console } from './console/console.tsx';
import { ImportStrip } from './import/components/import-strip.tsx';
import { cloudScreen } from './model/cloud-screen.ts';
import { cloudWords } from './texts.data.ts';

/** The backend of the project's app. */
export function CloudPanel({ projectId }: { readonly projectId: string }) {
  const project = useProject(projectId).data;
  return project === undefined ? <CloudLoader /> : <ProjectCloud project={project} />;
}

function ProjectCloud({ project }: { readonly project: Project }) {
  const isAtWork = useIsAtWork(project);
  useLiveTopic(topics.backend(project.id));
  const backend = useBackend(project.id, { isAtWork });
  if (backend.isError && backend.data === undefined) {
    return (
      <ErrorPanel
        title={cloudWords.failed}
        error={backend.error}
        onRetry={backend.refetch}
        isRetrying={backend.isFetching}
      />
    );
  }
  const { data } = backend;
  if (data === undefined) return <CloudLoader />;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ImportStrip project={project} unavailable={data.unavailable_reason} />
      <div className="min-h-0 flex-1">
        <Screen project={project} backend={data} isAtWork={isAtWork} />
      </div>
    </div>
  );
}

interface ScreenProps {
  readonly project: Project;
  readonly backend: Backend;
  readonly isAtWork: boolean;
}

function Screen({ project, backend, isAtWork }: ScreenProps) {
  switch (cloudScreen(backend)) {
    case 'loader':
      return <CloudLoader />;
    case 'connect':
      return <ConnectScreen project={project} backend={backend} isAtWork={isAtWork} />;
    case 'paused':
      return <PausedScreen project={project} backend={backend} />;
    case 'managed':
    case 'external-backend':
      return <Console project={project} backend={backend} />;
  }
}

function CloudLoader() {
  return (
    <div aria-busy className="mx-auto flex max-w-xl flex-col gap-4 p-6 pt-16">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-48 rounded-xl" />
    </div>
  );
}
