import type { DraftChecks, TurnDraft } from '../draft.ts';
import type { Turn } from './turn.ts';

/** What is staged now, as far as it differs from the base. */
export function draftOf(turn: Pick<Turn, 'files' | 'state'>): TurnDraft | undefined {
  const changes = turn.files.changes();
  return changes.length === 0 ? undefined : { changes, checks: checksOf(turn) };
}

/** What the last check said of exactly what is staged now. */
export function checksOf({ files, state }: Pick<Turn, 'files' | 'state'>): DraftChecks {
  const { entries } = files.snapshot();
  if (state.good?.entries === entries || state.passedBefore?.entries === entries) return 'passed';
  return state.bad?.entries === entries ? 'failed' : 'not_run';
}
