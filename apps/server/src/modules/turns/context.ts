import type { RunTurn } from '@loam/agent';
import type { ProjectError, ProjectId } from '@loam/contract';
import type { Leases } from '../../leases/leases.ts';
import type { ServerConfig } from '../../config.ts';
import type { ChatContext } from '../chat/index.ts';
import type { BuilderCloud } from '../cloud/index.ts';
import type { CuredErrors, Trials } from '../preview/index.ts';
import type { Versions } from '../versions/index.ts';
import type { SaveAnswer } from './answer-saver.ts';
import type { Beat } from './beat.ts';
import type { GraphStore } from './graph-store.ts';
import type { ProjectSource, PublicWeb, ToolInfo, TurnHook } from './ports.ts';
import type { PreferenceStore } from './preference-store.ts';
import type { ReplyStore } from './reply-store.ts';
import type { StagedCodes } from './turn-code.ts';

/** What the use cases of this module work with: the messages, and what it takes to answer them. */
export interface TurnContext extends ChatContext {
  readonly brand: ServerConfig['brand'];
  readonly leases: Leases;
  readonly saveAnswer: SaveAnswer;
  /** Frames of all answers go out together. */
  readonly frameBeat: Beat;
  readonly replies: ReplyStore;
  readonly graphs: GraphStore;
  readonly preferences: PreferenceStore;
  readonly code: StagedCodes;
  readonly versions: Pick<Versions, 'write' | 'ensureRepo' | 'findByCommit' | 'findByMessage'>;
  readonly source: ProjectSource;
  readonly trials: Trials;
  readonly tools: readonly ToolInfo[];
  readonly web: PublicWeb | undefined;
  /** Absent where no project can have a cloud. */
  readonly cloud: BuilderCloud | undefined;
  readonly runTurn: RunTurn;
  /** Errors of the project that nobody has taken care of, the newest first. */
  openErrors(projectId: ProjectId): Promise<readonly ProjectError[]>;
  settleErrors(projectId: ProjectId, cured: CuredErrors): Promise<void>;
  readonly reached: TurnHook;
}
