import { systemClock, type Ids } from '@loam/kernel';
import type { ApprovalRequest, TurnEvent } from '../events.ts';
import { memoryBase } from '../staging/staged-files.fixture.ts';
import { createStagedFiles } from '../staging/staged-files.ts';
import type { TurnOptions, TurnPorts, TurnRequest } from '../turn.ts';
import { runToolCall, toolsFor, createToolMemory, type ToolContext, type ToolOutput } from './index.ts';

export interface Stage {
  readonly files?: Readonly<Record<string, string | null>>;
  readonly ports?: Partial<TurnPorts>;
  readonly request?: Partial<TurnRequest>;
  readonly options?: Partial<Pick<TurnOptions, 'preferences' | 'may'>>;
  readonly answer?: (request: ApprovalRequest) => 'allowed' | 'denied';
  readonly isSmall?: boolean;
  readonly readsWholeProject?: boolean;
  readonly seesImages?: boolean;
}

/** Everything that a tool call needs, in memory, with what was told and asked. */
export function stageTools(stage: Stage = {}) {
  const base = memoryBase(stage.files ?? {});
  const events: TurnEvent[] = [];
  const asked: ApprovalRequest[] = [];
  const abort = new AbortController();
  const request: TurnRequest = {
    turnId: 'turn',
    projectId: 'project',
    mode: 'build',
    text: '',
    history: [],
    images: [],
    files: [],
    selectedElements: [],
    currentPage: null,
    view: null,
    containsError: false,
    console: [],
    network: [],
    runtimeErrors: [],
    ...stage.request,
  };
  const ports: TurnPorts = {
    files: base,
    checks: { types: async () => [], build: async () => [], look: undefined },
    packages: undefined,
    web: undefined,
    people: {
      approve: async (approval) => {
        asked.push(approval);
        return stage.answer?.(approval) ?? 'denied';
      },
      answer: async () => [],
      giveSecrets: async () => 'declined',
    },
    commit: async () => ({ editId: 'edit', commitSha: 'sha' }),
    cloud: undefined,
    ...stage.ports,
  };
  const context: ToolContext = {
    files: createStagedFiles(base),
    ports,
    request,
    tell: (event) => {
      events.push(event);
    },
    signal: abort.signal,
    ids: countingIds(),
    clock: systemClock,
    memory: createToolMemory(),
    seesImages: stage.seesImages ?? false,
  };
  const toolset = toolsFor({
    options: { preferences: {}, may: { edit: true, cloud: true }, ...stage.options },
    ports,
    mode: request.mode,
    isSmall: stage.isSmall ?? false,
    readsWholeProject: stage.readsWholeProject,
  });
  const call = async (name: string, input: unknown = {}): Promise<ToolOutput> =>
    (await runToolCall({ name, input }, toolset, context)).output;
  return { context, toolset, events, asked, abort, call };
}

function countingIds(): Ids {
  let count = 0;
  const next = (): string => `id-${(count += 1)}`;
  return { uuid: next, token: next };
}
