import { fillText, limits, type SourceMatch } from '@loam/contract';
import { EmptyState, Input, LiveRegion, scrollRegion, Skeleton } from '@loam/ui';
import { SearchX } from 'lucide-react';
import { type KeyboardEvent, type Ref, useMemo, useState } from 'react';
import { QueryError } from '../../../shared/query-error.tsx';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { useSourceSearch } from '../api.ts';
import { useCode } from '../code-context.tsx';
import { filesText } from '../model/count-files.ts';
import { folderOf } from '../model/file-name.ts';
import { fileName } from '../model/file-view.ts';
import { countMatches, type FoundFile, withUnsaved } from '../model/search-results.ts';
import { codeTexts } from '../texts.data.ts';
import { NodeIcon } from './node-icon.tsx';

const words = codeTexts.search;

/** A text in all files of the project, what is unsaved included. */
export function SearchList({ field }: { readonly field: Ref<HTMLInputElement> }) {
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed, limits.code.searchDebounceMs);
  return (
    <>
      <div className="flex h-11 shrink-0 items-center border-b border-border px-2">
        <Input
          ref={field}
          inputSize="sm"
          aria-label={words.label}
          placeholder={words.placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'ArrowDown' && moveFocus(event, 1)}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {query.length < limits.code.searchMinCharacters ? (
        <p className="p-3 text-sm text-muted-foreground">
          {fillText(words.hint, { n: limits.code.searchMinCharacters })}
        </p>
      ) : (
        <Results query={query} />
      )}
    </>
  );
}

function Results({ query }: { readonly query: string }) {
  const { project, listing, desk } = useCode();
  const search = useSourceSearch(project.id, { q: query, sha: listing.commitSha });
  const files = useMemo(
    () => (search.data ? withUnsaved(search.data.files, desk.pending, query) : undefined),
    [search.data, desk.pending, query],
  );
  if (search.isError) {
    return (
      <QueryError
        title={words.failed}
        error={search.error}
        onRetry={search.refetch}
        isRetrying={search.isFetching}
      />
    );
  }
  if (files === undefined) return <Skeleton className="m-3 h-24" />;
  const summary = fillText(words.count, { n: countMatches(files), files: filesText(files.length) });
  return (
    <div
      {...scrollRegion(words.label)}
      aria-busy={search.isPlaceholderData}
      className="focus-ring-inset min-h-0 flex-1 overflow-y-auto"
    >
      <LiveRegion>{files.length === 0 ? words.none : summary}</LiveRegion>
      {files.length === 0 ? (
        <EmptyState icon={SearchX} title={words.none} className="px-3">
          {words.noneDetail}
        </EmptyState>
      ) : (
        <>
          <p className="px-3 pt-2 text-xs text-muted-foreground">{summary}</p>
          {files.map((file) => (
            <FileResults key={file.path} file={file} length={query.length} />
          ))}
          {search.data?.is_incomplete === true ? (
            <p className="p-3 text-xs text-muted-foreground">{words.more}</p>
          ) : null}
        </>
      )}
    </div>
  );
}

function FileResults({ file, length }: { readonly file: FoundFile; readonly length: number }) {
  const { open } = useCode();
  return (
    // Not a region each: there may be five hundred.
    <div role="group" aria-label={file.path} className="py-1">
      <h3
        title={file.path}
        className="flex h-7 items-center gap-1.5 px-2 text-sm font-medium text-foreground [contain-intrinsic-size:auto_28px]"
      >
        <NodeIcon name={fileName(file.path)} />
        <span className="shrink-0">{fileName(file.path)}</span>
        <span className="truncate text-xs font-normal text-muted-foreground">
          {file.isUnsaved ? words.unsavedFile : folderOf(file.path)}
        </span>
      </h3>
      {file.matches.map((match) => (
        <button
          key={`${match.line}:${match.column}`}
          type="button"
          data-match
          aria-label={fillText(words.place, { line: match.line, text: lineOf(match).trim() })}
          onClick={() => open(file.path, { line: match.line, column: match.column, length })}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') moveFocus(event, 1);
            if (event.key === 'ArrowUp') moveFocus(event, -1);
          }}
          className="focus-ring-inset flex h-6 w-full items-center gap-2 pr-2 pl-7 text-left font-mono text-xs text-muted-foreground hover:bg-hover hover:text-foreground"
        >
          <span className="shrink-0 tabular-nums">{match.line}</span>
          <span className="truncate whitespace-pre">
            {shortBefore(match.before)}
            <mark className="rounded-xs bg-warning-subtle text-warning-subtle-foreground">{match.text}</mark>
            {match.after}
          </span>
        </button>
      ))}
    </div>
  );
}

const seenBefore = 16;

/** The match itself must be in sight in a narrow pane. */
function shortBefore(before: string): string {
  const text = before.trimStart();
  return text.length > seenBefore ? `…${text.slice(-seenBefore)}` : text;
}

function lineOf({ before, text, after }: SourceMatch): string {
  return before + text + after;
}

/** Arrows go from match to match, across files; the field stands before the first. */
function moveFocus(event: KeyboardEvent, by: 1 | -1): void {
  const places = [
    ...(event.currentTarget.closest('[role=tabpanel]')?.querySelectorAll('[data-match]') ?? []),
  ];
  const next = places[places.indexOf(event.currentTarget) + by];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
