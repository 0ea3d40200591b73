import type { CodeFault, TurnResult } from '../events.ts';
import { draftOf } from './draft-of.ts';
import { BROKEN_TEXTS, DRAFT_KEPT_TEXT, LIMIT_TEXTS, NOTHING_KEPT_TEXT } from './texts.data.ts';
import type { Version } from './commit.ts';
import { backendFaults, standingFaults } from './standing-faults.ts';
import { suggestionsOf } from './suggestions.ts';
import { describeFaults, failureOf, type TurnFailure } from './turn-error.ts';
import type { Turn } from './turn.ts';

const MAX_KNOWN_FAULTS = 3;

const BROKEN: ReadonlySet<string> = new Set([...Object.keys(BROKEN_TEXTS), ...Object.keys(LIMIT_TEXTS)]);

/** A turn that came to its end: with a version, or with nothing but words. */
export function reportSuccess(
  turn: Turn,
  version: Version | null,
  faults: readonly CodeFault[] = [],
): TurnResult {
  // What is only not right has no kind among the product's errors, whose titles say that the app is broken.
  const known = version === null ? [] : turn.state.goodFaults.types.slice(0, MAX_KNOWN_FAULTS);
  return {
    ...common(turn),
    outcome: version === null ? 'answered' : 'changed',
    version,
    faults: [...faults, ...known, ...backendFaults(turn)],
    failure: null,
    suggestions: suggestionsOf(turn),
    notes: version === null ? [] : notesOf(turn),
  };
}

/** A turn that ended early. Nothing was changed; what was staged goes along as a draft. */
export function reportFailure(turn: Turn, error: unknown): TurnResult {
  const draft = draftOf(turn);
  if (turn.options.signal.aborted) {
    return {
      ...common(turn),
      outcome: 'stopped',
      version: null,
      faults: [],
      failure: null,
      suggestions: [],
      draft,
    };
  }
  const { faults, ...failure }: TurnFailure = failureOf(error);
  if (failure.code === 'internal') turn.logger.error({ error, turnId: turn.request.turnId }, 'a turn failed');
  return {
    ...common(turn),
    outcome: BROKEN.has(failure.code) ? 'broken' : 'failed',
    version: null,
    faults: faults.length === 0 && BROKEN.has(failure.code) ? standingFaults(turn) : faults,
    failure: {
      ...failure,
      message: ending(failure, draft !== undefined),
      details: failure.details || (draft?.checks === 'failed' ? describeFaults(turn.state.lastFaults) : ''),
    },
    suggestions: [],
    draft,
  };
}

/** How it ended, and what became of the work. */
function ending({ code, message }: Pick<TurnFailure, 'code' | 'message'>, hasDraft: boolean): string {
  if (hasDraft) return `${message} ${DRAFT_KEPT_TEXT}`;
  return BROKEN.has(code) ? `${message} ${NOTHING_KEPT_TEXT}` : message;
}

function notesOf({ state }: Turn): string[] {
  const { types, warnings } = state.goodFaults;
  const left = counted(types.length, 'a type error', 'type errors');
  return [
    ...state.notes,
    ...(state.leftOut.length === 0
      ? []
      : [`This could not be made to work and was left as it was: ${state.leftOut.join(', ')}.`]),
    ...(left === '' ? [] : [`The app runs, but it is saved with ${left}.`]),
    ...warnings.slice(0, MAX_KNOWN_FAULTS).map(({ message }) => `Still to be mended: ${message}`),
  ];
}

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return count === 1 ? one : `${count} ${many}`;
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
