import { commonLines } from './common-lines.ts';
import { readLines, toLineFeeds, type Cut, type LineText } from './line-text.ts';
import { nearestLines, type NearestLines } from './nearest-lines.ts';
import { LINE_PASSES, type PassName, type Window } from './passes.ts';
import { createReindent } from './reindent.ts';

export interface TextEdit {
  readonly search: string;
  readonly replace: string;
  /** Every place instead of the only one. */
  readonly all?: boolean | undefined;
}

export type ReplaceResult =
  | { readonly kind: 'replaced'; readonly content: string; readonly pass: PassName; readonly count: number }
  | { readonly kind: 'missing'; readonly near: NearestLines | undefined }
  /** Lines, from one, where it was found. */
  | { readonly kind: 'ambiguous'; readonly lines: readonly number[] }
  | { readonly kind: 'unchanged' };

const MAX_TOLD = 50;

/** Replaces one place, found by the strictest pass that finds any. What lies outside stays byte for byte. */
export function replaceText(original: string, edit: TextEdit): ReplaceResult {
  const file = readLines(original);
  const search = toLineFeeds(edit.search);
  const replace = toLineFeeds(edit.replace);
  if (search.trim() === '') return { kind: 'missing', near: undefined };
  if (search === replace) return { kind: 'unchanged' };
  const places = findExact(file.text, search, edit.all === true);
  if (places.length > 0) {
    const lines = places.map((at) => lineAt(file, at));
    const cuts = places.map((start) => ({ start, end: start + search.length, insert: replace }));
    return conclude({ file, original, pass: 'exact', cuts, lines, all: edit.all === true });
  }
  return replaceByLines({ file, original, all: edit.all === true }, linesOf(search), linesOf(replace));
}

interface Task {
  readonly file: LineText;
  readonly original: string;
  readonly all: boolean;
}

function replaceByLines(task: Task, search: readonly string[], replace: readonly string[]): ReplaceResult {
  const wanted = trimBlank(search);
  const insert = trimBlank(replace);
  for (const pass of LINE_PASSES) {
    const windows = pass.find(task.file.lines, wanted);
    if (windows.length === 0) continue;
    const apart = windows.filter((window, index) => {
      const before = windows[index - 1];
      return before === undefined || before.first + before.count <= window.first;
    });
    const cuts = apart.map((window) => cutOf(task.file, window, { wanted, insert }));
    const lines = windows.map(({ first }) => first + 1);
    return conclude({ ...task, pass: pass.name, cuts, lines });
  }
  return { kind: 'missing', near: nearestLines(task.file.lines, wanted) };
}

function conclude(
  task: Task & { readonly pass: PassName; readonly cuts: readonly Cut[]; readonly lines: readonly number[] },
): ReplaceResult {
  if (task.lines.length > 1 && !task.all) return { kind: 'ambiguous', lines: task.lines };
  const content = task.file.splice(task.cuts);
  if (content === task.original) return { kind: 'unchanged' };
  return { kind: 'replaced', content, pass: task.pass, count: task.cuts.length };
}

/** Lines that the edit leaves alone keep the form they have in the file; new ones take its indentation. */
function cutOf(
  file: LineText,
  window: Window,
  edit: { readonly wanted: readonly string[]; readonly insert: readonly string[] },
): Cut {
  const actual = file.lines.slice(window.first, window.first + window.count);
  const start = file.startOf(window.first);
  const isLast = window.first + window.count >= file.lines.length;
  const after = isLast ? file.text.length : file.startOf(window.first + window.count);
  if (edit.insert.length === 0) return { start, end: after, insert: '' };
  const aligned = edit.wanted.map((_, index) => actual[window.actualOf.get(index) ?? -1] ?? '');
  const reindent = createReindent(edit.wanted, aligned);
  const trimmed = (lines: readonly string[]): readonly string[] => lines.map((line) => line.trimEnd());
  const kept = new Map(
    [...commonLines(trimmed(edit.wanted), trimmed(edit.insert))].map(([from, to]) => [to, aligned[from]]),
  );
  const lines = edit.insert.map((line, index) => kept.get(index) ?? reindent(line));
  return { start, end: isLast ? after : after - 1, insert: lines.join('\n') };
}

/** All places without overlaps, or the first ones with overlaps: enough to tell whether there is only one. */
function findExact(text: string, search: string, all: boolean): readonly number[] {
  const places: number[] = [];
  const step = all ? search.length : 1;
  let at = text.indexOf(search);
  while (at !== -1 && (all || places.length < MAX_TOLD)) {
    places.push(at);
    at = text.indexOf(search, at + step);
  }
  return places;
}

function lineAt(file: LineText, offset: number): number {
  let low = 0;
  let high = file.lines.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (file.startOf(middle) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}

function trimBlank(lines: readonly string[]): readonly string[] {
  const isFilled = (line: string): boolean => line.trim() !== '';
  const first = lines.findIndex(isFilled);
  return first === -1 ? [] : lines.slice(first, lines.findLastIndex(isFilled) + 1);
}
