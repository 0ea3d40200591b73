import { sandboxError } from '../errors.ts';
import { collect, type RunResult } from '../run.ts';
import { nextInLine, roomFor, type Place, type PlaceRules } from './places.ts';
import { startRun, startSpare } from './program-process.ts';
import type { Program, ProgramUse, Runnable } from './program.ts';
import { createSpares, type SpareRules, type Spares } from './spares.ts';
import { createSupervised, type ProgramHealth, type Supervised, type SupervisedDeps } from './supervised.ts';

export interface ProgramsOptions extends Omit<SupervisedDeps, 'spares'>, PlaceRules, SpareRules {
  /** For programs that do not say themselves. */
  readonly idleMs: number;
  /** For a version whose place another one of its program has taken. */
  readonly replacedMs: number;
  readonly sweepMs: number;
  /** Where nothing holds a program's network: whether the operator wants programs with one all the same. */
  readonly acceptsUnheldNetwork?: boolean | undefined;
}

export interface Programs {
  /** Where it answers, started when it sleeps. It stays up until `done` was called. */
  use(program: Program): Promise<ProgramUse>;
  /** The same, whatever became of it before: somebody wants to know whether it runs. */
  tryOut(program: Program): Promise<ProgramUse>;
  /** Runs one to its end. */
  run(run: Runnable, options: { readonly timeoutMs: number }): Promise<RunResult>;
  /** Whether any version of it runs, or this one. */
  isAwake(name: string, version?: string): boolean;
  /** Ends every version of it, whoever uses it. */
  end(name: string): Promise<void>;
  list(): readonly ProgramStatus[];
  /** Processes that wait for whatever program of their kind comes next. */
  spares(): ReturnType<Spares['list']>;
  network(): NetworkStatus;
  close(): Promise<void>;
}

export interface ProgramStatus extends ProgramHealth {
  readonly tenant: string;
  readonly name: string;
  readonly version: string;
  readonly isIdle: boolean;
}

export type NetworkStatus =
  /** The kernel holds it: there is no way out but the proxy. */
  { readonly kind: 'held' } | { readonly kind: 'accepted' | 'off'; readonly reason: string };

interface Pool {
  readonly options: ProgramsOptions;
  readonly spares: Spares;
  readonly all: Map<string, Supervised>;
  readonly waiting: Set<Waiting>;
  isClosed: boolean;
}

interface Waiting {
  readonly tenant: string;
  wake(): void;
}

export function createPrograms(options: ProgramsOptions): Programs {
  const spares = createSpares({ ...options, start: (spare) => startSpare(options, spare) });
  const pool: Pool = { options, spares, all: new Map(), waiting: new Set(), isClosed: false };
  const sweep = setInterval(() => {
    putToSleep(pool);
    spares.sweep();
  }, options.sweepMs);
  sweep.unref();
  const named = (name: string) => [...pool.all.values()].filter(({ program }) => program.name === name);
  return {
    use: (program) => acquire(pool, program, false),
    tryOut: (program) => acquire(pool, program, true),
    async run(run, { timeoutMs }) {
      refuseUnheld(options, run, 'This');
      return collect(await startRun(options, run, timeoutMs));
    },
    isAwake: (name, version) =>
      named(name).some(
        ({ program, isAwake }) => (version ?? program.version) === program.version && isAwake(),
      ),
    async end(name) {
      const ending = named(name);
      for (const { program } of ending) pool.all.delete(keyOf(program));
      await Promise.all(ending.map((server) => server.sleep()));
    },
    list: () => [...pool.all.values()].map(statusOf),
    spares: () => spares.list(),
    network: () => networkStatus(options),
    async close() {
      pool.isClosed = true;
      clearInterval(sweep);
      for (const waiting of pool.waiting) waiting.wake();
      await Promise.all([spares.close(), ...[...pool.all.values()].map((server) => server.sleep())]);
      pool.all.clear();
    },
  };
}

const unheld =
  'This machine offers no namespaces: a program with a network would reach the databases and services of the machine itself.';

function networkStatus({ provider, acceptsUnheldNetwork }: ProgramsOptions): NetworkStatus {
  if (provider.hasMounts) return { kind: 'held' };
  return { kind: acceptsUnheldNetwork ? 'accepted' : 'off', reason: unheld };
}

function refuseUnheld(options: ProgramsOptions, { network }: Runnable, title: string): void {
  const status = networkStatus(options);
  if (network.kind !== 'none' && status.kind === 'off') {
    throw sandboxError('not_held', `${title} is off. ${status.reason}`);
  }
}

async function acquire(pool: Pool, program: Program, forgives: boolean): Promise<ProgramUse> {
  refuseUnheld(pool.options, program, program.title);
  const giveUpAtMs = performance.now() + pool.options.timing.patienceMs;
  for (;;) {
    if (pool.isClosed) throw sandboxError('closed', 'The sandbox is closing.');
    const server = find(pool, program);
    // Between the answer and its use nobody else gets a turn.
    if (server.isAwake() || makeRoom(pool, program.tenant)) return server.use({ forgives });
    const leftMs = giveUpAtMs - performance.now();
    if (leftMs <= 0) {
      throw sandboxError('capacity_reached', 'Too many programs are at work. Try again soon.', {
        meta: { retryAfterMs: 1000 },
      });
    }
    await turnOf(pool, program.tenant, leftMs);
  }
}

function find(pool: Pool, program: Program): Supervised {
  const key = keyOf(program);
  const known = pool.all.get(key);
  if (known) return known;
  const made = createSupervised({ ...pool.options, spares: pool.spares }, program, () => wakeNext(pool));
  pool.all.set(key, made);
  return made;
}

function keyOf({ name, version }: Program): string {
  return `${name} ${version}`;
}

function makeRoom(pool: Pool, tenant: string): boolean {
  const room = roomFor(tenant, placesOf(pool), pool.options);
  if (room.kind === 'evict') void room.place.server.sleep();
  return room.kind !== 'full';
}

function placesOf(pool: Pool): readonly (Place & { readonly server: Supervised })[] {
  return [...pool.all.values()]
    .filter((server) => server.isAwake())
    .map((server) => ({
      server,
      tenant: server.program.tenant,
      isIdle: server.isIdle(),
      lastUsedMs: server.lastUsedMs(),
    }));
}

function turnOf(pool: Pool, tenant: string, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const waiting = {
      tenant,
      wake() {
        pool.waiting.delete(waiting);
        clearTimeout(timer);
        resolve();
      },
    };
    const timer = setTimeout(() => waiting.wake(), patienceMs);
    pool.waiting.add(waiting);
  });
}

function wakeNext(pool: Pool): void {
  if (pool.waiting.size > 0) nextInLine([...pool.waiting], placesOf(pool))?.wake();
}

function statusOf(server: Supervised): ProgramStatus {
  const { tenant, name, version } = server.program;
  return { tenant, name, version, isIdle: server.isIdle(), ...server.health() };
}

function putToSleep({ options, all }: Pool): void {
  const nowMs = options.clock.now().getTime();
  const newest = new Map<string, number>();
  for (const { program, lastUsedMs } of all.values()) {
    newest.set(program.name, Math.max(newest.get(program.name) ?? 0, lastUsedMs()));
  }
  for (const [key, server] of all) {
    if (!server.isIdle()) continue;
    const { name, idleMs = options.idleMs } = server.program;
    const isReplaced = (newest.get(name) ?? 0) > server.lastUsedMs();
    if (nowMs - server.lastUsedMs() <= (isReplaced ? Math.min(options.replacedMs, idleMs) : idleMs)) continue;
    // What it is remembered for, a failure, is over as well.
    all.delete(key);
    void server.sleep();
  }
}
