import { AppError, errorMessage, type Clock } from '@loam/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backoff } from '../dev/dev-state.ts';
import { sandboxError } from '../errors.ts';
import { exitText } from '../exit-text.ts';
import type { InsideMessage } from '../inside-message.ts';
import { createProcessorMeter, type ProcessorMeter } from './processor-time.ts';
import {
  startProgramProcess,
  type ProgramProcess,
  type ProgramProcessDeps,
  type ProgramProcessHandlers,
} from './program-process.ts';
import type { Program, ProgramEnd, ProgramLine, ProgramUse } from './program.ts';
import type { Spares } from './spares.ts';

export interface ProgramTiming {
  readonly backoff: Backoff;
  readonly bootTimeoutMs: number;
  /** One that says nothing for twice as long is ended. */
  readonly probeEveryMs: number;
  /** Up for so long, it counts as sound again. */
  readonly soundMs: number;
  /** So long a request waits for the next attempt, or for a place; after more it is told to come back. */
  readonly patienceMs: number;
}

export interface SupervisedDeps extends ProgramProcessDeps {
  readonly clock: Clock;
  readonly timing: ProgramTiming;
  readonly spares: Pick<Spares, 'take' | 'prepare'>;
}

/** A program that is started when it is asked for, and again with growing pauses when it goes down. */
export interface Supervised {
  readonly program: Program;
  health(): ProgramHealth;
  isAwake(): boolean;
  /** Nobody waits for an answer of it, and it has nothing left to do. */
  isIdle(): boolean;
  lastUsedMs(): number;
  /** Wakes it where it sleeps; `forgives` starts it whatever happened before. */
  use(options?: { readonly forgives: boolean }): Promise<ProgramUse>;
  sleep(): Promise<void>;
}

export interface ProgramHealth {
  readonly state: 'asleep' | 'starting' | 'awake' | 'failed';
  readonly memoryBytes: number;
  /** The outermost process on this machine. */
  readonly pid: number | undefined;
  /** Since it was last sound. */
  readonly failures: number;
  readonly retryAtMs: number;
}

interface Running extends ProgramProcess {
  readonly ended: Promise<ProgramEnd>;
  readonly meter: ProcessorMeter | undefined;
  /** Why it is being ended, where that is not for us to see in its exit. */
  end(why: ProgramEnd): void;
}

interface Server {
  readonly deps: SupervisedDeps;
  readonly program: Program;
  readonly lines: ProgramLine[];
  onIdle(): void;
  starting: Promise<Running> | undefined;
  current: Running | undefined;
  upSinceMs: number;
  attempts: number;
  retryAtMs: number;
  uses: number;
  /** Uses since it was last idle: each may have its share of the processor. */
  usesInOneGo: number;
  background: number;
  lastUsedMs: number;
  isStopped: boolean;
  /** One whose start went wrong is started from nothing. */
  mayUseSpare: boolean;
  stopWatching(): void;
}

const linesKept = 200;
const linesTold = 30;

export function createSupervised(deps: SupervisedDeps, program: Program, onIdle: () => void): Supervised {
  const server: Server = {
    deps,
    program,
    onIdle,
    lines: [],
    starting: undefined,
    current: undefined,
    upSinceMs: 0,
    attempts: 0,
    retryAtMs: 0,
    uses: 0,
    usesInOneGo: 0,
    background: 0,
    lastUsedMs: nowOf({ deps }),
    isStopped: false,
    mayUseSpare: true,
    stopWatching: () => {},
  };
  return {
    program,
    isAwake: () => server.current !== undefined || server.starting !== undefined,
    isIdle: () => isIdle(server),
    lastUsedMs: () => server.lastUsedMs,
    health: () => healthOf(server),
    use: (options) => acquire(server, options?.forgives ?? false),
    sleep: () => end(server),
  };
}

async function acquire(server: Server, forgives: boolean): Promise<ProgramUse> {
  if (forgives) Object.assign(server, { retryAtMs: 0, attempts: 0, mayUseSpare: false });
  server.usesInOneGo = isIdle(server) ? 1 : server.usesInOneGo + 1;
  Object.assign(server, { uses: server.uses + 1, lastUsedMs: nowOf(server) });
  try {
    const { socketPath, ended, meter } = await awake(server);
    meter?.begin();
    const done = once(() => release(server));
    const giveUp = async () => {
      done();
      await end(server);
    };
    return { socketPath, ended, log: () => [...server.lines], done, giveUp };
  } catch (error) {
    release(server);
    throw error;
  }
}

function nowOf({ deps }: Pick<Server, 'deps'>): number {
  return deps.clock.now().getTime();
}

function isIdle(server: Server): boolean {
  if (server.uses > 0) return false;
  const { backgroundMs = 0 } = server.program.limits;
  return server.background === 0 || nowOf(server) - server.lastUsedMs >= backgroundMs;
}

function healthOf(server: Server): ProgramHealth {
  const { current, starting, attempts, retryAtMs } = server;
  const asleep = attempts > 0 ? 'failed' : 'asleep';
  return {
    state: current ? 'awake' : starting ? 'starting' : asleep,
    memoryBytes: current?.process.memoryBytes() ?? 0,
    pid: current?.process.pid,
    failures: attempts,
    retryAtMs,
  };
}

function release(server: Server): void {
  Object.assign(server, { uses: server.uses - 1, lastUsedMs: nowOf(server) });
  if (isIdle(server)) server.onIdle();
}

async function awake(server: Server): Promise<Running> {
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

async function startAfter(server: Server, pauseMs: number): Promise<Running> {
  if (pauseMs > 0) await sleep(pauseMs);
  server.isStopped = false;
  server.background = 0;
  try {
    const started = await bootSomehow(server);
    Object.assign(server, { current: started, upSinceMs: nowOf(server) });
    watch(server, started);
    return started;
  } catch (error) {
    if (!(error instanceof AppError)) {
      const { name } = server.program;
      server.deps.logger.error({ error: errorMessage(error), program: name }, 'a program was not started');
    }
    countFailure(server);
    throw failure(server, 'does not start', error);
  }
}

/** Out of a process that waits, or from nothing: whoever asked for it does not hear that the first was of no use. */
async function bootSomehow(server: Server): Promise<Running> {
  const { spares } = server.deps;
  const fromSpare = server.mayUseSpare ? await server.program.fromSpare?.() : undefined;
  const held = fromSpare && (await spares.take(fromSpare.spare));
  const started = held ? await bootFrom(server, { ...fromSpare, held }) : await boot(server, undefined);
  // Only now: this start would have to share the processor with that one.
  if (fromSpare) spares.prepare(fromSpare.spare);
  return started;
}

async function bootFrom(server: Server, from: ProgramProcessHandlers['from']): Promise<Running> {
  try {
    return await boot(server, from);
  } catch (error) {
    server.mayUseSpare = false;
    if (server.isStopped) throw error;
    return boot(server, undefined);
  }
}

/** Resolves once it listens; throws when it ends, or says nothing, before that. */
async function boot(server: Server, from: ProgramProcessHandlers['from']): Promise<Running> {
  const { deps, program } = server;
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  listening.catch(() => {});
  const handlers: ProgramProcessHandlers = {
    onMessage(message) {
      if (message.type === 'listening') resolve();
      take(server, message);
    },
    onOutput: (line) => keep(server, { ...line, atMs: nowOf(server) }),
    from,
  };
  const started = await startProgramProcess(deps, program, handlers);
  void started.process.exit.then((report) =>
    reject(sandboxError('program_failed', `it ${exitText(report)}`)),
  );
  const timer = setTimeout(() => {
    reject(sandboxError('program_failed', 'it does not listen'));
  }, deps.timing.bootTimeoutMs);
  try {
    await listening;
    await started.openSocket();
    if (server.isStopped) throw sandboxError('closed', 'The sandbox is closing.');
    return runningOf(server, started);
  } catch (error) {
    await started.process.kill();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function runningOf(server: Server, started: ProgramProcess): Running {
  let told: ProgramEnd | undefined;
  const end = (why: ProgramEnd) => {
    told ??= why;
    void started.process.kill();
  };
  return {
    ...started,
    end,
    ended: started.process.exit.then(({ reason }) => told ?? reason),
    meter: meterOf(server, started, end),
  };
}

function meterOf(
  server: Server,
  { process }: ProgramProcess,
  end: (why: ProgramEnd) => void,
): ProcessorMeter | undefined {
  const { title, limits } = server.program;
  const { cpuMsPerUse } = limits;
  if (cpuMsPerUse === undefined) return undefined;
  return createProcessorMeter({
    isIdle: () => isIdle(server),
    usedMs: () => process.cpuMs(),
    allowedMs: () => cpuMsPerUse * Math.max(1, server.usesInOneGo),
    onExceeded() {
      note(server, `${title} took more than its processor time and is ended.`);
      end('cpu');
    },
  });
}

function take(server: Server, message: InsideMessage): void {
  if (message.type === 'said') {
    const { level, text } = message;
    const stream = level === 'error' || level === 'warning' ? 'stderr' : 'stdout';
    keep(server, { stream, text, atMs: nowOf(server), fields: message.fields });
  }
  if (message.type === 'background') {
    server.background = message.count;
    if (isIdle(server)) server.onIdle();
  }
}

/** While it is up: that it goes down is noticed, and that it only seems to be up. */
function watch(server: Server, started: Running): void {
  const stopProbing = server.program.answersPings ? probe(server, started) : () => {};
  server.stopWatching = () => {
    stopProbing();
    started.meter?.stop();
  };
  void started.process.exit.then((report) => {
    if (server.current !== started) return;
    server.stopWatching();
    server.current = undefined;
    const upMs = nowOf(server) - server.upSinceMs;
    if (server.program.fallsByRequests || upMs > server.deps.timing.soundMs) server.attempts = 0;
    note(server, `${server.program.title} ${exitText(report)}.`);
    countFailure(server);
    server.onIdle();
  });
}

function probe(server: Server, started: Running): () => void {
  const { process } = started;
  let unanswered = 0;
  const stopListening = process.onLine(({ stream, text }) => {
    // Anything that it says shows that it is not stuck.
    if (stream === 'stdout' && text !== '') unanswered = 0;
  });
  const timer = setInterval(() => {
    unanswered += 1;
    if (unanswered <= 2) return process.send('ping');
    note(server, `${server.program.title} stopped answering and is ended.`);
    started.end('stuck');
  }, server.deps.timing.probeEveryMs);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

async function end(server: Server): Promise<void> {
  server.isStopped = true;
  const ending = server.current ?? (await server.starting?.catch(() => undefined));
  server.stopWatching();
  server.current = undefined;
  server.background = 0;
  await ending?.process.kill();
}

function countFailure(server: Server): void {
  const { firstMs, maxMs } = server.deps.timing.backoff;
  server.attempts += 1;
  server.retryAtMs = nowOf(server) + Math.min(firstMs * 2 ** (server.attempts - 1), maxMs);
}

function note(server: Server, text: string): void {
  keep(server, { stream: 'stderr', text, atMs: nowOf(server) });
}

function keep(server: Server, line: ProgramLine): void {
  server.lines.push(line);
  if (server.lines.length > linesKept) server.lines.shift();
  server.program.onLine?.(line);
}

function failure(server: Server, what: string, cause?: unknown) {
  const reason = cause instanceof AppError ? `: ${cause.detail}` : '';
  return sandboxError('program_failed', `${server.program.title} ${what}${reason.replace(/\.$/, '')}.`, {
    cause,
    meta: {
      log: server.lines.slice(-linesTold).map(({ text }) => text),
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
