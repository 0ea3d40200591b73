import { Deployment, type Publishing } from '@loam/contract';
import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from '../../shared/ask-again.ts';
import { projectKeys } from '../projects/keys.ts';
import { publishingKeys } from './keys.ts';
import { type DeploymentKinds, withDeployment, withKind } from './model/publishing-state.ts';

/** What the topic says about one deployment; anything else means that nobody knows what was missed. */
export function acceptDeploymentEvent(
  cache: QueryClient,
  projectId: string,
  payload: Readonly<Record<string, unknown>>,
): void {
  const deployment = Deployment.safeParse(payload);
  if (deployment.success) acceptDeployment(cache, deployment.data);
  else void refreshPublishing(cache, projectId);
}

/** How the site stands is asked for again; the answer is awaited by whoever changed it. */
export function refreshPublishing(cache: QueryClient, projectId: string): Promise<void> {
  void askAgain(cache, { queryKey: publishingKeys.deployments(projectId) });
  void askAgain(cache, { queryKey: projectKeys.one(projectId), exact: true });
  return askAgain(cache, { queryKey: publishingKeys.state(projectId) });
}

export function refreshDomains(cache: QueryClient, projectId: string): void {
  void askAgain(cache, { queryKey: publishingKeys.domains(projectId) });
  void refreshPublishing(cache, projectId);
}

/** A new version may say something else about the site. */
export function refreshSiteInfo(cache: QueryClient, projectId: string): void {
  void askAgain(cache, { queryKey: publishingKeys.siteInfo(projectId) });
}

function acceptDeployment(cache: QueryClient, deployment: Deployment): void {
  const projectId = deployment.project_id;
  const known = cache.getQueryData<Publishing>(publishingKeys.state(projectId));
  if (known === undefined) return void refreshPublishing(cache, projectId);
  cache.setQueryData<DeploymentKinds>(publishingKeys.kinds(projectId), (kinds = {}) =>
    withKind(kinds, deployment, known),
  );
  cache.setQueryData<Publishing>(publishingKeys.state(projectId), withDeployment(known, deployment));
  if (deployment.status !== 'running') {
    void refreshPublishing(cache, projectId);
    void askAgain(cache, { queryKey: projectKeys.lists });
  } else if (known.running?.id !== deployment.id) {
    void askAgain(cache, { queryKey: publishingKeys.deployments(projectId) });
  }
}
