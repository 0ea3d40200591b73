import type { Clock } from '@loam/kernel';
import { AppError, errorMessage } from '@loam/kernel';
import type { TraceNode, TurnEvent } from '../events.ts';
import { cutValue } from './cut-value.ts';

export interface NodeOptions<Result> {
  readonly name: string;
  /** The step of the turn that does it. */
  readonly functionName: string;
  readonly dependsOn?: readonly string[];
  /** What is kept of the result; nothing when absent. */
  readonly keep?: (result: Result) => unknown;
}

/** The execution graph of one turn. Each node is told when it begins and when it ends. */
export interface Trace {
  input(name: string, value: unknown): void;
  run<Result>(options: NodeOptions<Result>, work: () => Promise<Result>): Promise<Result>;
  skip(name: string, functionName: string): void;
}

export interface TraceOptions {
  readonly clock: Clock;
  readonly tell: (event: TurnEvent) => void;
  /** An expected failure is one the turn itself reports; anything else is a bug. */
  readonly isExpected: (error: unknown) => boolean;
}

export function createTrace({ clock, tell, isExpected }: TraceOptions): Trace {
  const told = (node: TraceNode) => tell({ type: 'node', node });
  const blank = {
    isInput: false,
    startedAt: null,
    completedAt: null,
    dependencies: [],
    output: null,
    error: null,
  } as const;
  return {
    input: (name, value) => {
      const at = clock.now();
      const output = cutValue(value);
      const times = { startedAt: at, completedAt: at };
      told({ ...blank, ...times, name, functionName: 'input', isInput: true, status: 'completed', output });
    },
    skip: (name, functionName) => told({ ...blank, name, functionName, status: 'skipped' }),
    run: async ({ name, functionName, dependsOn = [], keep }, work) => {
      const dependencies = dependsOn.map((other) => ({ name: other, optional: false, promise: false }));
      const node = { ...blank, name, functionName, dependencies, startedAt: clock.now() };
      told({ ...node, status: 'running' });
      try {
        const result = await work();
        const output = keep ? cutValue(keep(result)) : null;
        told({ ...node, status: 'completed', completedAt: clock.now(), output });
        return result;
      } catch (error) {
        const failure = {
          code: error instanceof AppError ? String(error.code) : 'internal',
          message: errorMessage(error).slice(0, 2_000),
          expected: isExpected(error),
        };
        told({ ...node, status: 'failed', completedAt: clock.now(), error: failure });
        throw error;
      }
    },
  };
}
