import type { WorkspaceId } from '@loam/contract';
import type { Binding } from '../../http/bind.ts';
import { createKeyBox } from '../../key-box.ts';
import type { Runtime } from '../../runtime.ts';
import { type AgentModelsOptions, createAgentModels } from './agent-models.ts';
import type { ModelsContext } from './context.ts';
import { createInstallationModel } from './installation-model.ts';
import { openCatalogue } from './model-catalogue.ts';
import type { InstalledModels, ModelCatalogue } from './ports.ts';
import { providerStore } from './provider-store.ts';
import { modelRoutes } from './routes.ts';

export { defaultModel, isFree } from './policy.ts';
export type { InstalledModels } from './ports.ts';

type Used = 'config' | 'db' | 'clock' | 'logger' | 'secret';

export interface ModelsDeps extends Pick<Runtime, Used>, Pick<AgentModelsOptions, 'outbound' | 'offline'> {
  /** For tests that ask no real provider. */
  readonly installed?: InstalledModels | undefined;
}

/** The models of the installation and of its workspaces. */
export interface Models {
  readonly bindings: Binding[];
  /** What a workspace may ask: the installation's models with its own keys. */
  open(workspaceId: WorkspaceId): Promise<ModelCatalogue>;
}

export function createModels(deps: ModelsDeps): Models {
  const installationModel = createInstallationModel(deps);
  const context: ModelsContext = {
    db: deps.db,
    logger: deps.logger,
    providers: providerStore,
    keys: createKeyBox(deps.secret, 'model-providers'),
    installed: deps.installed ?? createAgentModels({ ...deps, operators: installationModel.current }),
    installationModel,
  };
  return {
    bindings: modelRoutes(context),
    open: (workspaceId) => openCatalogue(context, workspaceId),
  };
}
