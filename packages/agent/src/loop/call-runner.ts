import type { AnswerCall } from '../models/read-answer.ts';
import type { ToolOutput } from '../tools/tool.ts';
import { createBegunSteps } from './begun-steps.ts';
import { readArguments } from './read-arguments.ts';
import { runOne } from './run-tools.ts';
import type { Turn } from './turn.ts';

/** Runs the calls of one answer, each as soon as it is whole and those before it have run; why so: decision 0028. */
export interface CallRunner {
  /** Aborted with the turn, and when a call has ended it. */
  readonly signal: AbortSignal;
  begin(call: { readonly id: string; readonly name: string }): void;
  input(id: string, delta: string): void;
  take(call: AnswerCall): void;
  /** Whether something that was taken may have changed the project. */
  mayHaveChanged(): boolean;
  /** Resolves when all that was taken has run; rejects when the turn is over. */
  settle(): Promise<void>;
  /** Nothing more is begun; resolves when nothing runs any more. What was not whole leaves no trace. */
  stop(): Promise<void>;
  /** Undefined for a call whose arguments cannot be read. */
  outputOf(id: string): ToolOutput | undefined;
}

const MAX_CALLS = 40;
const TOO_MANY: ToolOutput = {
  text: 'Too many calls in one answer; this one was not run.',
  isError: true,
};

export function createCallRunner(turn: Turn): CallRunner {
  const steps = createBegunSteps(turn);
  const outputs = new Map<string, ToolOutput>();
  const ended = new AbortController();
  let last: Promise<void> = Promise.resolve();
  let taken = 0;
  let isStopped = false;
  let mayHaveChanged = false;

  const run = (call: AnswerCall, input: unknown): void => {
    const begun = steps.take(call.id);
    last = last.then(async () => {
      if (isStopped || ended.signal.aborted) return;
      try {
        outputs.set(call.id, await runOne(turn, { id: call.id, name: call.name, input }, begun));
      } catch (error) {
        ended.abort(error);
      }
    });
  };
  return {
    signal: AbortSignal.any([turn.signal, ended.signal]),
    begin: (call) => {
      if (taken < MAX_CALLS) steps.begin(call);
    },
    input: steps.input,
    take: (call) => {
      taken += 1;
      const read = readArguments(call.input);
      if (taken > MAX_CALLS) outputs.set(call.id, TOO_MANY);
      if (taken > MAX_CALLS || !read.ok) return steps.withdraw(call.id);
      const judgement = turn.state.toolset.judge(call.name);
      mayHaveChanged ||= judgement.kind === 'usable' && judgement.tool.changesState;
      run(call, read.input);
    },
    mayHaveChanged: () => mayHaveChanged,
    settle: async () => {
      await last;
      turn.signal.throwIfAborted();
      ended.signal.throwIfAborted();
    },
    stop: async () => {
      isStopped = true;
      steps.withdrawAll();
      await last;
    },
    outputOf: (id) => outputs.get(id),
  };
}
