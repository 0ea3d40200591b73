import type { DeploymentId, ProjectId, UserId } from '@loam/contract';
import { type Deed, recordProjectActivity } from '../../activity/store.ts';
import type { Transaction } from '@loam/db';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { ProjectRecord } from '../../http/access.ts';
import type { PublishingContext } from './context.ts';
import { requirePublishing } from './policy.ts';
import { PublishFault } from './publish-fault.ts';
import type { DeploymentRow, LockedProject } from './rows.ts';
import { type Run, RunLost } from './run.ts';
import { siteUrl } from './site-url.ts';
import { requireServer } from './try-site-server.ts';

/** The one moment at which visitors go over from the old to the new. */
export async function switchSite(context: PublishingContext, run: Run): Promise<void> {
  const { project_id: projectId, id, user_id: actorId } = run.deployment;
  await context.db.transaction(async (tx) => {
    const project = await context.store.lockProject(tx, projectId);
    if (!project) throw new PublishFault('The project was deleted.', { isBuildError: false, lines: [] });
    await run.requireHeld(tx);
    // Taken down, or overtaken by a newer version, while it was being made.
    if ((await context.store.find(tx, projectId, id))?.status !== 'running') throw new RunLost();
    await show(context, tx, { project, id, deed: { kind: 'project.published', actorId } });
  });
}

/** An earlier deployment again: its files are all there, so nothing is built. Its server, if it has one, is tried first. */
export async function rollBack(
  context: PublishingContext,
  { project, actorId }: { readonly project: ProjectRecord; readonly actorId: UserId },
  id: DeploymentId,
): Promise<DeploymentId> {
  requirePublishing(project);
  await requireRunning(context, project.id, id);
  await context.db.transaction(async (tx) => {
    const locked = await context.store.lockProject(tx, project.id);
    const deployment = locked && (await context.store.find(tx, project.id, id));
    if (!locked || !deployment) throw notFound();
    if (deployment.is_live) return;
    if (deployment.status !== 'succeeded') {
      throw new ApiError('conflict', 'This deployment was never live, so there is nothing to go back to.');
    }
    if (deployment.manifest_key === null) {
      throw new ApiError(
        'gone',
        'The files of this deployment are no longer kept. Publish its version instead.',
      );
    }
    if (await context.store.running(tx, project.id)) {
      throw new ApiError('conflict', 'A publish is running. Wait until it is done.');
    }
    await show(context, tx, { project: locked, id, deed: { kind: 'project.rolled_back', actorId } });
  });
  return id;
}

async function requireRunning(
  context: PublishingContext,
  projectId: ProjectId,
  id: DeploymentId,
): Promise<void> {
  const { manifest_key: manifestKey, is_live: isLive } =
    (await context.store.find(context.db, projectId, id)) ?? {};
  if (isLive || manifestKey === null || manifestKey === undefined || !context.servers) return;
  await requireServer(context, { projectId, manifestKey }).catch((error: unknown) => {
    throw error instanceof PublishFault ? new ApiError('build_failed', error.detail) : error;
  });
}

export async function takeDown(
  context: PublishingContext,
  projectId: ProjectId,
  actorId: UserId,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const project = await context.store.lockProject(tx, projectId);
    if (!project) throw notFound();
    if (!project.is_published) throw new ApiError('conflict', 'This project is not published.');
    const [running, live] = [
      await context.store.running(tx, projectId),
      await context.store.live(tx, projectId),
    ];
    await context.store.takeDown(tx, projectId);
    await context.facts.published(tx, projectId, null);
    await recordProjectActivity(tx, projectId, { kind: 'project.unpublished', actorId });
    if (live) await context.live.updated(tx, { ...live, is_live: false });
    if (running) await cancel(context, tx, running);
    await announce(context, tx, project);
    tx.afterCommit(() => context.bus.publish('site.unpublished', { projectId }));
  });
}

async function cancel(context: PublishingContext, tx: Transaction, running: DeploymentRow): Promise<void> {
  const over = await context.store.supersede(tx, running.id, null);
  if (!over) return;
  await context.live.updated(tx, over);
  tx.afterCommit(() => context.waiters.changed(over.id));
}

interface Showing {
  readonly project: LockedProject;
  readonly id: DeploymentId;
  readonly deed: Pick<Deed, 'kind' | 'actorId'>;
}

async function show(
  context: PublishingContext,
  tx: Transaction,
  { project, id, deed }: Showing,
): Promise<void> {
  const before = await context.store.live(tx, project.id);
  const shown = await context.store.activate(tx, project.id, id);
  const url = await siteUrl(context, tx, project);
  await context.facts.published(tx, project.id, { url, commitSha: shown.commit_sha });
  if (before && before.id !== id) await context.live.updated(tx, { ...before, is_live: false });
  await recordProjectActivity(tx, project.id, { ...deed, subject: url });
  await context.live.updated(tx, shown);
  await announce(context, tx, project);
  const { commit_sha: commitSha } = shown;
  tx.afterCommit(() =>
    context.bus.publish('site.published', { projectId: project.id, deploymentId: id, commitSha, url }),
  );
}

/** Those who serve sites look anew: at the site, and at its address in case nothing was there before. */
function announce(
  context: Pick<PublishingContext, 'store'>,
  tx: Transaction,
  project: Pick<LockedProject, 'id' | 'name'>,
): Promise<void> {
  return context.store.announce(tx, [
    { kind: 'site', siteId: project.id },
    { kind: 'slug', slug: project.name },
  ]);
}
