import type { Step } from '../events.ts';
import { projectPath } from '../tools/code/path-input.ts';
import type { BegunStep } from '../tools/tool.ts';
import { BEGUN_TITLES, PATH_VERBS } from './begun-steps.data.ts';
import { createPartialArguments, type PartialArguments } from './partial-arguments.ts';
import type { Turn } from './turn.ts';

/** The steps of calls that the model is still writing. */
export interface BegunSteps {
  begin(call: { readonly id: string; readonly name: string }): void;
  input(id: string, delta: string): void;
  /** The call is whole: its step goes on under the same id when it runs. */
  take(id: string): BegunStep | undefined;
  /** The call never became whole, or cannot be read: nothing stays of it. */
  withdraw(id: string): void;
  withdrawAll(): void;
}

const MIN_PAUSE_MS = 250;

interface Begun {
  step: Step;
  readonly partial: PartialArguments;
  toldAtMs: number;
}

type Surroundings = Pick<Turn, 'state' | 'tell' | 'ids' | 'clock'>;

export function createBegunSteps({ state, tell, ids, clock }: Surroundings): BegunSteps {
  const open = new Map<string, Begun>();
  const show = (begun: Begun, news: Partial<Step>, atMs: number) => {
    begun.step = { ...begun.step, ...news };
    begun.toldAtMs = atMs;
    tell({ type: 'step', step: begun.step });
  };
  const withdraw = (id: string) => {
    const begun = open.get(id);
    if (!begun) return;
    open.delete(id);
    tell({ type: 'stepWithdrawn', id: begun.step.id });
  };
  return {
    begin: ({ id, name }) => {
      const judgement = state.toolset.judge(name);
      // A tool that is refused or not there is told when it is known what was wanted of it.
      if (judgement.kind !== 'usable' || open.has(id)) return;
      const startedAt = clock.now();
      const { kind } = judgement.tool;
      const step: Step = {
        id: ids.uuid(),
        tool: name,
        kind,
        title: BEGUN_TITLES[kind],
        detail: '',
        paths: [],
        status: 'running',
        startedAt,
        endedAt: null,
      };
      const begun = { step, partial: createPartialArguments(), toldAtMs: 0 };
      open.set(id, begun);
      show(begun, {}, startedAt.getTime());
    },
    input: (id, delta) => {
      const begun = open.get(id);
      if (!begun) return;
      begun.partial.push(delta);
      const verb = PATH_VERBS[begun.step.tool];
      if (verb !== undefined && begun.step.paths.length === 0) {
        const path = projectPath.safeParse(begun.partial.path()).data;
        if (path !== undefined) {
          return show(begun, { title: `${verb} ${path}`, paths: [path] }, clock.now().getTime());
        }
      }
      const lines = begun.partial.lines();
      if (begun.step.kind !== 'write' || lines === (begun.step.lines ?? 0)) return;
      const nowMs = clock.now().getTime();
      if (nowMs - begun.toldAtMs >= MIN_PAUSE_MS) show(begun, { lines }, nowMs);
    },
    take: (id) => {
      const begun = open.get(id);
      if (!begun) return undefined;
      open.delete(id);
      const lines = begun.step.kind === 'write' ? begun.partial.lines() : 0;
      const { step } = begun;
      return { id: step.id, startedAt: step.startedAt, ...(lines > 0 && { lines }) };
    },
    withdraw,
    withdrawAll: () => {
      for (const id of open.keys()) withdraw(id);
    },
  };
}
