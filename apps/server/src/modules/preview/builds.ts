import type { PreviewBuildStatus, ProjectId } from '@loam/contract';
import { errorMessage, type Logger } from '@loam/kernel';
import { access, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommitBuild } from './commit-builds.ts';
import type { NoEngine, PreviewEngine } from './ports.ts';
import type { WorkingCopies, WorkingCopy } from './working-copies.ts';

export interface PreviewBuildsDeps {
  readonly engine: PreviewEngine | NoEngine;
  /** Apart from what the live page is served from: a build needs files that stand still. */
  readonly copies: WorkingCopies;
  readonly root: string;
  readonly versions: {
    recordBuild(projectId: ProjectId, commitSha: string, status: PreviewBuildStatus): Promise<void>;
  };
  readonly logger: Logger;
}

export interface PreviewBuilds {
  /** Builds the newest version unless that was done; versions that came and went meanwhile are left out. */
  request(projectId: ProjectId): void;
  /** The folder of the newest build that succeeded. */
  newest(projectId: ProjectId): Promise<string | undefined>;
  /** Takes over what was built elsewhere from exactly this version. */
  adopt(projectId: ProjectId, commitSha: string, distDir: string): Promise<void>;
  /**
   * The build of exactly this version, made now when it is the newest; it stays as it is while the work lasts.
   * Undefined, and no work done, for any other version that is not what was built last.
   */
  lend<T>(
    projectId: ProjectId,
    commitSha: string,
    work: (build: CommitBuild) => Promise<T>,
  ): Promise<T | undefined>;
  /** Whoever builds the next version anyway holds this back until the returned function is called. */
  hold(projectId: ProjectId): () => void;
  remove(projectId: ProjectId): Promise<void>;
}

export function createPreviewBuilds(deps: PreviewBuildsDeps): PreviewBuilds {
  const engine = 'kind' in deps.engine ? undefined : deps.engine;
  const running = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const tried = new Map<string, string>();
  const held = new Map<string, number>();
  const lent = new Map<string, Promise<unknown>>();
  const homeOf = (projectId: string) => join(deps.root, projectId);

  async function buildNewest(projectId: ProjectId): Promise<void> {
    const copy = await deps.copies.bring(projectId);
    if (!engine || !copy || tried.get(projectId) === copy.commit) return;
    tried.set(projectId, copy.commit);
    if ((await builtCommit(homeOf(projectId))) === copy.commit) return;
    await build(engine, projectId, copy);
  }

  async function build(engine: PreviewEngine, projectId: ProjectId, copy: WorkingCopy): Promise<CommitBuild> {
    const home = homeOf(projectId);
    const dir = join(home, 'dist');
    await deps.versions.recordBuild(projectId, copy.commit, 'building');
    await mkdir(home, { recursive: true, mode: 0o711 });
    await writeFile(join(home, unsure), '');
    const { ok, errors, log = [] } = await engine.build(projectId, { sourceDir: copy.folder, outDir: dir });
    if (ok) await writeFile(join(home, 'commit'), copy.commit);
    await rm(join(home, unsure), { force: true });
    await deps.versions.recordBuild(projectId, copy.commit, ok ? 'succeeded' : 'failed');
    return ok ? { ok, dir, isAdopted: false, log } : { ok, errors, log };
  }

  async function lendInTurn<T>(
    projectId: ProjectId,
    commitSha: string,
    work: (build: CommitBuild) => Promise<T>,
  ): Promise<T | undefined> {
    if ((await builtCommit(homeOf(projectId))) === commitSha) {
      return work({ ok: true, dir: join(homeOf(projectId), 'dist'), isAdopted: true, log: [] });
    }
    const copy = engine && (await deps.copies.bring(projectId));
    if (!engine || copy?.commit !== commitSha) return undefined;
    tried.set(projectId, commitSha);
    return work(await build(engine, projectId, copy));
  }

  async function buildWhileWanted(projectId: ProjectId): Promise<void> {
    while (wanted.delete(projectId)) {
      await buildNewest(projectId).catch((error: unknown) => {
        tried.delete(projectId);
        deps.logger.warn({ error: errorMessage(error), project_id: projectId }, 'a preview was not built');
      });
    }
    running.delete(projectId);
  }

  function request(projectId: ProjectId): void {
    if (!engine) return;
    wanted.add(projectId);
    if (!running.has(projectId) && !held.has(projectId)) running.set(projectId, buildWhileWanted(projectId));
  }

  function hold(projectId: ProjectId): () => void {
    held.set(projectId, (held.get(projectId) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (held.get(projectId) ?? 1) - 1;
      if (left > 0) held.set(projectId, left);
      else held.delete(projectId);
      if (left === 0 && wanted.has(projectId)) request(projectId);
    };
  }

  /** No build of the project is replaced meanwhile, and nobody else works on it so. */
  async function alone<T>(projectId: ProjectId, work: () => Promise<T>): Promise<T> {
    const release = hold(projectId);
    const before = lent.get(projectId) ?? Promise.resolve();
    const mine = before.then(() => running.get(projectId)).then(work);
    const settled = mine.catch(() => undefined);
    lent.set(projectId, settled);
    try {
      return await mine;
    } finally {
      if (lent.get(projectId) === settled) lent.delete(projectId);
      release();
    }
  }

  return {
    request,
    lend: (projectId, commitSha, work) => alone(projectId, () => lendInTurn(projectId, commitSha, work)),
    adopt: (projectId, commitSha, distDir) =>
      alone(projectId, async () => {
        const home = homeOf(projectId);
        await mkdir(home, { recursive: true, mode: 0o711 });
        await writeFile(join(home, unsure), '');
        const dist = join(home, 'dist');
        await rm(`${dist}.part`, { recursive: true, force: true });
        await cp(distDir, `${dist}.part`, { recursive: true });
        await rename(dist, `${dist}.old`).catch(() => {});
        await rename(`${dist}.part`, dist);
        await writeFile(join(home, 'commit'), commitSha);
        await rm(join(home, unsure), { force: true });
        await rm(`${dist}.old`, { recursive: true, force: true });
        tried.set(projectId, commitSha);
        await deps.versions.recordBuild(projectId, commitSha, 'succeeded');
      }),
    hold,
    async newest(projectId) {
      const home = homeOf(projectId);
      const commit = await readFile(join(home, 'commit'), 'utf8').catch(() => undefined);
      return commit === undefined ? undefined : join(home, 'dist');
    },
    async remove(projectId) {
      wanted.delete(projectId);
      tried.delete(projectId);
      await Promise.all([running.get(projectId), lent.get(projectId)]);
      await deps.copies.remove(projectId);
      await rm(homeOf(projectId), { recursive: true, force: true });
    },
  };
}

/** Stands beside a build while it is replaced: what a killed process left may not be what its note says. */
const unsure = 'unsure';

async function builtCommit(home: string): Promise<string | undefined> {
  const isUnsure = await access(join(home, unsure)).then(
    () => true,
    () => false,
  );
  return isUnsure ? undefined : readFile(join(home, 'commit'), 'utf8').catch(() => undefined);
}
