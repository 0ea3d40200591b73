import type { ProjectId } from '@loam/contract';
import type { KnownSecret } from '@loam/hosting';
import type { BlobStore } from '@loam/kernel';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { CommitBuilds } from '../preview/index.ts';
import type { Projects } from '../projects/index.ts';
import type { Versions } from '../versions/index.ts';
import type { PublishingContext, PublishPoint } from './context.ts';
import { createDomainStore } from './domain-store.ts';
import { deployJob } from './jobs.ts';
import { createPublishingLive } from './live.ts';
import { followProjects, pruneDeployments, resumeDeployments } from './maintain.ts';
import { deploymentRoutes } from './routes.ts';
import { runDeployment } from './run-deployment.ts';
import { createDeploymentStore } from './store.ts';
import { createSiteUrls } from './urls.ts';
import { createWaiters } from './waiters.ts';

export { createSiteSource, type FollowedSiteSource } from './site-source-store.ts';

type Used = 'config' | 'db' | 'ids' | 'clock' | 'logger' | 'bus' | 'jobs' | 'live';

export interface PublishingDeps extends Pick<Runtime, Used> {
  readonly projects: Pick<Projects, 'facts'>;
  readonly versions: Pick<Versions, 'findByCommit' | 'filePaths'>;
  readonly builds: Pick<CommitBuilds, 'use'>;
  /** The same that sites are served from. */
  readonly blobs: BlobStore;
  /** Values that must never reach a visitor; none when absent. */
  knownSecrets?(projectId: ProjectId): Promise<readonly KnownSecret[]>;
  /** For tests that kill the process at a named moment. */
  reached?(point: PublishPoint): Promise<void>;
}

export interface PublishingModule {
  readonly bindings: Binding[];
  /** Goes on with what a killed process left; once jobs run. */
  start(): Promise<void>;
  close(): void;
}

export function createPublishing(deps: PublishingDeps): PublishingModule {
  const context: PublishingContext = {
    ...deps,
    store: createDeploymentStore(),
    domains: createDomainStore(),
    live: createPublishingLive(deps.live),
    urls: createSiteUrls(deps.config),
    facts: deps.projects.facts,
    waiters: createWaiters(),
    knownSecrets: deps.knownSecrets ?? (async () => []),
    reached: deps.reached ?? (async () => {}),
  };
  deps.jobs.handle(deployJob, ({ deployment_id: id }, signal) => runDeployment(context, id, signal));
  deps.jobs.schedule('publishing-resume', '* * * * *', () => resumeDeployments(context));
  deps.jobs.schedule('publishing-prune', '37 4 * * *', () => pruneDeployments(context));
  const stopFollowing = followProjects(context);
  return {
    bindings: deploymentRoutes(context),
    start: () => resumeDeployments(context),
    close: stopFollowing,
  };
}
