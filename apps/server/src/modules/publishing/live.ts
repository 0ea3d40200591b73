import { type DeploymentEventType, type DomainEventType, type ProjectId, topics } from '@loam/contract';
import type { Queries } from '@loam/db';
import type { LivePublisher } from '../../live/live.ts';
import type { DeploymentRow } from './rows.ts';
import { wireDeployment } from './wire.ts';

export interface PublishingLive {
  updated(queries: Queries, deployment: DeploymentRow): Promise<void>;
  domainsChanged(queries: Queries, projectId: ProjectId): Promise<void>;
}

export function createPublishingLive(live: LivePublisher): PublishingLive {
  return {
    updated: (queries, deployment) =>
      live.publish(queries, topics.deployments(deployment.project_id), {
        type: 'deployment.updated' satisfies DeploymentEventType,
        payload: wireDeployment(deployment),
      }),
    domainsChanged: (queries, projectId) =>
      live.publish(queries, topics.domains(projectId), {
        type: 'domains.changed' satisfies DomainEventType,
        payload: { project_id: projectId },
      }),
  };
}
