import { type Edit, fillText, texts } from '@loam/contract';
import { Badge, Button, IconButton, Skeleton, toast } from '@loam/ui';
import { Bookmark, Eye, FileDiff, GitCommitVertical, RotateCcw } from 'lucide-react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useProjectViews } from '../../../shared/project-views.tsx';
import { useProjectLock } from '../../projects/use-project-lock.ts';
import { useBookmark, useEdit } from '../../versions/api.ts';
import { RestoreVersionDialog } from '../../versions/components/restore-version-dialog.tsx';
import { restoreState, summaryOf } from '../../versions/model/edit-labels.ts';
import { versionTexts } from '../../versions/texts.data.ts';
import { useChatPane } from '../chat-context.tsx';
import { chatWords } from '../texts.data.ts';

const words = chatWords.edit;

/** The version that came of an answer. */
export function EditCard({ editId }: { readonly editId: string }) {
  const { project } = useChatPane();
  const { data: edit, isPending } = useEdit(project.id, editId);
  if (isPending) return <Skeleton className="h-16 rounded-lg" />;
  if (!edit) return <p className="text-sm text-muted-foreground">{words.missing}</p>;
  return <LoadedEditCard edit={edit} />;
}

function LoadedEditCard({ edit }: { readonly edit: Edit }) {
  const { project } = useChatPane();
  const { open } = useProjectViews();
  const isCurrent = edit.commit_sha === project.latest_commit_sha;
  return (
    <div
      role="group"
      aria-label={summaryOf(edit)}
      className="min-w-0 overflow-hidden rounded-lg border border-border bg-surface"
    >
      <div className="flex items-start gap-2 p-3 pb-2">
        <GitCommitVertical aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <p className="line-clamp-2 text-sm font-medium break-words">{summaryOf(edit)}</p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
            {fillText(words.label, { number: edit.number })}
            {isCurrent ? <Badge tone="accent">{versionTexts.current}</Badge> : null}
            {edit.reverted ? <span>{versionTexts.leftOut}</span> : null}
          </p>
        </div>
        <BookmarkButton edit={edit} />
      </div>
      <div className="flex items-center gap-1 px-2 pb-2">
        <Button
          size="sm"
          variant="ghost"
          className="mr-auto text-muted-foreground"
          onClick={() => open({ view: 'codeViewer', edit: edit.id })}
        >
          <FileDiff aria-hidden className="size-3.5" />
          {versionTexts.showChanges}
        </Button>
        {isCurrent ? null : (
          <IconButton
            size="sm"
            label={versionTexts.showSnapshot}
            onClick={() => open({ view: 'snapshot', edit: edit.id })}
          >
            <Eye aria-hidden className="size-4 text-muted-foreground" />
          </IconButton>
        )}
        {isCurrent ? null : <RestoreButton edit={edit} />}
      </div>
    </div>
  );
}

function BookmarkButton({ edit }: { readonly edit: Edit }) {
  const { mutateAsync } = useBookmark(edit.project_id);
  const toggle = () => {
    mutateAsync({ editId: edit.id, bookmarked: !edit.bookmarked }).catch((error: unknown) =>
      toast.error(versionTexts.bookmarkFailed, { description: shownProblem(error).message }),
    );
  };
  return (
    <IconButton
      size="sm"
      label={edit.bookmarked ? versionTexts.removeBookmark : versionTexts.bookmark}
      aria-pressed={edit.bookmarked}
      onClick={toggle}
    >
      <Bookmark
        aria-hidden
        className={edit.bookmarked ? 'size-4 fill-accent text-accent' : 'size-4 text-muted-foreground'}
      />
    </IconButton>
  );
}

function RestoreButton({ edit }: { readonly edit: Edit }) {
  const { project, isBusy } = useChatPane();
  const isLocked = useProjectLock(project.locked_at) || isBusy;
  const dialogs = useDialogs();
  const { kind } = restoreState(edit, { latestCommitSha: project.latest_commit_sha, isLocked });
  const isPossible = kind === 'possible';
  return (
    // Not `disabled`: the reason in the tooltip stays within reach.
    <IconButton
      size="sm"
      label={
        kind === 'busy' ? texts.snapshot.restoreBusy : kind === 'lost' ? versionTexts.lost : words.restore
      }
      aria-disabled={!isPossible}
      className={isPossible ? undefined : 'cursor-not-allowed opacity-50 hover:bg-transparent'}
      onClick={() => isPossible && dialogs.open(RestoreVersionDialog, { edit })}
    >
      <RotateCcw aria-hidden className="size-4 text-muted-foreground" />
    </IconButton>
  );
}
