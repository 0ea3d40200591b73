import { Readable } from 'node:stream';
import { gitDirOf, type RepoContext } from '../context.ts';
import { readBlobs } from '../read/read-blobs.ts';
import { resolveCommit } from '../read/resolve-commit.ts';
import { filesBelow } from '../tree/tree.ts';
import { writeTar } from './tar-writer.ts';
import { writeZip, type ArchiveEntry } from './zip-writer.ts';

export interface ArchiveInput {
  readonly commit?: string;
  readonly format: 'zip' | 'tar';
  /** A folder that holds everything inside the archive. */
  readonly folder?: string;
}

/** All files of a commit. A symbolic link becomes a file with its target's name: unpacking creates no links. */
export async function openArchive(
  context: RepoContext,
  projectId: string,
  input: ArchiveInput,
): Promise<Readable> {
  const gitDir = gitDirOf(context, projectId);
  const commit = await resolveCommit(context, gitDir, input.commit);
  const tree = await context.trees.load(gitDir, commit);
  const files = [...filesBelow(tree)].filter(({ mode }) => mode !== '160000');
  const prefix = input.folder === undefined ? '' : `${input.folder.replace(/[^\w.-]+/g, '-')}/`;
  const entries = async function* (): AsyncGenerator<ArchiveEntry> {
    for await (const { ref, bytes } of readBlobs(context, gitDir, files)) {
      yield { path: prefix + ref.path, bytes, executable: ref.mode === '100755' };
    }
  };
  const at = context.clock.now();
  const parts = input.format === 'zip' ? writeZip(entries(), at) : writeTar(entries(), at);
  return Readable.from(parts, { objectMode: false });
}
