import type { CodeFault, CodeFaultKind } from '../events.ts';
import type { Turn } from './turn.ts';

const MAX_FAULTS = 3;

/** Refusals that keep a file as it is: nothing came of them, and nobody can mend them. */
const WITHOUT_EFFECT: ReadonlySet<CodeFaultKind> = new Set([
  'file_edited_without_permission',
  'excluded_file_edited',
]);

/** Misses of tools that the model did not get over: a file that it changed after all is none of them. */
export function standingFaults({ state, files }: Pick<Turn, 'state' | 'files'>): readonly CodeFault[] {
  const changed = new Set(files.changes().map(({ path }) => path));
  return state.toolFaults
    .filter(({ kind, path }) => !WITHOUT_EFFECT.has(kind) && (path === undefined || !changed.has(path)))
    .slice(-MAX_FAULTS);
}
