import { createRunTurn } from '@loam/agent';
import { chatLimits, type StagedCode } from '@loam/contract';
import type { Outbound } from '@loam/kernel';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { Chat } from '../chat/index.ts';
import type { PreviewModule } from '../preview/index.ts';
import { agentTools } from './agent-tools.ts';
import { createAnswerSaver } from './answer-saver.ts';
import { createBeat } from './beat.ts';
import type { TurnContext } from './context.ts';
import { graphStore } from './graph-store.ts';
import { maxTurnsPerProcess } from './policy.ts';
import type { TurnHook } from './ports.ts';
import { preferenceStore } from './preference-store.ts';
import { createPublicWeb } from './public-web.ts';
import { replyStore } from './reply-store.ts';
import { turnRoutes } from './routes.ts';
import { createRunQueue } from './run-queue.ts';
import { createStagedCodes } from './turn-code.ts';

type Used = 'config' | 'clock' | 'ids' | 'logger' | 'live' | 'leases';
type Others = 'versions' | 'source' | 'trials';
/** For tests that ask no model. */
type Replaceable = 'tools' | 'runTurn' | 'cloud';

export interface TurnsDeps
  extends Pick<Runtime, Used>, Pick<TurnContext, Others>, Partial<Pick<TurnContext, Replaceable>> {
  readonly chat: Pick<Chat, 'messages'>;
  readonly preview: { readonly errors: Pick<PreviewModule['errors'], 'open' | 'settle'> };
  /** How turns reach the public web; not at all when absent. */
  readonly outbound?: Pick<Outbound, 'fetch'> | undefined;
  /** Turns at once in this process; 32 when absent. */
  readonly maxTurns?: number | undefined;
  readonly crashPoint?: TurnHook | undefined;
}

/** Answers the messages that wait, one turn of the AI for each. */
export interface Turns {
  readonly bindings: Binding[];
  /** What turns have written in a project and not saved yet. */
  staged(projectId: string): StagedCode[];
  /** Begins to answer what waits. */
  start(): Promise<void>;
  /** Turns that run are interrupted and written down. */
  stop(): Promise<void>;
}

export function createTurns(deps: TurnsDeps): Turns {
  const { messages } = deps.chat;
  const context: TurnContext = {
    ...messages,
    versions: deps.versions,
    source: deps.source,
    trials: deps.trials,
    cloud: deps.cloud,
    tools: deps.tools ?? agentTools,
    runTurn: deps.runTurn ?? createRunTurn({ ...deps, limits: silenceLimits(deps.config.modelSilenceMs) }),
    web: deps.outbound && createPublicWeb(deps.outbound),
    leases: deps.leases,
    brand: deps.config.brand,
    saveAnswer: createAnswerSaver(messages.store, messages.db),
    frameBeat: createBeat(chatLimits.frameMs),
    replies: replyStore,
    graphs: graphStore,
    preferences: preferenceStore,
    code: createStagedCodes(deps.live, deps.logger),
    openErrors: (projectId) => deps.preview.errors.open(projectId),
    settleErrors: (projectId, cured) => deps.preview.errors.settle(projectId, cured),
    reached: deps.crashPoint ?? (() => {}),
  };
  const queue = createRunQueue(context, { maxTurns: deps.maxTurns ?? maxTurnsPerProcess });
  return {
    bindings: turnRoutes(context),
    staged: context.code.of,
    start: () => queue.start(),
    stop: () => queue.stop(),
  };
}

function silenceLimits(silenceMs: number | undefined) {
  return silenceMs === undefined ? {} : { firstByteMs: silenceMs, idleMs: silenceMs };
}
