import { type DiffEntry, type Edit, fillText, isPaidPlan, type Project, texts } from '@loam/contract';
import { Button, CopyButton, EmptyState, IconButton, SegmentedControl, Skeleton } from '@loam/ui';
import { Columns2, ExternalLink, FileDiff, Pencil, Rows3 } from 'lucide-react';
import { useState } from 'react';
import { useProjectViews } from '../../shared/project-views.tsx';
import { useMe } from '../accounts/api.ts';
import { useProject } from '../projects/api.ts';
import { useEdit, useEditDiff } from './api.ts';
import type { DiffLayout } from './components/diff/changed-file.tsx';
import { EditDiff } from './components/diff/edit-diff.tsx';
import { patchText } from './model/diff-rows.ts';
import { githubCommitUrl, summaryOf } from './model/edit-labels.ts';
import { versionTexts } from './texts.data.ts';

const words = versionTexts.diff;

/** What one version changed. */
export function CodeViewerPanel({ projectId }: { readonly projectId: string }) {
  const { target } = useProjectViews();
  const project = useProject(projectId).data;
  if (target.edit === undefined) {
    return (
      <EmptyState icon={FileDiff} title={words.choose} className="pt-20">
        {words.chooseDetail}
      </EmptyState>
    );
  }
  if (!project) return null;
  return <ViewedEdit key={target.edit} project={project} editId={target.edit} />;
}

function ViewedEdit({ project, editId }: { readonly project: Project; readonly editId: string }) {
  const { data: edit, isPending } = useEdit(project.id, editId);
  const [layout, setLayout] = useState<DiffLayout>('unified');
  const { open } = useProjectViews();
  const isLatest = edit?.commit_sha === project.latest_commit_sha;
  const editAction = (entry: DiffEntry) =>
    isLatest && isEditable(entry) ? (
      <EditFileButton
        isPaid={isPaidPlan(project.workspace.plan)}
        onEdit={() => open({ view: 'codeEditor', file: entry.file_path })}
      />
    ) : null;
  return (
    <div className="flex h-full flex-col">
      <header className="flex min-h-11 shrink-0 flex-wrap items-center gap-2 border-b border-border px-3 py-1.5">
        <h2 className="line-clamp-2 min-w-40 flex-1 text-base font-medium break-words">
          {isPending ? <Skeleton className="h-4 w-60" /> : titleOf(edit)}
        </h2>
        <ViewerActions project={project} edit={edit ?? undefined} />
        <span className="max-md:hidden">
          <SegmentedControl
            size="sm"
            label={words.layout}
            value={layout}
            onValueChange={setLayout}
            segments={[
              { value: 'unified', label: words.unified, icon: Rows3, iconOnly: true },
              { value: 'split', label: words.split, icon: Columns2, iconOnly: true },
            ]}
          />
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto bg-background p-3">
        <EditDiff projectId={project.id} editId={editId} layout={layout} actionOf={editAction} />
      </div>
    </div>
  );
}

function titleOf(edit: Edit | null | undefined): string {
  return edit ? fillText(texts.diff.title, { 'commit message': summaryOf(edit) }) : words.unknown;
}

interface ViewerActionsProps {
  readonly project: Project;
  readonly edit: Edit | undefined;
}

function ViewerActions({ project, edit }: ViewerActionsProps) {
  const me = useMe();
  const url = edit && githubCommitUrl(project, edit.commit_sha);
  return (
    <>
      {edit && me !== null && me.role !== 'user' ? (
        <CopyDiffButton projectId={project.id} editId={edit.id} />
      ) : null}
      {url === undefined ? null : (
        <Button asChild size="sm" variant="outline">
          <a href={url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            {texts.diff.viewOnGithub}
          </a>
        </Button>
      )}
    </>
  );
}

function CopyDiffButton({ projectId, editId }: { readonly projectId: string; readonly editId: string }) {
  const diff = useEditDiff(projectId, editId).data;
  if (diff === undefined || diff.diffs.length === 0) return null;
  return <CopyButton size="sm" label={words.copy} text={patchText(diff.diffs)} />;
}

/** A file that is there and has a text. */
function isEditable({ action, new_content, is_image: isImage }: DiffEntry): boolean {
  return !action.startsWith('delete') && new_content !== null && !isImage;
}

function EditFileButton({ isPaid, onEdit }: { readonly isPaid: boolean; readonly onEdit: () => void }) {
  return (
    <IconButton
      size="sm"
      label={isPaid ? words.edit : texts.code.paidOnly}
      // Not `disabled`: the reason in the tooltip stays within reach.
      aria-disabled={!isPaid}
      className={
        isPaid ? 'max-md:hidden' : 'cursor-not-allowed opacity-50 hover:bg-transparent max-md:hidden'
      }
      onClick={isPaid ? onEdit : undefined}
    >
      <Pencil aria-hidden className="size-3.5" />
    </IconButton>
  );
}
