import type { RunTurn } from '@loam/agent';
import type { ProjectError, ProjectId } from '@loam/contract';
import type { ServerConfig } from '../../config.ts';
import type { Runtime } from '../../runtime.ts';
import type { Billing } from '../billing/index.ts';
import type { Trials } from '../preview/index.ts';
import type { Projects } from '../projects/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Versions } from '../versions/index.ts';
import type { SaveAnswer } from './answer-saver.ts';
import type { Beat } from './beat.ts';
import type { InstallationModel } from './installation-model.ts';
import type { KeyBox } from './key-box.ts';
import type { DraftStore } from './draft-store.ts';
import type { GraphStore } from './graph-store.ts';
import type { LeaseStore } from './lease-store.ts';
import type { ChatLive } from './live.ts';
import type { Models, ProjectSource, PublicWeb, ToolInfo, TurnHook } from './ports.ts';
import type { PreferenceStore } from './preference-store.ts';
import type { ProviderStore } from './provider-store.ts';
import type { ReplyStore } from './reply-store.ts';
import type { RunningTurns } from './running-turns.ts';
import type { StagedCodes } from './turn-code.ts';
import type { MessageStore } from './store.ts';

export type ChatBilling = Pick<Billing, 'reserve' | 'settle' | 'release' | 'renew'>;

/** What the use cases of this module work with. */
export interface ChatContext extends Pick<Runtime, 'db' | 'clock' | 'ids' | 'logger'> {
  readonly brand: ServerConfig['brand'];
  readonly store: MessageStore;
  readonly saveAnswer: SaveAnswer;
  /** Frames of all answers go out together. */
  readonly frameBeat: Beat;
  readonly leases: LeaseStore;
  readonly replies: ReplyStore;
  readonly graphs: GraphStore;
  readonly drafts: DraftStore;
  readonly preferences: PreferenceStore;
  readonly providers: ProviderStore;
  readonly keys: KeyBox;
  readonly live: ChatLive;
  readonly code: StagedCodes;
  readonly running: RunningTurns;
  readonly billing: ChatBilling;
  readonly projects: Pick<Projects, 'access'>;
  readonly uploads: Pick<Uploads, 'attach' | 'read' | 'readdress'>;
  readonly versions: Pick<Versions, 'write' | 'ensureRepo' | 'findByCommit' | 'findByMessage'>;
  readonly source: ProjectSource;
  readonly trials: Trials;
  readonly models: Models;
  readonly installationModel: InstallationModel;
  readonly tools: readonly ToolInfo[];
  readonly web: PublicWeb | undefined;
  readonly runTurn: RunTurn;
  readonly maxWaitingTurns: number;
  /** Errors of the project that nobody has taken care of, the newest first. */
  openErrors(projectId: ProjectId): Promise<readonly ProjectError[]>;
  /** Marks errors of the preview as taken care of. */
  handleErrors(projectId: string, ids: readonly string[]): Promise<unknown>;
  readonly reached: TurnHook;
}
