import type { ProjectId, UserId } from '@loam/contract';
import type { Db, Queries, Transaction } from '@loam/db';
import type { ProjectAccess, WorkspaceRecord } from '../../http/access.ts';
import type { Actor } from '../../http/actor.ts';
import type { Leases } from '../../leases/leases.ts';
import type { Runtime } from '../../runtime.ts';
import type { ProjectLive } from './live.ts';
import type { Workspaces } from '../workspaces/index.ts';
import type { ProjectStore } from './store.ts';
import type { ProjectWire } from './wire.ts';

export type CopiedBackend = 'structure' | 'data';

/** What makes the backend of a copy, as the module of clouds offers it. */
export interface BackendCopies {
  /** Throws what stands against it; undefined where there is nothing to copy. What it gives notes the copy. */
  prepare(order: {
    readonly source: ProjectAccess;
    readonly target: WorkspaceRecord;
    readonly extent: CopiedBackend;
  }): Promise<
    | ((tx: Transaction, copy: { readonly projectId: ProjectId; readonly userId: UserId }) => Promise<void>)
    | undefined
  >;
}

/** What the use cases of this module work with. */
export interface ProjectsContext extends Pick<Runtime, 'bus' | 'outbox' | 'jobs'> {
  readonly db: Db;
  /** A new project gets its files with whoever makes it; without leases, with whoever is asked first. */
  readonly leases?: Pick<Leases, 'place'> | undefined;
  readonly store: ProjectStore;
  readonly live: ProjectLive;
  readonly wire: ProjectWire;
  readonly workspaces: Pick<Workspaces, 'workspaceAccess' | 'ensurePersonal'>;
  /** Copies of projects may have a backend, too; absent where no project has one. */
  readonly backendCopies?: BackendCopies | undefined;
  load(queries: Queries, actor: Actor, id: ProjectId): Promise<ProjectAccess | undefined>;
  /** A few letters and digits that make a name unique. */
  randomEnding(): string;
}
