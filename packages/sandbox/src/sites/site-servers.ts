import { sandboxError } from '../errors.ts';
import type { SiteProgram } from './site-process.ts';
import { createSiteServer, type SiteServer, type SiteServerDeps, type SiteServerUse } from './site-server.ts';

export interface SiteServersOptions extends SiteServerDeps {
  /** So many run at a time; the one that was idle longest makes room. */
  readonly maxRunning: number;
  readonly idleMs: number;
  /** For a deployment whose place another one of its site has taken. */
  readonly replacedMs: number;
  readonly sweepMs: number;
}

export interface SiteServers {
  /** Where its server answers, started when it sleeps. It stays up until `done` was called. */
  use(program: SiteProgram): Promise<SiteServerUse>;
  /** The same, whatever became of it before: somebody wants to know whether it runs. */
  tryOut(program: SiteProgram): Promise<SiteServerUse>;
  /** Whether any deployment of the site runs, or this one. */
  isAwake(siteId: string, version?: string): boolean;
  list(): readonly SiteServerStatus[];
  close(): Promise<void>;
}

export interface SiteServerStatus {
  readonly siteId: string;
  readonly version: string;
  readonly isAwake: boolean;
  readonly memoryBytes: number;
  /** The outermost process on this machine. */
  readonly pid: number | undefined;
}

export function createSiteServers(options: SiteServersOptions): SiteServers {
  const servers = new Map<string, SiteServer>();
  let isClosed = false;
  const find = (program: SiteProgram): SiteServer => {
    if (isClosed) throw sandboxError('closed', 'The sandbox is closing.');
    const key = `${program.siteId} ${program.version}`;
    const server = servers.get(key) ?? createSiteServer(options, program);
    servers.set(key, server);
    if (!server.isAwake()) makeRoom(options, servers.values());
    return server;
  };
  const sweep = setInterval(() => putToSleep(options, servers), options.sweepMs);
  sweep.unref();
  return {
    use: async (program) => find(program).use(),
    tryOut: async (program) => find(program).use({ forgives: true }),
    isAwake: (siteId, version) =>
      [...servers.values()].some(
        ({ program, isAwake }) =>
          program.siteId === siteId && (version ?? program.version) === program.version && isAwake(),
      ),
    list: () => [...servers.values()].map(statusOf),
    async close() {
      isClosed = true;
      clearInterval(sweep);
      await Promise.all([...servers.values()].map((server) => server.sleep()));
      servers.clear();
    },
  };
}

function statusOf(server: SiteServer): SiteServerStatus {
  const { siteId, version } = server.program;
  return {
    siteId,
    version,
    isAwake: server.isAwake(),
    memoryBytes: server.memoryBytes(),
    pid: server.pid(),
  };
}

function makeRoom({ maxRunning }: SiteServersOptions, servers: Iterable<SiteServer>): void {
  const awake = [...servers].filter((server) => server.isAwake());
  if (awake.length < maxRunning) return;
  const [idle] = awake
    .filter((server) => server.isIdle())
    .toSorted((left, right) => left.lastUsedMs() - right.lastUsedMs());
  if (!idle) throw sandboxError('capacity_reached', 'Too many servers of sites are busy. Try again soon.');
  void idle.sleep();
}

function putToSleep(options: SiteServersOptions, servers: Map<string, SiteServer>): void {
  const nowMs = options.clock.now().getTime();
  const newest = new Map<string, number>();
  for (const { program, lastUsedMs } of servers.values()) {
    newest.set(program.siteId, Math.max(newest.get(program.siteId) ?? 0, lastUsedMs()));
  }
  for (const [key, server] of servers) {
    if (!server.isIdle()) continue;
    const isReplaced = (newest.get(server.program.siteId) ?? 0) > server.lastUsedMs();
    if (nowMs - server.lastUsedMs() <= (isReplaced ? options.replacedMs : options.idleMs)) continue;
    // What it is remembered for, a failure, is over as well.
    servers.delete(key);
    void server.sleep();
  }
}
