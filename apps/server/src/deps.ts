import { createRunTurn } from '@loam/agent';
import type { CloudDatabases, Gateway } from '@loam/cloud';
import { createDb, type Db, sql } from '@loam/db';
import type { AddressGuard, PageAnalyser, PageBrowser } from '@loam/inspect';
import {
  type BlobStore,
  type DiskSpace,
  createBus,
  createDiskBlobStore,
  createDiskSpace,
  createPathSigner,
  type Logger,
  type Outbound,
  type PathSigner,
  randomIds,
  systemClock,
  uploadsPurpose,
} from '@loam/kernel';
import { createOfflineModel, type OfflineModel } from '@loam/offline-model';
import type { NewFile, NoExecution, Runner } from '@loam/runner';
import { templateFiles } from '@loam/template';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ServerConfig } from './config.ts';
import type { ServerEvents } from './events.ts';
import type { AccessPort } from './http/access.ts';
import { createHttpApp, type HttpApp } from './http/app.ts';
import { clientAddress, peerOf } from './http/client-address.ts';
import { createIdempotencyStore } from './http/idempotency-store.ts';
import {
  createRateLimiter,
  defaultRateLimits,
  type RateLimiter,
  type RateLimits,
} from './http/rate-limit.ts';
import { createJobs, type JobRunner } from './jobs/create-jobs.ts';
import { createLeases } from './leases/create-leases.ts';
import { readRunnerId } from './leases/runner-id.ts';
import { createLive } from './live/create-live.ts';
import { createLivePublisher, type LiveOutlet } from './live/publisher.ts';
import { openLocalRunner, type Sandbox } from './local-runner.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createAccounts, type ScryptCost } from './modules/accounts/index.ts';
import { type AdminDeps, createAdmin } from './modules/admin/index.ts';
import { createAnalytics } from './modules/analytics/index.ts';
import { createBilling } from './modules/billing/index.ts';
import { createBuildsModule } from './modules/builds/index.ts';
import { createChat, laterSqlRuns } from './modules/chat/index.ts';
import { createCloud } from './modules/cloud/index.ts';
import { createCodeSocket, createEditing, createVisualEditing } from './modules/editing/index.ts';
import { createModels } from './modules/models/index.ts';
import { createPreview, type PreviewHosts } from './modules/preview/index.ts';
import { createProjects } from './modules/projects/index.ts';
import { createPublishing } from './modules/publishing/index.ts';
import { createSpeed } from './modules/speed/index.ts';
import { agentTools, createPublicWeb, createTurns } from './modules/turns/index.ts';
import { createUploads } from './modules/uploads/index.ts';
import { createVersions } from './modules/versions/index.ts';
import { createWorkspaces } from './modules/workspaces/index.ts';
import { createServerOutbound } from './outbound.ts';
import { createOutbox, type OutboxRunner } from './outbox/create-outbox.ts';
import type { Runtime } from './runtime.ts';
import { openSecret } from './secret.ts';
import { version } from './version.ts';

export interface DepsOptions {
  readonly config: ServerConfig;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly logger: Logger;
  /** What runs projects; without it previews say that there is none, or why. Whoever made it closes it. */
  readonly sandbox?: Sandbox | NoExecution | undefined;
  /** Where the databases of projects lie; without it no project gets a cloud. Whoever made it closes it. */
  readonly cloudDatabases?: CloudDatabases | undefined;
  /** What looks at pages of projects before they are saved. Whoever made it closes it. */
  readonly browser?: PageBrowser | undefined;
  /** Where the browser is only being fetched; else it is there when it is given. */
  readonly browserState?: AdminDeps['browser'] | undefined;
  /** What analyses published sites; it reaches what the guard allows. */
  readonly analyser?: ((guard: AddressGuard) => PageAnalyser) | undefined;
  /** How often a supervisor had to start this server again. */
  readonly restarts?: AdminDeps['restarts'];
  /** For tests that send more than a person would, sign up many people, or plant a hole. */
  readonly overrides?: DepsOverrides;
}

export interface DepsOverrides {
  readonly rateLimits?: RateLimits;
  readonly passwordCost?: ScryptCost;
  readonly checkResponses?: boolean;
  /** False: messages are accepted and wait. */
  readonly runsTurns?: boolean;
  access?(access: AccessPort): AccessPort;
  /** A disk that a test fills. */
  readonly disk?: { measure(): Promise<number> };
  /** What new projects begin with, where a test needs few or known files. */
  starterFiles?(): Promise<readonly NewFile[]>;
}

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
  close(): Promise<void>;
}

/** The only place that knows everything. Built from the ports up to the modules, in the order of their rows. */
export async function createDeps(options: DepsOptions): Promise<Deps> {
  const { config, logger, overrides = {} } = options;
  const platform = await createPlatform(options);
  const { runtime, jobs } = platform;
  const modules = createModules(platform, options);
  const trustedOrigins = [new URL(config.publicUrl).origin];
  const live = createLive({
    ...runtime,
    outlet: platform.outlet,
    access: modules.access,
    trustedOrigins,
    authenticate: modules.accounts.authenticate,
    addressOf: (request) => clientAddress(peerOf(request), config.trustedProxies),
  });
  const idempotency = createIdempotencyStore(runtime.db);
  jobs.schedule('http-prune-idempotency-keys', '41 * * * *', () => idempotency.prune());
  const app = createHttpApp({
    brand: config.brand,
    bindings: [...modules.bindings, ...live.bindings],
    mounts: [modules.accounts.mount],
    logger,
    access: modules.access,
    limiter: platform.limiter,
    disk: platform.disk,
    idempotency,
    authenticate: modules.accounts.authenticate,
    trustedOrigins,
    checkResponses: overrides.checkResponses ?? false,
    isReady: async () => (await runtime.db.first(sql`select 1`)) !== undefined,
  });
  await jobs.start();
  await live.start();
  await platform.events.start();
  await modules.publishing.start();
  await modules.cloud.start();
  if (overrides.runsTurns !== false) await modules.turns.start();
  return {
    app,
    previews: modules.previews,
    uploadSigner: createPathSigner(runtime.secret, uploadsPurpose),
    clouds: modules.cloud.hosts,
    prepareStarter: modules.prepareStarter,
    upgrades: new Map<string, Upgrade>([
      ['/api/live', live.upgrade],
      ...modules.sockets.map((kind): [string, Upgrade] => [
        kind.path,
        (...request) => live.upgradeTo(kind, ...request),
      ]),
    ]),
    async close() {
      await modules.turns.close();
      await live.stop();
      // First: an event that nobody listens to any more would count as told.
      await platform.events.stop();
      modules.close();
      await modules.cloud.close();
      await jobs.stop();
      await platform.offline.close();
      await platform.closeRunner();
      await runtime.db.close();
    },
  };
}

interface Platform {
  readonly runtime: Runtime & { readonly mailer: ReturnType<typeof createMailer> };
  readonly jobs: JobRunner;
  readonly outlet: LiveOutlet;
  readonly events: OutboxRunner;
  readonly limiter: RateLimiter;
  readonly blobs: BlobStore;
  readonly runner: Runner;
  closeRunner(): Promise<void>;
  starterFiles(): Promise<readonly NewFile[]>;
  readonly outbound: Outbound;
  readonly disk: DiskSpace;
  /** The model that needs no key. */
  readonly offline: OfflineModel;
}

async function createPlatform({ config, logger, ...options }: DepsOptions): Promise<Platform> {
  const db: Db = createDb({ connectionString: options.databaseUrl, logger });
  const jobs = createJobs({ db, logger });
  const outlet = createLivePublisher({ db, logger, ids: randomIds });
  const runnerId = await readRunnerId(options.dataDir);
  const bus = createBus<ServerEvents>(logger);
  const leases = createLeases({ db, ids: randomIds, logger, runnerId });
  const outbox = createOutbox({ db, ids: randomIds, logger, leases, bus });
  const runtime = {
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
  const limiter = createRateLimiter(options.overrides?.rateLimits ?? defaultRateLimits, systemClock);
  const blobs = createDiskBlobStore({ root: join(options.dataDir, 'blobs') });
  const outbound = createServerOutbound(config);
  const starterFiles = options.overrides?.starterFiles ?? templateStart();
  const { runner, close: closeRunner } = await openLocalRunner({
    dataDir: options.dataDir,
    logger,
    blobs,
    outbound,
    sandbox: options.sandbox ?? noSandbox,
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
  const own = { limiter, blobs, outbound, disk, offline };
  return { runtime, jobs, outlet, events: outbox, ...own, runner, closeRunner, starterFiles };
}

/** People, what they pay and what they make: rows one to six. */
function createBase(platform: Platform, options: DepsOptions) {
  const { runtime, limiter, runner, blobs, outbound, offline, starterFiles } = platform;
  const { overrides = {} } = options;
  const workspaces = createWorkspaces(runtime);
  const accounts = createAccounts({
    ...runtime,
    limiter,
    version,
    workspaces,
    ...(overrides.passwordCost ? { passwordCost: overrides.passwordCost } : {}),
  });
  const billing = createBilling({ ...runtime, workspaces });
  const models = createModels({ ...runtime, outbound, offline });
  const projects = createProjects({ ...runtime, workspaces });
  const uploads = createUploads({ ...runtime, projects, blobs });
  const versions = createVersions({
    ...runtime,
    projects,
    repo: runner.files,
    starterFiles,
    laterSqlRuns: (projectId, since) => laterSqlRuns(runtime.db, projectId, since),
  });
  const builds = createBuildsModule({ ...runtime, projects, versions, blobs, runner });
  const preview = createPreview({ ...runtime, projects, versions, builds, runner });
  const cloud = createCloud({
    ...runtime,
    databases: options.cloudDatabases,
    ownerSql: options.cloudDatabases,
  });
  return { workspaces, accounts, billing, models, projects, uploads, versions, builds, preview, cloud };
}

/** What is done with projects: the rows below. */
function createWork(base: ReturnType<typeof createBase>, platform: Platform, options: DepsOptions) {
  const { runtime, jobs, runner, blobs, outbound } = platform;
  const { accounts, billing, models, projects, uploads, versions, builds, preview } = base;
  const source = runner.files;
  const { sandbox = noSandbox } = options;
  const editing = createEditing({ ...runtime, versions, uploads });
  const visual = createVisualEditing({
    ...runtime,
    versions,
    uploads,
    source,
    runner,
  });
  const chat = createChat({ ...runtime, billing, models, projects, uploads, versions, preview });
  const turns = createTurns({
    ...runtime,
    chat,
    versions,
    preview,
    source,
    tools: agentTools,
    web: createPublicWeb(outbound),
    trials: preview.trials,
    runTurn: createRunTurn({ ...runtime, limits: silenceLimits(runtime.config.modelSilenceMs) }),
  });
  const publishing = createPublishing({
    ...runtime,
    projects,
    versions,
    builds,
    servers: runner.siteServers,
    blobs,
    uploads,
    source,
  });
  const analytics = createAnalytics({ ...runtime, sites: publishing });
  const speed = createSpeed({ ...runtime, analyser: options.analyser?.(outbound) });
  const admin = createAdmin({
    ...runtime,
    version,
    jobs,
    accounts,
    billing,
    outbox: runtime.mailer.outbox,
    events: platform.events,
    restarts: options.restarts,
    disk: platform.disk,
    sandbox: () => ('level' in sandbox ? sandbox : null),
    browser: options.browserState ?? (() => (options.browser ? 'ready' : 'none')),
  });
  return { editing, visual, chat, turns, publishing, analytics, speed, admin };
}

function createModules(platform: Platform, options: DepsOptions) {
  const { runtime, runner } = platform;
  const base = createBase(platform, options);
  const work = createWork(base, platform, options);
  const { accounts, workspaces, projects, uploads, versions, builds, preview, cloud } = base;
  const { chat, turns, publishing, visual } = work;
  const access: AccessPort = { project: projects.access, workspace: workspaces.workspaceAccess };
  return {
    accounts,
    cloud,
    turns,
    publishing,
    previews: preview.hosts,
    prepareStarter: builds.prepareStarter,
    sockets: [
      createCodeSocket({ repo: runner.files, versions, staged: turns.staged, logger: runtime.logger }),
      preview.devSocket,
    ],
    close() {
      for (const module of [publishing, visual, chat, preview, builds, projects, uploads, versions])
        module.close();
    },
    access: options.overrides?.access?.(access) ?? access,
    bindings: [...Object.values(base), ...Object.values(work)].flatMap((module) => module.bindings),
  };
}

const noSandbox: NoExecution = { kind: 'none', reason: 'This process does not run projects.' };

/** Read once, when the first project is made. */
function templateStart(): () => Promise<readonly NewFile[]> {
  let files: readonly NewFile[] | undefined;
  return async () => (files ??= templateFiles().map(({ path, contents }) => ({ path, content: contents })));
}

function silenceLimits(silenceMs: number | undefined) {
  return silenceMs === undefined ? {} : { firstByteMs: silenceMs, idleMs: silenceMs };
}
