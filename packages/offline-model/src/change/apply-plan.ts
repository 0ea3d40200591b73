import { parse } from '@loam/source-edit';
import type { AppPlan } from '../plan/app-plan.ts';
import type { Change } from '../reply.ts';
import { writeApp } from '../write/write-app.ts';
import { mergeLines } from './merge-lines.ts';

export interface Applied {
  readonly changes: readonly Change[];
  /** Files that someone changed in the same lines; they were left. */
  readonly kept: readonly string[];
}

type Files = ReadonlyMap<string, string>;

/** The files of a new plan, with what people or other models changed by hand left in place. */
export function applyPlan(old: AppPlan, next: AppPlan, files: Files): Applied {
  const before = writeApp(old);
  const after = writeApp(next);
  const changes: Change[] = [];
  const kept: string[] = [];
  for (const [path, content] of after) {
    const base = before.get(path);
    const current = files.get(path);
    if (current === content || (base === content && current !== undefined)) continue;
    if (base !== undefined && current === undefined && base === content) continue;
    const merged =
      current === undefined || base === undefined ? content : mergedFile(path, { base, current, content });
    if (merged === null) kept.push(path);
    else if (merged !== current) changes.push({ path, content: merged });
  }
  for (const [path, base] of before) {
    if (after.has(path) || !files.has(path)) continue;
    if (files.get(path) === base) changes.push({ path, content: null });
  }
  return { changes, kept };
}

function mergedFile(
  path: string,
  { base, current, content }: { base: string; current: string; content: string },
): string | null {
  if (path.startsWith('.loam/')) return content;
  const merged = mergeLines(base, current, content);
  return merged === null || parse(merged, path).errors.length > 0 ? null : merged;
}
