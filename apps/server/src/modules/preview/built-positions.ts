import type { ProjectId } from '@loam/contract';
import { errorMessage, type Logger } from '@loam/kernel';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isThere } from './built-folders.ts';
import type { FoundError } from './errors.ts';
import { findPositions } from './find-positions.ts';
import type { NoEngine, PreviewEngine, ProjectFiles } from './ports.ts';

export interface BuiltPositionsDeps {
  readonly engine: PreviewEngine | NoEngine;
  readonly files: Pick<ProjectFiles, 'checkout'>;
  readonly root: string;
  readonly logger: Logger;
  /** Places that hold builds: each knows the version whose build has a file. */
  readonly places: readonly { commitWith(projectId: ProjectId, file: string): Promise<string | undefined> }[];
}

/**
 * Where errors of built pages stand in the sources. Maps cost a build a third of its time, so builds have none: the
 * version is built once more, with maps, when its first error arrives. They are never served.
 */
export interface BuiltPositions {
  /** What cannot be found stays as it was told. */
  locate(projectId: ProjectId, errors: readonly FoundError[]): Promise<readonly FoundError[]>;
  remove(projectId: ProjectId): Promise<void>;
}

/** Of a file of a build, as a page tells it: no way leads out of the folder. */
const builtFile = /^(?:[\w-]+\/)*[\w-][\w.-]*\.m?js$/;
/** Whoever reports waits for it. */
const patienceMs = 30_000;

export function createBuiltPositions(deps: BuiltPositionsDeps): BuiltPositions {
  const making = new Map<string, Promise<string | undefined>>();

  function mapsOf(projectId: ProjectId, commit: string): Promise<string | undefined> {
    const key = `${projectId} ${commit}`;
    const known = making.get(key);
    if (known) return known;
    const work = makeMaps(deps, projectId, commit)
      .catch((error: unknown) => {
        deps.logger.warn({ error: errorMessage(error), project_id: projectId }, 'no maps were made');
        return undefined;
      })
      .finally(() => making.delete(key));
    making.set(key, work);
    return work;
  }

  async function locateOne(projectId: ProjectId, error: FoundError): Promise<FoundError> {
    const { filename, lineno, colno = 1 } = error.meta_data;
    if (filename === undefined || lineno === undefined || !builtFile.test(filename)) return error;
    const commit = await commitWith(deps, projectId, filename);
    const maps = commit === undefined ? undefined : await mapsOf(projectId, commit);
    if (maps === undefined) return error;
    const [found] = await findPositions(join(maps, `${filename}.map`), [{ line: lineno, column: colno }]);
    if (!found) return error;
    const place = { filename: sourceOf(found.source), lineno: found.line, colno: found.column };
    return { ...error, meta_data: { ...error.meta_data, ...place } };
  }

  return {
    locate: (projectId, errors) =>
      Promise.all(
        errors.map((error) =>
          within(
            patienceMs,
            locateOne(projectId, error).catch(() => error),
            error,
          ),
        ),
      ),
    remove: (projectId) => rm(join(deps.root, projectId), { recursive: true, force: true }),
  };
}

async function commitWith(
  { places }: BuiltPositionsDeps,
  projectId: ProjectId,
  file: string,
): Promise<string | undefined> {
  for (const place of places) {
    const commit = await place.commitWith(projectId, file);
    if (commit !== undefined) return commit;
  }
  return undefined;
}

/** The folder with the maps of a version; those of another one give way. */
async function makeMaps(
  { engine, files, root }: BuiltPositionsDeps,
  projectId: ProjectId,
  commit: string,
): Promise<string | undefined> {
  const home = join(root, projectId);
  const maps = join(home, commit);
  if (await isThere(maps)) return maps;
  if ('kind' in engine) return undefined;
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true, mode: 0o711 });
  const [sourceDir, outDir] = [join(home, 'app'), join(home, 'dist')];
  try {
    await files.checkout(projectId, { commit, folder: sourceDir });
    const { ok } = await engine.build(projectId, { sourceDir, outDir, hasSourceMaps: true });
    if (!ok) return undefined;
    await rename(outDir, maps);
    return maps;
  } finally {
    await rm(sourceDir, { recursive: true, force: true });
  }
}

/** Sources are told from the folder of the map; in the sandbox projects lie at `/app`. */
export function sourceOf(source: string): string {
  return source.replace(/^(?:\.{0,2}\/)+/, '').replace(/^app\//, '');
}

function within<T>(waitMs: number, work: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(otherwise), waitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
