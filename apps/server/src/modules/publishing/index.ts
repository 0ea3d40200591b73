import type { ProjectId } from '@loam/contract';
import type { Transaction } from '@loam/db';
import type { DomainTarget, KnownSecret, TrialPool } from '@loam/hosting';
import type { BlobStore } from '@loam/kernel';
import type { ProjectFiles } from '@loam/runner';
import { isIPv4 } from 'node:net';
import type { ServerConfig } from '../../config.ts';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { BuildsModule } from '../builds/index.ts';
import type { Projects } from '../projects/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { Versions } from '../versions/index.ts';
import type { PublishPoint } from './context.ts';
import { createDns, type Dns } from './dns.ts';
import { handleDomainJobs } from './domain-jobs.ts';
import { domainRoutes } from './domain-routes.ts';
import { createDomainStore } from './domain-store.ts';
import type { DomainsContext } from './domains.ts';
import { deployJob } from './jobs.ts';
import { createPublishingLive } from './live.ts';
import { followProjects, pruneDeployments, resumeDeployments } from './maintain.ts';
import { deploymentRoutes } from './routes.ts';
import { runDeployment } from './run-deployment.ts';
import { siteInfoRoutes } from './site-info/routes.ts';
import { createDeploymentStore } from './store.ts';
import { createSiteUrls } from './urls.ts';
import { createWaiters } from './waiters.ts';

export { createSiteSource } from './site-source-store.ts';

type Used = 'config' | 'db' | 'ids' | 'clock' | 'logger' | 'bus' | 'jobs' | 'leases' | 'live' | 'secret';

export interface PublishingDeps extends Pick<Runtime, Used> {
  readonly projects: Pick<Projects, 'facts'>;
  readonly versions: Pick<
    Versions,
    'findByCommit' | 'filePaths' | 'visitTexts' | 'write' | 'ensureRepo' | 'wire'
  >;
  readonly source: Pick<ProjectFiles, 'head' | 'rawFile'>;
  readonly uploads: Pick<Uploads, 'open'>;
  readonly builds: Pick<BuildsModule, 'use'>;
  /** The same that sites are served from. */
  readonly blobs: BlobStore;
  /** Where this is absent, projects with a server of their own are not published. */
  readonly servers?: TrialPool | undefined;
  /** Values that must never reach a visitor; none when absent. */
  knownSecrets?(projectId: ProjectId): Promise<readonly KnownSecret[]>;
  /** Whom to ask about names; the operator's choice when absent. */
  readonly dns?: Dns | undefined;
  /** For tests that kill the process at a named moment. */
  reached?(point: PublishPoint): Promise<void>;
}

export interface PublishingModule {
  readonly bindings: Binding[];
  /** What pages of the site carry has changed. The id of the live deployment; null without one. */
  settingsChanged(tx: Transaction, projectId: ProjectId): Promise<string | null>;
  /** Goes on with what a killed process left; once jobs run. */
  start(): Promise<void>;
  close(): void;
}

export function createPublishing(deps: PublishingDeps): PublishingModule {
  const { config } = deps;
  const context: DomainsContext = {
    ...deps,
    dns: deps.dns ?? createDns(config.dnsServers),
    target: targetOf(config),
    store: createDeploymentStore(),
    domains: createDomainStore(),
    live: createPublishingLive(deps.live),
    urls: createSiteUrls(config),
    facts: deps.projects.facts,
    waiters: createWaiters(),
    knownSecrets: deps.knownSecrets ?? (async () => []),
    reached: deps.reached ?? (async () => {}),
  };
  deps.jobs.handle(deployJob, ({ deployment_id: id }, signal) => runDeployment(context, id, signal), {
    async runnerOf({ deployment_id: id }) {
      const deployment = await context.store.findAny(deps.db, id);
      return deployment && deps.leases.runnerOf(deployment.project_id);
    },
  });
  deps.jobs.schedule('publishing-resume', '* * * * *', () => resumeDeployments(context));
  deps.jobs.schedule('publishing-prune', '37 4 * * *', () => pruneDeployments(context));
  handleDomainJobs(context);
  const stopFollowing = followProjects(context);
  return {
    bindings: [
      ...deploymentRoutes(context),
      ...domainRoutes(context),
      ...siteInfoRoutes({ ...context, versions: deps.versions, source: deps.source, uploads: deps.uploads }),
    ],
    async settingsChanged(tx, projectId) {
      await context.store.announce(tx, [{ kind: 'site', siteId: projectId }]);
      return (await context.store.live(tx, projectId))?.id ?? null;
    },
    start: () => resumeDeployments(context),
    close: stopFollowing,
  };
}

/** Where owners of domains are told to point them. */
function targetOf({ domains, publicAddresses }: ServerConfig): DomainTarget {
  return {
    name: domains.sites.replace(/:\d+$/, ''),
    ipv4: publicAddresses.filter((address) => isIPv4(address)),
    ipv6: publicAddresses.filter((address) => !isIPv4(address)),
  };
}
