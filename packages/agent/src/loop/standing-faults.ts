import type { CodeFault, CodeFaultKind } from '../events.ts';
import type { Cured } from '../tools/tool.ts';
import type { Turn } from './turn.ts';

const MAX_FAULTS = 3;

/** Refusals that keep a file as it is: nothing came of them, and nobody can mend them. */
const WITHOUT_EFFECT: ReadonlySet<CodeFaultKind> = new Set([
  'file_edited_without_permission',
  'excluded_file_edited',
]);

/** The backend is as it was: what is written into files afterwards does not change it, only another call does. */
const OF_BACKEND: ReadonlySet<CodeFaultKind> = new Set(['supabase_sql_error', 'deploy_supabase_functions']);

type Seen = {
  readonly state: Pick<Turn['state'], 'toolFaults'>;
  readonly files: Pick<Turn['files'], 'changes'>;
};

/** Misses of tools that the model did not get over: a file that it changed after all is none of them. */
export function standingFaults({ state, files }: Seen): readonly CodeFault[] {
  const changed = new Set(files.changes().map(({ path }) => path));
  return state.toolFaults
    .filter(({ kind, path }) => {
      if (OF_BACKEND.has(kind)) return true;
      return !WITHOUT_EFFECT.has(kind) && (path === undefined || !changed.has(path));
    })
    .slice(-MAX_FAULTS);
}

/** What the backend refused and was left so: the app may be saved, and what it needs is not there. */
export function backendFaults({ state }: Pick<Seen, 'state'>): readonly CodeFault[] {
  const left = state.toolFaults.filter(({ kind }) => OF_BACKEND.has(kind));
  // Of several attempts at the same thing the last one says what is wrong.
  return [...new Map(left.map((fault) => [`${fault.kind} ${fault.path}`, fault])).values()].slice(
    -MAX_FAULTS,
  );
}

/** A call that worked ends the faults of its kind, of its own file where it has one. */
export function cure(faults: CodeFault[], { kind, path }: Cured): void {
  const left = faults.filter((fault) => fault.kind !== kind || (path !== undefined && fault.path !== path));
  faults.splice(0, faults.length, ...left);
}
