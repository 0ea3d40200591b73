import type { Turn } from './turn.ts';

const ANNOUNCED_AT = 5;

/** What the model is told of the steps it has left: once when few are, and again before the last one. */
export function stepsLeftNote({ spending, state }: Pick<Turn, 'spending' | 'state'>): string | undefined {
  const left = spending.stepsLeft();
  if (left === 1) {
    return '[One step is left in this turn. Make no new plans: what is staged is checked after it and saved if it works. Say in one to three sentences what the person can do now and what is still missing.]';
  }
  if (left > ANNOUNCED_AT || left < 1 || state.wereStepsAnnounced) return undefined;
  state.wereStepsAnnounced = true;
  return `[${left} steps are left in this turn: finish what you have begun, so that the app works when they are used up.]`;
}
