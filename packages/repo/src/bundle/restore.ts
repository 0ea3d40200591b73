import { createHash } from 'node:crypto';
import { open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveIntoPlace } from '../commit/create.ts';
import { holdProject, type RepoContext } from '../context.ts';
import { newDraft } from '../drafts.ts';
import { repoError } from '../errors.ts';
import { exists } from '../git/head.ts';
import { MAIN_REF } from '../git/names.ts';
import { runGit } from '../git/run-git.ts';
import { writeSkeleton } from '../git/skeleton.ts';
import { bytesOf } from '../read/bytes-of.ts';
import { readManifest } from './bundler.ts';
import type { BundlePart } from './manifest.ts';

/** Brings a project to a machine that has none of it. */
export async function restoreProject(context: RepoContext, projectId: string): Promise<string> {
  return holdProject(context, projectId, async (gitDir) => {
    if (await exists(gitDir)) throw repoError('project_exists', 'The project has a repository already.');
    const { draft, head } = await rebuildFromStore(context, projectId);
    context.crashPoint('restore.built');
    await moveIntoPlace(draft, gitDir);
    context.damaged.delete(projectId);
    return head;
  });
}

/** A complete repository in a draft folder, checked object by object by git as it is read. */
export async function rebuildFromStore(
  context: RepoContext,
  projectId: string,
): Promise<{ readonly draft: string; readonly head: string }> {
  const manifest = await readManifest(context, projectId);
  if (manifest === undefined) throw repoError('not_in_store', 'There is no bundle of this project.');
  const draft = await newDraft(context);
  try {
    await writeSkeleton(draft);
    for (const part of manifest.parts) await addPart(context, draft, part);
    const args = ['rev-list', '--objects', '--quiet', '--end-of-options', manifest.head];
    await runGit({ gitDir: draft, args, timeoutMs: context.limits.import.timeoutMs });
    await writeFile(join(draft, MAIN_REF), `${manifest.head}\n`, { flush: true });
    return { draft, head: manifest.head };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function addPart(context: RepoContext, gitDir: string, part: BundlePart): Promise<void> {
  const file = await newDraft(context);
  try {
    await download(context, part, file);
    const args = ['bundle', 'unbundle', file];
    await runGit({ gitDir, args, timeoutMs: context.limits.import.timeoutMs });
  } finally {
    await rm(file, { force: true });
  }
}

async function download(context: RepoContext, part: BundlePart, file: string): Promise<void> {
  const stream = await context.blobs.get(part.key);
  if (stream === undefined) throw repoError('not_in_store', 'A part of the bundle is missing.');
  const hash = createHash('sha256');
  const handle = await open(file, 'wx');
  try {
    for await (const chunk of bytesOf(stream)) {
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  if (hash.digest('hex') !== part.sha256) {
    throw repoError('damaged', 'A part of the bundle is not what was stored.', { meta: { key: part.key } });
  }
}
