import { EditId } from '@loam/contract';
import type { NewFile } from '@loam/runner';
import { notFound } from '../../http/api-error.ts';
import { authorOf } from './author.ts';
import type { VersionsContext } from './context.ts';
import { adoptHistory, copyHistory } from './copy-history.ts';
import { recordEdit } from './record-edit.ts';
import { reconcile } from './reconcile.ts';
import { isRepoFault } from './repo-faults.ts';
import { bytesOf, isSettings } from './settings-files.ts';
import type { OriginRow } from './rows.ts';
import type { Held } from './write-queue.ts';

/** Of the version that a project begins with where it was neither imported nor copied. */
export const startSummary = 'Start of the project';

/** Makes the repository whole for whoever holds the project; returns its newest commit. */
export async function prepareRepo(context: VersionsContext, held: Held): Promise<string> {
  const { projectId } = held;
  const origin = await context.store.origin(context.db, projectId);
  if (!origin) throw notFound();
  if (!(await context.repo.has(projectId))) {
    held.begin();
    if (origin.latest_commit_sha === null) {
      return (await copyHistory(context, held, origin)) ?? createRepo(context, held, origin);
    }
    await context.repo.restore(projectId);
    if (held.lease.isTakenOver) await context.repo.fence(projectId, held.lease.generation);
    await reconcile(context, held);
    return context.repo.head(projectId);
  }
  // Whoever slept while it held the project must not commit behind the back of this one.
  if (held.lease.isTakenOver) await context.repo.fence(projectId, held.lease.generation);
  const head = await context.repo.head(projectId);
  if (held.lease.isTakenOver || head !== origin.latest_commit_sha) {
    if (origin.latest_commit_sha === null) await adoptHistory(context, projectId, origin);
    await reconcile(context, held);
  }
  return head;
}

async function createRepo(context: VersionsContext, held: Held, origin: OriginRow): Promise<string> {
  const { projectId } = held;
  const id = EditId.parse(context.ids.uuid());
  const files = (await copiedFiles(context, origin)) ?? (await context.starterFiles());
  const commitSha = await context.repo.create(projectId, {
    files,
    author: await authorOf(context, origin.created_by),
    message: startSummary,
    tags: { editId: id, type: 'initial', summary: startSummary },
  });
  await recordEdit(context, held, {
    id,
    projectId,
    commitSha,
    parentSha: null,
    commitMessage: startSummary,
    summary: startSummary,
    userId: origin.created_by,
    type: 'initial',
    pages: [],
  });
  return commitSha;
}

/** The files alone: the history of a source may hold what was removed for a reason. */
async function copiedFiles(
  { repo, logger, copiedText }: VersionsContext,
  { duplicated_from: source, duplicated_commit_sha: commit }: OriginRow,
): Promise<readonly NewFile[] | undefined> {
  if (source === null || !(await repo.has(source))) return undefined;
  try {
    const sha = await repo.resolve(source, commit ?? (await repo.head(source)));
    const tree = await repo.tree(source, sha);
    const files: NewFile[] = [];
    for (const { path, mode } of tree.filter((file) => file.mode === '100644' || file.mode === '100755')) {
      const bytes = await bytesOf(repo, { source, path, sha });
      const content = isSettings(path) ? Buffer.from(copiedText({ path, content: bytes.toString() })) : bytes;
      files.push({ path, content, executable: mode === '100755' });
    }
    return files;
  } catch (error) {
    if (!isRepoFault(error, 'project_missing') && !isRepoFault(error, 'commit_missing')) throw error;
    logger.warn({ source }, 'the source of a copy is gone; it starts like a new project');
    return undefined;
  }
}
