import { EditId, type ProjectId } from '@loam/contract';
import { authorOf } from './author.ts';
import type { VersionsContext } from './context.ts';
import { reconcile } from './reconcile.ts';
import { isRepoFault } from './repo-faults.ts';
import type { OriginRow } from './rows.ts';
import { settingsAt } from './settings-files.ts';
import type { Held } from './write-queue.ts';

/** Of the version that a copy with its history begins its own with. */
const remixSummary = 'Start of the remix';

/**
 * A repository with every commit of its source, and on top one that leaves the source's cloud alone. Undefined where the
 * copy wants no history, or where its source has none any more.
 */
export async function copyHistory(
  context: VersionsContext,
  held: Held,
  origin: OriginRow,
): Promise<string | undefined> {
  const { projectId } = held;
  const { duplicated_from: from, duplicated_commit_sha: commit } = origin;
  if (!origin.copies_history || from === null || commit === null) return undefined;
  try {
    const head = await context.repo.copy(projectId, {
      from,
      commit,
      changes: await disconnected(context, from, commit),
      author: await authorOf(context, origin.created_by),
      message: remixSummary,
      tags: { editId: EditId.parse(context.ids.uuid()), type: 'initial', summary: remixSummary },
    });
    await adoptHistory(context, projectId, origin);
    await reconcile(context, held);
    return head;
  } catch (error) {
    if (!isRepoFault(error, 'project_missing') && !isRepoFault(error, 'commit_missing')) throw error;
    context.logger.warn({ source: from }, 'the source of a remix is gone; it starts like a new project');
    return undefined;
  }
}

/**
 * The rows of commits that came along. What else the repository has gets its rows by reconciling, so that a process may be
 * killed before, between and after the two.
 */
export async function adoptHistory(
  { db, store }: VersionsContext,
  projectId: ProjectId,
  origin: OriginRow,
): Promise<void> {
  const { duplicated_from: from, duplicated_commit_sha: throughCommit } = origin;
  if (!origin.copies_history || from === null || throughCommit === null) return;
  await store.copy(db, { projectId, from, throughCommit });
}

async function disconnected(context: VersionsContext, source: ProjectId, sha: string) {
  const settings = await settingsAt(context, source, sha);
  return [...settings].flatMap(([path, content]) => {
    const copied = context.copiedText({ path, content });
    return copied === content ? [] : [{ kind: 'write' as const, path, content: copied }];
  });
}
