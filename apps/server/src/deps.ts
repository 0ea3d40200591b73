import { createDb, type Db, sql } from '@loam/db';
import { createBus, type Logger, randomIds, systemClock } from '@loam/kernel';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ServerConfig } from './config.ts';
import type { ServerEvents } from './events.ts';
import type { AccessPort } from './http/access.ts';
import { createHttpApp, type HttpApp } from './http/app.ts';
import type { Binding } from './http/bind.ts';
import { createIdempotencyStore } from './http/idempotency-store.ts';
import { createRateLimiter, defaultRateLimits, type RateLimits } from './http/rate-limit.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createAccounts, type ScryptCost } from './modules/accounts/index.ts';
import { createBilling } from './modules/billing/index.ts';
import { createProjects } from './modules/projects/index.ts';
import { createWorkspaces } from './modules/workspaces/index.ts';
import type { Runtime } from './runtime.ts';
import { readOrCreateSecret } from './secret.ts';
import { version } from './version.ts';

export interface DepsOptions {
  readonly config: ServerConfig;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly logger: Logger;
  /** For tests that send more than a person would, sign up many people, or plant a hole. */
  readonly overrides?: {
    readonly rateLimits?: RateLimits;
    readonly passwordCost?: ScryptCost;
    readonly checkResponses?: boolean;
    access?(access: AccessPort): AccessPort;
  };
}

export interface Deps {
  readonly app: HttpApp;
  readonly db: Db;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/** The only place that knows everything. Built from the ports up to the modules, in the order of their rows. */
export async function createDeps(options: DepsOptions): Promise<Deps> {
  const { config, logger, overrides = {} } = options;
  const db = createDb({ connectionString: options.databaseUrl, logger });
  const jobs = createJobs({ db, logger });
  const limiter = createRateLimiter(overrides.rateLimits ?? defaultRateLimits, systemClock);
  const runtime: Runtime = {
    config,
    db,
    logger,
    jobs,
    clock: systemClock,
    ids: randomIds,
    bus: createBus<ServerEvents>(logger),
    live: { publish: async () => {}, signal: () => {} },
    mailer: createMailer({ db, logger, jobs, config, ids: randomIds }),
    secret: await readOrCreateSecret(options.dataDir),
  };
  const workspaces = createWorkspaces(runtime);
  const accounts = createAccounts({
    ...runtime,
    limiter,
    version,
    workspaces,
    ...(overrides.passwordCost ? { passwordCost: overrides.passwordCost } : {}),
  });
  const billing = createBilling({ ...runtime, workspaces });
  const projects = createProjects({ ...runtime, workspaces });
  const access: AccessPort = { project: projects.access, workspace: workspaces.workspaceAccess };
  const bindings: Binding[] = [
    ...accounts.bindings,
    ...workspaces.bindings,
    ...billing.bindings,
    ...projects.bindings,
  ];
  const app = createHttpApp({
    brand: config.brand,
    bindings,
    expected: {},
    mounts: [accounts.mount],
    logger,
    access: overrides.access?.(access) ?? access,
    limiter,
    idempotency: createIdempotencyStore(db),
    authenticate: accounts.authenticate,
    trustedOrigins: [new URL(config.publicUrl).origin],
    checkResponses: overrides.checkResponses ?? false,
    isReady: async () => (await db.first(sql`select 1`)) !== undefined,
  });
  await jobs.start();
  return {
    app,
    db,
    upgrade: (_, socket) => void socket.destroy(),
    async close() {
      projects.close();
      await jobs.stop();
      await db.close();
    },
  };
}
