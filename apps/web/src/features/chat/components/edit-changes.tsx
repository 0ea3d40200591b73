import { type DiffEntry, texts } from '@loam/contract';
import { cn, scrollRegion, Skeleton } from '@loam/ui';
import { ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { QueryError } from '../../../shared/query-error.tsx';
import { useEditDiff } from '../../versions/api.ts';
import { type DiffLine, diffTexts, type FileDiff } from '../model/line-diff.ts';
import { chatWords } from '../texts.data.ts';

interface EditChangesProps {
  readonly projectId: string;
  readonly editId: string;
}

const words = chatWords.edit;

/** What a version changed, file by file, as plain unified lists. */
export function EditChanges({ projectId, editId }: EditChangesProps) {
  const diff = useEditDiff(projectId, editId);
  if (diff.isPending) return <ChangesSkeleton />;
  if (diff.isError) {
    return (
      <QueryError
        title={texts.diff.failed}
        error={diff.error}
        onRetry={diff.refetch}
        isRetrying={diff.isFetching}
      />
    );
  }
  const { diffs, is_incomplete: isIncomplete, error } = diff.data;
  if (diffs.length === 0) {
    return <p className="px-3 pb-3 text-sm text-muted-foreground">{error ?? texts.diff.empty}</p>;
  }
  return (
    <div className="flex flex-col border-t border-border">
      {diffs.map((entry) => (
        <ChangedFile key={entry.file_path} entry={entry} />
      ))}
      {isIncomplete ? <p className="p-3 text-xs text-muted-foreground">{words.incomplete}</p> : null}
    </div>
  );
}

function ChangedFile({ entry }: { readonly entry: DiffEntry }) {
  const [isOpen, setOpen] = useState(false);
  const diff = useMemo(() => textDiffOf(entry), [entry]);
  return (
    <div className="border-b border-border last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="focus-ring-inset flex min-h-8 w-full items-center gap-2 px-3 py-1 text-left text-xs hover:bg-hover"
      >
        <ChevronRight
          aria-hidden
          className={cn(
            'size-3.5 shrink-0 text-muted-foreground transition-transform',
            isOpen && 'rotate-90',
          )}
        />
        <span className="min-w-0 flex-1 truncate font-mono" title={entry.file_path}>
          {fileNameFirst(entry.file_path)}
        </span>
        <span className="sr-only">{words.kinds[entry.action]}</span>
        <ChangeCount entry={entry} diff={diff} />
      </button>
      {isOpen ? <FileChange entry={entry} diff={diff} /> : null}
    </div>
  );
}

function ChangeCount({ entry, diff }: { readonly entry: DiffEntry; readonly diff: FileDiff | undefined }) {
  if (diff === undefined) {
    return <span className="shrink-0 text-muted-foreground">{words.kinds[entry.action]}</span>;
  }
  return (
    <span className="flex shrink-0 gap-1.5 font-mono">
      {diff.added === 0 ? null : <span className="text-success">+{diff.added}</span>}
      {diff.removed === 0 ? null : <span className="text-danger">−{diff.removed}</span>}
    </span>
  );
}

function FileChange({ entry, diff }: { readonly entry: DiffEntry; readonly diff: FileDiff | undefined }) {
  if (entry.is_image && entry.new_content !== null) {
    return (
      <div className="bg-surface-sunken p-3">
        <img src={entry.new_content} alt={entry.file_path} className="max-h-48 max-w-full rounded-md" />
      </div>
    );
  }
  if (diff === undefined) {
    return (
      <p className="px-3 pb-2 text-xs text-muted-foreground">
        {entry.is_incomplete ? words.tooLarge : words.noText}
      </p>
    );
  }
  return (
    <div
      {...scrollRegion(entry.file_path)}
      className="focus-ring-inset max-h-80 overflow-auto bg-surface-sunken font-mono text-xs leading-5"
    >
      <div className="w-max min-w-full py-1">
        {diff.hunks.map((hunk, index) => (
          <div key={hunk.newStart}>
            {index === 0 ? null : <div aria-hidden className="my-1 border-t border-dashed border-border" />}
            {hunk.lines.map((line, number) => (
              <Line key={`${hunk.newStart} ${number}`} line={line} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const lineLooks: Readonly<Record<DiffLine['kind'], { readonly mark: string; readonly className: string }>> = {
  same: { mark: ' ', className: 'text-muted-foreground' },
  added: { mark: '+', className: 'bg-success-subtle text-success-subtle-foreground' },
  removed: { mark: '-', className: 'bg-danger-subtle text-danger-subtle-foreground' },
};

function Line({ line }: { readonly line: DiffLine }) {
  const { mark, className } = lineLooks[line.kind];
  return (
    <div className={cn('px-3 whitespace-pre', className)}>
      {mark} {line.text}
    </div>
  );
}

/** Undefined where there is no text to compare. */
function textDiffOf({
  old_content: before,
  new_content: after,
  is_image: isImage,
  is_incomplete,
  action,
}: DiffEntry) {
  if (isImage || is_incomplete) return undefined;
  if (before === null && after === null) return undefined;
  if (after === null && !action.startsWith('delete')) return undefined;
  return diffTexts(before ?? '', after ?? '');
}

/** The end of a path tells more than its beginning, and a narrow column cuts the end. */
function fileNameFirst(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? path : `${path.slice(slash + 1)} · ${path.slice(0, slash)}`;
}

function ChangesSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-2 border-t border-border p-3">
      <Skeleton className="h-3 w-3/4" />
      <Skeleton className="h-3 w-1/2" />
    </div>
  );
}
