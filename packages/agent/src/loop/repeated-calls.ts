import { hashArguments } from '../tools/arguments-hash.ts';
import type { BegunStep, ToolOutput } from '../tools/tool.ts';
import type { StagedEntries } from '../staging/staged-tree.ts';
import { LIMIT_TEXTS } from './texts.data.ts';
import { turnError } from './turn-error.ts';
import type { Turn } from './turn.ts';

const HINT_AT = 3;
const REFUSED_FROM = 5;
/** Refused calls in a row after which nobody expects anything new. */
const MAX_REFUSED = 5;

const HINT =
  '[This is the third time you make this very call, and nothing has changed since the first: the result is the same. Use what you have: make the change, look somewhere else, or finish.]';
const REFUSAL =
  'This call was not run: you have made it four times with the same arguments and nothing has changed since, so its result stands above. Do something else now: make the change you had in mind, look at another file, or end the turn and say plainly what is done and what is not.';

/** How often the same call was made since the files last changed. */
export interface RepeatedCalls {
  count(call: { readonly name: string; readonly input: unknown }, files: StagedEntries): number;
  refused(): number;
  reset(): void;
}

export function createRepeatedCalls(): RepeatedCalls {
  const counts = new Map<string, number>();
  let seen: StagedEntries | undefined;
  let refused = 0;
  return {
    count({ name, input }, files) {
      if (files !== seen) counts.clear();
      seen = files;
      const key = hashArguments(name, input);
      const times = (counts.get(key) ?? 0) + 1;
      counts.set(key, times);
      return times;
    },
    refused: () => (refused += 1),
    reset: () => void (refused = 0),
  };
}

interface RepeatableCall {
  readonly name: string;
  readonly input: unknown;
  readonly begun?: BegunStep | undefined;
}

/** Runs a call unless it was made often enough to know what it answers. Ends a turn that does nothing else any more. */
export async function unlessRepeated(
  turn: Turn,
  call: RepeatableCall,
  run: () => Promise<ToolOutput>,
): Promise<ToolOutput> {
  const { repeats } = turn.state;
  const times = repeats.count(call, turn.files.snapshot().entries);
  if (times >= REFUSED_FROM) {
    if (call.begun) turn.tell({ type: 'stepWithdrawn', id: call.begun.id });
    if (repeats.refused() >= MAX_REFUSED) throw turnError('no_progress', LIMIT_TEXTS.no_progress);
    return { text: REFUSAL, isError: true };
  }
  repeats.reset();
  const output = await run();
  return times === HINT_AT ? { ...output, text: `${output.text}\n\n${HINT}` } : output;
}
