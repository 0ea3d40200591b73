import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { errorMessage } from '@loam/kernel';
import { gitDirOf, type RepoContext } from '../context.ts';
import { newDraft } from '../drafts.ts';
import { repoError } from '../errors.ts';
import { exists, readHead } from '../git/head.ts';
import { MAIN_REF } from '../git/names.ts';
import { runGit, tryGit } from '../git/run-git.ts';
import { maintainProject } from '../health/maintain.ts';
import { bytesOf } from '../read/bytes-of.ts';
import { manifestKey, needsWhole, parseManifest, type BundleManifest, type BundlePart } from './manifest.ts';

/** Copies commits to the blob store behind the caller's back; one copy under way per project. */
export interface Bundler {
  /** Returns at once. */
  notify(projectId: string): void;
  /** Waits until everything that was notified is stored; throws what stopped it. */
  flush(projectId?: string): Promise<void>;
}

const MAX_PARTS = 50;

interface Work {
  running: Promise<void> | undefined;
  isDirty: boolean;
  failure: unknown;
}

export function createBundler(context: RepoContext): Bundler {
  const works = new Map<string, Work>();

  const run = async (projectId: string, work: Work): Promise<void> => {
    while (work.isDirty) {
      work.isDirty = false;
      try {
        await bundleOnce(context, projectId);
        work.failure = undefined;
      } catch (error) {
        work.failure = error;
        context.logger.error({ projectId, error: errorMessage(error) }, 'repo: bundle failed');
      }
    }
  };
  const start = (projectId: string, work: Work): Promise<void> => {
    work.running ??= run(projectId, work).finally(() => {
      work.running = undefined;
      if (work.failure === undefined) works.delete(projectId);
    });
    return work.running;
  };
  const flushOne = async (projectId: string): Promise<void> => {
    const work = works.get(projectId);
    if (work === undefined) return;
    // What failed before is tried once more.
    if (work.failure !== undefined) work.isDirty = true;
    await start(projectId, work);
    if (work.failure !== undefined) {
      throw repoError('git_failed', 'The project could not be bundled.', { cause: work.failure });
    }
  };

  return {
    notify(projectId) {
      const work = works.get(projectId) ?? { running: undefined, isDirty: false, failure: undefined };
      works.set(projectId, work);
      work.isDirty = true;
      void start(projectId, work);
    },
    async flush(projectId) {
      const wanted = projectId === undefined ? [...works.keys()] : [projectId];
      for (const id of wanted) await flushOne(id);
    },
  };
}

export async function readManifest(
  context: RepoContext,
  projectId: string,
): Promise<BundleManifest | undefined> {
  const stream = await context.blobs.get(manifestKey(projectId));
  return stream && parseManifest(await text(stream));
}

/** Part first, manifest second: a crash in between leaves a part that nothing names. */
async function bundleOnce(context: RepoContext, projectId: string): Promise<void> {
  const gitDir = gitDirOf(context, projectId);
  if (!(await exists(gitDir))) return;
  const [head, manifest] = await Promise.all([readHead(gitDir), readManifest(context, projectId)]);
  if (manifest?.head === head) return;
  const isBehind = manifest !== undefined && (await isAncestor(gitDir, manifest.head, head));
  const from = isBehind && !needsWhole(manifest, MAX_PARTS) ? manifest.head : null;
  const part = await storePart(context, projectId, { gitDir, from });
  context.crashPoint('bundle.part-stored');
  const parts = from === null ? [part] : [...(manifest?.parts ?? []), part];
  const next: BundleManifest = { version: 1, head: part.to, parts };
  await context.blobs.put(manifestKey(projectId), Buffer.from(JSON.stringify(next)));
  context.crashPoint('bundle.manifest-stored');
  if (from !== null) return;
  await removeOldParts(context, projectId, part.key);
  if (manifest !== undefined) await maintainProject(context, projectId);
}

async function storePart(
  context: RepoContext,
  projectId: string,
  range: { readonly gitDir: string; readonly from: string | null },
): Promise<BundlePart> {
  const file = await newDraft(context);
  try {
    const span = range.from === null ? MAIN_REF : `${range.from}..${MAIN_REF}`;
    const args = ['bundle', 'create', '--quiet', file, span];
    await runGit({ gitDir: range.gitDir, args, timeoutMs: context.limits.import.timeoutMs });
    context.crashPoint('bundle.created');
    // Main may have moved on since it was read: the bundle itself says what it holds.
    const [to, sha256] = await Promise.all([headOfBundle(file), hashOf(file)]);
    const key = `repos/${projectId}/${to}-${range.from === null ? 'whole' : 'after'}-${sha256.slice(0, 12)}.bundle`;
    await context.blobs.put(key, createReadStream(file));
    return { key, from: range.from, to, sizeBytes: (await stat(file)).size, sha256 };
  } finally {
    await rm(file, { force: true });
  }
}

/** Head lines of a bundle stand before its first empty line: `<sha> <ref>`, after `-<sha>` of what it needs. */
async function headOfBundle(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64 * 1024), 0, 64 * 1024, 0);
    const head = /^([0-9a-f]{40}) refs\/heads\/main$/m.exec(buffer.toString('latin1', 0, bytesRead))?.[1];
    if (head === undefined) throw repoError('git_failed', 'A bundle does not name its commit.');
    return head;
  } finally {
    await handle.close();
  }
}

async function removeOldParts(context: RepoContext, projectId: string, keptKey: string): Promise<void> {
  for await (const key of context.blobs.list(`repos/${projectId}/`)) {
    if (key.endsWith('.bundle') && key !== keptKey) await context.blobs.delete(key);
  }
}

async function isAncestor(gitDir: string, older: string, newer: string): Promise<boolean> {
  const args = ['merge-base', '--is-ancestor', '--end-of-options', older, newer];
  return (await tryGit({ gitDir, args })).exitCode === 0;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytesOf(createReadStream(file))) hash.update(chunk);
  return hash.digest('hex');
}
