import { createJobs, type Jobs } from '@loam/cloud/jobs';
import type { CloudDatabases } from '@loam/cloud/postgres';
import { createOutbound, type Listener, type Outbound } from '@loam/kernel';
import type { Runtime } from '../../runtime.ts';
import type { CloudLogs } from './logs.ts';
import { cloudUrl } from './urls.ts';

/** What does the work of clouds that nobody waits for: scheduled jobs, and requests of their databases. */
export type CloudWorkers = Pick<Jobs, 'start' | 'release' | 'close'>;

/** What the module knows of clouds and the workers ask for. */
export interface WorkerFacts {
  isOpen(ref: string): Promise<boolean>;
}

export interface CloudWorkersDeps extends Pick<Runtime, 'config' | 'leases' | 'clock' | 'logger'> {
  readonly databases: Pick<CloudDatabases, 'marks' | 'acquire' | 'runAsOwner'>;
  readonly logs?: CloudLogs | undefined;
  /** Where the hosts of clouds are answered, whatever stands before it; unknown where this process has no such place. */
  readonly gateway?: Listener | undefined;
}

export function createCloudWorkers(deps: CloudWorkersDeps, { isOpen }: WorkerFacts): CloudWorkers {
  const { databases, leases, clock, logger, logs } = deps;
  return createJobs({
    databases: {
      marks: () => databases.marks(),
      acquire: (ref) => databases.acquire(ref, 'services'),
      runAsOwner: (ref, sql) => databases.runAsOwner(ref, sql),
    },
    isOpen,
    acquireLease: (ref) => leases.acquire('cloud-jobs', ref),
    outboundOf: (ref) => outboundOf(deps, ref),
    log: (line) => logs?.write(line),
    clock,
    logger,
  });
}

/** Mail leaves through the operator's provider. */
const closedPorts: ReadonlySet<number> = new Set([25, 587]);

/** To the public internet and to the project's own cloud. */
function outboundOf({ config, gateway }: CloudWorkersDeps, ref: string): Outbound {
  const own = new URL(cloudUrl(config, ref));
  return createOutbound({
    allowPrivate: config.allowPrivate,
    ports: (port) => !closedPorts.has(port),
    route: ({ origin }) => (origin === own.origin ? gateway : undefined),
  });
}
