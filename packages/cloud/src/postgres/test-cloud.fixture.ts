import { randomInt } from 'node:crypto';
import { silentLogger, type Logger } from '@loam/kernel';
import { inject } from 'vitest';
import type { CloudDatabases } from './databases.ts';
import { openCloudDatabases } from './open-cloud-databases.ts';
import type { AppsCluster } from './ports.ts';

export interface TestCloud extends AsyncDisposable {
  readonly databases: CloudDatabases;
  /** A new project with a database, removed with the cloud. */
  create(): Promise<string>;
}

export function newRef(): string {
  return Array.from({ length: 20 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}

export function clusterAt(adminUrl: string): AppsCluster {
  return {
    isOurs: false,
    connectionString: (database) => {
      const url = new URL(adminUrl);
      url.pathname = `/${database}`;
      return url.href;
    },
  };
}

/** Databases of projects in the run's own PostgreSQL. */
export function openTestCloud(
  options: { readonly adminUrl?: string; readonly logger?: Logger; readonly sweepEveryMs?: number } = {},
): TestCloud {
  const cluster = clusterAt(options.adminUrl ?? inject('postgresUrl'));
  const databases = openCloudDatabases({
    cluster: async () => cluster,
    logger: options.logger ?? silentLogger,
    ...(options.sweepEveryMs !== undefined && { sweepEveryMs: options.sweepEveryMs }),
  });
  const refs: string[] = [];
  return {
    databases,
    async create() {
      const ref = newRef();
      await databases.create(ref);
      refs.push(ref);
      return ref;
    },
    async [Symbol.asyncDispose]() {
      for (const ref of refs) await databases.drop(ref);
      await databases.close();
    },
  };
}
