import type { PreviewBuildStatus, ProjectId } from '@loam/contract';
import { errorMessage, type Logger } from '@loam/kernel';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NoEngine, PreviewEngine } from './ports.ts';
import type { WorkingCopies } from './working-copies.ts';

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
  const homeOf = (projectId: string) => join(deps.root, projectId);

  async function buildNewest(projectId: ProjectId): Promise<void> {
    const copy = await deps.copies.bring(projectId);
    if (!engine || !copy || tried.get(projectId) === copy.commit) return;
    const home = homeOf(projectId);
    const note = join(home, 'commit');
    tried.set(projectId, copy.commit);
    if ((await readFile(note, 'utf8').catch(() => '')) === copy.commit) return;
    await deps.versions.recordBuild(projectId, copy.commit, 'building');
    await mkdir(home, { recursive: true, mode: 0o711 });
    const { ok } = await engine.build(projectId, { sourceDir: copy.folder, outDir: join(home, 'dist') });
    if (ok) await writeFile(note, copy.commit);
    await deps.versions.recordBuild(projectId, copy.commit, ok ? 'succeeded' : 'failed');
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

  return {
    request,
    async adopt(projectId, commitSha, distDir) {
      await running.get(projectId);
      const home = homeOf(projectId);
      await mkdir(home, { recursive: true, mode: 0o711 });
      const dist = join(home, 'dist');
      await rm(`${dist}.part`, { recursive: true, force: true });
      await cp(distDir, `${dist}.part`, { recursive: true });
      await rename(dist, `${dist}.old`).catch(() => {});
      await rename(`${dist}.part`, dist);
      await writeFile(join(home, 'commit'), commitSha);
      await rm(`${dist}.old`, { recursive: true, force: true });
      tried.set(projectId, commitSha);
      await deps.versions.recordBuild(projectId, commitSha, 'succeeded');
    },
    hold(projectId) {
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
    },
    async newest(projectId) {
      const home = homeOf(projectId);
      const commit = await readFile(join(home, 'commit'), 'utf8').catch(() => undefined);
      return commit === undefined ? undefined : join(home, 'dist');
    },
    async remove(projectId) {
      wanted.delete(projectId);
      tried.delete(projectId);
      await running.get(projectId);
      await deps.copies.remove(projectId);
      await rm(homeOf(projectId), { recursive: true, force: true });
    },
  };
}
