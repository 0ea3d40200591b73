import { lockFolder, findServiceUser, makeReachable, type FolderLock } from '@loam/postgres';
import {
  type CloudPort,
  createCloudHost,
  createEdge,
  createForwarder,
  createPreviewHost,
  type EdgeOptions,
  type FilesHost,
  type Forwarder,
  type PreviewPort,
  type PreviewScript,
} from '@loam/edge';
import { AppError, type Logger } from '@loam/kernel';
import type { LoamConfig, Role } from './config.ts';
import { openDatabase, type PlatformDatabase } from './database.ts';
import { loamError } from './errors.ts';
import { createFront, type HttpPart, type Parts } from './front.ts';
import { basesOf, type SiteConfig } from './host-bases.ts';
import { claimInstallation, type InstallationClaim } from './installation.ts';
import { openClouds, type Clouds } from './open-clouds.ts';
import { openListener, type Listener, type PortOpener } from './listener.ts';
import { missingRecords, type Resolve } from './name-check.ts';
import { readyText, type Print } from './print.ts';
import { sharedDomainLine } from './shared-domain.ts';
import { withinTime } from './within-time.ts';

export interface LoamOptions {
  readonly config: LoamConfig;
  /** The installation's names, known once the port is. */
  siteAt(port: number): SiteConfig;
  startServer(options: ControlPlaneStart): Promise<HttpPart>;
  /** Uploaded files, where this process has the data they lie in. */
  openFiles?(site: SiteConfig): Promise<FilesHost>;
  /** Published sites, where this process has the database and the files that they consist of. */
  openSites?(start: ServerStart): Promise<SitesPart>;
  /** What every page of a preview runs first. */
  readPreviewScript?(): Promise<PreviewScript | undefined>;
  readonly opener: PortOpener;
  readonly resolve: Resolve;
  readonly logger: Logger;
  readonly print: Print;
  /** The operator ended the start half-way. */
  readonly signal?: AbortSignal;
}

export interface ServerStart {
  readonly databaseUrl: string;
  readonly port: number;
}

export interface ControlPlaneStart extends ServerStart {
  /** Databases of projects, for their backends. */
  readonly cloudDatabases: Clouds['databases'];
  readonly cloudLogs: Clouds['logs'];
}

export type SitesPart = NonNullable<EdgeOptions['sites']> & { close(): Promise<void> };

export interface RunningLoam {
  readonly url: string;
  /** Where it really listens. */
  readonly port: number;
  /** Finishes what is being answered, then ends everything this process started. Calling it again changes nothing. */
  stop(): Promise<void>;
  /** For an end that cannot wait. */
  stopNow(): void;
}

interface Started {
  lock?: FolderLock;
  listener?: Listener;
  database?: PlatformDatabase;
  clouds?: Clouds;
  claim?: InstallationClaim;
  parts?: Parts;
  sites?: SitesPart;
}

const requestGraceMs = 5_000;
const partGraceMs = 5_000;

export async function startLoam(options: LoamOptions): Promise<RunningLoam> {
  const started: Started = {};
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= stopAll(started));
  try {
    const url = await startAll(options, started);
    const port = started.listener?.port ?? options.config.port;
    return { url, port, stop, stopNow: () => stopNow(started) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(options: LoamOptions, started: Started): Promise<string> {
  const { config, logger, print } = options;
  // The lock comes first, so that a second start names the process that runs and not its port.
  if (keepsData(config.role)) started.lock = lockHome(config.home);
  const front = createFront();
  started.listener = await openListener(front, options.opener, { wantedPort: config.port, logger });
  const { port } = started.listener;
  const site = options.siteAt(port);
  print.line(`${site.brand} is starting…`);
  if (keepsData(config.role)) await openData(options, started);
  const bases = basesOf(site);
  const server = await startServerOf(options, started, port);
  const files = server && (await options.openFiles?.(site));
  const script = await options.readPreviewScript?.();
  const isEdge = config.role === 'all' || config.role === 'edge';
  if (isEdge) await openSitesOf(options, started, port);
  const { sites } = started;
  const elsewhere = forwarderOf(options);
  // A server alone answers previews and files too: an edge on another machine hands them on to it.
  const edge =
    isEdge || server
      ? edgeOf(site, {
          files,
          script,
          sites,
          elsewhere,
          logger,
          previews: server?.previews,
          clouds: server?.clouds,
        })
      : undefined;
  started.parts = { bases, server, edge };
  front.open(started.parts);
  if (!options.signal?.aborted) announce(options, site);
  void reportMissingRecords(options, started.parts);
  return site.publicUrl;
}

async function openData({ config, logger, print }: LoamOptions, started: Started): Promise<void> {
  started.database = await openDatabase({ config, logger, print });
  started.clouds = await openClouds({ config, logger, print });
  const { url: databaseUrl } = started.database;
  started.claim = await claimInstallation({ databaseUrl, home: config.home, logger });
}

async function startServerOf({ startServer }: LoamOptions, { database, clouds }: Started, port: number) {
  if (!database || !clouds) return undefined;
  return await startServer({
    databaseUrl: database.url,
    port,
    cloudDatabases: clouds.databases,
    cloudLogs: clouds.logs,
  });
}

function announce({ config, print }: LoamOptions, site: SiteConfig): void {
  if (config.role === 'runner')
    print.line('  There is no work for a runner yet; it only answers /api/health.');
  print.line(readyText({ brand: site.brand, url: site.publicUrl, role: config.role }));
  const shared = sharedDomainLine(basesOf(site), site.publicUrl);
  if (shared !== undefined) print.line(shared);
}

async function openSitesOf({ config, print, openSites }: LoamOptions, started: Started, port: number) {
  const databaseUrl = started.database?.url ?? config.databaseUrl;
  if (databaseUrl !== undefined && openSites) started.sites = await openSites({ databaseUrl, port });
  else if (config.role === 'edge')
    print.line(
      '  DATABASE_URL is not set: no site is served until this process can ask who owns an address.',
    );
}

function stopNow({ database, clouds }: Started): void {
  clouds?.stopNow();
  database?.stopNow();
}

async function stopAll({ listener, parts, sites, database, clouds, claim, lock }: Started): Promise<void> {
  await listener?.drain(requestGraceMs);
  await withinTime(
    Promise.allSettled([parts?.server?.close(), parts?.edge?.close(), sites?.close()]),
    partGraceMs,
  );
  listener?.cut();
  await claim?.release();
  await Promise.all([clouds?.stop(), database?.stop()]);
  lock?.release();
}

/** Edge and runner have nothing of their own on disk yet. */
function keepsData(role: Role): boolean {
  return role === 'all' || role === 'server';
}

function lockHome(home: string): FolderLock {
  makeReachable(home, findServiceUser());
  try {
    return lockFolder(home);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'folder_in_use') throw error;
    throw loamError(
      'folder_in_use',
      `${error.detail} Stop it first, or set LOAM_HOME to another folder for a second installation.`,
      { cause: error, meta: error.meta },
    );
  }
}

/** Projects run in one process; an edge alone leads to it. */
function forwarderOf({ config, print, logger }: LoamOptions): Forwarder | undefined {
  if (config.role !== 'edge') return undefined;
  if (config.serverUrl !== undefined) return createForwarder(config.serverUrl, { logger });
  print.line('  LOAM_SERVER_URL is not set: previews, uploads and clouds are not served here.');
  return undefined;
}

interface EdgeParts {
  readonly logger: Logger;
  readonly elsewhere: Forwarder | undefined;
  readonly files: FilesHost | undefined;
  readonly previews: PreviewPort | undefined;
  readonly clouds: CloudPort | undefined;
  readonly script: PreviewScript | undefined;
  readonly sites: SitesPart | undefined;
}

function edgeOf({ brand, publicUrl }: SiteConfig, parts: EdgeParts) {
  const { files, previews, clouds, script, sites, elsewhere, logger } = parts;
  const builderOrigin = new URL(publicUrl).origin;
  return createEdge({
    brand,
    builderOrigin,
    files,
    sites,
    elsewhere,
    clouds: clouds && createCloudHost({ clouds, logger }),
    previews: previews && createPreviewHost({ brand, builderOrigin, previews, script, logger }),
  });
}

async function reportMissingRecords({ print, resolve }: LoamOptions, { bases }: Parts): Promise<void> {
  const records = await missingRecords(bases, resolve);
  if (records.length === 0) return;
  print.line('These names do not resolve yet. Add the records, or previews and sites cannot be reached:');
  for (const record of records) print.line(`  ${record}`);
}
