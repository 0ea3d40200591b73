import type { ProjectId } from '@loam/contract';
import { AppError, errorMessage, type Logger } from '@loam/kernel';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasPage, isThere } from './built-folders.ts';
import type { EngineFault, NoEngine, PreviewEngine, ProjectFiles } from './ports.ts';

export interface SnapshotsDeps {
  readonly engine: PreviewEngine | NoEngine;
  readonly files: Pick<ProjectFiles, 'has' | 'resolve' | 'checkout'>;
  readonly root: string;
  readonly logger: Logger;
}

export type Snapshot =
  | { readonly kind: 'built'; readonly builtDir: string }
  | { readonly kind: 'building' }
  | { readonly kind: 'failed'; readonly error: EngineFault }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** Past versions as pages of their own: built when someone looks, and kept as long as they are looked at. */
export interface Snapshots {
  look(projectId: ProjectId, commit: string): Promise<Snapshot>;
  /** The version whose build has this file. */
  commitWith(projectId: ProjectId, file: string): Promise<string | undefined>;
  remove(projectId: ProjectId): Promise<void>;
}

const withoutPage =
  'The build made no index.html: the pages of this version need their own server, and only the newest version has one.';
const KEPT_PER_PROJECT = 10;
/** A build that failed for a passing reason is tried again after a while. */
const RETRY_MS = 30_000;

export function createSnapshots(deps: SnapshotsDeps): Snapshots {
  const running = new Map<string, Promise<void>>();
  const failed = new Map<string, EngineFault>();

  async function build(engine: PreviewEngine, projectId: ProjectId, sha: string): Promise<void> {
    const home = join(deps.root, projectId, sha);
    const sourceDir = join(home, 'app');
    await rm(home, { recursive: true, force: true });
    await mkdir(home, { recursive: true, mode: 0o711 });
    await deps.files.checkout(projectId, { commit: sha, folder: sourceDir });
    const { ok, errors } = await engine.build(projectId, { sourceDir, outDir: join(home, 'dist') });
    await rm(sourceDir, { recursive: true, force: true });
    const isShown = ok && (await hasPage(join(home, 'dist')));
    if (isShown) await writeFile(join(home, 'complete'), '');
    else fail(`${projectId} ${sha}`, errors[0] ?? { message: ok ? withoutPage : 'The build failed.' });
    await forgetOldest(join(deps.root, projectId));
  }

  function fail(key: string, error: EngineFault): void {
    failed.set(key, error);
    setTimeout(() => failed.delete(key), RETRY_MS).unref();
  }

  function start(engine: PreviewEngine, projectId: ProjectId, sha: string): void {
    const key = `${projectId} ${sha}`;
    const work = build(engine, projectId, sha)
      .catch((error: unknown) => {
        deps.logger.warn(
          { error: errorMessage(error), project_id: projectId },
          'a past version was not built',
        );
        fail(key, { message: error instanceof AppError ? error.detail : 'The build could not be finished.' });
      })
      .finally(() => running.delete(key));
    running.set(key, work);
  }

  return {
    async look(projectId, commit) {
      const { engine } = deps;
      if ('kind' in engine) return { kind: 'unavailable', reason: engine.reason };
      const sha =
        (await deps.files.has(projectId)) &&
        (await deps.files.resolve(projectId, commit).catch(() => undefined));
      if (!sha) return { kind: 'unknown' };
      const key = `${projectId} ${sha}`;
      const home = join(deps.root, projectId, sha);
      const error = failed.get(key);
      if (error) return { kind: 'failed', error };
      if (!running.has(key)) {
        if (await touch(join(home, 'complete'))) return { kind: 'built', builtDir: join(home, 'dist') };
        if (!running.has(key)) start(engine, projectId, sha);
      }
      return { kind: 'building' };
    },
    async commitWith(projectId, file) {
      for (const sha of await readdir(join(deps.root, projectId)).catch(() => []))
        if (await isThere(join(deps.root, projectId, sha, 'dist', file))) return sha;
      return undefined;
    },
    async remove(projectId) {
      const mine = [...running].filter(([key]) => key.startsWith(`${projectId} `));
      await Promise.all(mine.map(([, work]) => work));
      await rm(join(deps.root, projectId), { recursive: true, force: true });
    },
  };
}

/** Says when it was last looked at; false when it is not there. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

async function forgetOldest(folder: string): Promise<void> {
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const marker = await stat(join(folder, name, 'complete')).catch(() => undefined);
      return marker ? [{ name, usedMs: marker.mtimeMs }] : [];
    }),
  );
  const old = found.flat().toSorted((left, right) => right.usedMs - left.usedMs);
  for (const { name } of old.slice(KEPT_PER_PROJECT)) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
