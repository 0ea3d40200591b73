import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RepoContext } from '../context.ts';
import { newDraft } from '../drafts.ts';
import { repoError } from '../errors.ts';
import { checkBranch } from '../git/names.ts';
import { tryGit } from '../git/run-git.ts';
import { writeSkeleton } from '../git/skeleton.ts';
import { reasonAgainstPath } from '../paths/path-rules.ts';
import { readBlobs } from '../read/read-blobs.ts';
import { parseListing } from '../tree/parse-ls-tree.ts';
import { filesBelow, type TreeFile } from '../tree/tree.ts';
import { checkAddress } from './check-address.ts';
import { isIgnored } from './import-paths.ts';
import type { ImportedFile, ImportedFiles } from './read-zip.ts';
import { gitCredentials, type RemoteCredentials } from '../remote/credentials.ts';
import { remoteRefused } from '../remote/remote-refused.ts';

export interface RemoteSource {
  readonly address: string;
  readonly branch?: string;
  readonly credentials?: RemoteCredentials;
}

const FETCHED_REF = 'refs/loam/import';
const SIZE_CHECK_MS = 200;

/**
 * Files of the newest commit of a foreign repository. Its history, links, submodules, attributes and hooks
 * are not taken over: the objects stay in a draft repository that is deleted.
 */
export async function readRemote(context: RepoContext, source: RemoteSource): Promise<ImportedFiles> {
  if (source.branch !== undefined) checkBranch(source.branch);
  const { url, config } = await checkAddress(context, source.address);
  const draft = await newDraft(context);
  try {
    await writeSkeleton(draft);
    await fetchNewest(context, draft, {
      url,
      branch: source.branch,
      config: { ...config, ...gitCredentials(url, source.credentials) },
    });
    return await readFiles(context, draft);
  } finally {
    context.readers.drop(draft);
    await rm(draft, { recursive: true, force: true });
  }
}

async function fetchNewest(
  context: RepoContext,
  gitDir: string,
  from: { url: string; branch: string | undefined; config: Readonly<Record<string, string>> },
): Promise<void> {
  const limits = context.limits.import;
  const tooLarge = new AbortController();
  const watch = setInterval(() => {
    void folderBytes(gitDir).then((bytes) => {
      if (bytes > limits.archiveBytes) tooLarge.abort();
    });
  }, SIZE_CHECK_MS);
  const name = from.branch === undefined ? 'HEAD' : `refs/heads/${from.branch}`;
  try {
    const result = await tryGit({
      gitDir,
      args: [
        'fetch',
        '--quiet',
        '--depth=1',
        '--no-tags',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        '--end-of-options',
        from.url,
        `+${name}:${FETCHED_REF}`,
      ],
      config: from.config,
      transports: context.transports,
      timeoutMs: limits.timeoutMs,
      signal: tooLarge.signal,
    });
    if (result.exitCode !== 0) throw remoteRefused(result.stderr);
    // What came at once was there before anyone looked.
    if ((await folderBytes(gitDir)) > limits.archiveBytes) throw tooLargeError();
  } catch (error) {
    throw tooLarge.signal.aborted ? tooLargeError(error) : error;
  } finally {
    clearInterval(watch);
  }
}

function tooLargeError(cause?: unknown): Error {
  return repoError('too_large', 'The repository is too large.', { cause });
}

async function readFiles(context: RepoContext, gitDir: string): Promise<ImportedFiles> {
  const limits = context.limits.import;
  const args = ['ls-tree', '-r', '-t', '-z', '-l', '--full-tree', `${FETCHED_REF}^{tree}`];
  const listed = await tryGit({ gitDir, args });
  if (listed.exitCode !== 0) throw repoError('remote_refused', 'The repository is empty.');
  const all = [...filesBelow(parseListing(listed.stdout, undefined))];
  const leftOut = all.filter((file) => isLeftOut(file)).map(({ path }) => path);
  const kept = all.filter((file) => !isLeftOut(file));
  if (kept.length > limits.entries) throw repoError('too_large', 'The repository has too many files.');
  const totalBytes = kept.reduce((total, file) => total + file.sizeBytes, 0);
  if (totalBytes > limits.totalBytes || kept.some((file) => file.sizeBytes > limits.fileBytes)) {
    throw tooLargeError();
  }
  for (const { path } of kept) {
    const reason = reasonAgainstPath(path);
    if (reason !== undefined) throw repoError('path_refused', `The repository holds a path that ${reason}.`);
  }
  const files: ImportedFile[] = [];
  for await (const { ref, bytes } of readBlobs(context, gitDir, kept)) {
    files.push({ path: ref.path, bytes, executable: ref.mode === '100755' });
  }
  return { files, leftOut };
}

function isLeftOut(file: TreeFile): boolean {
  return file.mode === '120000' || file.mode === '160000' || isIgnored(file.path);
}

async function folderBytes(folder: string): Promise<number> {
  let total = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const info = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
    total += info?.isFile() ? info.size : 0;
  }
  return total;
}
