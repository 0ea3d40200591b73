import { access, cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artefact } from '../ports/commit-builds.ts';
import { shareFiles } from './share-files.ts';

/** Folders of builds, one for each commit, whole or not there. */
export interface BuildStore {
  folderOf(artefact: Pick<Artefact, 'projectId' | 'commit'>): string;
  /** It counts as used now. */
  find(projectId: string, commit: string): Promise<Artefact | undefined>;
  newest(projectId: string): Promise<Artefact | undefined>;
  setNewest(artefact: Artefact): Promise<void>;
  /** `fill` writes the files, or says that there are none; the build appears once it has ended. */
  add(
    projectId: string,
    commit: string,
    fill: (folder: string) => Promise<boolean>,
  ): Promise<Artefact | undefined>;
  copy(projectId: string, commit: string, folder: string): Promise<Artefact>;
  /** The commit whose build has this file, the newest one first. */
  commitWith(projectId: string, file: string): Promise<string | undefined>;
  /** It is not removed to make room while the work lasts. */
  use<T>(artefact: Artefact, work: () => Promise<T>): Promise<T>;
  remove(projectId: string): Promise<void>;
}

/** A version that was built opens at once for as long as its build is kept; what they have in common lies there once. */
const KEPT_PER_PROJECT = 200;
/** Beside the files of a build that is whole; when it was used last is when this file was changed. */
const complete = 'complete';
/** Of a folder that is being filled. A killed process may have left it. */
const unfinished = '.part';
/** Beside the builds of a project: the commit of the newest one. */
const newestNote = 'newest';

export function createBuildStore(root: string, { kept = KEPT_PER_PROJECT } = {}): BuildStore {
  const inUse = createUses();
  const projectFolder = (projectId: string) => join(root, projectId);
  const homeOf = (projectId: string, commit: string) => join(root, projectId, commit);
  const folderOf: BuildStore['folderOf'] = ({ projectId, commit }) => join(homeOf(projectId, commit), 'dist');
  const readNewest = (projectId: string) =>
    readFile(join(projectFolder(projectId), newestNote), 'utf8').catch(() => undefined);

  async function add(
    projectId: string,
    commit: string,
    fill: (folder: string) => Promise<boolean>,
  ): Promise<Artefact | undefined> {
    const home = homeOf(projectId, commit);
    const part = `${home}${unfinished}`;
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { recursive: true, mode: 0o711 });
    const isFilled = await fill(join(part, 'dist')).catch(async (error: unknown) => {
      await rm(part, { recursive: true, force: true });
      throw error;
    });
    if (!isFilled) {
      await rm(part, { recursive: true, force: true });
      return undefined;
    }
    const newest = await readNewest(projectId);
    if (newest !== undefined) await shareFiles(join(part, 'dist'), folderOf({ projectId, commit: newest }));
    await writeFile(join(part, complete), '');
    await rm(home, { recursive: true, force: true });
    await rename(part, home);
    await removeOldest(
      { folder: projectFolder(projectId), kept },
      async (name) => name === commit || inUse.has(projectId, name) || name === (await readNewest(projectId)),
    );
    return { projectId, commit, hasPage: await hasPage(home) };
  }

  return {
    folderOf,
    add,
    async find(projectId, commit) {
      const home = homeOf(projectId, commit);
      return (await touch(join(home, complete)))
        ? { projectId, commit, hasPage: await hasPage(home) }
        : undefined;
    },
    async newest(projectId) {
      const commit = await readNewest(projectId);
      const isShown = commit !== undefined && (await hasPage(homeOf(projectId, commit)));
      return isShown ? { projectId, commit, hasPage: true } : undefined;
    },
    async setNewest({ projectId, commit }) {
      const note = join(projectFolder(projectId), newestNote);
      await writeFile(`${note}${unfinished}`, commit);
      await rename(`${note}${unfinished}`, note);
    },
    async copy(projectId, commit, folder) {
      const copied = await add(projectId, commit, async (into) => {
        await cp(folder, into, { recursive: true });
        return true;
      });
      return copied ?? { projectId, commit, hasPage: false };
    },
    async commitWith(projectId, file) {
      const newest = await readNewest(projectId);
      const names = await readdir(projectFolder(projectId)).catch(() => []);
      for (const commit of newest === undefined ? names : [newest, ...names])
        if (!commit.endsWith(unfinished) && (await isThere(join(homeOf(projectId, commit), 'dist', file))))
          return commit;
      return undefined;
    },
    use: ({ projectId, commit }, work) => inUse.during(projectId, commit, work),
    async remove(projectId) {
      await inUse.ended(projectId);
      await rm(projectFolder(projectId), { recursive: true, force: true });
    },
  };
}

/** Who reads which build. */
function createUses() {
  const uses = new Map<string, Map<Promise<unknown>, string>>();
  return {
    has: (projectId: string, commit: string) => [...(uses.get(projectId)?.values() ?? [])].includes(commit),
    async ended(projectId: string): Promise<void> {
      const mine = uses.get(projectId);
      if (mine) await Promise.allSettled(mine.keys());
    },
    async during<T>(projectId: string, commit: string, work: () => Promise<T>): Promise<T> {
      const mine = uses.get(projectId) ?? new Map<Promise<unknown>, string>();
      uses.set(projectId, mine);
      const working = work();
      mine.set(working, commit);
      try {
        return await working;
      } finally {
        mine.delete(working);
        if (mine.size === 0 && uses.get(projectId) === mine) uses.delete(projectId);
      }
    },
  };
}

/** Whether a build can be looked at without the project's own server. */
function hasPage(home: string): Promise<boolean> {
  return isThere(join(home, 'dist', 'index.html'));
}

export function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Says when it was last used; false when it is not there. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}

interface Builds {
  readonly folder: string;
  readonly kept: number;
}

async function removeOldest(
  { folder, kept }: Builds,
  isKept: (name: string) => Promise<boolean>,
): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= kept) return;
  const found = await Promise.all(
    names.map(async (name) => {
      const marker = await stat(join(folder, name, complete)).catch(() => undefined);
      return marker && !name.endsWith(unfinished) ? [{ name, usedMs: marker.mtimeMs }] : [];
    }),
  );
  const byUse = found.flat().toSorted((left, right) => right.usedMs - left.usedMs);
  for (const { name } of byUse.slice(kept)) {
    if (!(await isKept(name))) await rm(join(folder, name), { recursive: true, force: true });
  }
}
