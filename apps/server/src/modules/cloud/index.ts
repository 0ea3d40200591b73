import { createGateway, type Gateway, type GatewayOptions } from '@loam/cloud/gateway';
import { createKeys } from '@loam/cloud/keys';
import type { ManagedDatabases, Management } from '@loam/cloud/management';
import { createMeter, type Meter } from '@loam/cloud/metering';
import { cloudLimits } from '@loam/contract';
import { type DiskSpace, errorMessage } from '@loam/kernel';
import { clientAddress, peerOf } from '../../http/client-address.ts';
import type { AccessPort } from '../../http/access.ts';
import type { Binding } from '../../http/bind.ts';
import { createAiModels } from './ai-models.ts';
import { type AccessTriesOptions, accessTryRoutes } from './access-tries.ts';
import { appUserRoutes } from './app-users.ts';
import { archiveParts } from './archive.ts';
import { guardDisk } from './disk-guard.ts';
import { archiveRoutes } from './archives.ts';
import { pruneBackups, takeBackups } from './backup-schedule.ts';
import { backupRoutes } from './backups.ts';
import { authConfigRoutes } from './auth-config.ts';
import { type BucketRoutesOptions, bucketRoutes } from './buckets.ts';
import { createCloudAuthSettings } from './auth-settings.ts';
import { createKeyBox } from '../../key-box.ts';
import type { Runtime } from '../../runtime.ts';
import type { CloudContext, CloudPlaces } from './context.ts';
import { type CloudFunctions, type FunctionPlaces, openCloudFunctions } from './functions.ts';
import { type BuilderCloud, type BuilderCloudDeps, createBuilderCloud } from './builder-cloud.ts';
import { importRoutes } from './import-backend.ts';
import { createLifecycle, type Lifecycle } from './lifecycle.ts';
import { type CloudLogs, logRoutes } from './logs.ts';
import type { AiUsage } from './integrations.ts';
import { openManagement } from './management.ts';
import { managementBindings } from './management-api.ts';
import { sweepOutbox } from './outbox-store.ts';
import { createCloudRecords, type CloudRecords } from './records.ts';
import { type CloudCopies, createCloudCopies, makeCopy } from './cloud-copies.ts';
import { createRestorePlans, type RestorePlans } from './restore-plans.ts';
import { cloudRoutes } from './routes.ts';
import { countRequest, linesOfRequest } from './request-lines.ts';
import { secretEndpoints } from './secrets.ts';
import { sqlEditorRoutes, type SqlEditorOptions } from './sql-editor.ts';
import { structureRoutes } from './structure.ts';
import { storageObjectRoutes } from './storage-objects.ts';
import type { CloudServices, ServiceFacts } from './services.ts';
import { withSnapshots } from './safety-snapshots.ts';
import { createCloudStore } from './store.ts';
import type { ProjectMigrationsDeps } from './project-migrations.ts';
import { keepSettling } from './settling.ts';
import { type CloudUse, createCloudUse } from './cloud-use.ts';
import { createWakingSource, pauseIdle } from './idle-pause.ts';
import { tableRoutes } from './tables.ts';
import { type AppWrites, createAppWrites } from './app-writes.ts';
import { createChangeTeller } from './tell-changes.ts';
import { usageRoutes } from './usage-routes.ts';
import { addMinuteSums, aiUsageOf } from './usage-store.ts';
import { type CloudUsage, openUsage, type UsageDeps } from './usage.ts';
import { cloudUrl } from './urls.ts';
import { watchClouds } from './watch.ts';
import type { CloudWorkers, WorkerFacts } from './workers.ts';

export type { FunctionHost } from './functions.ts';
export { createCloudServices } from './services.ts';
export { createCloudWorkers } from './workers.ts';
export type { BuilderCloud } from './builder-cloud.ts';
export type { CloudCopies } from './cloud-copies.ts';
export { withoutConnection, withPresentConnection } from './connection-files.ts';
export { cloudUrl } from './urls.ts';

type Used = 'config' | 'db' | 'clock' | 'ids' | 'logger' | 'jobs' | 'bus' | 'secret' | 'live';

export interface CloudDeps extends Pick<Runtime, Used> {
  /** Absent where this installation has no place for databases of projects. Whoever made it closes it. */
  readonly databases?: CloudPlaces | undefined;
  /** Who may do what with a project, for tools that name the cloud only. */
  readonly access?: Pick<AccessPort, 'project'> | undefined;
  /** How often apps called which model. */
  readonly aiUsage?: AiUsage | undefined;
  /** Which process has the files of a project. */
  readonly leases?: Pick<Runtime['leases'], 'runnerOf'> | undefined;
  /** Runs SQL of owners in them. */
  readonly ownerSql?: ManagedDatabases | undefined;
  /** Where what happens in clouds is written down. */
  readonly logs?: CloudLogs | undefined;
  /** What runs the functions of projects; absent where nothing can. */
  readonly functions?: FunctionPlaces | undefined;
  /** Where projects have their files; without it nobody builds with clouds. */
  readonly projectFiles?: Pick<BuilderCloudDeps, 'versions' | 'source'> | undefined;
  /** What answers for clouds; without it none of their services is there. */
  services?: ((facts: ServiceFacts) => CloudServices) | undefined;
  /** Where backups lie, too. */
  readonly disk?: Pick<DiskSpace, 'isLow'> | undefined;
  /** Who is told what clouds use, and which models their apps may ask; without it nothing has a limit. */
  readonly usage?: UsageDeps | undefined;
  /** What does the scheduled work of clouds; without it none is done. */
  workers?: ((facts: WorkerFacts) => CloudWorkers) | undefined;
}

export interface CloudModule {
  readonly bindings: Binding[];
  /** For turns that build with the cloud of their project; absent where no cloud can be. */
  readonly builder: BuilderCloud | undefined;
  /** For versions of projects whose database changed after them. */
  readonly restorePlans: RestorePlans;
  /** The calls of the Management API, each with what it needs; absent where no cloud can be. */
  readonly management: Management | undefined;
  /** For copies of projects. */
  readonly copies: CloudCopies;
  /** For whoever answers the hosts of clouds. */
  readonly hosts: Gateway;
  /** Hears of changes in other processes, and goes on with what a killed one left. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export function createCloud(deps: CloudDeps): CloudModule {
  const { db, clock, logger, bus, databases } = deps;
  const use = createCloudUse({ db, logger, isWanted: deps.config.cloudIdleMs !== undefined });
  const context = openContext({ ...deps, use }, () => ({ functions, services, builder }));
  const lifecycle = createLifecycle(context);
  const teller = createChangeTeller(context, deps.live);
  const writes = createAppWrites(teller.tellRows);
  const records = createCloudRecords(context);
  const keys = createKeys({ rings: records.rings, clock });
  const meter = createMeter({ save: (sums) => addMinuteSums(db, sums), clock, logger });
  planUpkeep(deps, context, lifecycle);
  const ownerSql =
    deps.ownerSql && teller.tellingSql(withSnapshots(context, deps.ownerSql, databases?.snapshots));
  const subscriptions = [...forgetChangedProjects(bus, records), writes.close];
  const functions = openCloudFunctions(context, { host: deps.functions, records, meter, logs: deps.logs });
  const authSettings = createCloudAuthSettings(context, records.addressesOf);
  const services = deps.services?.({ keys, authSettings, ...reporting(deps.logs, meter) });
  const isOpen = async (ref: string) => (await records.find(ref))?.state === 'open';
  const workers = deps.workers?.({ isOpen });
  const changed = (ref: string) => {
    authSettings.forget(ref);
    teller.tellStatus(ref);
    // The first cloud of this installation may have been made elsewhere.
    workers?.start();
    releaseClosed(ref).catch((error: unknown) =>
      logger.warn({ ref, error: errorMessage(error) }, 'a cloud could not be let go of'),
    );
  };
  const releaseClosed = async (ref: string) => {
    functions.forget(ref);
    if (await isOpen(ref)) return services?.renew(ref);
    await workers?.release(ref);
    await Promise.all([services?.release(ref), functions.release(ref)]);
  };
  const more = services?.storage.managementRoutes ?? [];
  const managed = { ...functions, lifecycle, authSettings, more, logs: deps.logs, auth: services?.auth };
  const builder = openBuilder(context, { ...deps, ownerSql }, { lifecycle, ...functions, authSettings });
  const changing = { lifecycle, ownerSql, builder };
  const management = ownerSql && openManagement(context, { ...managed, ...changing, databases: ownerSql });
  const clouds = createWakingSource(context, records, lifecycle);
  const door = { use, clouds, keys, meter, writes, usage: openUsage(deps, context) };
  let running: readonly { close(): Promise<void> }[] = [];
  return {
    builder,
    management,
    copies: createCloudCopies(context, lifecycle),
    restorePlans: createRestorePlans(context, { lifecycle, ownerSql, snapshots: databases?.snapshots }),
    bindings: teller.tellingOf([
      ...cloudRoutes(context, { lifecycle, builder }),
      ...backupRoutes(context, lifecycle),
      ...archiveRoutes({ lifecycle, parts: archiveParts(context, services?.storage.files, functions) }),
      ...importRoutes(context, { ...deps, ...functions, ...teller, lifecycle, authSettings }),
      ...logRoutes(context, { lifecycle, logs: deps.logs }),
      ...appUserRoutes({ lifecycle, keys, auth: services?.auth, ownerSql, now: () => clock.now() }),
      ...authConfigRoutes(context, { lifecycle, settings: authSettings }),
      ...insightRoutes(context, { ...changing, keys, functions: functions.functions }),
      ...secretEndpoints(lifecycle, functions.secrets),
      ...storageObjectRoutes({ lifecycle, storage: services?.storage }),
      ...databaseRoutes(context, changing),
      ...opsRoutes(context, { ...changing, storage: services?.storage }),
      ...managementBindings(context, { ...deps, ...changing, management, aiUsage: aiUsageOf(db) }),
    ]),
    hosts: openGateway(deps, { ...door, services: { ...services?.services, ...functions.services } }),
    async start() {
      running = [
        await records.follow(changed),
        await keepSettling([lifecycle, builder?.migrationFiles], logger),
      ];
      if (await context.store.hasAny(db)) workers?.start();
    },
    async close() {
      for (const unsubscribe of subscriptions) unsubscribe();
      for (const part of running) await part.close();
      await workers?.close();
      await services?.close();
      functions.close();
      await Promise.all([meter.close(), use.close()]);
    },
  };
}

interface LateParts {
  readonly functions: CloudFunctions;
  readonly services: CloudServices | undefined;
  readonly builder: BuilderCloud | undefined;
}

/** What all parts work with; `late` are those that are made of it. */
function openContext(deps: CloudDeps & { readonly use: CloudUse }, late: () => LateParts): CloudContext {
  const { config, db, clock, ids, logger, databases } = deps;
  const box = createKeyBox(deps.secret, 'clouds');
  const context: CloudContext = {
    config,
    db,
    clock,
    ids,
    logger,
    databases,
    box,
    noteUse: (ref) => deps.use.note(ref),
    store: createCloudStore(),
    async removeFiles(ref, signal) {
      const { services, functions } = late();
      await services?.storage.files.removeFiles(ref, signal);
      await functions.removeFiles(ref);
    },
    async makeCopy(row) {
      const { services, functions, builder } = late();
      const parts = { functions: functions.functions, files: services?.storage.files, builder };
      await makeCopy(context, parts, row);
    },
  };
  return context;
}

/** Rows of tables, and what the tables themselves are made of. */
function databaseRoutes(context: CloudContext, deps: ProjectMigrationsDeps): Binding[] {
  const { lifecycle, ownerSql: databases } = deps;
  const tables = tableRoutes({ lifecycle, databases, clock: context.clock });
  return [...tables, ...structureRoutes(context, deps)];
}

/** The SQL editor, and tries of what somebody of the app would get. */
function insightRoutes(context: CloudContext, options: AccessTriesOptions & SqlEditorOptions): Binding[] {
  return [...sqlEditorRoutes(context, options), ...accessTryRoutes(context, options)];
}

function forgetChangedProjects(bus: CloudDeps['bus'], records: CloudRecords): readonly (() => void)[] {
  const forget = async ({ projectId }: { readonly projectId: string }) => records.forgetProject(projectId);
  return [bus.subscribe('project.deleted', forget), bus.subscribe('project.restored', forget)];
}

interface GatewayParts extends Pick<GatewayOptions, 'clouds' | 'keys' | 'services'> {
  readonly meter: Meter;
  readonly usage: CloudUsage | undefined;
  readonly use: CloudUse;
  readonly writes: AppWrites;
}

/** The one door to all clouds; what passes it is counted and written down. */
function openGateway(
  { config, logger, logs, disk }: CloudDeps,
  { meter, usage, use, writes, services, ...parts }: GatewayParts,
): Gateway {
  const limited = usage ? usage.guard({ ...services, ai: usage.ai }) : services;
  const gateway = createGateway({
    ...parts,
    services: guardDisk(limited, disk),
    logger,
    originOf: (ref) => cloudUrl(config, ref),
    addressOf: (request) => clientAddress(peerOf(request), config.trustedProxies),
    observe: (exchange) => {
      countRequest(meter, exchange);
      writes.see(exchange);
      for (const line of linesOfRequest(exchange)) logs?.write(line);
    },
  });
  return use.watch(gateway);
}

/** What services tell about clouds. */
function reporting(logs: CloudLogs | undefined, meter: Meter): Pick<ServiceFacts, 'log' | 'count'> {
  return {
    log: (event) => logs?.write(event),
    count: (ref, metric, amount) => meter.add(ref, metric, amount),
  };
}

/** What the console changes and measures beyond the calls of Supabase. */
function opsRoutes(
  context: CloudContext,
  options: BucketRoutesOptions & { readonly lifecycle: Lifecycle },
): Binding[] {
  return [...bucketRoutes(context, options), ...usageRoutes(context, options)];
}

/** What is looked after from time to time. */
function planUpkeep({ db, jobs, logs, disk }: CloudDeps, context: CloudContext, lifecycle: Lifecycle): void {
  const { store, databases } = context;
  const snapshots = databases?.snapshots;
  jobs.schedule('cloud-settle', '* * * * *', async () => {
    await watchClouds(context);
    await lifecycle.settle();
  });
  if (snapshots) {
    jobs.schedule('cloud-backups', '*/10 * * * *', (signal) =>
      takeBackups(context, { snapshots, disk, signal }),
    );
    jobs.schedule('cloud-snapshots', '53 * * * *', (signal) => pruneBackups(context, snapshots, signal));
  }
  jobs.schedule('cloud-logs', '41 3 * * *', async () => {
    // Without a cloud there are no lines, and no reason to start a server for them.
    if (await store.hasAny(db))
      await logs?.sweep(async (ref) => cloudLimits.logsDays[await store.findPlan(db, ref)]);
  });
  jobs.schedule('cloud-idle', '*/10 * * * *', (signal) => pauseIdle(context, signal));
  jobs.schedule('cloud-outbox', '17 4 * * *', () => sweepOutbox(db));
  jobs.schedule('cloud-purge', '23 * * * *', (signal) => lifecycle.purge(signal));
}

function openBuilder(
  context: CloudContext,
  { ownerSql: databases, projectFiles, logs, usage }: CloudDeps,
  parts: Pick<BuilderCloudDeps, 'lifecycle' | 'functions' | 'secrets' | 'authSettings'>,
): ReturnType<typeof createBuilderCloud> | undefined {
  if (!databases || !projectFiles) return undefined;
  const aiModels = usage && createAiModels({ ...context, ...usage });
  return createBuilderCloud(context, { ...parts, databases, ...projectFiles, logs, aiModels });
}
