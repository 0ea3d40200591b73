import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseObject } from '../dependencies/dependency-set.ts';
import { parseInsideMessage } from '../inside-message.ts';
import { projectMounts } from '../project-mounts.ts';
import { limitsFor } from '../project-memory.ts';
import type { SandboxProcess } from '../provider/provider.ts';
import { INSIDE } from '../runtime.ts';
import { compilerCommand } from './compiler.ts';
import type { TypeCheckDeps } from './type-check.ts';
import type { TypeFault } from './type-faults.ts';

export interface FileQuestion {
  /** Within the folder that the server was started for. */
  readonly path: string;
  /** What differs in the folder since the last question, and how. */
  readonly changed: readonly { readonly path: string; readonly how: 'created' | 'changed' | 'gone' }[];
  readonly signal: AbortSignal;
}

/** A compiler that stays warm for one folder: it answers about a file in a fraction of a second. */
export interface TypeServer {
  faultsOf(question: FileQuestion): Promise<readonly TypeFault[]>;
  close(): Promise<void>;
}

export interface TypeServers {
  /** Undefined where the project's compiler cannot stay, or as many stay already as may. */
  open(input: { readonly projectId: string; readonly sourceDir: string }): Promise<TypeServer | undefined>;
}

/** Each holds some 350 MB for as long as a turn takes. */
const MAX_SERVERS = 2;
/** The first that has a server for editors in it. */
const FIRST_VERSION = 7;
const HOW = { created: 1, changed: 2, gone: 3 } as const;

export function createTypeServers(deps: TypeCheckDeps): TypeServers {
  const open = new Set<object>();
  return {
    async open(input) {
      if (open.size >= MAX_SERVERS) return undefined;
      const place = {};
      open.add(place);
      try {
        const process = await start(deps, input);
        if (process === undefined) {
          open.delete(place);
          return undefined;
        }
        void process.exit.then(() => open.delete(place));
        return serverOf(process);
      } catch (error) {
        open.delete(place);
        throw error;
      }
    },
  };
}

async function start(
  deps: TypeCheckDeps,
  { projectId, sourceDir }: { readonly projectId: string; readonly sourceDir: string },
): Promise<SandboxProcess | undefined> {
  const set = await deps.setFor(projectId, sourceDir);
  const manifest = join(set.nodeModulesDir, 'typescript', 'package.json');
  const { version } = parseObject(await readFile(manifest, 'utf8').catch(() => '{}'));
  const canStay = Number.parseInt(String(version), 10) >= FIRST_VERSION;
  if (!canStay || (await compilerCommand(sourceDir, set)) === undefined) return undefined;
  const mounts = await projectMounts(deps, { projectId, sourceDir, set });
  return deps.provider.start({
    projectId,
    network: 'none',
    limits: { ...(await limitsFor(deps.limits, sourceDir)), timeoutMs: 0 },
    workingDir: INSIDE.app,
    mounts: [...deps.runtime.mounts, ...mounts],
    env: { PATH: '/usr/bin:/bin', HOME: '/tmp' },
    command: [INSIDE.node, `${INSIDE.scripts}/type-server.ts`, INSIDE.app],
  });
}

function serverOf(process: SandboxProcess): TypeServer {
  return {
    async faultsOf({ path, changed, signal }) {
      const id = randomBytes(8).toString('hex');
      const { promise, resolve, reject } = Promise.withResolvers<readonly TypeFault[]>();
      const stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop, { once: true });
      if (signal.aborted) stop();
      const stopReading = process.onLine(({ text, stream }) => {
        const message = stream === 'stdout' ? parseInsideMessage(text) : undefined;
        if (message?.type !== 'diagnosed' || message.id !== id) return;
        resolve(message.faults.map((fault) => ({ ...fault, file: path })));
      });
      void process.exit.then(() => resolve([]));
      try {
        process.send(JSON.stringify({ id, path, changed: changed.map((one) => [one.path, HOW[one.how]]) }));
        return await promise;
      } finally {
        stopReading();
        signal.removeEventListener('abort', stop);
      }
    },
    close: async () => {
      await process.kill();
    },
  };
}
