import { createStagedFiles } from '../staging/staged-files.ts';
import { toolsFor } from '../tools/index.ts';
import { createToolMemory } from '../tools/tool-memory.ts';
import { createTrace } from '../trace/trace.ts';
import type { ReadyModel, RunTurn, TurnPorts } from '../turn.ts';
import { createRepeatedCalls } from './repeated-calls.ts';
import { createSpending } from './spending.ts';
import { createTalk } from './talk.ts';
import type { TimeLimit } from './time-limit.ts';
import { isTurnError } from './turn-error.ts';
import type { Turn, TurnTools } from './turn.ts';

export interface PrepareOptions {
  readonly tools: TurnTools;
  readonly given: Parameters<RunTurn>;
  readonly time: TimeLimit;
  readonly model: ReadyModel;
}

/** Puts the turn together: nothing is read and nobody is asked yet. */
export function prepare({ tools, given, time, model }: PrepareOptions): Turn {
  const [request, options, ports, tell] = given;
  const isTextFormat = !model.callsTools;
  return {
    ...tools,
    request,
    options,
    ports: withPatience(ports, time),
    tell,
    signal: time.signal,
    trace: createTrace({ clock: tools.clock, tell, isExpected: isTurnError }),
    files: createStagedFiles(ports.files, ports.staged),
    memory: createToolMemory(),
    talk: createTalk(tell),
    spending: createSpending(options.budget, tell),
    state: {
      model,
      others: options.models.slice(1),
      toolset: toolsFor({
        options,
        ports,
        mode: request.mode,
        isSmall: model.isSmall,
        readsWholeProject: model.readsWholeProject,
      }),
      isTextFormat,
      unreadableCalls: 0,
      messages: [],
      opening: 0,
      isContextReduced: false,
      emptyAnswers: 0,
      lastText: '',
      wasNudged: false,
      toldFaults: new Set(),
      lastFaultCount: Number.POSITIVE_INFINITY,
      lastFaults: [],
      fixes: 0,
      rounds: 0,
      good: undefined,
      look: { kind: 'not asked' },
      goodFaults: { types: [], warnings: [] },
      draft: undefined,
      passedBefore: undefined,
      bad: undefined,
      secondWays: new Set(),
      leftOut: [],
      notes: [],
      repeats: createRepeatedCalls(),
      wereStepsAnnounced: false,
      toolFaults: [],
    },
  };
}

/** People answer when they like; their time is not the turn's. */
function withPatience(ports: TurnPorts, time: TimeLimit): TurnPorts {
  const { people } = ports;
  return {
    ...ports,
    people: {
      approve: (request, signal) => time.pausedDuring(people.approve(request, signal)),
      answer: (question, signal) => time.pausedDuring(people.answer(question, signal)),
      giveSecrets: (request, signal) => time.pausedDuring(people.giveSecrets(request, signal)),
    },
  };
}
