import { chatLimits, ProjectId, type StagedCode } from '@loam/contract';
import type { RunTurn } from '@loam/agent';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { PreviewModule, Trials } from '../preview/index.ts';
import { firstMessageJob, type Projects } from '../projects/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Versions } from '../versions/index.ts';
import { createAnswerSaver } from './answer-saver.ts';
import { createBeat } from './beat.ts';
import type { ChatBilling, ChatContext } from './context.ts';
import { stopAll } from './change-queue.ts';
import { sendFirstMessage } from './first-message.ts';
import { draftStore } from './draft-store.ts';
import { graphStore } from './graph-store.ts';
import { createInstallationModel } from './installation-model.ts';
import { createKeyBox } from './key-box.ts';
import { leaseStore } from './lease-store.ts';
import { createChatLive } from './live.ts';
import { noteEdit } from './happenings.ts';
import { defaultMaxWaitingTurns, maxTurnsPerProcess } from './policy.ts';
import type { Models, ProjectSource, PublicWeb, ToolInfo, TurnHook } from './ports.ts';
import { preferenceStore } from './preference-store.ts';
import { providerStore } from './provider-store.ts';
import { replyStore } from './reply-store.ts';
import { chatRoutes } from './routes.ts';
import { createRunQueue } from './run-queue.ts';
import { createRunningTurns } from './running-turns.ts';
import { createMessageStore } from './store.ts';
import { createStagedCodes } from './turn-code.ts';

export { createAgentModels } from './agent-models.ts';
export { createInstallationModel } from './installation-model.ts';
export { agentTools } from './agent-tools.ts';
export { createPublicWeb } from './public-web.ts';
export type { Models, ToolInfo } from './ports.ts';
export { laterSqlRuns } from './sql-run-store.ts';

type Used = 'config' | 'db' | 'clock' | 'ids' | 'logger' | 'bus' | 'jobs' | 'live' | 'secret';

export interface ChatDeps extends Pick<Runtime, Used> {
  readonly billing: ChatBilling;
  readonly projects: Pick<Projects, 'access'>;
  readonly uploads: Pick<Uploads, 'attach' | 'read' | 'readdress'>;
  readonly versions: Pick<Versions, 'write' | 'ensureRepo' | 'findByCommit' | 'findByMessage'>;
  readonly preview: { readonly errors: Pick<PreviewModule['errors'], 'handle' | 'open'> };
  readonly source: ProjectSource;
  readonly trials: Trials;
  readonly models: Models;
  readonly tools: readonly ToolInfo[];
  readonly web?: PublicWeb | undefined;
  readonly runTurn: RunTurn;
  /** Turns over the whole installation beyond which new messages are refused; 1000 when absent. */
  readonly maxWaitingTurns?: number;
  /** Turns at once in this process; 32 when absent. */
  readonly maxTurns?: number;
  readonly crashPoint?: TurnHook;
}

export interface Chat {
  readonly bindings: Binding[];
  /** What turns have written in a project and not saved yet. */
  staged(projectId: string): StagedCode[];
  /** Begins to answer what waits. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export function createChat(deps: ChatDeps): Chat {
  const store = createMessageStore();
  const context: ChatContext = {
    ...deps,
    brand: deps.config.brand,
    store,
    saveAnswer: createAnswerSaver(store, deps.db),
    frameBeat: createBeat(chatLimits.frameMs),
    leases: leaseStore,
    replies: replyStore,
    graphs: graphStore,
    drafts: draftStore,
    preferences: preferenceStore,
    providers: providerStore,
    keys: createKeyBox(deps.secret, 'model-providers'),
    installationModel: createInstallationModel(deps),
    live: createChatLive(deps.live),
    code: createStagedCodes(deps.live, deps.logger),
    running: createRunningTurns(),
    web: deps.web,
    maxWaitingTurns: deps.maxWaitingTurns ?? defaultMaxWaitingTurns,
    openErrors: (projectId) => deps.preview.errors.open(projectId),
    handleErrors: (projectId, ids) => deps.preview.errors.handle(ProjectId.parse(projectId), ids),
    reached: deps.crashPoint ?? (() => {}),
  };
  const queue = createRunQueue(context, { maxTurns: deps.maxTurns ?? maxTurnsPerProcess });
  deps.jobs.handle(firstMessageJob, (job) => sendFirstMessage(context, job));
  deps.jobs.schedule(
    'chat-prune-inputs',
    '37 4 * * *',
    async () => void (await context.store.pruneInputs(deps.db)),
  );
  deps.jobs.schedule('chat-prune-drafts', '43 4 * * *', () => context.drafts.prune(deps.db));
  const stops = [
    deps.bus.subscribe('edit.created', (event) => noteEdit(context, event)),
    deps.bus.subscribe('project.deleted', ({ projectId }) => stopAll(context, projectId)),
  ];
  return {
    bindings: chatRoutes(context),
    staged: context.code.of,
    start: () => queue.start(),
    async close() {
      for (const stop of stops) stop();
      await queue.stop();
    },
  };
}
