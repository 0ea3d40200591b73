import type { DiffEntry } from '@loam/contract';
import { isOwnRecord } from '../../../shared/own-records.ts';
import { type DiffHunk, type DiffLine, diffTexts, type FileDiff } from './line-diff.ts';

/** One line of a diff with its numbers in both texts. */
export interface UnifiedRow {
  readonly kind: DiffLine['kind'];
  readonly text: string;
  readonly oldNumber: number | undefined;
  readonly newNumber: number | undefined;
}

/** What stood there and what stands there now, side by side. */
export interface SplitRow {
  readonly before: UnifiedRow | undefined;
  readonly after: UnifiedRow | undefined;
}

export function unifiedRows({ oldStart, newStart, lines }: DiffHunk): readonly UnifiedRow[] {
  let [oldNumber, newNumber] = [oldStart, newStart];
  return lines.map(({ kind, text }) => {
    const row = {
      kind,
      text,
      oldNumber: kind === 'added' ? undefined : oldNumber,
      newNumber: kind === 'removed' ? undefined : newNumber,
    };
    if (kind !== 'added') oldNumber += 1;
    if (kind !== 'removed') newNumber += 1;
    return row;
  });
}

/** Lines that were replaced stand opposite to what replaced them. */
export function splitRows(hunk: DiffHunk): readonly SplitRow[] {
  const rows: SplitRow[] = [];
  let removed: UnifiedRow[] = [];
  let added: UnifiedRow[] = [];
  const flush = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      rows.push({ before: removed[index], after: added[index] });
    [removed, added] = [[], []];
  };
  for (const row of unifiedRows(hunk)) {
    if (row.kind === 'removed') removed.push(row);
    else if (row.kind === 'added') added.push(row);
    else {
      flush();
      rows.push({ before: row, after: row });
    }
  }
  flush();
  return rows;
}

/** Undefined where there is no text to compare. */
export function textDiffOf(entry: DiffEntry): FileDiff | undefined {
  const { old_content: before, new_content: after } = entry;
  if (entry.is_image || entry.is_incomplete) return undefined;
  if (before === null && after === null) return undefined;
  if (after === null && !entry.action.startsWith('delete')) return undefined;
  return diffTexts(before ?? '', after ?? '');
}

/** Written by tools for tools: nobody reads these first. */
const machineFile = /(?:^|\/)(?:\.loam\/|package-lock\.json$|bun\.lockb?$|pnpm-lock\.yaml$|yarn\.lock$)/;
const longChangeLines = 400;

/** What people wrote comes first, each part in the order it came in; the builder's own records are left out. */
export function readingOrder(entries: readonly DiffEntry[]): readonly DiffEntry[] {
  const isMachine = ({ file_path: path }: DiffEntry) => machineFile.test(path);
  const shown = entries.filter(({ file_path: path }) => !isOwnRecord(path));
  return [...shown.filter((entry) => !isMachine(entry)), ...shown.filter(isMachine)];
}

/** Whether a file is laid open without being asked for. */
export function opensByItself(entry: DiffEntry, diff: FileDiff | undefined): boolean {
  const changed = diff === undefined ? 0 : diff.added + diff.removed;
  return !machineFile.test(entry.file_path) && changed <= longChangeLines;
}

/** The address that shows an image; drawings come as their own text, other images as an address already. */
export function imageUrl(content: string): string {
  return content.startsWith('data:')
    ? content
    : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(content)}`;
}

/** All of it as text, in the form that `git apply` reads. */
export function patchText(entries: readonly DiffEntry[]): string {
  return entries.map((entry) => filePatch(entry)).join('\n');
}

function filePatch(entry: DiffEntry): string {
  const hunks = textDiffOf(entry)?.hunks ?? [];
  const from = entry.original_file_path ?? entry.file_path;
  const head = [
    `--- ${entry.action === 'new' ? '/dev/null' : `a/${from}`}`,
    `+++ ${entry.action === 'delete' ? '/dev/null' : `b/${entry.file_path}`}`,
  ];
  return [...head, ...hunks.flatMap((hunk) => [hunkHead(hunk), ...hunk.lines.map(patchLine)])].join('\n');
}

function hunkHead({ oldStart, newStart, lines }: DiffHunk): string {
  const oldCount = lines.filter(({ kind }) => kind !== 'added').length;
  const newCount = lines.filter(({ kind }) => kind !== 'removed').length;
  return `@@ -${oldStart},${oldCount} +${newStart},${newCount} @@`;
}

const marks = { same: ' ', added: '+', removed: '-' } as const satisfies Record<DiffLine['kind'], string>;

function patchLine({ kind, text }: DiffLine): string {
  return `${marks[kind]}${text}`;
}
