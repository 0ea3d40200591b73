import type { ProjectId } from '@loam/contract';
import { AppError, errorMessage, type Logger } from '@loam/kernel';
import { cp, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasPage, isThere } from './built-folders.ts';
import type { EngineFault, NoEngine, PreviewEngine, ProjectFiles } from './ports.ts';

export interface SnapshotsDeps {
  readonly engine: Builder | NoEngine;
  readonly files: Pick<ProjectFiles, 'has' | 'resolve' | 'checkout'>;
  readonly root: string;
  readonly logger: Logger;
}

type Builder = Pick<PreviewEngine, 'build'>;

export type Snapshot =
  | { readonly kind: 'built'; readonly builtDir: string }
  | { readonly kind: 'building' }
  | { readonly kind: 'failed'; readonly error: EngineFault }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** Past versions as pages of their own: as they were once built, or built when someone looks; the last ones are kept. */
export interface Snapshots {
  look(projectId: ProjectId, commit: string): Promise<Snapshot>;
  /** Keeps a copy of what was built from this version, so that nobody waits for a build of it again. */
  keep(projectId: ProjectId, commitSha: string, distDir: string): Promise<void>;
  /** The version whose build has this file. */
  commitWith(projectId: ProjectId, file: string): Promise<string | undefined>;
  remove(projectId: ProjectId): Promise<void>;
}

const withoutPage =
  'The build made no index.html: the pages of this version need their own server, and only the newest version has one.';
const KEPT_PER_PROJECT = 20;
/** Of a folder that is being copied. */
const unfinished = '.part';
/** A build that failed for a passing reason is tried again after a while. */
const RETRY_MS = 30_000;

export function createSnapshots(deps: SnapshotsDeps): Snapshots {
  const running = new Map<string, Promise<void>>();
  const failed = createFailures();

  async function build(engine: Builder, projectId: ProjectId, sha: string): Promise<void> {
    const home = join(deps.root, projectId, sha);
    const sourceDir = join(home, 'app');
    await rm(home, { recursive: true, force: true });
    await mkdir(home, { recursive: true, mode: 0o711 });
    await deps.files.checkout(projectId, { commit: sha, folder: sourceDir });
    const { ok, errors } = await engine.build(projectId, { sourceDir, outDir: join(home, 'dist') });
    await rm(sourceDir, { recursive: true, force: true });
    const isShown = ok && (await hasPage(join(home, 'dist')));
    if (isShown) await writeFile(join(home, 'complete'), '');
    else failed.note(`${projectId} ${sha}`, errors[0] ?? { message: ok ? withoutPage : 'The build failed.' });
    await forgetOldest(join(deps.root, projectId));
  }

  /** Whoever looks meanwhile waits for the copy. */
  function keep(projectId: ProjectId, sha: string, distDir: string): Promise<void> {
    const key = `${projectId} ${sha}`;
    const work = copyOnce(join(deps.root, projectId, sha), distDir)
      .then(() => failed.forget(key))
      .catch((error: unknown) =>
        deps.logger.warn({ error: errorMessage(error), project_id: projectId }, 'a build was not kept'),
      )
      .finally(() => running.delete(key));
    running.set(key, work);
    return work;
  }

  function start(engine: Builder, projectId: ProjectId, sha: string): void {
    const key = `${projectId} ${sha}`;
    const work = build(engine, projectId, sha)
      .catch((error: unknown) => {
        deps.logger.warn(
          { error: errorMessage(error), project_id: projectId },
          'a past version was not built',
        );
        failed.note(key, {
          message: error instanceof AppError ? error.detail : 'The build could not be finished.',
        });
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
      const error = failed.find(key);
      if (error) return { kind: 'failed', error };
      if (!running.has(key)) {
        if (await touch(join(home, 'complete'))) return { kind: 'built', builtDir: join(home, 'dist') };
        if (!running.has(key)) start(engine, projectId, sha);
      }
      return { kind: 'building' };
    },
    keep: async (projectId, sha, distDir) =>
      running.get(`${projectId} ${sha}`) ?? keep(projectId, sha, distDir),
    async commitWith(projectId, file) {
      for (const sha of await readdir(join(deps.root, projectId)).catch(() => []))
        if (!sha.endsWith(unfinished) && (await isThere(join(deps.root, projectId, sha, 'dist', file))))
          return sha;
      return undefined;
    },
    async remove(projectId) {
      const mine = [...running].filter(([key]) => key.startsWith(`${projectId} `));
      await Promise.all(mine.map(([, work]) => work));
      await rm(join(deps.root, projectId), { recursive: true, force: true });
    },
  };
}

/** What went wrong a moment ago. */
function createFailures() {
  const failed = new Map<string, EngineFault>();
  const forget = (key: string) => void failed.delete(key);
  return {
    find: (key: string) => failed.get(key),
    forget,
    note(key: string, error: EngineFault) {
      failed.set(key, error);
      setTimeout(forget, RETRY_MS, key).unref();
    },
  };
}

async function copyOnce(home: string, distDir: string): Promise<void> {
  if ((await isThere(join(home, 'complete'))) || !(await hasPage(distDir))) return;
  const part = `${home}${unfinished}`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o711 });
  await cp(distDir, join(part, 'dist'), { recursive: true });
  await writeFile(join(part, 'complete'), '');
  await rm(home, { recursive: true, force: true });
  await rename(part, home);
  await forgetOldest(dirname(home));
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
