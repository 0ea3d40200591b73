import { Readable } from 'node:stream';
import { gitDirOf, type RepoContext } from '../context.ts';
import { repoError } from '../errors.ts';
import { startGit } from '../git/run-git.ts';
import { checkPath } from '../paths/path-rules.ts';
import { findNode, type TreeFile } from '../tree/tree.ts';
import { readBlobs } from './read-blobs.ts';
import { resolveCommit } from './resolve-commit.ts';
import { exceeded, sourceEntry, type SourceEntry } from './source-code.ts';

export interface FileAt {
  readonly projectId: string;
  readonly path: string;
  readonly commit?: string;
}

export interface RawFile {
  readonly sizeBytes: number;
  readonly oid: string;
  readonly body: Readable;
}

const STREAM_FROM_BYTES = 1024 * 1024;

export async function readFileEntry(context: RepoContext, at: FileAt): Promise<SourceEntry> {
  const file = await findFile(context, at);
  if (file.sizeBytes > context.limits.readableFileBytes) return exceeded(at.path);
  for await (const { bytes } of readBlobs(context, gitDirOf(context, at.projectId), [file])) {
    return sourceEntry(at.path, bytes);
  }
  throw repoError('file_missing', 'The file does not exist.');
}

/** The bytes as they are. A symbolic link is its target's name: it is never followed. */
export async function openRawFile(context: RepoContext, at: FileAt): Promise<RawFile> {
  const gitDir = gitDirOf(context, at.projectId);
  const file = await findFile(context, at);
  const { oid, sizeBytes } = file;
  if (sizeBytes > STREAM_FROM_BYTES) return { oid, sizeBytes, body: streamBlob(gitDir, file) };
  for await (const { bytes } of readBlobs(context, gitDir, [file])) {
    return { oid, sizeBytes, body: Readable.from([bytes], { objectMode: false }) };
  }
  throw repoError('file_missing', 'The file does not exist.');
}

async function findFile(context: RepoContext, at: FileAt): Promise<TreeFile> {
  checkPath(at.path);
  const gitDir = gitDirOf(context, at.projectId);
  const commit = await resolveCommit(context, gitDir, at.commit);
  const node = findNode(await context.trees.load(gitDir, commit), at.path);
  if (node?.kind !== 'file' || node.mode === '160000') {
    throw repoError('file_missing', 'The file does not exist.', { meta: { path: at.path } });
  }
  return { path: at.path, mode: node.mode, oid: node.oid, sizeBytes: node.sizeBytes };
}

function streamBlob(gitDir: string, file: TreeFile): Readable {
  const child = startGit(gitDir, ['cat-file', 'blob', file.oid]);
  child.stdin.end();
  const body = child.stdout;
  let sentBytes = 0;
  body.on('data', (chunk: Buffer) => (sentBytes += chunk.length));
  body.pause();
  child.on('error', (error) => body.destroy(error));
  child.on('close', () => {
    // Ending early without an error would pass a cut file for a whole one.
    if (sentBytes < file.sizeBytes)
      body.destroy(repoError('damaged', 'The file could not be read to its end.'));
  });
  body.on('close', () => child.kill('SIGKILL'));
  return body;
}
