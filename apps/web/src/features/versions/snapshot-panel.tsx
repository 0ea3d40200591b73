import { type Edit, fillText, type Project, texts } from '@loam/contract';
import { EmptyState, formatRelativeTime, IconButton, Spinner, Tooltip, useNow } from '@loam/ui';
import { ExternalLink, History, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { AppFrame } from '../../shared/app-frame.tsx';
import { openInTab } from '../../shared/open-in-tab.ts';
import { useProjectViews } from '../../shared/project-views.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { useReportProblem } from '../../shared/use-report-problem.ts';
import { useProject } from '../projects/api.ts';
import { useEdit, useOpenVersion, useSnapshotTicket } from './api.ts';
import { RestoreSnapshot } from './components/restore-snapshot.tsx';
import { shortSummary, summaryOf } from './model/edit-labels.ts';
import { versionTexts } from './texts.data.ts';

const words = versionTexts.snapshot;

/** The app as it was in one version, on an origin of its own. */
export function SnapshotPanel({ projectId }: { readonly projectId: string }) {
  const { target } = useProjectViews();
  const project = useProject(projectId).data;
  const edit = useEdit(projectId, target.edit ?? '', { isWanted: target.edit !== undefined });
  const [number, setNumber] = useState(0);
  if (!project) return null;
  const isMissing = target.edit === undefined || edit.data === null;
  return (
    <div className="flex h-full flex-col">
      <SnapshotBar project={project} edit={edit.data ?? undefined} onReload={() => setNumber(number + 1)} />
      <div className="relative min-h-0 flex-1 bg-background">
        {isMissing ? (
          <EmptyState icon={History} title={words.choose} className="pt-20">
            {words.chooseDetail}
          </EmptyState>
        ) : null}
        {edit.isError ? <QueryError title={words.failed} error={edit.error} onRetry={edit.refetch} /> : null}
        {edit.data ? <SnapshotFrame projectId={projectId} edit={edit.data} number={number} /> : null}
      </div>
    </div>
  );
}

interface SnapshotBarProps {
  readonly project: Project;
  readonly edit: Edit | undefined;
  readonly onReload: () => void;
}

function SnapshotBar({ project, edit, onReload }: SnapshotBarProps) {
  const { open } = useProjectViews();
  const { mutateAsync: openVersion } = useOpenVersion(project.id);
  const report = useReportProblem();
  return (
    <div className="flex h-10 shrink-0 items-center gap-1 border-b border-border px-2 max-sm:h-12">
      <IconButton label={words.reload} side="bottom" size="sm" onClick={onReload}>
        <RotateCw aria-hidden />
      </IconButton>
      <ViewingLabel edit={edit} />
      {edit === undefined ? null : (
        <IconButton
          label={words.openTab}
          side="bottom"
          size="sm"
          onClick={() => void openInTab(async () => (await openVersion(edit.commit_sha)).url).catch(report)}
        >
          <ExternalLink aria-hidden />
        </IconButton>
      )}
      <RestoreSnapshot project={project} edit={edit} onRestored={() => open({})} />
    </div>
  );
}

function ViewingLabel({ edit }: { readonly edit: Edit | undefined }) {
  const now = useNow();
  const { open } = useProjectViews();
  if (edit === undefined || !hasMessage(edit)) {
    return <p className="min-w-0 flex-1 truncate px-1 text-sm font-medium">{texts.snapshot.previous}</p>;
  }
  const summary = summaryOf(edit);
  const made = fillText(texts.snapshot.editMade, {
    'relative time': formatRelativeTime(Date.parse(edit.created_at), now),
  });
  return (
    <p className="flex min-w-0 flex-1 px-1">
      <Tooltip label={made} side="bottom">
        <button
          type="button"
          onClick={() => open({ view: 'codeViewer', edit: edit.id })}
          className="focus-ring truncate rounded-sm text-left text-sm font-medium hover:underline"
        >
          {fillText(texts.snapshot.viewing, { 'commit message': shortSummary(summary) })}
        </button>
      </Tooltip>
    </p>
  );
}

function hasMessage({ commit_message, tags }: Edit): boolean {
  return commit_message.trim() !== '' || tags.summary.trim() !== '';
}

interface SnapshotFrameProps {
  readonly projectId: string;
  readonly edit: Edit;
  readonly number: number;
}

function SnapshotFrame({ projectId, edit, number }: SnapshotFrameProps) {
  const ticket = useSnapshotTicket(projectId, { commitSha: edit.commit_sha, number });
  if (ticket.isError)
    return <QueryError title={words.failed} error={ticket.error} onRetry={ticket.refetch} />;
  if (ticket.data === undefined) {
    return (
      <div className="grid h-full place-items-center">
        <Spinner label={words.loading} className="size-5 text-muted-foreground" />
      </div>
    );
  }
  return <AppFrame key={ticket.data.url} title={words.frame} url={ticket.data.url} />;
}
