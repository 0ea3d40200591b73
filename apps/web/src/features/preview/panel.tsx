import type { Preview } from '@loam/contract';
import type { ReactNode } from 'react';
import { QueryError } from '../../shared/query-error.tsx';
import { useReportProblem } from '../../shared/use-report-problem.ts';
import { useProject } from '../projects/api.ts';
import { useOpenPreview, usePreviewState, useRestartPreview, useWakePreview } from './api.ts';
import { ErrorStrip } from './components/error-strip.tsx';
import { PreviewCover } from './components/preview-cover.tsx';
import { PreviewEmpty } from './components/preview-empty.tsx';
import { PreviewFrame } from './components/preview-frame.tsx';
import { PreviewStarting, PreviewStopped } from './components/preview-waiting.tsx';
import { UnheldNote } from './components/unheld-note.tsx';
import { panelViewOf } from './model/panel-view.ts';
import { openInTab } from '../../shared/open-in-tab.ts';
import { previewTexts } from './texts.data.ts';
import { useErrorReports } from './use-error-reports.ts';
import { useIsAtWork } from '../chat/use-is-at-work.ts';

interface PreviewPanelProps {
  readonly projectId: string;
  /** Others' buttons in the bar, for those who may edit. */
  readonly tools?: ReactNode;
}

/** The running app beside the chat, or what stands in its way. */
export function PreviewPanel({ projectId, tools }: PreviewPanelProps) {
  const query = usePreviewState(projectId);
  if (query.data !== undefined)
    return (
      <UnheldNote level={query.data.level}>
        <LoadedPreview projectId={projectId} preview={query.data} tools={tools} />
      </UnheldNote>
    );
  if (!query.isError) return <PendingPreview projectId={projectId} />;
  return (
    <div className="grid h-full place-items-center p-6">
      <QueryError
        title={previewTexts.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    </div>
  );
}

/** Looks like what follows, so that nothing moves. */
function PendingPreview({ projectId }: { readonly projectId: string }) {
  const isBuilding = useIsAtWork(useProject(projectId).data);
  return (
    <div className="flex h-full flex-col" aria-busy>
      <div className="h-10 shrink-0 border-b border-border max-sm:h-12" />
      <div className="relative min-h-0 flex-1">
        <PreviewCover projectId={projectId} isBuilding={isBuilding} isVisible />
      </div>
    </div>
  );
}

interface LoadedPreviewProps extends PreviewPanelProps {
  readonly preview: Preview;
}

function LoadedPreview({ projectId, preview, tools }: LoadedPreviewProps) {
  const project = useProject(projectId).data;
  const canEdit = project?.permissions.includes('EditProject') ?? false;
  const isBuilding = useIsAtWork(project);
  const view = panelViewOf(preview, { canEdit, isBuilding });
  useWakePreview(projectId, view.kind === 'starting');
  const restart = useRestartPreview(projectId);
  const open = useOpenPreview(projectId);
  const reportProblem = useReportProblem();
  const report = useErrorReports(projectId, canEdit);
  switch (view.kind) {
    case 'empty':
      return <PreviewEmpty projectId={projectId} />;
    case 'starting':
      return <PreviewStarting preview={preview} />;
    case 'crashed':
    case 'unavailable':
      return (
        <PreviewStopped
          preview={preview}
          isRestarting={restart.isPending}
          onRestart={canEdit ? () => restart.mutate(undefined, { onError: reportProblem }) : undefined}
        />
      );
    case 'building':
    case 'frame':
      return (
        <PreviewFrame
          errors={project && canEdit ? <ErrorStrip project={project} /> : null}
          tools={canEdit ? tools : null}
          projectId={projectId}
          preview={preview}
          view={view}
          canEdit={canEdit}
          hasBar={canEdit || project?.visibility !== 'public'}
          actions={{
            report,
            openTab: (path) =>
              void openInTab(async () => (await open.mutateAsync(path)).url).catch(reportProblem),
          }}
        />
      );
  }
}
