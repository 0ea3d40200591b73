import type { PreviewBuildStatus, ProjectId } from '@loam/contract';
import { errorMessage, type Logger } from '@loam/kernel';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  remove(projectId: ProjectId): Promise<void>;
}

export function createPreviewBuilds(deps: PreviewBuildsDeps): PreviewBuilds {
  const engine = 'kind' in deps.engine ? undefined : deps.engine;
  const running = new Map<string, Promise<void>>();
  const wanted = new Set<string>();
  const tried = new Map<string, string>();
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

  return {
    request(projectId) {
      if (!engine) return;
      wanted.add(projectId);
      if (!running.has(projectId)) running.set(projectId, buildWhileWanted(projectId));
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
