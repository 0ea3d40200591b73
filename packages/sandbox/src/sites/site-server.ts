import { AppError, errorMessage, type Clock, type Logger } from '@loam/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBootLog, type LogLine } from '../dev/boot-log.ts';
import type { Backoff } from '../dev/dev-state.ts';
import { sandboxError } from '../errors.ts';
import { exitText } from '../exit-text.ts';
import type { InsideMessage } from '../inside-message.ts';
import {
  startSiteProcess,
  type SiteProcess,
  type SiteProcessDeps,
  type SiteProgram,
} from './site-process.ts';

export interface SiteServerTiming {
  readonly backoff: Backoff;
  readonly bootTimeoutMs: number;
  /** One that says nothing for twice as long is ended. */
  readonly probeEveryMs: number;
  /** Up for so long, it counts as sound again. */
  readonly soundMs: number;
  /** So long a request waits for the next attempt; after more it is told to come back. */
  readonly patienceMs: number;
}

export interface SiteServerDeps extends SiteProcessDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly timing: SiteServerTiming;
}

export interface SiteServer {
  readonly program: SiteProgram;
  isAwake(): boolean;
  /** Nobody waits for an answer of it. */
  isIdle(): boolean;
  lastUsedMs(): number;
  memoryBytes(): number;
  pid(): number | undefined;
  /** Wakes it where it sleeps; `forgives` starts it whatever happened before. */
  use(options?: { readonly forgives: boolean }): Promise<SiteServerUse>;
  sleep(): Promise<void>;
}

export interface SiteServerUse {
  readonly socketPath: string;
  /** What it printed, over restarts. */
  log(): readonly LogLine[];
  done(): void;
  /** It is of no use: ended at once, whoever else asked for it. */
  giveUp(): Promise<void>;
}

interface Server {
  readonly deps: SiteServerDeps;
  readonly program: SiteProgram;
  readonly log: ReturnType<typeof createBootLog>;
  starting: Promise<SiteProcess> | undefined;
  current: SiteProcess | undefined;
  upSinceMs: number;
  attempts: number;
  retryAtMs: number;
  uses: number;
  lastUsedMs: number;
  isStopped: boolean;
  stopWatching(): void;
}

const linesTold = 30;

/** One deployment's server: started when it is asked for, and again with growing pauses when it goes down. */
export function createSiteServer(deps: SiteServerDeps, program: SiteProgram): SiteServer {
  const server: Server = {
    deps,
    program,
    log: createBootLog(200),
    starting: undefined,
    current: undefined,
    upSinceMs: 0,
    attempts: 0,
    retryAtMs: 0,
    uses: 0,
    lastUsedMs: nowOf({ deps }),
    isStopped: false,
    stopWatching: () => {},
  };
  return {
    program,
    isAwake: () => server.current !== undefined || server.starting !== undefined,
    isIdle: () => server.uses === 0,
    lastUsedMs: () => server.lastUsedMs,
    memoryBytes: () => server.current?.process.memoryBytes() ?? 0,
    pid: () => server.current?.process.pid,
    async use(options) {
      if (options?.forgives) Object.assign(server, { retryAtMs: 0, attempts: 0 });
      Object.assign(server, { uses: server.uses + 1, lastUsedMs: nowOf(server) });
      try {
        const { socketPath } = await awake(server);
        const done = once(() => release(server));
        const giveUp = async () => {
          done();
          await end(server);
        };
        return { socketPath, log: () => server.log.lines(), done, giveUp };
      } catch (error) {
        release(server);
        throw error;
      }
    },
    sleep: () => end(server),
  };
}

function nowOf({ deps }: Pick<Server, 'deps'>): number {
  return deps.clock.now().getTime();
}

function release(server: Server): void {
  Object.assign(server, { uses: server.uses - 1, lastUsedMs: nowOf(server) });
}

async function awake(server: Server): Promise<SiteProcess> {
  if (server.current) return server.current;
  if (!server.starting) {
    const pauseMs = server.retryAtMs - nowOf(server);
    if (pauseMs > server.deps.timing.patienceMs) throw failure(server, 'went down and is started again soon');
    server.starting = startAfter(server, pauseMs).finally(() => {
      server.starting = undefined;
    });
  }
  return server.starting;
}

async function startAfter(server: Server, pauseMs: number): Promise<SiteProcess> {
  if (pauseMs > 0) await sleep(pauseMs);
  server.isStopped = false;
  try {
    const started = await boot(server);
    Object.assign(server, { current: started, upSinceMs: nowOf(server) });
    watch(server, started);
    return started;
  } catch (error) {
    if (!(error instanceof AppError)) {
      const { siteId } = server.program;
      server.deps.logger.error(
        { error: errorMessage(error), siteId },
        'the server of a site was not started',
      );
    }
    countFailure(server);
    throw failure(server, 'does not start', error);
  }
}

/** Resolves once it listens; throws when it ends, or says nothing, before that. */
async function boot(server: Server): Promise<SiteProcess> {
  const { deps, program } = server;
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  listening.catch(() => {});
  const started = await startSiteProcess(deps, program, {
    onMessage(message: InsideMessage) {
      if (message.type === 'listening') resolve();
    },
    onOutput: (line) => server.log.add({ ...line, atMs: nowOf(server) }),
  });
  void started.process.exit.then((report) =>
    reject(sandboxError('site_server_failed', `it ${exitText(report)}`)),
  );
  const timer = setTimeout(() => {
    reject(sandboxError('site_server_failed', 'it does not listen'));
  }, deps.timing.bootTimeoutMs);
  try {
    await listening;
    await started.openSocket();
    if (server.isStopped) throw sandboxError('closed', 'The sandbox is closing.');
    return started;
  } catch (error) {
    await started.process.kill();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** While it is up: that it goes down is noticed, and that it only seems to be up. */
function watch(server: Server, started: SiteProcess): void {
  const { process } = started;
  let unanswered = 0;
  const stopListening = process.onLine(({ stream, text }) => {
    // Anything that it says shows that it is not stuck.
    if (stream === 'stdout' && text !== '') unanswered = 0;
  });
  const timer = setInterval(() => {
    unanswered += 1;
    if (unanswered <= 2) return process.send('ping');
    note(server, 'The server stopped answering and is ended.');
    void process.kill();
  }, server.deps.timing.probeEveryMs);
  server.stopWatching = () => {
    clearInterval(timer);
    stopListening();
  };
  void process.exit.then((report) => {
    if (server.current !== started) return;
    server.stopWatching();
    server.current = undefined;
    if (nowOf(server) - server.upSinceMs > server.deps.timing.soundMs) server.attempts = 0;
    note(server, `The server ${exitText(report)}.`);
    countFailure(server);
  });
}

async function end(server: Server): Promise<void> {
  server.isStopped = true;
  const ending = server.current ?? (await server.starting?.catch(() => undefined));
  server.stopWatching();
  server.current = undefined;
  await ending?.process.kill();
}

function countFailure(server: Server): void {
  const { firstMs, maxMs } = server.deps.timing.backoff;
  server.attempts += 1;
  server.retryAtMs = nowOf(server) + Math.min(firstMs * 2 ** (server.attempts - 1), maxMs);
}

function note(server: Server, text: string): void {
  server.log.add({ stream: 'stderr', text, atMs: nowOf(server) });
}

function failure(server: Server, what: string, cause?: unknown) {
  const reason = cause instanceof AppError ? `: ${cause.detail}` : '';
  return sandboxError('site_server_failed', `The server of the site ${what}${reason.replace(/\.$/, '')}.`, {
    cause,
    meta: {
      log: server.log
        .lines()
        .slice(-linesTold)
        .map(({ text }) => text),
      retryAfterMs: Math.max(0, server.retryAtMs - nowOf(server)),
    },
  });
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
