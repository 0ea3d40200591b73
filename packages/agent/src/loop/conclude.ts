import type { TurnFaultCode, TurnResult } from '../events.ts';
import { ModelFaultError } from '../models/model-fault.ts';
import { worksAsItIs } from './check-and-mend.ts';
import { checksOf } from './draft-of.ts';
import { wasPolishing } from './look-again.ts';
import { SAVED_NOTES } from './texts.data.ts';
import { isTurnError } from './turn-error.ts';
import type { Turn } from './turn.ts';

/** The budget is used up; there is still time to look whether what was made works. */
const SPENT: ReadonlySet<string> = new Set(['step_limit', 'token_limit', 'credit_limit', 'no_progress']);

/** How a turn can be brought to its end. */
interface Ends {
  /** With what is staged as a version; undefined when the preview cannot show it. */
  save(): Promise<TurnResult | undefined>;
  fail(error: unknown): Promise<TurnResult>;
}

/**
 * What becomes of a turn that ended early. What works is saved, with a note; else everything that was staged is handed
 * over as a draft. What a person stopped is never saved without them.
 */
export async function conclude(turn: Turn, error: unknown, ends: Ends): Promise<TurnResult> {
  if (turn.options.signal.aborted) return ends.fail(error);
  const isPolishing = turn.state.good !== undefined && wasPolishing(turn);
  const note = noteFor(error);
  if ((!isPolishing && note === undefined) || !(await hasGreen(turn, error))) return ends.fail(error);
  const staged = turn.files.snapshot();
  if (turn.state.good) turn.files.restore(turn.state.good);
  // What was asked for was done before: a polish that failed is nothing to speak of.
  if (note !== undefined && !isPolishing) turn.state.notes.push(note);
  try {
    const result = await ends.save();
    if (result) return result;
    turn.files.restore(staged);
    return await ends.fail(error);
  } catch (second) {
    turn.files.restore(staged);
    return ends.fail(second);
  }
}

async function hasGreen(turn: Turn, error: unknown): Promise<boolean> {
  const { state, files, signal } = turn;
  const isSpent = isTurnError(error) && SPENT.has(error.code);
  const isChecked = state.good?.entries === files.snapshot().entries || checksOf(turn) === 'failed';
  if (isSpent && files.hasChanges() && !isChecked && !signal.aborted) {
    try {
      if (await worksAsItIs(turn)) return true;
    } catch (fault) {
      turn.logger.warn({ fault }, 'what a turn had made could not be checked at its end');
    }
  }
  return state.good !== undefined && !turn.options.signal.aborted;
}

/** Undefined where nobody knows what works: an error of ours, or files that others changed too. */
function noteFor(error: unknown): string | undefined {
  if (error instanceof ModelFaultError) return SAVED_NOTES.model;
  return isTurnError(error) ? NOTES[error.code] : undefined;
}

const NOTES: Readonly<Partial<Record<TurnFaultCode, string>>> = {
  ...SAVED_NOTES,
  same_error_twice: SAVED_NOTES.unfixed,
  cannot_fix: SAVED_NOTES.unfixed,
};
