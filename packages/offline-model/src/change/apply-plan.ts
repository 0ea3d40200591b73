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
    if (before.get(path) === content) continue;
    const merged = mergedFile(path, { base: before.get(path), current: files.get(path), content });
    if (merged === null) kept.push(path);
    else if (merged !== files.get(path)) changes.push({ path, content: merged });
  }
  for (const [path, content] of missingImports(changes, after, files)) changes.push({ path, content });
  const gone = [...before].filter(([path, base]) => !after.has(path) && files.get(path) === base);
  return { changes: [...changes, ...gone.map(([path]) => ({ path, content: null }))], kept };
}

/** Files of the app that a change imports although the project lacks them: it was written before they were. */
function missingImports(changes: readonly Change[], after: Files, files: Files): Files {
  const found = new Map<string, string>();
  const written = new Set(changes.map(({ path }) => path));
  const waiting = changes.map(({ content }) => content ?? '');
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    for (const [, module = ''] of source.matchAll(/ from "@\/([^"]+)"/g)) {
      const path = [`src/${module}.ts`, `src/${module}.tsx`].find((candidate) => after.has(candidate));
      if (path === undefined || files.has(path) || written.has(path) || found.has(path)) continue;
      const content = after.get(path) ?? '';
      found.set(path, content);
      waiting.push(content);
    }
  }
  return found;
}

interface Versions {
  readonly base: string | undefined;
  readonly current: string | undefined;
  readonly content: string;
}

function mergedFile(path: string, { base, current, content }: Versions): string | null {
  if (base === undefined || current === undefined) return content;
  if (path.startsWith('.loam/')) return content;
  const merged = mergeLines(base, current, content);
  return merged === null || parse(merged, path).errors.length > 0 ? null : merged;
}
