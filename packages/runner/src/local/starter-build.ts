import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isThere } from './build-store.ts';
import type { Engine } from './engine.ts';

export interface StarterFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

export interface StarterBuildDeps {
  readonly engine: Pick<Engine, 'build'>;
  readonly root: string;
  /** What projects begin with. */
  starterFiles(): Promise<readonly StarterFile[]>;
}

/** The build of what projects begin with: it is the same for all of them, and made once. */
export interface StarterBuild {
  /** Its folder, where a folder of sources holds exactly those files. */
  find(sourceDir: string): Promise<string | undefined>;
  /** Makes it before anyone asks; tells whether there is one. */
  prepare(onWork: () => void): Promise<boolean>;
}

/** A name of its own: a worker that ran the code of some project could leave its marks on the pages of all. */
const builder = 'loam-starter';

export function createStarterBuild(deps: StarterBuildDeps): StarterBuild {
  let wanted: Promise<string> | undefined;
  let made: Promise<string | undefined> | undefined;

  async function make(sourceDir: string, digest: string): Promise<string | undefined> {
    const home = join(deps.root, digest);
    const dir = join(home, 'dist');
    if (await isThere(join(home, 'complete'))) return dir;
    await mkdir(home, { recursive: true, mode: 0o711 });
    const { ok } = await deps.engine.build(builder, { sourceDir, outDir: dir });
    if (ok) await writeFile(join(home, 'complete'), '');
    return ok ? dir : undefined;
  }

  async function find(sourceDir: string): Promise<string | undefined> {
    wanted ??= deps.starterFiles().then(digestOf);
    const digest = await wanted.catch((error: unknown) => {
      wanted = undefined;
      throw error;
    });
    if (digestOf(await filesIn(sourceDir)) !== digest) return undefined;
    made ??= make(sourceDir, digest);
    const dir = await made.catch(() => undefined);
    // What failed for a passing reason is tried again for the next project.
    if (dir === undefined) made = undefined;
    return dir;
  }

  return {
    find,
    async prepare(onWork) {
      const files = await deps.starterFiles();
      if (await isThere(join(deps.root, digestOf(files), 'complete'))) return true;
      onWork();
      const sourceDir = join(deps.root, 'source');
      try {
        await writeFiles(sourceDir, files);
        return (await find(sourceDir)) !== undefined;
      } finally {
        await rm(sourceDir, { recursive: true, force: true });
      }
    },
  };
}

async function writeFiles(folder: string, files: readonly StarterFile[]): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o711 });
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

async function filesIn(folder: string): Promise<readonly StarterFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith(`node_modules${sep}`));
  return Promise.all(
    paths.map(async (path) => ({
      path: path.split(sep).join('/'),
      content: await readFile(join(folder, path)),
    })),
  );
}

function digestOf(files: readonly StarterFile[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of files.toSorted((left, right) => (left.path < right.path ? -1 : 1))) {
    const bytes = Buffer.from(content);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 32);
}
