import { errorMessage, type Bus, type Clock, type Logger } from '@loam/kernel';
import type { SandboxEvents } from '../events.ts';
import { exitText, isOutOfMemory, memoryAdvice } from '../exit-text.ts';
import type { InsideMessage, ProjectError } from '../inside-message.ts';
import type { ExitReport, OutputLine } from '../provider/provider.ts';
import { createBootLog, type LogLine } from './boot-log.ts';
import { startDevProcess, type DevProcess, type DevProcessDeps } from './dev-process.ts';
import type { EnsureInput } from './dev-servers.ts';
import { isAwake, isUp, nextDevState, type Backoff, type DevEvent, type DevState } from './dev-state.ts';
import { missingPackage } from './missing-package.ts';
import { probe } from './probe.ts';

export interface DevServerTiming {
  readonly backoff: Backoff;
  /** A server that does not answer for this long, twice, is restarted. */
  readonly probeTimeoutMs: number;
  readonly probeEveryMs: number;
  readonly bootTimeoutMs: number;
  readonly idleMs: number;
  readonly sweepMs: number;
}

export interface DevServerDeps extends DevProcessDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly bus: Bus<SandboxEvents>;
  readonly timing: DevServerTiming;
}

export interface DevServerStatus {
  readonly projectId: string;
  readonly state: DevState;
  /** Where the page is served; only while the state is ready or broken. */
  readonly socketPath: string | undefined;
  readonly log: readonly LogLine[];
  readonly memoryBytes: number;
  /** The outermost process on this machine. */
  readonly pid: number | undefined;
}

export interface DevServer {
  status(): DevServerStatus;
  memoryBytes(): number;
  isAwake(): boolean;
  isHeld(): boolean;
  lastUsedMs(): number;
  ensure(input: EnsureInput): Promise<DevServerStatus>;
  hold(): () => void;
  sourceChanged(): void;
  hibernate(): Promise<void>;
  stop(): Promise<void>;
}

/** One project's dev server: performs what its state machine decides. */
export function createDevServer(deps: DevServerDeps, projectId: string): DevServer {
  const server: Server = {
    deps,
    projectId,
    log: createBootLog(),
    waiters: new Set(),
    state: { kind: 'stopped' },
    current: undefined,
    wanted: undefined,
    fatal: undefined,
    lastUsedMs: deps.clock.now().getTime(),
    holders: 0,
    runs: 0,
    timers: [],
  };
  return {
    status: () => statusOf(server),
    memoryBytes: () => server.current?.process.memoryBytes() ?? 0,
    isAwake: () => isAwake(server.state),
    isHeld: () => server.holders > 0,
    lastUsedMs: () => server.lastUsedMs,
    ensure: (input) => ensure(server, input),
    hold: () => hold(server),
    sourceChanged() {
      if (server.state.kind === 'crashed') apply(server, { type: 'wanted' });
    },
    hibernate: () => end(server, { type: 'hibernated' }),
    stop: () => end(server, { type: 'stopped' }),
  };
}

interface Server {
  readonly deps: DevServerDeps;
  readonly projectId: string;
  readonly log: ReturnType<typeof createBootLog>;
  readonly waiters: Set<() => void>;
  state: DevState;
  /** Messages and exits of any other process come too late to matter. */
  current: DevProcess | undefined;
  wanted: EnsureInput | undefined;
  fatal: ProjectError | undefined;
  lastUsedMs: number;
  holders: number;
  runs: number;
  timers: NodeJS.Timeout[];
}

function nowOf(server: Server): number {
  return server.deps.clock.now().getTime();
}

function apply(server: Server, event: DevEvent): void {
  const { deps, projectId } = server;
  const before = server.state;
  const state = nextDevState(before, event, deps.timing.backoff);
  if (state === before) return;
  Object.assign(server, { state });
  deps.bus.publish('devServer.changed', { projectId, state });
  if (state.kind !== 'starting') for (const wake of server.waiters) wake();
  if (state.kind === 'starting' && isStart(event)) void boot(server);
  if (state.kind === 'crashed') scheduleRetry(server, state.retryAtMs);
}

/** Others tell of a process that is under way. */
function isStart({ type }: DevEvent): boolean {
  return type === 'wanted' || type === 'restarted';
}

async function ensure(server: Server, input: EnsureInput): Promise<DevServerStatus> {
  const { wanted, deps } = server;
  const isOther = wanted && (wanted.sourceDir !== input.sourceDir || wanted.set.hash !== input.set.hash);
  Object.assign(server, { wanted: input, lastUsedMs: nowOf(server) });
  if (isOther && server.current) await end(server, { type: 'hibernated' });
  const { state } = server;
  const isTooSoon = state.kind === 'crashed' && nowOf(server) < state.retryAtMs;
  if (isOther || !isTooSoon) apply(server, { type: 'wanted' });
  if (server.state.kind === 'starting' && input.waitMs !== 0) {
    await changed(server, input.waitMs ?? deps.timing.bootTimeoutMs);
  }
  return statusOf(server);
}

function changed(server: Server, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      server.waiters.delete(done);
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    server.waiters.add(done);
  });
}

function statusOf({ projectId, state, current, log }: Server): DevServerStatus {
  return {
    projectId,
    state,
    socketPath: isUp(state) ? current?.socketPath : undefined,
    log: log.lines(),
    memoryBytes: current?.process.memoryBytes() ?? 0,
    pid: current?.process.pid,
  };
}

function hold(server: Server): () => void {
  Object.assign(server, { holders: server.holders + 1 });
  let isReleased = false;
  return () => {
    if (!isReleased) Object.assign(server, { holders: server.holders - 1, lastUsedMs: nowOf(server) });
    isReleased = true;
  };
}

async function boot(server: Server): Promise<void> {
  const { deps, projectId, wanted } = server;
  if (!wanted) return;
  clearTimers(server);
  const run = server.runs + 1;
  Object.assign(server, { fatal: undefined, runs: run });
  try {
    const started: DevProcess = await startDevProcess(
      deps,
      { projectId, sourceDir: wanted.sourceDir, set: wanted.set },
      {
        onMessage: (message) => void onMessage(server, started, message),
        onOutput: (line) => onOutput(server, line),
      },
    );
    // It was told to sleep or stop, or was started anew, while it was being started.
    if (server.state.kind !== 'starting' || server.runs !== run) {
      await started.process.kill();
      return;
    }
    Object.assign(server, { current: started });
    void started.process.exit.then((report) => onExit(server, started, report));
    after(server, deps.timing.bootTimeoutMs, () => giveUp(server, started, 'did not start in time'));
  } catch (error) {
    deps.logger.error({ error, projectId }, 'a preview could not be started');
    onOutput(server, { stream: 'stderr', text: errorMessage(error) });
    apply(server, { type: 'exited', nowMs: nowOf(server), reason: 'could not be started' });
  }
}

function onOutput(server: Server, line: OutputLine): void {
  const entry = { ...line, atMs: nowOf(server) };
  server.log.add(entry);
  server.deps.bus.publish('devServer.logged', { projectId: server.projectId, line: entry });
}

async function onMessage(server: Server, from: DevProcess, message: InsideMessage): Promise<void> {
  if (server.current !== from) return;
  const { projectId, deps } = server;
  switch (message.type) {
    case 'listening':
      return onListening(server, from);
    case 'updated':
      deps.bus.publish('devServer.updated', { projectId });
      return;
    case 'compiled':
      return apply(server, { type: 'compiled' });
    case 'error':
      deps.bus.publish('devServer.failed', { projectId, error: message.error });
      return apply(server, { type: 'failed', error: message.error });
    case 'fatal':
      Object.assign(server, { fatal: message.error });
      deps.bus.publish('devServer.failed', { projectId, error: message.error });
      return;
    case 'restart':
      Object.assign(server, { current: undefined });
      return apply(server, { type: 'restarted' });
    case 'prebuilt':
    case 'built':
    case 'diagnosed':
    case 'alive':
    case 'background':
    case 'said':
  }
}

async function onListening(server: Server, from: DevProcess): Promise<void> {
  const { timing } = server.deps;
  try {
    await from.openSocket();
    const status = await probe(from.socketPath, '/', { timeoutMs: timing.bootTimeoutMs });
    if (server.current !== from) return;
    if (status === undefined) return await giveUp(server, from, 'does not answer');
    clearTimers(server);
    apply(server, { type: 'booted' });
    watchHealth(server, from);
  } catch (error) {
    await giveUp(server, from, errorMessage(error));
  }
}

function watchHealth(server: Server, from: DevProcess): void {
  const { timing } = server.deps;
  let missed = 0;
  const check = async () => {
    if (server.current !== from) return;
    const status = await probe(from.socketPath, '/__loam_health', { timeoutMs: timing.probeTimeoutMs });
    missed = status === 200 ? 0 : missed + 1;
    if (missed >= 2) return giveUp(server, from, 'stopped answering');
    if (server.current === from) after(server, timing.probeEveryMs, check);
  };
  after(server, timing.probeEveryMs, check);
}

async function giveUp(server: Server, from: DevProcess, reason: string): Promise<void> {
  if (server.current !== from) return;
  onOutput(server, { stream: 'stderr', text: `The preview ${reason} and is restarted.` });
  Object.assign(server, { current: undefined });
  clearTimers(server);
  await from.process.kill();
  apply(server, { type: 'exited', nowMs: nowOf(server), reason });
}

function onExit(server: Server, from: DevProcess, report: ExitReport): void {
  const { fatal, projectId, deps } = server;
  deps.bus.publish('devServer.exited', { projectId, reason: report.reason });
  if (server.current !== from) return;
  Object.assign(server, { current: undefined });
  clearTimers(server);
  const lacking = missingPackage(fatal?.message ?? '', server.wanted?.set.nodeModulesDir ?? '');
  const reason =
    lacking === undefined
      ? exitText(report, from.lastWords)
      : `needs the package ${lacking}, which is not installed`;
  const advice = isOutOfMemory(report, from.lastWords) ? ` ${memoryAdvice(from.memoryMb)}` : '';
  onOutput(server, { stream: 'stderr', text: `The preview ${reason}.${advice}` });
  apply(server, {
    type: 'exited',
    nowMs: nowOf(server),
    reason,
    lacksPackage: lacking !== undefined,
    ...(fatal && { error: fatal }),
  });
}

async function end(server: Server, event: DevEvent): Promise<void> {
  const ending = server.current;
  Object.assign(server, { current: undefined });
  clearTimers(server);
  apply(server, event);
  await ending?.process.kill();
}

/** Comes back by itself while somebody watches or just did; otherwise when it is next asked for. */
function scheduleRetry(server: Server, atMs: number): void {
  if (atMs === Infinity) return;
  after(server, Math.max(0, atMs - nowOf(server)), () => {
    const isWatched = server.holders > 0 || nowOf(server) - server.lastUsedMs < server.deps.timing.idleMs;
    if (server.state.kind === 'crashed' && isWatched) apply(server, { type: 'wanted' });
  });
}

function after(server: Server, delayMs: number, work: () => void | Promise<void>): void {
  server.timers.push(setTimeout(() => void work(), delayMs));
}

function clearTimers(server: Server): void {
  for (const timer of server.timers.splice(0)) clearTimeout(timer);
}
