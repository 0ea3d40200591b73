import { modelsEndpoints as endpoints, type ModelServerBody } from '@loam/contract/models';
import { bind, type Binding } from '../../http/bind.ts';
import type { ModelsContext } from './context.ts';
import { keyOf as operatorsKey } from './installation-model.ts';
import { openCatalogue } from './model-catalogue.ts';
import { connectProvider, listProviders, probeTimeoutMs, requireAccepted } from './model-providers.ts';

export function modelRoutes(context: ModelsContext): Binding[] {
  return [
    bind(endpoints.listProjectModels, async ({ project }) => ({
      models: [...(await openCatalogue(context, project.project.workspace_id)).list()],
    })),
    ...providerRoutes(context),
    ...modelServerRoutes(context),
  ];
}

function providerRoutes(context: ModelsContext): Binding[] {
  return [
    bind(endpoints.listModelProviders, async ({ actor, params, workspace }) => ({
      providers: await listProviders(context, params.workspaceId, {
        ofWorkspace: workspace.permissions.has('ManageWorkspaceIntegrations'),
        ofInstallation: actor.role === 'operator',
      }),
      models: [...(await openCatalogue(context, params.workspaceId)).list()],
    })),
    bind(endpoints.connectModelProvider, ({ actor, params, body }) =>
      connectProvider(context, params.workspaceId, { provider: params.provider, userId: actor.userId, body }),
    ),
    bind(endpoints.disconnectModelProvider, async ({ params }) => {
      await context.providers.remove(context.db, params.workspaceId, params.provider);
      return undefined;
    }),
  ];
}

/** The operator's own server: the only place, beside the environment, where a private address may be named. */
function modelServerRoutes({ installed, installationModel, logger }: ModelsContext): Binding[] {
  const requireAnswer = async (body: ModelServerBody) => {
    const signal = AbortSignal.timeout(probeTimeoutMs);
    requireAccepted(await installed.probeOperators(operatorsKey(body, body.api_key), signal));
  };
  return [
    bind(endpoints.getModelServer, async () => ({ server: await installationModel.view() })),
    bind(endpoints.testModelServer, async ({ body }) => {
      await requireAnswer(body);
      return undefined;
    }),
    bind(endpoints.setModelServer, async ({ actor, body }) => {
      await requireAnswer(body);
      logger.warn({ audit: 'model_server.set', operator_id: actor.userId }, 'operator');
      return installationModel.save(body);
    }),
    bind(endpoints.removeModelServer, async ({ actor }) => {
      logger.warn({ audit: 'model_server.remove', operator_id: actor.userId }, 'operator');
      await installationModel.remove();
      return undefined;
    }),
  ];
}
