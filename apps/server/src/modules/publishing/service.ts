import type { Deployment, DeploymentId, DeploymentWithLog, ProjectId, Publishing } from '@loam/contract';
import type { ProjectRecord } from '../../http/access.ts';
import { invalidField, notFound } from '../../http/api-error.ts';
import type { PublishingContext } from './context.ts';
import { disabledReason } from './policy.ts';
import type { DeploymentRow } from './rows.ts';
import { siteUrl } from './site-url.ts';
import { wireDeployment } from './wire.ts';

export interface DeploymentsPage {
  readonly limit: number;
  readonly before?: DeploymentId | undefined;
}

/** How publishing of a project stands; read anew, because whoever asks may just have changed it. */
export async function readPublishing(
  { db, store, domains, urls }: PublishingContext,
  project: ProjectRecord,
): Promise<Publishing> {
  const [live, running, url] = await Promise.all([
    store.live(db, project.id),
    store.running(db, project.id),
    siteUrl({ domains, urls }, db, project),
  ]);
  return {
    is_published: live !== undefined,
    site_url: urls.ofName(project.name),
    url,
    live: live ? wireDeployment(live) : null,
    running: running ? wireDeployment(running) : null,
    disabled_reason: disabledReason(project),
  };
}

export async function listDeployments(
  { db, store }: PublishingContext,
  projectId: ProjectId,
  { limit, before }: DeploymentsPage,
): Promise<{ deployments: Deployment[]; has_more: boolean }> {
  const last = before === undefined ? undefined : await store.find(db, projectId, before);
  if (before !== undefined && !last) {
    throw invalidField('before', 'There is no such deployment in this project.');
  }
  const rows = await store.list(db, projectId, { limit: limit + 1, beforeNumber: last?.number });
  return { deployments: rows.slice(0, limit).map(wireDeployment), has_more: rows.length > limit };
}

export async function readDeployment(
  { db, store }: PublishingContext,
  projectId: ProjectId,
  id: DeploymentId,
): Promise<DeploymentWithLog> {
  const row: DeploymentRow | undefined = await store.find(db, projectId, id);
  if (!row) throw notFound();
  return { ...wireDeployment(row), log: [...(await store.log(db, id))] };
}
