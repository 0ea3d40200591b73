import { type Auth, authService } from '@loam/cloud/auth';
import type { CloudService, ServiceName } from '@loam/cloud/gateway';
import type { Keys } from '@loam/cloud/keys';
import type { CloudDatabases } from '@loam/cloud/postgres';
import { createRest, createRestService } from '@loam/cloud/rest';
import type { LogEvent } from '@loam/cloud/logs';
import type { Metric } from '@loam/cloud/metering';
import type { Runtime } from '../../runtime.ts';
import { type CloudAuthDeps, type CloudAuthFacts, createCloudAuth } from './cloud-auth.ts';
import { createCloudRealtime } from './realtime.ts';
import { createCloudStorage, type CloudStorage, type CloudStorageDeps } from './storage.ts';

/** What answers below `/{name}/v1` of every cloud, and what it holds of one. */
export interface CloudServices {
  readonly services: Readonly<Partial<Record<ServiceName, CloudService>>>;
  /** For what the builder's people do with the people of an app. */
  readonly auth: Auth;
  readonly storage: CloudStorage;
  /** Lets go of a cloud that does not answer any more. */
  release(ref: string): Promise<void>;
  /** Its keys or settings changed. */
  renew(ref: string): void;
  close(): Promise<void>;
}

/** What the module knows of clouds and the services ask for. */
export interface ServiceFacts extends CloudAuthFacts {
  readonly keys: Keys;
  log(event: LogEvent): void;
  count(ref: string, metric: Metric, amount: number): void;
}

/** Where the pages of a project are found: people come back to them from mails and providers. */
export interface AppAddresses {
  readonly siteUrl: string;
  readonly others: readonly string[];
}

export interface CloudServicesDeps extends CloudAuthDeps, CloudStorageDeps, Pick<Runtime, 'leases'> {
  readonly databases: CloudDatabases;
}

export function createCloudServices(deps: CloudServicesDeps, facts: ServiceFacts): CloudServices {
  const { databases, clock, logger } = deps;
  const rest = createRest({
    databases: {
      acquire: (ref) => databases.acquire(ref, 'rest'),
      connectionString: (ref) => databases.connectionString(ref, 'rest'),
    },
    logger,
    clock,
  });
  const auth = createCloudAuth(deps, facts);
  const storage = createCloudStorage(deps, facts.count);
  const realtime = createCloudRealtime(deps, facts);
  return {
    auth,
    storage,
    services: {
      rest: createRestService(rest),
      auth: authService(auth),
      storage: storage.service,
      realtime: realtime.service,
    },
    async release(ref) {
      await Promise.all([rest.release(ref), realtime.release(ref)]);
    },
    renew: (ref) => realtime.recheck(ref),
    async close() {
      await Promise.all([rest.close(), realtime.close()]);
    },
  };
}
