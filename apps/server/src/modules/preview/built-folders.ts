import type { ProjectId } from '@loam/contract';
import { access, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommitBuild } from './commit-builds.ts';
import type { PreviewEngine } from './ports.ts';
import type { WorkingCopy } from './working-copies.ts';

/** The newest build of each project, with a note of the version it was made from. */
export interface BuiltFolders {
  dirOf(projectId: ProjectId): string;
  /** The version whose build this is for certain. */
  commitOf(projectId: ProjectId): Promise<string | undefined>;
  /** Undefined while there is none, and for projects whose pages only their own server can make. */
  newest(projectId: ProjectId): Promise<string | undefined>;
  /** The version whose build has this file. */
  commitWith(projectId: ProjectId, file: string): Promise<string | undefined>;
  build(engine: PreviewEngine, projectId: ProjectId, copy: WorkingCopy): Promise<CommitBuild>;
  /** A copy of what was built elsewhere. */
  take(projectId: ProjectId, commitSha: string, distDir: string): Promise<void>;
  remove(projectId: ProjectId): Promise<void>;
}

/** Stands beside a build while it is replaced: what a killed process left may not be what its note says. */
const unsure = 'unsure';
const note = 'commit';

export function createBuiltFolders(root: string): BuiltFolders {
  const homeOf = (projectId: ProjectId) => join(root, projectId);
  const dirOf = (projectId: ProjectId) => join(homeOf(projectId), 'dist');
  const replace = async <T>(home: string, work: () => Promise<T>): Promise<T> => {
    await mkdir(home, { recursive: true, mode: 0o711 });
    await writeFile(join(home, unsure), '');
    const result = await work();
    await rm(join(home, unsure), { force: true });
    return result;
  };
  const commitOf = async (projectId: ProjectId) => {
    const home = homeOf(projectId);
    if (await isThere(join(home, unsure))) return undefined;
    return readFile(join(home, note), 'utf8').catch(() => undefined);
  };
  return {
    dirOf,
    commitOf,
    commitWith: async (projectId, file) =>
      (await isThere(join(dirOf(projectId), file))) ? commitOf(projectId) : undefined,
    async newest(projectId) {
      const commit = await readFile(join(homeOf(projectId), note), 'utf8').catch(() => undefined);
      return commit !== undefined && (await hasPage(dirOf(projectId))) ? dirOf(projectId) : undefined;
    },
    build: (engine, projectId, { folder, commit }) =>
      replace(homeOf(projectId), async () => {
        const dir = dirOf(projectId);
        const { ok, errors, log = [] } = await engine.build(projectId, { sourceDir: folder, outDir: dir });
        if (ok) await writeFile(join(homeOf(projectId), note), commit);
        return ok ? { ok, dir, isAdopted: false, log } : { ok: false, errors, log };
      }),
    take: (projectId, commitSha, distDir) =>
      replace(homeOf(projectId), async () => {
        const dist = dirOf(projectId);
        await rm(`${dist}.part`, { recursive: true, force: true });
        await cp(distDir, `${dist}.part`, { recursive: true });
        await rename(dist, `${dist}.old`).catch(() => {});
        await rename(`${dist}.part`, dist);
        await writeFile(join(homeOf(projectId), note), commitSha);
        await rm(`${dist}.old`, { recursive: true, force: true });
      }),
    remove: (projectId) => rm(homeOf(projectId), { recursive: true, force: true }),
  };
}

/** Whether a build can be looked at without the project's own server. */
export function hasPage(dir: string): Promise<boolean> {
  return isThere(join(dir, 'index.html'));
}

export function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
