import type { ProjectId } from '@loam/contract';
import type { Db, Queries } from '@loam/db';
import type { ProjectAccess } from '../../http/access.ts';
import type { Actor } from '../../http/actor.ts';
import type { Leases } from '../../leases/leases.ts';
import type { Runtime } from '../../runtime.ts';
import type { ProjectLive } from './live.ts';
import type { Workspaces } from '../workspaces/index.ts';
import type { ProjectStore } from './store.ts';
import type { ProjectWire } from './wire.ts';

/** What the use cases of this module work with. */
export interface ProjectsContext extends Pick<Runtime, 'bus' | 'outbox' | 'jobs'> {
  readonly db: Db;
  /** A new project gets its files with whoever makes it; without leases, with whoever is asked first. */
  readonly leases?: Pick<Leases, 'place'> | undefined;
  readonly store: ProjectStore;
  readonly live: ProjectLive;
  readonly wire: ProjectWire;
  readonly workspaces: Pick<Workspaces, 'workspaceAccess' | 'ensurePersonal'>;
  load(queries: Queries, actor: Actor, id: ProjectId): Promise<ProjectAccess | undefined>;
  /** A few letters and digits that make a name unique. */
  randomEnding(): string;
}
