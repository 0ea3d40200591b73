import { DeploymentId } from '@loam/contract';
import type { Transaction } from '@loam/db';
import type { ProjectRecord } from '../../http/access.ts';
import type { UserActor } from '../../http/actor.ts';
import { ApiError, invalidField, notFound } from '../../http/api-error.ts';
import type { EditRow } from '../versions/index.ts';
import type { PublishingContext } from './context.ts';
import { deployJob } from './jobs.ts';
import { requirePublishing } from './policy.ts';
import type { DeploymentRow } from './rows.ts';

export interface DeploymentWish {
  readonly actor: UserActor;
  readonly project: ProjectRecord;
  readonly commitSha?: string | undefined;
}

/** Writes down what is to be published and has it done; whoever asked follows it by the id. */
export async function requestDeployment(
  context: PublishingContext,
  { actor, project, commitSha }: DeploymentWish,
): Promise<DeploymentId> {
  requirePublishing(project);
  const wanted = commitSha ?? project.latest_commit_sha ?? (await firstCommit(context, project));
  const edit = await context.versions.findByCommit(project.id, wanted);
  if (!edit) throw invalidField('commit_sha', 'There is no such version in this project.');
  if (edit.status === 'lost') throw new ApiError('conflict', 'The files of this version are lost.');
  return context.db.transaction(async (tx) => {
    if (!(await context.store.lockProject(tx, project.id))) throw notFound();
    const [running, live] = [
      await context.store.running(tx, project.id),
      await context.store.live(tx, project.id),
    ];
    if (running && running.edit_number >= edit.number)
      return joinRunning(context, tx, { running, edit, actor });
    if (!running && live?.commit_sha === wanted) return live.id;
    const id = newId(context);
    if (running) await replace(context, tx, { running, by: id });
    const made = await context.store.insert(tx, newDeployment(id, edit, actor));
    await context.jobs.enqueue(tx, deployJob, { deployment_id: id });
    await context.live.updated(tx, made);
    return id;
  });
}

/** A job makes the repository of a new project; whoever is quicker makes it, or waits for the one who does. */
async function firstCommit({ versions, source }: PublishingContext, project: ProjectRecord): Promise<string> {
  await versions.ensureRepo(project);
  return source.head(project.id);
}

/** Of two publishes at once the newer version wins: the same is not built twice, and an older one is not shown after it. */
async function joinRunning(
  context: PublishingContext,
  tx: Transaction,
  { running, edit, actor }: { running: DeploymentRow; edit: EditRow; actor: UserActor },
): Promise<DeploymentId> {
  if (running.edit_number === edit.number) return running.id;
  const id = newId(context);
  const late = { ...newDeployment(id, edit, actor), supersededBy: running.id };
  await context.live.updated(tx, await context.store.insert(tx, late));
  return id;
}

async function replace(
  context: PublishingContext,
  tx: Transaction,
  { running, by }: { readonly running: DeploymentRow; readonly by: DeploymentId },
): Promise<void> {
  const over = await context.store.supersede(tx, running.id, by);
  if (!over) return;
  await context.live.updated(tx, over);
  tx.afterCommit(() => context.waiters.changed(over.id));
}

function newDeployment(id: DeploymentId, edit: EditRow, actor: UserActor) {
  return {
    id,
    projectId: edit.project_id,
    commitSha: edit.commit_sha,
    commitMessage: edit.summary,
    editNumber: edit.number,
    userId: actor.userId,
  };
}

function newId({ ids }: PublishingContext): DeploymentId {
  return DeploymentId.parse(ids.uuid());
}
