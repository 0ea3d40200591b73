import { open, rm } from 'node:fs/promises';
import { createProject } from '../commit/create.ts';
import type { CommitTags } from '../commit/message.ts';
import type { RepoContext } from '../context.ts';
import { newDraft } from '../drafts.ts';
import { repoError } from '../errors.ts';
import { inspectProject, type Inspection } from '../inspect/inspect-project.ts';
import type { Person } from '../objects/encode-object.ts';
import { readRemote, type RemoteSource } from './read-remote.ts';
import { readZip, type ImportedFiles } from './read-zip.ts';

export type ImportSource =
  | { readonly kind: 'zip'; readonly body: AsyncIterable<Uint8Array> }
  | ({ readonly kind: 'git' } & RemoteSource);

export interface ImportInput {
  readonly source: ImportSource;
  readonly author: Person;
  readonly message: string;
  readonly tags?: CommitTags;
}

export interface ImportResult {
  readonly sha: string;
  readonly inspection: Inspection;
  /** Installed packages, builds, links and submodules that were not taken over. */
  readonly leftOut: readonly string[];
}

/** One commit with the files as they came, less what cannot be used. */
export async function importProject(
  context: RepoContext,
  projectId: string,
  input: ImportInput,
): Promise<ImportResult> {
  const { source } = input;
  const imported =
    source.kind === 'zip' ? await readUpload(context, source.body) : await readRemote(context, source);
  if (imported.files.length === 0) throw repoError('archive_refused', 'There are no files to import.');
  const inspection = inspectProject(imported.files);
  const dropped = new Set(inspection.locksToDrop);
  const files = [
    ...imported.files
      .filter(({ path }) => !dropped.has(path))
      .map(({ path, bytes, executable }) => ({ path, content: bytes, executable })),
    ...(inspection.convertedLock === undefined
      ? []
      : [{ path: 'package-lock.json', content: inspection.convertedLock, executable: false }]),
  ];
  const { author, message, tags } = input;
  const sha = await createProject(context, projectId, { files, author, message, ...(tags ? { tags } : {}) });
  return { sha, inspection, leftOut: imported.leftOut };
}

/** The end of a ZIP must be read first: it goes to a draft file, no further than the limit. */
async function readUpload(context: RepoContext, body: AsyncIterable<Uint8Array>): Promise<ImportedFiles> {
  const file = await newDraft(context);
  try {
    const handle = await open(file, 'wx');
    try {
      let sizeBytes = 0;
      for await (const chunk of body) {
        sizeBytes += chunk.length;
        if (sizeBytes > context.limits.import.archiveBytes) {
          throw repoError('archive_refused', 'The archive is too large.');
        }
        await handle.writeFile(chunk);
      }
    } finally {
      await handle.close();
    }
    return await readZip(file, context.limits.import);
  } finally {
    await rm(file, { force: true });
  }
}
