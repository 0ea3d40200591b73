import type { Preview } from '@loam/contract';
import { type ReactNode, useState } from 'react';
import { QueryError } from '../../shared/query-error.tsx';
import { useReportProblem } from '../../shared/use-report-problem.ts';
import { useProject } from '../projects/api.ts';
import { type Frame, useOpenPreview, usePreviewState, usePreviewTicket, useRestartPreview } from './api.ts';
import { ErrorStrip } from './components/error-strip.tsx';
import { PreviewEmpty } from './components/preview-empty.tsx';
import { PreviewFrame } from './components/preview-frame.tsx';
import { PreviewStarting, PreviewStopped } from './components/preview-waiting.tsx';
import { panelViewOf } from './model/panel-view.ts';
import { openInTab } from '../../shared/open-in-tab.ts';
import { previewTexts } from './texts.data.ts';
import { useErrorReports } from './use-error-reports.ts';

interface PreviewPanelProps {
  readonly projectId: string;
  /** Others' buttons in the bar, for those who may edit. */
  readonly tools?: ReactNode;
}

/** The running app beside the chat, or what stands in its way. */
export function PreviewPanel({ projectId, tools }: PreviewPanelProps) {
  const query = usePreviewState(projectId);
  if (query.data !== undefined)
    return <LoadedPreview projectId={projectId} preview={query.data} tools={tools} />;
  if (!query.isError) return <div className="h-full bg-surface-sunken" aria-busy />;
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

interface LoadedPreviewProps extends PreviewPanelProps {
  readonly preview: Preview;
}

function LoadedPreview({ projectId, preview, tools }: LoadedPreviewProps) {
  const view = panelViewOf(preview);
  const [wish, setWish] = useState<Omit<Frame, 'isShown'>>({ number: 0, path: '/' });
  const ticket = usePreviewTicket(projectId, { ...wish, isShown: view.kind === 'frame' });
  const project = useProject(projectId).data;
  const canEdit = project?.permissions.includes('EditProject') ?? false;
  const restart = useRestartPreview(projectId);
  const open = useOpenPreview(projectId);
  const reportProblem = useReportProblem();
  const reportError = useErrorReports(projectId, canEdit);
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
    case 'frame':
      return (
        <PreviewFrame
          errors={project && canEdit ? <ErrorStrip project={project} /> : null}
          tools={canEdit ? tools : null}
          projectId={projectId}
          preview={preview}
          hasBar={canEdit || project?.visibility !== 'public'}
          notice={view.notice}
          ticket={ticket}
          actions={{
            report: reportError,
            reload: (path) => setWish({ number: wish.number + 1, path }),
            openTab: (path) =>
              void openInTab(async () => (await open.mutateAsync(path)).url).catch(reportProblem),
          }}
        />
      );
  }
}
