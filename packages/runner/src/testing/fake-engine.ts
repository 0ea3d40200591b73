import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Engine } from '../local/engine.ts';
import type { DevServerEvent, DevServerState } from '../ports/dev-servers.ts';

/** An engine that is in whatever state the test puts it. */
export interface FakeEngine extends Engine {
  readonly started: { readonly projectId: string; readonly sourceDir: string }[];
  readonly stopped: string[];
  become(projectId: string, state: DevServerState): void;
  tell(event: DevServerEvent): void;
}

export function fakeEngine(): FakeEngine {
  const states = new Map<string, DevServerState>();
  const listeners = new Set<(event: DevServerEvent) => void>();
  const tell = (event: DevServerEvent) => listeners.forEach((listener) => listener(event));
  const status = (projectId: string) => {
    const state = states.get(projectId);
    const isUp = state?.kind === 'ready' || state?.kind === 'broken';
    const log = [{ atMs: 0, stream: 'stdout', text: '\u001b[32mready\u001b[39m' }] as const;
    return state && { state, socketPath: isUp ? `/run/${projectId}` : undefined, log };
  };
  const engine: FakeEngine = {
    level: 'bubblewrap',
    started: [],
    stopped: [],
    tell,
    become(projectId, state) {
      states.set(projectId, state);
      tell({ kind: 'changed', projectId, state });
    },
    async ensure(projectId, sourceDir) {
      engine.started.push({ projectId, sourceDir });
      if (!states.has(projectId)) engine.become(projectId, { kind: 'starting' });
      return status(projectId) ?? { state: { kind: 'stopped' }, socketPath: undefined, log: [] };
    },
    status,
    hold: () => () => {},
    sourceChanged: () => {},
    faults: async () => [],
    async stop(projectId) {
      states.delete(projectId);
      engine.stopped.push(projectId);
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async build(_projectId, { outDir }) {
      await mkdir(outDir, { recursive: true });
      await writeFile(join(outDir, 'index.html'), 'built');
      return { ok: true, errors: [] };
    },
    warmUp: () => {},
    types: async () => [],
    addPackages: async () => ({ packageJson: '{}', lock: undefined }),
    removePackages: async () => ({ packageJson: '{}', lock: undefined }),
  };
  return engine;
}

/** Projects as one file that names their version. */
export const heads = new Map<string, string>();
export const sha = (digit: string) => digit.repeat(40);
export const files = {
  has: async (projectId: string) => heads.has(projectId),
  head: async (projectId: string) => heads.get(projectId) ?? '',
  async resolve(projectId: string, commit: string) {
    const head = heads.get(projectId) ?? '';
    if (!head.startsWith(commit)) throw new Error('no such commit');
    return head;
  },
  rawFile: async (projectId: string) => ({ body: Readable.from([heads.get(projectId) ?? '']) }),
  async checkout(projectId: string, { folder }: { folder: string }) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'version'), heads.get(projectId) ?? '');
    return heads.get(projectId) ?? '';
  },
  sync: async (_projectId: string, { to, folder }: { to: string; folder: string }) =>
    writeFile(join(folder, 'version'), to),
};
