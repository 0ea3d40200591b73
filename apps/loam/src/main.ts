import { lookup } from 'node:dns/promises';
import { createServer, type Server as HttpServer } from 'node:http';
import { createServer as createPort } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canReach, findServiceUser } from '@loam/postgres';
import { createFilesHost, type FilesHost, readPreviewScript } from '@loam/edge';
import type { ServerPool } from '@loam/hosting';
import {
  AppError,
  type BlobStore,
  createDiskBlobStore,
  createLogger,
  type Logger,
  type PathSigner,
  systemClock,
} from '@loam/kernel';
import { createSiteServers } from '@loam/runner/local';
import { createServer as createControlPlane, readConfig, type ServerConfig } from '@loam/server';
import { readEnvironment, readLoamConfig, type LoamConfig } from './config.ts';
import { isBelow, openFunctions } from './function-programs.ts';
import type { PortOpener } from './listener.ts';
import { lazySiteServers } from './lazy-site-servers.ts';
import { openBrowser, type OpenBrowser } from './open-browser.ts';
import { findProvider, openSandbox, openServersAlone, type SandboxPlace } from './open-sandbox.ts';
import { openSites } from './open-sites.ts';
import { helpText, terminal, unheldText } from './print.ts';
import { prepareProjects } from './prepare-projects.ts';
import { startLoam } from './start-loam.ts';
import { findSupervisor, readRestarts } from './supervisor.ts';
import { stopOnSignals } from './stop-on-signals.ts';

await main().catch((error: unknown) => {
  // A fault that the operator can mend is one sentence; anything else is a bug and shows where.
  const bug = error instanceof Error ? (error.stack ?? error.message) : String(error);
  terminal.fault(error instanceof AppError ? error.detail : bug);
  process.exit(1);
});

async function main(): Promise<void> {
  // The same depth from src/main.ts and from dist/main.js.
  const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
  const env = readEnvironment(root);
  const argv = process.argv.slice(2);
  const canDatabaseReach = (folder: string) => canReach(folder, findServiceUser());
  const config = readLoamConfig({ argv, env, root, canDatabaseReach });
  if (config.isHelpWanted) return terminal.line(helpText);
  const siteAt = (port: number) => readConfig({ ...env, PORT: String(port) });
  const { logLevel, projectMemoryMb } = siteAt(config.port);
  const logger = createLogger({ level: logLevel });
  // Where projects run, servers of sites run beside them; the edge alone has a place of its own for them.
  const provider = findProvider({ home: config.home, logger, atMost: config.sandbox });
  const place = { ...config, root, logger, provider, projectMemoryMb };
  const blobs = createDiskBlobStore({ root: join(config.home, 'blobs') });
  const alone = lazySiteServers(() => openServersAlone(place), blobs);
  let servers: ServerPool | undefined = alone;
  const supervisor = findSupervisor(process);
  let fetchBrowser: OpenBrowser['fetch'];
  const stopping = new AbortController();
  // Of the server in this process; without one nobody asks for files.
  const signer = Promise.withResolvers<PathSigner>();
  stopping.signal.addEventListener('abort', supervisor.stopping, { once: true });
  const running = startLoam({
    config,
    siteAt,
    async startServer({ databaseUrl, port, cloudDatabases, cloudLogs }) {
      const site = siteAt(port);
      const sandbox = await openSandbox({ ...place, isOwnHost: isBelow(site.domains.cloud) });
      servers = 'siteServers' in sandbox ? createSiteServers(sandbox.siteServers, blobs) : undefined;
      const isUnheld = 'level' in sandbox && sandbox.level === 'none';
      if (isUnheld) terminal.line(unheldText(config.listenAddress));
      const opened = await openBrowser({ ...config, root, env, logger, provider, print: terminal });
      fetchBrowser = opened?.fetch;
      const server = await createControlPlane({
        config: isUnheld ? withDoorsClosed(site, env) : site,
        databaseUrl,
        cloudDatabases,
        cloudLogs,
        functions: await openFunctions(sandbox, { ...config, root, port }),
        dataDir: config.home,
        logger,
        sandbox,
        ...(opened && { browser: opened.browser, browserState: opened.state, analyser: opened.analyser }),
        restarts: readRestarts(env['LOAM_RESTARTS']),
        webDir: join(root, 'apps', 'web', 'dist'),
        ...(config.webDevUrl === undefined ? {} : { webDevUrl: config.webDevUrl }),
      });
      signer.resolve(server.uploadSigner);
      const { prepareStarter } = server;
      const { signal } = stopping;
      if (!('kind' in sandbox))
        await prepareProjects({ sandbox, prepareStarter, print: terminal, logger, signal });
      void server.warmModel();
      const close = async () => {
        stopping.abort();
        for (const part of [server, opened?.browser, sandbox])
          if (part && 'close' in part) await part.close();
      };
      return { ...server, close };
    },
    // Without it previews work; only the builder's page learns nothing of what happens inside.
    readPreviewScript: () =>
      readPreviewScript(join(root, 'packages', 'preview-script', 'dist')).catch(() => undefined),
    openFiles: async ({ publicUrl }) => openFiles({ blobs, publicUrl, logger, signer: await signer.promise }),
    async openSites({ databaseUrl, port }) {
      const sites = await openSites({ ...place, databaseUrl, config: siteAt(port), servers });
      const close = async () => void (await Promise.all([sites.close(), alone.close()]));
      return { ...sites, close };
    },
    opener: portOpener(config, place),
    resolve: lookup,
    logger,
    print: terminal,
    signal: stopping.signal,
  });
  stopOnSignals({ running, process, print: terminal, stopping });
  supervisor.ready((await running).port);
  await fetchBrowser?.(stopping.signal);
}

interface FilesPlace {
  readonly blobs: BlobStore;
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly signer: PathSigner;
}

function openFiles({ blobs, publicUrl, logger, signer }: FilesPlace): FilesHost {
  return createFilesHost({
    blobs,
    signer,
    clock: systemClock,
    logger,
    builderOrigin: new URL(publicUrl).origin,
  });
}

/** Where nothing holds projects, strangers are let in only when the operator says so. */
function withDoorsClosed(config: ServerConfig, env: NodeJS.ProcessEnv): ServerConfig {
  return env['LOAM_SIGN_UP'] ? config : { ...config, signUp: 'closed' };
}

function portOpener({ port, listenAddress }: LoamConfig, { provider }: SandboxPlace): PortOpener {
  // Longer than proxies and browsers keep an idle connection: who closes first decides whose request is lost.
  const server = createServer({
    keepAliveTimeout: 75_000,
    headersTimeout: 80_000,
    // Files of apps may be large and lines slow; an upload that has fallen silent is ended by whoever takes it in.
    requestTimeout: 2 * 3600_000,
    // Most requests have no body; the stream of one costs as much as finding the answer.
    optimizeEmptyRequests: true,
  });
  return {
    server,
    async listen() {
      if (listenAddress !== undefined) return void server.listen({ port, host: listenAddress });
      const found = await provider().catch(() => undefined);
      if (found?.level !== 'none') return void server.listen({ port });
      server.listen({ port, host: '127.0.0.1' }, () => listenBeside(server));
    },
  };
}

/** The other address of this machine itself, where it has one: some browsers try it first. */
function listenBeside(server: HttpServer): void {
  const address = server.address();
  if (typeof address !== 'object' || address === null) return;
  const beside = createPort((socket) => {
    if (server.listening) server.emit('connection', socket);
    else socket.destroy();
  });
  beside.on('error', () => {});
  beside.listen({ port: address.port, host: '::1' });
  server.once('close', () => beside.close());
}
