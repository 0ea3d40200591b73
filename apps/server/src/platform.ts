import { createDb, type Db } from '@loam/db';
import {
  type BlobStore,
  type DiskSpace,
  createBus,
  createDiskBlobStore,
  createDiskSpace,
  type Outbound,
  randomIds,
  systemClock,
} from '@loam/kernel';
import { createOfflineModel, type OfflineModel } from '@loam/offline-model';
import type { NewFile, NoExecution, Runner } from '@loam/runner';
import { templateFiles } from '@loam/template';
import { join } from 'node:path';
import type { DepsOptions } from './deps-options.ts';
import type { ServerEvents } from './events.ts';
import { createRateLimiter, defaultRateLimits, type RateLimiter } from './http/rate-limit.ts';
import { createJobs, type JobRunner } from './jobs/create-jobs.ts';
import { createLeases } from './leases/create-leases.ts';
import { readRunnerId } from './leases/runner-id.ts';
import { createLivePublisher, type LiveOutlet } from './live/publisher.ts';
import { openLocalRunner, type Sandbox } from './local-runner.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createServerOutbound } from './outbound.ts';
import { createOutbox, type OutboxRunner } from './outbox/create-outbox.ts';
import type { Runtime } from './runtime.ts';
import { openSecret } from './secret.ts';

/** What modules are built from, each from the few parts that it names. No module is known here. */
export interface Platform extends Runtime {
  readonly mailer: ReturnType<typeof createMailer>;
  readonly jobs: JobRunner;
  /** The publisher of live events, as the sockets follow it. */
  readonly outlet: LiveOutlet;
  readonly events: OutboxRunner;
  readonly limiter: RateLimiter;
  readonly blobs: BlobStore;
  readonly runner: Runner;
  starterFiles(): Promise<readonly NewFile[]>;
  readonly outbound: Outbound;
  readonly disk: DiskSpace;
  /** The model that needs no key. */
  readonly offline: OfflineModel;
  readonly sandbox: Sandbox | NoExecution;
  close(): Promise<void>;
}

export async function createPlatform({ config, logger, ...options }: DepsOptions): Promise<Platform> {
  const db: Db = createDb({ connectionString: options.databaseUrl, logger });
  const outlet = createLivePublisher({ db, logger, ids: randomIds });
  const runnerId = await readRunnerId(options.dataDir);
  const jobs = createJobs({ db, logger, runnerId });
  const bus = createBus<ServerEvents>(logger);
  const leases = createLeases({ db, ids: randomIds, logger, runnerId });
  const outbox = createOutbox({ db, ids: randomIds, logger, leases, bus });
  const runtime: Pick<Platform, keyof Runtime> = {
    config,
    db,
    logger,
    jobs,
    clock: systemClock,
    ids: randomIds,
    bus,
    outbox,
    leases,
    live: outlet,
    mailer: createMailer({ db, logger, jobs, config, ids: randomIds }),
    secret: await openSecret({ db, dataDir: options.dataDir, secretKey: config.secretKey }),
  };
  const limiter = createRateLimiter(
    options.overrides?.rateLimits ?? defaultRateLimits,
    systemClock,
    leases.processes,
  );
  const blobs = createDiskBlobStore({ root: join(options.dataDir, 'blobs') });
  const outbound = createServerOutbound(config);
  const sandbox = options.sandbox ?? noSandbox;
  const starterFiles = options.overrides?.starterFiles ?? templateStart();
  const { runner, close: closeRunner } = await openLocalRunner({
    dataDir: options.dataDir,
    logger,
    blobs,
    outbound,
    sandbox,
    browser: options.browser,
    starterFiles,
  });
  const disk = createDiskSpace({
    folder: options.dataDir,
    reserveBytes: config.diskReserveMb * 1024 * 1024,
    clock: systemClock,
    ...options.overrides?.disk,
  });
  const offline = createOfflineModel();
  return {
    ...runtime,
    outlet,
    events: outbox,
    limiter,
    blobs,
    runner,
    starterFiles,
    outbound,
    disk,
    offline,
    sandbox,
    async close() {
      await offline.close();
      await closeRunner();
      await leases.leave();
      await db.close();
    },
  };
}

const noSandbox: NoExecution = { kind: 'none', reason: 'This process does not run projects.' };

/** Read once, when the first project is made. */
function templateStart(): () => Promise<readonly NewFile[]> {
  let files: readonly NewFile[] | undefined;
  return async () => (files ??= templateFiles().map(({ path, contents }) => ({ path, content: contents })));
}
