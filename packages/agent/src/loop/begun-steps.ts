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
  /** Set while a count waits to be told. */
  timer: NodeJS.Timeout | undefined;
}

type Surroundings = Pick<Turn, 'state' | 'tell' | 'ids' | 'clock'>;

export function createBegunSteps({ state, tell, ids, clock }: Surroundings): BegunSteps {
  const open = new Map<string, Begun>();
  const show = (begun: Begun, news: Partial<Step> = {}) => {
    begun.step = { ...begun.step, ...news };
    begun.toldAtMs = clock.now().getTime();
    tell({ type: 'step', step: begun.step });
  };
  /** The count is told at once after a pause, and the newest one also where nothing follows for a while. */
  const countLines = (begun: Begun) => {
    const isNew = () => begun.partial.lines() !== (begun.step.lines ?? 0);
    if (begun.timer !== undefined || begun.step.kind !== 'write' || !isNew()) return;
    const waitMs = begun.toldAtMs + MIN_PAUSE_MS - clock.now().getTime();
    begun.timer = setTimeout(
      () => {
        begun.timer = undefined;
        show(begun, { lines: begun.partial.lines() });
      },
      Math.max(0, waitMs),
    );
  };
  const close = (id: string): Begun | undefined => {
    const begun = open.get(id);
    clearTimeout(begun?.timer);
    open.delete(id);
    return begun;
  };
  const withdraw = (id: string) => {
    const begun = close(id);
    if (begun) tell({ type: 'stepWithdrawn', id: begun.step.id });
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
      const begun = { step, partial: createPartialArguments(), toldAtMs: 0, timer: undefined };
      open.set(id, begun);
      show(begun);
    },
    input: (id, delta) => {
      const begun = open.get(id);
      if (!begun) return;
      begun.partial.push(delta);
      const news = begun.step.paths.length === 0 ? named(begun) : undefined;
      if (news) show(begun, news);
      countLines(begun);
    },
    take: (id) => {
      const begun = close(id);
      if (!begun) return undefined;
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

function named({ step, partial }: Begun): Pick<Step, 'title' | 'paths'> | undefined {
  const verb = PATH_VERBS[step.tool];
  const written = partial.path();
  if (verb === undefined || written === undefined) return undefined;
  const path = projectPath.safeParse(written).data;
  return path === undefined ? undefined : { title: `${verb} ${path}`, paths: [path] };
}
