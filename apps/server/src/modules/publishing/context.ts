import type { BlobStore } from '@loam/kernel';
import type { KnownSecret, TrialPool } from '@loam/hosting';
import type { DeploymentId, ProjectId } from '@loam/contract';
import type { ProjectFiles } from '@loam/runner';
import type { Runtime } from '../../runtime.ts';
import type { BuildsModule } from '../builds/index.ts';
import type { ProjectFacts } from '../projects/index.ts';
import type { Versions } from '../versions/index.ts';
import type { PublishingLive } from './live.ts';
import type { DeploymentStore } from './store.ts';
import type { SiteUrls } from './urls.ts';
import type { DomainStore } from './domain-store.ts';

/** Moments of a publish at which a process may be killed, in their order. */
export const publishPoints = ['claimed', 'built', 'scanned', 'stored', 'tried', 'switched'] as const;
export type PublishPoint = (typeof publishPoints)[number];

/** What the use cases of this module work with. */
export interface PublishingContext extends Pick<
  Runtime,
  'config' | 'db' | 'ids' | 'clock' | 'logger' | 'bus' | 'jobs' | 'leases'
> {
  readonly store: DeploymentStore;
  readonly domains: DomainStore;
  readonly live: PublishingLive;
  readonly urls: SiteUrls;
  readonly facts: Pick<ProjectFacts, 'published'>;
  readonly builds: Pick<BuildsModule, 'use'>;
  readonly blobs: BlobStore;
  readonly versions: Pick<Versions, 'findByCommit' | 'filePaths' | 'visitTexts' | 'ensureRepo'>;
  readonly source: Pick<ProjectFiles, 'head'>;
  readonly waiters: Waiters;
  /** Runs the servers of sites that have one, as those who serve them do. */
  readonly servers?: TrialPool | undefined;
  /** Values that must never reach a visitor. */
  knownSecrets(projectId: ProjectId): Promise<readonly KnownSecret[]>;
  /** For tests that kill the process. */
  reached(point: PublishPoint): Promise<void>;
}

/** Whoever waits in this process hears at once that something changed; others look from time to time. */
export interface Waiters {
  changed(id: DeploymentId): void;
  /** Resolves with the next change, or after the time. */
  wait(id: DeploymentId, ms: number): Promise<void>;
}
