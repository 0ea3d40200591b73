import { texts, type Project, type SpeedStrategy } from '@loam/contract';
import { Button, EmptyState, SegmentedControl, Skeleton, useNow } from '@loam/ui';
import { Gauge, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useProjectViews } from '../../shared/project-views.tsx';
import { PublishAction } from '../../shared/publish-action.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { useIsVisualEditing } from '../../shared/running-app.tsx';
import { speedDisabledReason } from '../../shared/speed-reason.ts';
import { useProject } from '../projects/api.ts';
import { useAnalyse, useAnalyses } from './api.ts';
import { AnalysisRunning } from './components/analysis-running.tsx';
import { AnalysisView } from './components/analysis-view.tsx';
import { RefreshButton } from './components/refresh-button.tsx';
import { freshness, updatedLabel } from './model/speed-rules.ts';
import { speedTexts } from './texts.data.ts';

/** How the published site does for a visitor: speed, accessibility, practices, search. */
export function SpeedPanel({ projectId }: { readonly projectId: string }) {
  const project = useProject(projectId).data;
  const views = useProjectViews();
  if (project === undefined) return <SpeedSkeleton />;
  if (!project.is_published || project.url === null) {
    return (
      <EmptyState
        icon={Gauge}
        title={speedTexts.unpublished}
        className="pt-20"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="outline" onClick={() => views.open({})}>
              {texts.speed.backToPreview}
            </Button>
            <PublishAction project={project} />
          </div>
        }
      >
        {speedTexts.unpublishedDetail}
      </EmptyState>
    );
  }
  return <SiteSpeed project={project} url={project.url} />;
}

interface SiteSpeedProps {
  readonly project: Project;
  readonly url: string;
}

const strategies = [
  { value: 'desktop', label: texts.speed.strategies.desktop, icon: Monitor },
  { value: 'mobile', label: texts.speed.strategies.mobile, icon: Smartphone },
] as const;

function SiteSpeed({ project, url }: SiteSpeedProps) {
  const [strategy, setStrategy] = useState<SpeedStrategy>('desktop');
  const known = useAnalyses(project.id);
  const analyse = useAnalyse(project.id);
  const now = useNow();
  const isVisualEditing = useIsVisualEditing();
  if (known.isPending) return <SpeedSkeleton />;
  if (known.data === undefined) {
    return (
      <QueryError
        title={texts.speed.fetchFailed}
        error={known.error}
        onRetry={known.refetch}
        isRetrying={known.isFetching}
      />
    );
  }
  const analysis = known.data.analyses.find((one) => one.strategy === strategy);
  const publishedCommit = project.published_deployment?.commit_sha;
  const disabledReason =
    known.data.unavailable_reason ??
    speedDisabledReason({
      hasUrl: true,
      isPublished: true,
      isUpToDate: publishedCommit === project.latest_commit_sha,
      isVisualEditing,
    });
  const { isWarning, tooltip } = freshness({
    analysis,
    publishedCommit,
    latestCommit: project.latest_commit_sha,
    now,
  });
  const run = () => analyse.mutate(strategy);
  return (
    <div className="@container h-full overflow-y-auto">
      <div className="mx-auto flex max-w-5xl flex-col gap-5 p-4 sm:p-6">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <SegmentedControl
            label={speedTexts.device}
            segments={strategies}
            value={strategy}
            onValueChange={setStrategy}
          />
          <RefreshButton
            label={speedTexts.refresh}
            updated={updatedLabel(analysis, now)}
            tooltip={tooltip}
            isWarning={isWarning}
            disabledReason={disabledReason}
            isRunning={analyse.isPending}
            onRefresh={run}
          />
        </header>
        {analyse.isPending ? <AnalysisRunning key={analyse.submittedAt} url={url} /> : null}
        {analyse.isError && !analyse.isPending ? (
          <QueryError title={texts.speed.fetchFailed} error={analyse.error} onRetry={run} />
        ) : null}
        {analysis === undefined ? (
          analyse.isPending || analyse.isError ? null : (
            <NoAnalysis disabledReason={disabledReason} onRun={run} />
          )
        ) : (
          <AnalysisView project={project} analysis={analysis} />
        )}
      </div>
    </div>
  );
}

interface NoAnalysisProps {
  readonly disabledReason: string | undefined;
  readonly onRun: () => void;
}

function NoAnalysis({ disabledReason, onRun }: NoAnalysisProps) {
  return (
    <EmptyState
      icon={Gauge}
      title={disabledReason ?? speedTexts.empty}
      action={
        disabledReason === undefined ? (
          <Button variant="primary" onClick={onRun}>
            {speedTexts.refresh}
          </Button>
        ) : undefined
      }
    >
      {speedTexts.emptyDetail}
    </EmptyState>
  );
}

function SpeedSkeleton() {
  return (
    <div aria-busy className="mx-auto flex max-w-5xl flex-col gap-5 p-6">
      <Skeleton className="h-8 w-48" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-20 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-40 rounded-xl" />
    </div>
  );
}
