import { enums } from '@loam/contract';
import type { SqlRun } from './context.ts';

const summaryCharacters = 200;

/** One line that a person recognises a version by. */
export function summaryOf(message: string): string {
  const line = message.trim().split('\n')[0]?.trim() ?? '';
  return line === '' ? 'Update' : line.slice(0, summaryCharacters);
}

/** The pages of the app among the files of a change, as the specification's example names them. */
export function pagesOf(paths: readonly string[]): string[] {
  const pages = paths.flatMap((path) => /^src\/pages\/(.+)\.[jt]sx$/.exec(path)?.[1] ?? []);
  return [...new Set(pages)].toSorted();
}

/** Files can be brought back, what SQL did to the data cannot. */
export function isRestoreSafe(runs: readonly SqlRun[]): boolean {
  return !runs.some(({ state }) => enums.versions.unsafeSqlRunStates.some((unsafe) => unsafe === state));
}
