import type { Runtime } from '../../runtime.ts';
import type { Billing } from '../billing/index.ts';
import type { Models } from '../models/index.ts';
import type { Projects } from '../projects/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Versions } from '../versions/index.ts';
import type { DraftStore } from './draft-store.ts';
import type { ChatLive } from './live.ts';
import type { QueueStore } from './queue-store.ts';
import type { RunningTurns } from './running-turns.ts';
import type { MessageStore } from './store.ts';

export type ChatBilling = Pick<Billing, 'reserve' | 'settle' | 'release' | 'renew'>;

/** What the use cases of this module work with, and those of whoever answers the messages. */
export interface ChatContext extends Pick<Runtime, 'db' | 'clock' | 'ids' | 'logger'> {
  readonly store: MessageStore;
  readonly queue: QueueStore;
  readonly drafts: DraftStore;
  readonly live: ChatLive;
  /** Answers that this process writes now: they are newer here than in the table. */
  readonly running: RunningTurns;
  readonly billing: ChatBilling;
  readonly models: Pick<Models, 'open'>;
  readonly projects: Pick<Projects, 'access'>;
  readonly uploads: Pick<Uploads, 'attach' | 'read' | 'readdress'>;
  readonly versions: Pick<Versions, 'findByCommit'>;
  readonly maxWaitingTurns: number;
  /** Marks errors of the preview as taken care of. */
  handleErrors(projectId: string, ids: readonly string[]): Promise<unknown>;
}
