import { join } from 'node:path';
import type { Bus, Clock, Logger } from '@loam/kernel';
import type { DependencySet } from '../dependencies/dependency-set.ts';
import { sandboxError } from '../errors.ts';
import type { SandboxEvents } from '../events.ts';
import type { ProjectError } from '../inside-message.ts';
import { removeTree } from '../provider/open-folder.ts';
import type { DevProcessDeps } from './dev-process.ts';
import { createDevServer, type DevServer, type DevServerStatus, type DevServerTiming } from './dev-server.ts';
import { readFaults } from './read-faults.ts';

export interface DevServersOptions extends DevProcessDeps {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly bus: Bus<SandboxEvents>;
  readonly timing: DevServerTiming;
  /** All dev servers together; the longest unused one hibernates first. */
  readonly totalMemoryMb: number;
  /** The least that is counted for a server: one that has just been started will grow. */
  readonly expectedMemoryMb: number;
}

export interface EnsureInput {
  readonly sourceDir: string;
  readonly set: DependencySet;
  /** How long to wait for a server that is starting; 0 answers at once. */
  readonly waitMs?: number;
}

export interface DevServers {
  ensure(projectId: string, input: EnsureInput): Promise<DevServerStatus>;
  status(projectId: string): DevServerStatus | undefined;
  list(): readonly DevServerStatus[];
  /** A viewer is connected: until the returned function is called the server does not fall asleep by itself. */
  hold(projectId: string): () => void;
  /** Sources were changed: a crashed server tries again at once. */
  sourceChanged(projectId: string): void;
  /**
   * What keeps the code from compiling that a browser would ask for, now that these files were written; undefined where
   * no server answers.
   */
  faults(
    projectId: string,
    input: { readonly changed: readonly string[]; readonly timeoutMs: number; readonly signal?: AbortSignal },
  ): Promise<readonly ProjectError[] | undefined>;
  hibernate(projectId: string): Promise<void>;
  stop(projectId: string): Promise<void>;
  close(): Promise<void>;
}

const MEGABYTE = 1024 * 1024;

export async function createDevServers(options: DevServersOptions): Promise<DevServers> {
  const servers = new Map<string, DevServer>();
  let isClosed = false;
  // Sockets of a server that was killed.
  await removeTree(join(options.root, 'run'));
  const sweep = setInterval(() => {
    const nowMs = options.clock.now().getTime();
    for (const server of servers.values()) {
      if (server.isAwake() && !server.isHeld() && nowMs - server.lastUsedMs() > options.timing.idleMs) {
        void server.hibernate();
      }
    }
    makeRoom(options, servers, undefined);
  }, options.timing.sweepMs);
  sweep.unref();

  return {
    async ensure(projectId, input) {
      if (isClosed) throw sandboxError('closed', 'The sandbox is closing.');
      let server = servers.get(projectId);
      if (!server) {
        server = createDevServer(options, projectId);
        servers.set(projectId, server);
      }
      if (!server.isAwake()) makeRoom(options, servers, server);
      return server.ensure(input);
    },
    status: (projectId) => servers.get(projectId)?.status(),
    list: () => [...servers.values()].map((server) => server.status()),
    hold: (projectId) => servers.get(projectId)?.hold() ?? (() => {}),
    sourceChanged: (projectId) => servers.get(projectId)?.sourceChanged(),
    async faults(projectId, input) {
      const socketPath = servers.get(projectId)?.status().socketPath;
      return socketPath === undefined ? undefined : readFaults(socketPath, input);
    },
    hibernate: async (projectId) => servers.get(projectId)?.hibernate(),
    async stop(projectId) {
      const server = servers.get(projectId);
      servers.delete(projectId);
      await server?.stop();
    },
    async close() {
      isClosed = true;
      clearInterval(sweep);
      await Promise.all([...servers.values()].map((server) => server.stop()));
      servers.clear();
    },
  };
}

/** Puts the longest unused to sleep until what runs, and what is about to, fits. Watched ones come last. */
function makeRoom(
  options: DevServersOptions,
  servers: ReadonlyMap<string, DevServer>,
  coming: DevServer | undefined,
): void {
  const awake = [...servers.values()].filter((server) => server.isAwake() && server !== coming);
  const sizeOf = (server: DevServer) => Math.max(server.memoryBytes(), options.expectedMemoryMb * MEGABYTE);
  let total = awake.reduce((sum, server) => sum + sizeOf(server), 0);
  if (coming) total += options.expectedMemoryMb * MEGABYTE;
  const inOrder = awake.toSorted(
    (left, right) => Number(left.isHeld()) - Number(right.isHeld()) || left.lastUsedMs() - right.lastUsedMs(),
  );
  for (const server of inOrder) {
    if (total <= options.totalMemoryMb * MEGABYTE) return;
    total -= sizeOf(server);
    void server.hibernate();
  }
}
