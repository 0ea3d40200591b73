import type { CodeFault, TurnResult } from '../events.ts';
import { BROKEN_TEXTS } from './texts.data.ts';
import type { Version } from './commit.ts';
import { standingFaults } from './standing-faults.ts';
import { suggestionsOf } from './suggestions.ts';
import { failureOf, type TurnFailure } from './turn-error.ts';
import type { Turn } from './turn.ts';

const BROKEN: ReadonlySet<string> = new Set([
  ...Object.keys(BROKEN_TEXTS),
  'step_limit',
  'token_limit',
  'time_limit',
  'credit_limit',
]);

/** A turn that came to its end: with a version, or with nothing but words. */
export function reportSuccess(
  turn: Turn,
  version: Version | null,
  faults: readonly CodeFault[] = [],
): TurnResult {
  return {
    ...common(turn),
    outcome: version === null ? 'answered' : 'changed',
    version,
    faults,
    failure: null,
    suggestions: suggestionsOf(turn),
  };
}

/** A turn that ended early. Nothing was changed. */
export function reportFailure(turn: Turn, error: unknown): TurnResult {
  if (turn.options.signal.aborted) {
    return { ...common(turn), outcome: 'stopped', version: null, faults: [], failure: null, suggestions: [] };
  }
  const { faults, ...failure }: TurnFailure = failureOf(error);
  if (failure.code === 'internal') turn.logger.error({ error, turnId: turn.request.turnId }, 'a turn failed');
  return {
    ...common(turn),
    outcome: BROKEN.has(failure.code) ? 'broken' : 'failed',
    version: null,
    faults: faults.length === 0 && BROKEN.has(failure.code) ? standingFaults(turn) : faults,
    failure,
    suggestions: [],
  };
}

function common(turn: Turn) {
  const { talk, spending, state } = turn;
  return {
    text: talk.text(),
    usage: spending.usage(),
    costMicros: spending.costMicros(),
    steps: spending.steps(),
    model: state.model.id,
  };
}
