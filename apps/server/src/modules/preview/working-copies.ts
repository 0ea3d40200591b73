import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { laidPaths, layFiles, liftFiles, type UnsavedFiles } from './laid-files.ts';
import type { ProjectFiles } from './ports.ts';

export type { UnsavedFiles } from './laid-files.ts';

export interface WorkingCopies {
  /** The folder with the newest version of the project; undefined while it has none. */
  bring(projectId: string): Promise<WorkingCopy | undefined>;
  /** Puts unsaved files over a version, instead of those before; false when the folder is at another one. */
  lay(projectId: string, input: { readonly commit: string; readonly files: UnsavedFiles }): Promise<boolean>;
  remove(projectId: string): Promise<void>;
}

export interface WorkingCopy {
  readonly folder: string;
  readonly commit: string;
  readonly hasChanged: boolean;
}

/** One folder per project, always at one whole version, with unsaved files over it while someone tries them out. Work on the same project waits for its turn. */
export function createWorkingCopies(options: {
  readonly root: string;
  readonly files: ProjectFiles;
}): WorkingCopies {
  const turns = new Map<string, Promise<unknown>>();
  const inTurn = <T>(projectId: string, work: () => Promise<T>): Promise<T> => {
    const before = turns.get(projectId) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    turns.set(projectId, settled);
    void settled.then(() => turns.get(projectId) === settled && turns.delete(projectId));
    return mine;
  };
  const homeOf = (projectId: string) => join(options.root, projectId);
  /** Projects whose unsaved files this process has laid; others are of one that ended. */
  const laid = new Set<string>();
  const bring = async (projectId: string) => {
    const copy = await bringUp(options.files, projectId, homeOf(projectId));
    if (copy && (copy.hasChanged || !laid.has(projectId))) {
      await liftFiles({ ...options, projectId, home: homeOf(projectId) }, copy.commit);
      laid.delete(projectId);
    }
    return copy;
  };
  return {
    bring: (projectId) => inTurn(projectId, () => bring(projectId)),
    lay: (projectId, { commit, files }) =>
      inTurn(projectId, async () => {
        const copy = await bring(projectId);
        if (copy?.commit !== commit) return false;
        const home = homeOf(projectId);
        laid.add(projectId);
        await layFiles({ ...options, projectId, home }, commit, files);
        if ((await laidPaths(home)).length === 0) laid.delete(projectId);
        return true;
      }),
    remove: (projectId) =>
      inTurn(projectId, async () => {
        laid.delete(projectId);
        await rm(homeOf(projectId), { recursive: true, force: true });
      }),
  };
}

async function bringUp(
  files: ProjectFiles,
  projectId: string,
  home: string,
): Promise<WorkingCopy | undefined> {
  if (!(await files.has(projectId))) return undefined;
  const folder = join(home, 'app');
  const note = join(home, 'commit');
  const wanted = await files.head(projectId);
  const present = await readFile(note, 'utf8').catch(() => undefined);
  if (present === wanted) return { folder, commit: wanted, hasChanged: false };
  // Without the note a folder counts for nothing: a copy that was interrupted is made anew.
  await rm(note, { force: true });
  if (present === undefined || !(await canSync(files, projectId, { from: present, to: wanted, folder }))) {
    await rm(folder, { recursive: true, force: true });
    await rm(join(home, 'unsaved.json'), { force: true });
    await mkdir(home, { recursive: true, mode: 0o711 });
    await files.checkout(projectId, { commit: wanted, folder });
  }
  await writeFile(note, wanted);
  return { folder, commit: wanted, hasChanged: true };
}

/** False when the folder is of a version that the repository no longer has, or is not as we left it. */
async function canSync(
  files: ProjectFiles,
  projectId: string,
  input: { readonly from: string; readonly to: string; readonly folder: string },
): Promise<boolean> {
  try {
    await files.sync(projectId, input);
    return true;
  } catch {
    return false;
  }
}
