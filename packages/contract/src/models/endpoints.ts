import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, WorkspaceId } from '../http/ids.ts';
import {
  ChatModel,
  ConnectProviderBody,
  KeyProviderId,
  ModelProvider,
  ModelServer,
  ModelServerBody,
} from './schemas.ts';

const ProjectParams = z.object({ projectId: ProjectId });
const WorkspaceParams = z.object({ workspaceId: WorkspaceId });
const ProviderParams = z.object({ workspaceId: WorkspaceId, provider: KeyProviderId });

export const modelsEndpoints = {
  listProjectModels: endpoint({
    method: 'GET',
    path: '/projects/:projectId/models',
    permission: 'EditProject',
    summary: 'The models that messages of this project can be sent to',
    params: ProjectParams,
    response: z.object({ models: z.array(ChatModel) }),
  }),
  listModelProviders: endpoint({
    method: 'GET',
    path: '/workspaces/:workspaceId/model-providers',
    permission: 'ViewWorkspace',
    summary: 'Which providers of models are connected, and how',
    params: WorkspaceParams,
    response: z.object({ providers: z.array(ModelProvider), models: z.array(ChatModel) }),
  }),
  connectModelProvider: endpoint({
    method: 'PUT',
    path: '/workspaces/:workspaceId/model-providers/:provider',
    permission: 'ManageWorkspaceIntegrations',
    summary:
      'Give the workspace a key for a provider; it is tried once, stored encrypted and never sent back',
    params: ProviderParams,
    body: ConnectProviderBody,
    response: ModelProvider,
    errors: ['unavailable'],
    rate: 'expensive',
  }),
  disconnectModelProvider: endpoint({
    method: 'DELETE',
    path: '/workspaces/:workspaceId/model-providers/:provider',
    permission: 'ManageWorkspaceIntegrations',
    summary: 'Forget a key',
    params: ProviderParams,
    status: 204,
  }),
  getModelServer: endpoint({
    method: 'GET',
    path: '/admin/model-server',
    permission: 'Operator',
    summary: 'The OpenAI-compatible server that the operator connected for everyone',
    response: z.object({ server: ModelServer.nullable() }),
  }),
  testModelServer: endpoint({
    method: 'POST',
    path: '/admin/model-server/test',
    permission: 'Operator',
    sessionOnly: true,
    summary: 'Ask a model server whether it answers and takes the key; nothing is kept',
    body: ModelServerBody,
    status: 204,
    errors: ['unavailable'],
    rate: 'expensive',
  }),
  setModelServer: endpoint({
    method: 'PUT',
    path: '/admin/model-server',
    permission: 'Operator',
    sessionOnly: true,
    summary:
      'Connect a model server for everyone; its address may be private. It is asked once before it is kept',
    body: ModelServerBody,
    response: ModelServer,
    errors: ['unavailable'],
    rate: 'expensive',
  }),
  removeModelServer: endpoint({
    method: 'DELETE',
    path: '/admin/model-server',
    permission: 'Operator',
    sessionOnly: true,
    summary: 'Forget the model server',
    status: 204,
  }),
} satisfies Record<string, Endpoint>;
