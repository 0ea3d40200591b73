import type { VisualChange } from '@loam/contract';

/** What was done and can be undone. A step is all that one action changed. */
export interface Steps {
  readonly done: readonly (readonly VisualChange[])[];
  readonly undone: readonly (readonly VisualChange[])[];
}

export const noSteps: Steps = { done: [], undone: [] };

export function stepped(steps: Steps, step: readonly VisualChange[]): Steps {
  return { done: [...steps.done, step], undone: [] };
}

export function undone({ done, undone: later }: Steps): Steps {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [last, ...later] } : { done, undone: later };
}

export function redone({ done, undone: later }: Steps): Steps {
  const [next, ...rest] = later;
  return next ? { done: [...done, next], undone: rest } : { done, undone: later };
}

export function changesOf({ done }: Steps): VisualChange[] {
  return done.flat();
}
