import { errorMessage, type Logger } from '@loam/kernel';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CodePlace } from '../ports/commit-builds.ts';
import { type BuildStore, isThere } from './build-store.ts';
import type { Engine } from './engine.ts';
import { findPositions } from './find-positions.ts';
import type { LocalFiles } from './local-files.ts';

export interface SourcePlacesDeps {
  readonly engine: Pick<Engine, 'build'>;
  readonly files: Pick<LocalFiles, 'checkout'>;
  readonly root: string;
  readonly logger: Logger;
  readonly store: Pick<BuildStore, 'commitWith'>;
}

/**
 * Where places in built files come from. Maps cost a build a third of its time, so builds have none: the version is
 * built once more, with maps, when the first place of it is asked about. They are never served.
 */
export interface SourcePlaces {
  locate(projectId: string, place: CodePlace): Promise<CodePlace | undefined>;
  remove(projectId: string): Promise<void>;
}

/** Of a file of a build, as a page tells it: no way leads out of the folder. */
const builtFile = /^(?:[\w-]+\/)*[\w-][\w.-]*\.m?js$/;

export function createSourcePlaces(deps: SourcePlacesDeps): SourcePlaces {
  const making = new Map<string, Promise<string | undefined>>();

  function mapsOf(projectId: string, commit: string): Promise<string | undefined> {
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

  return {
    async locate(projectId, { file, line, column }) {
      if (!builtFile.test(file)) return undefined;
      const commit = await deps.store.commitWith(projectId, file);
      const maps = commit === undefined ? undefined : await mapsOf(projectId, commit);
      if (maps === undefined) return undefined;
      const [found] = await findPositions(join(maps, `${file}.map`), [{ line, column }]);
      return found ? { file: sourceOf(found.source), line: found.line, column: found.column } : undefined;
    },
    remove: (projectId) => rm(join(deps.root, projectId), { recursive: true, force: true }),
  };
}

/** The folder with the maps of a version; those of another one give way. */
async function makeMaps(
  { engine, files, root }: SourcePlacesDeps,
  projectId: string,
  commit: string,
): Promise<string | undefined> {
  const home = join(root, projectId);
  const maps = join(home, commit);
  if (await isThere(maps)) return maps;
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
