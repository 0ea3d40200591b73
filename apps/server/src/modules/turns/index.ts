import { chatLimits, type StagedCode } from '@loam/contract';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { Chat } from '../chat/index.ts';
import type { PreviewModule } from '../preview/index.ts';
import { createAnswerSaver } from './answer-saver.ts';
import { createBeat } from './beat.ts';
import type { TurnContext } from './context.ts';
import { graphStore } from './graph-store.ts';
import { maxTurnsPerProcess } from './policy.ts';
import type { PublicWeb, TurnHook } from './ports.ts';
import { preferenceStore } from './preference-store.ts';
import { replyStore } from './reply-store.ts';
import { turnRoutes } from './routes.ts';
import { createRunQueue } from './run-queue.ts';
import { createStagedCodes } from './turn-code.ts';

export { agentTools } from './agent-tools.ts';
export { createPublicWeb } from './public-web.ts';

type Used = 'config' | 'logger' | 'live' | 'leases';
type Others = 'versions' | 'source' | 'trials' | 'tools' | 'runTurn';

export interface TurnsDeps extends Pick<Runtime, Used>, Pick<TurnContext, Others> {
  readonly chat: Pick<Chat, 'messages'>;
  readonly preview: { readonly errors: Pick<PreviewModule['errors'], 'open'> };
  readonly web?: PublicWeb | undefined;
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
  close(): Promise<void>;
}

export function createTurns(deps: TurnsDeps): Turns {
  const { messages } = deps.chat;
  const context: TurnContext = {
    ...messages,
    versions: deps.versions,
    source: deps.source,
    trials: deps.trials,
    tools: deps.tools,
    runTurn: deps.runTurn,
    web: deps.web,
    leases: deps.leases,
    brand: deps.config.brand,
    saveAnswer: createAnswerSaver(messages.store, messages.db),
    frameBeat: createBeat(chatLimits.frameMs),
    replies: replyStore,
    graphs: graphStore,
    preferences: preferenceStore,
    code: createStagedCodes(deps.live, deps.logger),
    openErrors: (projectId) => deps.preview.errors.open(projectId),
    reached: deps.crashPoint ?? (() => {}),
  };
  const queue = createRunQueue(context, { maxTurns: deps.maxTurns ?? maxTurnsPerProcess });
  return {
    bindings: turnRoutes(context),
    staged: context.code.of,
    start: () => queue.start(),
    close: () => queue.stop(),
  };
}
