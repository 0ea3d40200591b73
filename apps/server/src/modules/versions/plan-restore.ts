import type { EditId, ProjectId, RestorePlan } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import { notFound } from '../../http/api-error.ts';
import type { VersionsContext } from './context.ts';
import { isRepoFault } from './repo-faults.ts';
import type { EditRow } from './rows.ts';

/** What going back to a version means for the database. */
export async function planRestore(
  context: VersionsContext,
  projectId: ProjectId,
  editId: EditId,
): Promise<RestorePlan> {
  const target = await context.store.find(context.db, projectId, editId);
  if (!target) throw notFound();
  return planFor(context, target);
}

/** Nothing where there is no database, or where it cannot be asked now: files can be restored all the same. */
export async function planFor(context: VersionsContext, target: EditRow): Promise<RestorePlan> {
  const nothing = { migrations: [], backup: null };
  try {
    const { project_id: projectId, created_at: createdAt } = target;
    const pathsAt = async (commitSha: string) =>
      (await context.repo.tree(projectId, commitSha)).map(({ path }) => path);
    const paths = await pathsAt(target.commit_sha);
    const presentPaths = await pathsAt(await context.repo.head(projectId));
    const plan = await context.backend.find(projectId, { createdAt, paths, presentPaths });
    if (!plan) return nothing;
    return {
      migrations: plan.migrations.map(({ version, name }) => ({ version, name })),
      backup: plan.backup ? { id: plan.backup.id, created_at: plan.backup.createdAt.toISOString() } : null,
    };
  } catch (error) {
    if (!isRepoFault(error, 'commit_missing') && !isRepoFault(error, 'project_missing'))
      context.logger.warn(
        { project_id: target.project_id, error: errorMessage(error) },
        'what a restore means for the database could not be found out',
      );
    return nothing;
  }
}
