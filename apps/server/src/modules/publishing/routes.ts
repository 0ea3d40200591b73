import { publishingEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import type { PublishingContext } from './context.ts';
import { followDeployment } from './follow-deployment.ts';
import { requestDeployment } from './request-deployment.ts';
import { listDeployments, readDeployment, readPublishing } from './service.ts';
import { rollBack, takeDown } from './switch-site.ts';

export function deploymentRoutes(context: PublishingContext): Binding[] {
  return [
    bind(endpoints.getPublishing, ({ project }) => readPublishing(context, project.project)),
    bind(endpoints.createDeployment, async ({ actor, project, body, request }) => {
      const wish = { actor, project: project.project, commitSha: body?.commit_sha };
      const id = await requestDeployment(context, wish);
      return { deployment_id: await followDeployment(context, id, request.signal) };
    }),
    bind(endpoints.listDeployments, ({ params, query }) => listDeployments(context, params.projectId, query)),
    bind(endpoints.getDeployment, ({ params }) =>
      readDeployment(context, params.projectId, params.deploymentId),
    ),
    bind(endpoints.rollBackDeployment, async ({ actor, params, project: { project } }) => ({
      deployment_id: await rollBack(context, { project, actorId: actor.userId }, params.deploymentId),
    })),
    bind(endpoints.unpublishProject, async ({ actor, project }) => {
      await takeDown(context, project.project.id, actor.userId);
      return readPublishing(context, project.project);
    }),
  ];
}
