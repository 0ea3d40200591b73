import type { AppPlan } from '../plan/app-plan.ts';
import type { BlockPlan } from '../plan/block-plan.ts';

/** What was written: the plan, and the sources where a tool or a game does more than a plan tells. */
export interface Looked {
  readonly plan: AppPlan;
  readonly blocks: readonly BlockPlan[];
  /** Sources of tools and games: what these can do stands nowhere else. */
  readonly tools: string;
  /** Words of these sources, as stems. */
  readonly toolWords: ReadonlySet<string>;
}

export type Test = (looked: Looked) => boolean;

export const has =
  (...kinds: readonly BlockPlan['kind'][]): Test =>
  ({ blocks }) =>
    blocks.some(({ kind }) => kinds.includes(kind));
export const shows =
  (view: string): Test =>
  ({ blocks }) =>
    blocks.some((block) => block.kind === 'collection' && block.view === view);
export const tells =
  (pattern: RegExp): Test =>
  ({ tools }) =>
    pattern.test(tools);
export const any =
  (...tests: readonly Test[]): Test =>
  (looked) =>
    tests.some((test) => test(looked));
export const lists =
  (test: (block: Extract<BlockPlan, { kind: 'collection' }>) => boolean): Test =>
  ({ blocks }) =>
    blocks.some((block) => block.kind === 'collection' && test(block));
export const acts =
  (...kinds: readonly string[]): Test =>
  ({ blocks }) =>
    blocks.some(
      (block) =>
        (block.kind === 'collection' || block.kind === 'detail') &&
        block.actions.some(({ kind }) => kinds.includes(kind)),
    );
