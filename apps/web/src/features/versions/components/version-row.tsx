import { type Edit, texts } from '@loam/contract';
import { Avatar, Badge, cn, IconButton, RelativeTime, Skeleton, StatusDot, toast } from '@loam/ui';
import { Bookmark, Eye, FileDiff, GitCommitVertical, RotateCcw } from 'lucide-react';
import { useProjectViews } from '../../../shared/project-views.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useAuthor, useBookmark } from '../api.ts';
import { buildMark, type RestoreState, summaryOf } from '../model/edit-labels.ts';
import { versionTexts } from '../texts.data.ts';
import { BookmarkNote } from './bookmark-note.tsx';

interface VersionRowProps {
  readonly edit: Edit;
  readonly restore: RestoreState;
  readonly onRestore: (edit: Edit) => void;
  /** Another view has been opened: the list is in its way. */
  readonly onLeave: () => void;
}

export function VersionRow({ edit, restore, onRestore, onLeave }: VersionRowProps) {
  return (
    <div className="flex items-start gap-3 px-5 py-3 hover:bg-hover/60">
      <AuthorAvatar edit={edit} />
      <div className={cn('flex min-w-0 flex-1 flex-col gap-1', edit.reverted && 'text-muted-foreground')}>
        <p className="line-clamp-2 text-base font-medium break-words">{summaryOf(edit)}</p>
        <VersionFacts edit={edit} isCurrent={restore.kind === 'current'} />
        {edit.bookmarked ? <BookmarkNote edit={edit} /> : null}
      </div>
      <div className="flex shrink-0 items-center gap-0.5">
        <LookButtons edit={edit} isCurrent={restore.kind === 'current'} onLeave={onLeave} />
        <BookmarkButton edit={edit} />
        {restore.kind === 'current' ? null : (
          <RestoreButton edit={edit} restore={restore} onRestore={onRestore} />
        )}
      </div>
    </div>
  );
}

interface LookButtonsProps {
  readonly edit: Edit;
  readonly isCurrent: boolean;
  readonly onLeave: () => void;
}

function LookButtons({ edit, isCurrent, onLeave }: LookButtonsProps) {
  const { open } = useProjectViews();
  const look = (view: 'codeViewer' | 'snapshot') => {
    onLeave();
    open({ view, edit: edit.id });
  };
  return (
    <>
      <IconButton size="sm" label={versionTexts.showChanges} onClick={() => look('codeViewer')}>
        <FileDiff aria-hidden className="size-4 text-muted-foreground" />
      </IconButton>
      {isCurrent || edit.status === 'lost' ? null : (
        <IconButton size="sm" label={versionTexts.showSnapshot} onClick={() => look('snapshot')}>
          <Eye aria-hidden className="size-4 text-muted-foreground" />
        </IconButton>
      )}
    </>
  );
}

function VersionFacts({ edit, isCurrent }: { readonly edit: Edit; readonly isCurrent: boolean }) {
  const build = buildMark(edit.preview_build_status);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
        {isCurrent ? <Badge tone="accent">{versionTexts.current}</Badge> : null}
        <span>{versionTexts.types[edit.type]}</span>
        <span aria-hidden>·</span>
        <RelativeTime value={edit.created_at} />
        {build === undefined ? null : (
          <span className="inline-flex items-center gap-1.5">
            <StatusDot tone={build.tone} live={build.isLive} />
            {build.label}
          </span>
        )}
      </p>
      {edit.reverted ? <p className="text-xs text-muted-foreground">{versionTexts.leftOut}</p> : null}
    </>
  );
}

function AuthorAvatar({ edit }: { readonly edit: Edit }) {
  const author = useAuthor(edit.user_id);
  if (edit.user_id === null) {
    return (
      <span
        role="img"
        aria-label={versionTexts.noAuthor}
        title={versionTexts.noAuthor}
        className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full bg-surface-sunken"
      >
        <GitCommitVertical aria-hidden className="size-3.5 text-muted-foreground" />
      </span>
    );
  }
  if (author === undefined) return <Skeleton className="mt-0.5 size-6 shrink-0 rounded-full" />;
  return (
    <span title={author.name} className="mt-0.5 flex shrink-0">
      <Avatar
        size="sm"
        person={{ id: author.id, name: author.name, imageUrl: author.avatar_url ?? undefined }}
      />
    </span>
  );
}

function BookmarkButton({ edit }: { readonly edit: Edit }) {
  const { mutateAsync: save } = useBookmark(edit.project_id);
  const toggle = () => {
    save({ editId: edit.id, bookmarked: !edit.bookmarked }).catch((error: unknown) =>
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

function RestoreButton({ edit, restore, onRestore }: Omit<VersionRowProps, 'onLeave'>) {
  const label = restoreLabel(restore);
  const isPossible = restore.kind === 'possible';
  return (
    // Not `disabled`: the reason in the tooltip stays within reach.
    <IconButton
      size="sm"
      label={label}
      aria-disabled={!isPossible}
      className={isPossible ? undefined : 'cursor-not-allowed opacity-50 hover:bg-transparent'}
      onClick={() => isPossible && onRestore(edit)}
    >
      <RotateCcw aria-hidden className="size-4 text-muted-foreground" />
    </IconButton>
  );
}

function restoreLabel({ kind }: RestoreState): string {
  switch (kind) {
    case 'lost':
      return versionTexts.lost;
    case 'busy':
      return texts.snapshot.restoreBusy;
    case 'current':
    case 'possible':
      return texts.snapshot.restore;
  }
}
