import type { DiffEntry } from '@loam/contract';
import { cn, scrollRegion } from '@loam/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { imageUrl, opensByItself, textDiffOf } from '../../model/diff-rows.ts';
import type { FileDiff } from '../../model/line-diff.ts';
import { versionTexts } from '../../texts.data.ts';
import { useHighlight } from '../../use-highlight.ts';
import { SplitLines, UnifiedLines } from './diff-lines.tsx';

export type DiffLayout = 'unified' | 'split';

interface ChangedFileProps {
  readonly entry: DiffEntry;
  readonly layout: DiffLayout;
  /** Stands at the right end of its head. */
  readonly action?: ReactNode;
}

const words = versionTexts.diff;

export function ChangedFile({ entry, layout, action }: ChangedFileProps) {
  const diff = useMemo(() => textDiffOf(entry), [entry]);
  const [isOpen, setOpen] = useState(() => opensByItself(entry, diff));
  return (
    <section
      aria-label={entry.file_path}
      className="overflow-hidden rounded-lg border border-border bg-surface"
    >
      <header className="flex items-center gap-2 border-b border-border bg-surface-sunken pr-1.5">
        <h3 className="flex min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="focus-ring-inset flex min-h-9 min-w-0 flex-1 items-center gap-2 px-2.5 py-1 text-left text-xs max-sm:min-h-10"
          >
            <ChevronRight
              aria-hidden
              className={cn(
                'size-3.5 shrink-0 text-muted-foreground transition-transform',
                isOpen && 'rotate-90',
              )}
            />
            <FileName entry={entry} />
            <ChangeCount entry={entry} diff={diff} />
          </button>
        </h3>
        {action}
      </header>
      {isOpen ? <FileChange entry={entry} diff={diff} layout={layout} /> : null}
    </section>
  );
}

function FileName({ entry }: { readonly entry: DiffEntry }) {
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 font-mono">
      {entry.original_file_path === null || entry.original_file_path === entry.file_path ? null : (
        <>
          <span className="break-all text-muted-foreground line-through">{entry.original_file_path}</span>
          <span aria-hidden>→</span>
        </>
      )}
      <span className="break-all">{entry.file_path}</span>
    </span>
  );
}

function ChangeCount({ entry, diff }: { readonly entry: DiffEntry; readonly diff: FileDiff | undefined }) {
  return (
    <span className="ml-auto flex shrink-0 items-center gap-2">
      <span className="text-muted-foreground">{words.kinds[entry.action]}</span>
      {diff === undefined ? null : (
        <span className="flex gap-1.5 font-mono tabular-nums">
          {diff.added === 0 ? null : <span className="text-success">+{diff.added}</span>}
          {diff.removed === 0 ? null : <span className="text-danger">−{diff.removed}</span>}
        </span>
      )}
    </span>
  );
}

interface FileChangeProps {
  readonly entry: DiffEntry;
  readonly diff: FileDiff | undefined;
  readonly layout: DiffLayout;
}

function FileChange({ entry, diff, layout }: FileChangeProps) {
  if (entry.is_image) return <ImageChange entry={entry} />;
  if (diff === undefined) {
    return (
      <p className="px-3 py-2 text-sm text-muted-foreground">
        {entry.is_incomplete ? words.tooLarge : words.noText}
      </p>
    );
  }
  if (diff.hunks.length === 0)
    return <p className="px-3 py-2 text-sm text-muted-foreground">{words.sameText}</p>;
  return <TextChange entry={entry} diff={diff} layout={layout} />;
}

function TextChange({ entry, diff, layout }: FileChangeProps & { readonly diff: FileDiff }) {
  const colours = {
    before: useHighlight(entry.file_path, entry.old_content),
    after: useHighlight(entry.file_path, entry.new_content),
  };
  const Lines = layout === 'split' ? SplitLines : UnifiedLines;
  return (
    <div
      {...scrollRegion(entry.file_path)}
      className="focus-ring-inset overflow-x-auto py-1 font-mono text-xs leading-5 [font-variant-ligatures:none]"
    >
      <Lines hunks={diff.hunks} colours={colours} />
    </div>
  );
}

function ImageChange({ entry }: { readonly entry: DiffEntry }) {
  const sides = [
    { label: words.before, url: entry.old_content },
    { label: words.after, url: entry.new_content },
  ].flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));
  return (
    <div className="flex flex-wrap gap-4 bg-surface-sunken p-3">
      {sides.map(({ label, url }) => (
        <figure key={label} className="flex min-w-0 flex-col gap-1">
          <img
            src={imageUrl(url)}
            alt={`${entry.file_path}, ${label}`}
            className="max-h-64 min-h-8 max-w-full rounded-md"
          />
          <figcaption className="text-xs text-muted-foreground">{label}</figcaption>
        </figure>
      ))}
      {sides.length === 0 ? <p className="text-sm text-muted-foreground">{words.tooLarge}</p> : null}
    </div>
  );
}
