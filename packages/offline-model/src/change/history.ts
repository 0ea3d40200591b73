import { z } from 'zod';
import type { AppPlan } from '../plan/app-plan.ts';
import { APP_PLAN_SCHEMA } from '../plan/app-plan.ts';
import type { Change } from '../reply.ts';

/** What a request changed, so that "undo that" can take it back. */
export interface Step {
  readonly request: string;
  /** The parts of the plan that were different before, null for what was not there; none where only sources changed. */
  readonly plan: Partial<AppPlan> | null;
  /** Sources as they were before, null for those that were not there. */
  readonly files: Readonly<Record<string, string | null>>;
}

export const HISTORY_PATH = '.loam/steps.json';
const MAX_STEPS = 5;

const STEPS = z.object({
  steps: z.array(
    z.object({
      request: z.string(),
      plan: z.record(z.string(), z.unknown()).nullable(),
      files: z.record(z.string(), z.string().nullable()),
    }),
  ),
});

/** Newest first. */
export function readSteps(files: ReadonlyMap<string, string>): readonly Step[] {
  try {
    const read = STEPS.safeParse(JSON.parse(files.get(HISTORY_PATH) ?? 'null'));
    return read.success ? read.data.steps : [];
  } catch {
    return [];
  }
}

export const stepsFile = (steps: readonly Step[]): Change =>
  steps.length === 0
    ? { path: HISTORY_PATH, content: null }
    : { path: HISTORY_PATH, content: `${JSON.stringify({ steps: steps.slice(0, MAX_STEPS) }, null, 1)}\n` };

export function planStep(request: string, before: AppPlan, after: AppPlan): Step {
  const later = new Map<string, unknown>(Object.entries(after));
  const changed = Object.entries(before).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(later.get(key)),
  );
  const added = [...later.keys()].filter((key) => !(key in before)).map((key) => [key, null] as const);
  return { request, plan: Object.fromEntries([...changed, ...added]), files: {} };
}

export function sourceStep(
  request: string,
  changes: readonly Change[],
  files: ReadonlyMap<string, string>,
): Step {
  const before = changes
    .filter(({ path }) => path !== HISTORY_PATH)
    .map(({ path }) => [path, files.get(path) ?? null] as const);
  return { request, plan: null, files: Object.fromEntries(before) };
}

/** The plan before a step; null where what is stored is no plan any more. */
export function planBefore(plan: AppPlan, step: Step): AppPlan | null {
  if (step.plan === null) return plan;
  // Only `auth` may be null in a plan; another null stands for what was not there yet.
  const joined = Object.entries({ ...plan, ...step.plan }).filter(
    ([key, value]) => value !== null || key === 'auth',
  );
  const read = APP_PLAN_SCHEMA.safeParse(Object.fromEntries(joined));
  return read.success ? read.data : null;
}

/** Every earlier plan that is still known, newest first. */
export function earlierPlans(plan: AppPlan, steps: readonly Step[]): readonly AppPlan[] {
  const plans: AppPlan[] = [];
  let current: AppPlan | null = plan;
  for (const step of steps) {
    current = planBefore(current, step);
    if (current === null) break;
    plans.push(current);
  }
  return plans;
}
