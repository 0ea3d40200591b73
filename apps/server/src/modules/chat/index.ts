import { ProjectId } from '@loam/contract';
import type { RunTurn } from '@loam/agent';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { PreviewModule } from '../preview/index.ts';
import type { Projects } from '../projects/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Versions } from '../versions/index.ts';
import type { ChatBilling, ChatContext } from './context.ts';
import { graphStore } from './graph-store.ts';
import { createKeyBox } from './key-box.ts';
import { leaseStore } from './lease-store.ts';
import { createChatLive } from './live.ts';
import { defaultMaxWaitingTurns } from './policy.ts';
import type { Models, ProjectSource, PublicWeb, ToolInfo, Trials, TurnHook } from './ports.ts';
import { preferenceStore } from './preference-store.ts';
import { providerStore } from './provider-store.ts';
import { replyStore } from './reply-store.ts';
import { chatRoutes } from './routes.ts';
import { createRunningTurns } from './running-turns.ts';
import { createMessageStore } from './store.ts';

export { noModels, noTrials, noTurns } from './no-models.ts';
export type { Models, ToolInfo, Trial, Trials } from './ports.ts';

type Used = 'config' | 'db' | 'clock' | 'ids' | 'logger' | 'bus' | 'jobs' | 'live' | 'secret';

export interface ChatDeps extends Pick<Runtime, Used> {
  readonly billing: ChatBilling;
  readonly projects: Pick<Projects, 'access'>;
  readonly uploads: Pick<Uploads, 'attach' | 'read'>;
  readonly versions: Pick<Versions, 'write' | 'ensureRepo' | 'findByCommit' | 'findByMessage'>;
  readonly preview: { readonly errors: Pick<PreviewModule['errors'], 'handle'> };
  readonly source: ProjectSource;
  readonly trials: Trials;
  readonly models: Models;
  readonly tools: readonly ToolInfo[];
  readonly web?: PublicWeb | undefined;
  readonly runTurn: RunTurn;
  /** Turns over the whole installation beyond which new messages are refused; 1000 when absent. */
  readonly maxWaitingTurns?: number;
  readonly crashPoint?: TurnHook;
}

export interface Chat {
  readonly bindings: Binding[];
}

export function createChat(deps: ChatDeps): Chat {
  const context: ChatContext = {
    ...deps,
    brand: deps.config.brand,
    store: createMessageStore(),
    leases: leaseStore,
    replies: replyStore,
    graphs: graphStore,
    preferences: preferenceStore,
    providers: providerStore,
    keys: createKeyBox(deps.secret, 'model-providers'),
    live: createChatLive(deps.live),
    running: createRunningTurns(),
    web: deps.web,
    maxWaitingTurns: deps.maxWaitingTurns ?? defaultMaxWaitingTurns,
    handleErrors: (projectId, ids) => deps.preview.errors.handle(ProjectId.parse(projectId), ids),
    reached: deps.crashPoint ?? (() => {}),
  };
  return { bindings: chatRoutes(context) };
}
