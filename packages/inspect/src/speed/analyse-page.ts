import { createCheckedProxy, errorMessage, type CheckedProxy, type Logger } from '@loam/kernel';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { ListenOptions } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chromium, Walls } from '../browser/chromium.ts';
import { inspectError } from '../errors.ts';
import type { AddressGuard } from './ports.ts';
import { readLighthouseResult, type SpeedResult } from './speed-result.ts';

export type SpeedStrategy = 'desktop' | 'mobile';

export interface AnalysisInput {
  readonly url: string;
  readonly strategy: SpeedStrategy;
  readonly categories: readonly string[];
  readonly signal: AbortSignal;
}

export interface PageAnalyser {
  analyse(input: AnalysisInput): Promise<SpeedResult>;
}

export interface PageAnalyserOptions {
  readonly chromium: Chromium;
  /** The same file where a program that is held can read it. */
  readonly reachable: (path: string) => Promise<string>;
  readonly guard: AddressGuard;
  /** For sockets and launchers. */
  readonly workDir: string;
  /** The folder of what runs beside the server and in the browser's namespaces. */
  readonly scriptsDir: string;
  readonly logger: Logger;
}

const RELAY_PORT = 8118;
const LONGEST_MS = 120_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Of a socket's path, on every system. */
const MOST_PATH_BYTES = 100;
/** Nothing past the proxy: not names of this machine, not calls of the browser itself, not what goes by UDP. */
const ONLY_BY_PROXY = [
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Lighthouse over a page of the web, each time in a browser and a process of its own. */
export function createPageAnalyser(options: PageAnalyserOptions): PageAnalyser {
  return {
    async analyse(input) {
      input.signal.throwIfAborted();
      const folder = await mkdtemp(join(options.workDir, 'speed-'));
      const { chromium } = options;
      const walls = chromium.inWalls;
      const socketDir = await socketFolder(folder);
      const socket = join(socketDir, 'out');
      const proxy = createCheckedProxy({ check: (address) => options.guard.check(address) });
      try {
        const own = await listen(proxy, walls ? { path: socket } : { host: '127.0.0.1', port: 0 });
        const port = walls ? RELAY_PORT : own;
        const order = {
          executable: walls ? await relayed(walls, options, { folder, socketDir }) : chromium.executable,
          args: [...chromium.args, `--proxy-server=http://127.0.0.1:${port}`, ...ONLY_BY_PROXY],
          url: input.url,
          strategy: input.strategy,
          categories: input.categories,
        };
        const said = await runLighthouse(join(options.scriptsDir, 'lighthouse.ts'), order, input.signal);
        return readLighthouseResult(JSON.parse(said));
      } catch (error) {
        if (input.signal.aborted)
          throw inspectError('stopped', 'The analysis was stopped.', { cause: error });
        options.logger.warn({ error: errorMessage(error) }, 'a page could not be analysed');
        throw inspectError('browser_failed', 'The page could not be analysed.', { cause: error });
      } finally {
        await proxy.close();
        for (const made of new Set([folder, socketDir])) await rm(made, { recursive: true, force: true });
      }
    },
  };
}

/** The same, or one with a shorter path where a socket could not stand in it. */
async function socketFolder(folder: string): Promise<string> {
  if (Buffer.byteLength(join(folder, 'out')) <= MOST_PATH_BYTES) return folder;
  return await mkdtemp(join(tmpdir(), 'loam-speed-'));
}

/** Answers the port, where it is one of this machine. */
async function listen({ server }: CheckedProxy, at: ListenOptions): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Folders {
  readonly folder: string;
  readonly socketDir: string;
}

/** The held browser behind a relay: its namespaces have no network, only this one socket. */
async function relayed(walls: Walls, options: PageAnalyserOptions, at: Folders): Promise<string> {
  const socket = join(at.socketDir, 'out');
  // An account of its own has to walk there; nobody else can name the folder.
  await Promise.all([chmod(at.folder, 0o711), chmod(at.socketDir, 0o711), chmod(socket, 0o666)]);
  return walls.writeLauncher({
    path: join(at.folder, 'chromium'),
    binds: [
      { from: await options.reachable(process.execPath), to: '/run/node' },
      { from: await options.reachable(join(options.scriptsDir, 'relay.ts')), to: '/run/relay.ts' },
      { from: socket, to: '/run/out' },
    ],
    words: ['/run/node', '/run/relay.ts', String(RELAY_PORT), '/run/out'],
  });
}

function runLighthouse(script: string, order: object, signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
    killSignal: 'SIGKILL',
    env: { PATH: '/usr/bin:/bin', HOME: '/nonexistent', NODE_OPTIONS: '--max-old-space-size=1024' },
  });
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(order));
  const said: Buffer[] = [];
  let bytes = 0;
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) child.kill('SIGKILL');
    else said.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk.toString('utf8')}`.slice(-4000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(said).toString('utf8'));
      else reject(new Error(`Lighthouse ended with ${code ?? 'a signal'}: ${complaint.trim()}`));
    });
  });
}
