import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskBlobStore, randomIds, silentLogger, systemClock, type BlobStore } from '@loam/kernel';
import { createRepoStore, type RepoStore, type RepoStoreOptions } from '../repo-store.ts';

export interface TestStore extends AsyncDisposable {
  readonly folder: string;
  readonly root: string;
  readonly blobs: BlobStore;
  readonly store: RepoStore;
  /** Another process on the same folder. */
  rival(): RepoStore;
  /** Another machine with the same blob store. */
  elsewhere(): RepoStore;
  gitDir(projectId: string): string;
  git(projectId: string, ...args: string[]): string;
}

export const AUTHOR = { name: 'Ada', email: 'ada@example.test' };

export const FILES = [
  { path: 'package.json', content: '{"name":"demo","dependencies":{"react":"19.0.0"}}\n' },
  { path: 'src/main.tsx', content: 'export const main = 1;\n' },
  { path: 'src/pages/Index.tsx', content: 'export function Index() {\n  return <p>Hello</p>;\n}\n' },
  { path: 'src/pages/About.tsx', content: 'export function About() {\n  return <p>About us</p>;\n}\n' },
  { path: 'public/pixel.png', content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
];

export function openTestStore(options: Partial<RepoStoreOptions> = {}): TestStore {
  const folder = mkdtempSync(join(tmpdir(), 'loam-repo-'));
  const root = join(folder, 'repos');
  const blobs = options.blobs ?? createDiskBlobStore({ root: join(folder, 'blobs') });
  const opened: RepoStore[] = [];
  const open = (at: string): RepoStore => {
    const store = createRepoStore({
      root: at,
      clock: systemClock,
      ids: randomIds,
      logger: silentLogger,
      blobs,
      outbound: { resolve: () => Promise.resolve(['127.0.0.1']) },
      ...options,
    });
    opened.push(store);
    return store;
  };
  const gitDir = (projectId: string): string => join(root, 'projects', `${projectId}.git`);
  return {
    folder,
    root,
    blobs,
    store: open(root),
    rival: () => open(root),
    elsewhere: () => open(join(folder, `machine-${opened.length}`)),
    gitDir,
    git: (projectId, ...args) =>
      execFileSync('git', args, { env: { ...process.env, GIT_DIR: gitDir(projectId) }, encoding: 'utf8' }),
    async [Symbol.asyncDispose]() {
      for (const store of opened) await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
