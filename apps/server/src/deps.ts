import type { Gateway } from '@loam/cloud/gateway';
import { sql } from '@loam/db';
import { createPathSigner, type PathSigner, uploadsPurpose } from '@loam/kernel';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { composeModules } from './compose-modules.ts';
import type { DepsOptions } from './deps-options.ts';
import { createHttpApp, type HttpApp } from './http/app.ts';
import { clientAddress, peerOf } from './http/client-address.ts';
import { createIdempotencyStore } from './http/idempotency-store.ts';
import { createLive } from './live/create-live.ts';
import type { PreviewHosts } from './modules/preview/index.ts';
import { createPlatform } from './platform.ts';
import { maintainPlatform } from './maintain-platform.ts';

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

export interface Deps {
  readonly app: HttpApp;
  /** For whoever answers the hosts of previews. */
  readonly previews: PreviewHosts;
  /** For whoever hands out uploaded files. */
  readonly uploadSigner: PathSigner;
  /** For whoever answers the hosts of clouds. */
  readonly clouds: Gateway;
  /** Who answers requests that ask to become a socket, by path. */
  readonly upgrades: ReadonlyMap<string, Upgrade>;
  /** Builds what every project begins with, unless that was done; `onWork` when there is something to do. */
  prepareStarter(onWork: () => void): Promise<boolean>;
  /** Readies the model without a key, where the installation has no other. */
  warmModel(): Promise<void>;
  close(): Promise<void>;
}

/** The platform, the modules upon it, and what answers for them: HTTP and sockets. */
export async function createDeps(options: DepsOptions): Promise<Deps> {
  const { config, logger, overrides = {} } = options;
  const platform = await createPlatform(options);
  const { jobs, db } = platform;
  const modules = composeModules(platform, options);
  const trustedOrigins = [new URL(config.publicUrl).origin];
  const live = createLive({
    ...platform,
    access: modules.access,
    trustedOrigins,
    authenticate: modules.accounts.authenticate,
    addressOf: (request) => clientAddress(peerOf(request), config.trustedProxies),
    processes: platform.leases.processes,
  });
  const idempotency = createIdempotencyStore(db);
  jobs.schedule('http-prune-idempotency-keys', '41 * * * *', () => idempotency.prune());
  maintainPlatform(platform);
  const app = createHttpApp({
    brand: config.brand,
    bindings: [...modules.all, live].flatMap(({ bindings }) => bindings),
    mounts: [modules.accounts.mount],
    logger,
    access: modules.access,
    limiter: platform.limiter,
    disk: platform.disk,
    idempotency,
    authenticate: modules.accounts.authenticate,
    trustedOrigins,
    checkResponses: overrides.checkResponses ?? false,
    isReady: async () => (await db.first(sql`select 1`)) !== undefined,
  });
  await platform.leases.join();
  await jobs.start();
  await live.start();
  await platform.events.start();
  for (const module of modules.starting) await module.start?.();
  return {
    app,
    previews: modules.previews,
    uploadSigner: createPathSigner(platform.secret, uploadsPurpose),
    clouds: modules.clouds,
    prepareStarter: modules.prepareStarter,
    warmModel: async () => {
      if (config.modelServers.length === 0) await platform.offline.warmUp();
    },
    upgrades: new Map<string, Upgrade>([
      ['/api/live', live.upgrade],
      ...modules.sockets.map((kind): [string, Upgrade] => [
        kind.path,
        (...request) => live.upgradeTo(kind, ...request),
      ]),
    ]),
    async close() {
      const backwards = modules.all.toReversed();
      for (const module of backwards) await module.stop?.();
      await live.stop();
      // First: an event that nobody listens to any more would count as told.
      await platform.events.stop();
      for (const module of backwards) await module.close?.();
      await jobs.stop();
      await platform.close();
    },
  };
}
