import { ProjectId } from '@loam/contract';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { PreviewModule } from '../preview/index.ts';
import { firstMessageJob } from '../projects/index.ts';
import { stopAll } from './change-queue.ts';
import type { ChatContext } from './context.ts';
import { draftStore } from './draft-store.ts';
import { sendFirstMessage } from './first-message.ts';
import { noteEdit } from './happenings.ts';
import { createChatLive } from './live.ts';
import { defaultMaxWaitingTurns } from './policy.ts';
import { queueStore } from './queue-store.ts';
import { chatRoutes } from './routes.ts';
import { createRunningTurns } from './running-turns.ts';
import { createMessageStore } from './store.ts';

export { requestHashOf, type Sender, storeMessage } from './accept-message.ts';
export { announceUpdated } from './announce.ts';
export type { ChatContext } from './context.ts';
export { reopenContinued, requestOf } from './continued-draft.ts';
export { MessageInput } from './diagnostics.ts';
export { type DraftRow, draftStore, draftSubject, type NewDraft } from './draft-store.ts';
export {
  holdCredits,
  holdKey,
  holdMore,
  nextHoldKey,
  releaseCredits,
  renewHolds,
  settleCredits,
  standingHold,
} from './held-credits.ts';
export { chatChannel, isDatabaseAway } from './queue-store.ts';
export { createChatLive } from './live.ts';
export { type FailureCode, pipelineError } from './pipeline-error.ts';
export { turnCostMicros } from './policy.ts';
export { modelOf, pairOf, type RetryWish } from './retry-message.ts';
export { keyOf, senderOf } from './routes.ts';
export type { MessageKey, MessageRow } from './rows.ts';
export { laterSqlRuns } from './sql-run-store.ts';
export { type AnswerSave, type AnswerState, createMessageStore, type MessageStore } from './store.ts';
export { answerBody, wireAnswer, wireUser } from './wire.ts';

type Used = 'db' | 'clock' | 'ids' | 'logger' | 'bus' | 'jobs' | 'live';
type Others = 'billing' | 'models' | 'projects' | 'uploads' | 'versions';

export interface ChatDeps extends Pick<Runtime, Used>, Pick<ChatContext, Others> {
  readonly preview: { readonly errors: Pick<PreviewModule['errors'], 'handle'> };
  /** Turns over the whole installation beyond which new messages are refused; 1000 when absent. */
  readonly maxWaitingTurns?: number | undefined;
}

/** The conversation of each project: what was said, what waits for an answer, and in which order. */
export interface Chat {
  readonly bindings: Binding[];
  /** For whoever answers what waits. */
  readonly messages: ChatContext;
  close(): void;
}

export function createChat(deps: ChatDeps): Chat {
  const messages: ChatContext = {
    ...deps,
    store: createMessageStore(),
    queue: queueStore,
    drafts: draftStore,
    live: createChatLive(deps.live),
    running: createRunningTurns(),
    maxWaitingTurns: deps.maxWaitingTurns ?? defaultMaxWaitingTurns,
    handleErrors: (projectId, ids) => deps.preview.errors.handle(ProjectId.parse(projectId), ids),
  };
  deps.jobs.handle(firstMessageJob, (job) => sendFirstMessage(messages, job));
  deps.jobs.schedule(
    'chat-prune-inputs',
    '37 4 * * *',
    async () => void (await messages.store.pruneInputs(deps.db)),
  );
  deps.jobs.schedule('chat-prune-drafts', '43 4 * * *', () => messages.drafts.prune(deps.db));
  const stops = [
    deps.bus.subscribe('edit.created', (event) => noteEdit(messages, event)),
    deps.bus.subscribe('project.deleted', ({ projectId }) => stopAll(messages, projectId)),
  ];
  return {
    bindings: chatRoutes(messages),
    messages,
    close() {
      for (const stop of stops) stop();
    },
  };
}
