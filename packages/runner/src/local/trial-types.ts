import type { StagedChange, StagedTrial, TypeFault } from '../ports/trials.ts';
import type { Engine } from './engine.ts';
import type { TrialFolder } from './trial-folder.ts';

export interface TrialTypesInput {
  readonly engine: Pick<Engine, 'types'>;
  readonly projectId: string;
  /** A folder that nothing else is written to: types are checked while the turn goes on and may build. */
  folder(): Promise<TrialFolder>;
  /** The turn is over: whatever still runs for it is of no use. */
  readonly closed: AbortSignal;
}

const MAX_FAULTS = 20;

/** One check after the other; the same state is checked once, whoever asks for it. */
export function createTrialTypes({
  engine,
  projectId,
  folder,
  closed,
}: TrialTypesInput): StagedTrial['types'] {
  let last: Promise<unknown> = Promise.resolve();
  let opened: Promise<TrialFolder> | undefined;
  let baseFaults: ReadonlySet<string> | undefined;
  let known: { readonly state: string; readonly faults: readonly TypeFault[] } | undefined;

  const check = async (changes: readonly StagedChange[], asked: AbortSignal) => {
    const signal = AbortSignal.any([asked, closed]);
    signal.throwIfAborted();
    opened ??= folder();
    const trial = await opened;
    signal.throwIfAborted();
    const faultsOf = () => engine.types(projectId, { sourceDir: trial.folder, signal });
    const state = await trial.apply(changes);
    if (known?.state === state) return known.faults;
    const found = await faultsOf();
    if (found.length > 0 && !baseFaults && !signal.aborted) {
      await trial.apply([]);
      baseFaults = new Set((await faultsOf()).map(keyOf));
    }
    // What was stopped says nothing, neither of the base nor of the changes.
    if (signal.aborted) {
      baseFaults = undefined;
      signal.throwIfAborted();
    }
    const faults = found.filter((fault) => !baseFaults?.has(keyOf(fault))).slice(0, MAX_FAULTS);
    known = { state, faults };
    return faults;
  };
  return (changes, signal) => {
    const mine = last.then(() => check(changes, signal));
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Without its line: code above may have moved it. */
export function keyOf({ file, code, message }: TypeFault): string {
  return `${file} ${code} ${message}`;
}
