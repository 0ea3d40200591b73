import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnsavedFiles } from '../ports/runner.ts';
import { createOrder } from './in-order.ts';
import type { LocalFiles } from './local-files.ts';
import { overlayPaths, removeOverlay, writeOverlay } from './overlay.ts';

export interface WorkingCopies {
  /** The folder with the newest version of the project; undefined while it has none. */
  bring(projectId: string): Promise<WorkingCopy | undefined>;
  /** Puts unsaved files over a version, instead of those before; false when the folder is at another one. */
  overlay(
    projectId: string,
    input: { readonly commit: string; readonly files: UnsavedFiles },
  ): Promise<boolean>;
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
  readonly files: LocalFiles;
}): WorkingCopies {
  const inOrder = createOrder();
  const homeOf = (projectId: string) => join(options.root, projectId);
  /** Projects whose overlay this process has written; others are of one that ended. */
  const overlaid = new Set<string>();
  const bring = async (projectId: string) => {
    const copy = await bringUp(options.files, projectId, homeOf(projectId));
    if (copy && (copy.hasChanged || !overlaid.has(projectId))) {
      await removeOverlay({ ...options, projectId, home: homeOf(projectId) }, copy.commit);
      overlaid.delete(projectId);
    }
    return copy;
  };
  return {
    bring: (projectId) => inOrder(projectId, () => bring(projectId)),
    overlay: (projectId, { commit, files }) =>
      inOrder(projectId, async () => {
        const copy = await bring(projectId);
        if (copy?.commit !== commit) return false;
        const home = homeOf(projectId);
        overlaid.add(projectId);
        await writeOverlay({ ...options, projectId, home }, commit, files);
        if ((await overlayPaths(home)).length === 0) overlaid.delete(projectId);
        return true;
      }),
    remove: (projectId) =>
      inOrder(projectId, async () => {
        overlaid.delete(projectId);
        await rm(homeOf(projectId), { recursive: true, force: true });
      }),
  };
}

async function bringUp(files: LocalFiles, projectId: string, home: string): Promise<WorkingCopy | undefined> {
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
  files: LocalFiles,
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
