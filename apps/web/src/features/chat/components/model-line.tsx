import { type ChatModel, fillText } from '@loam/contract';
import { Button } from '@loam/ui';
import { useInstallation } from '../../accounts/api.ts';
import { useCurrentWorkspace } from '../../workspaces/api.ts';
import { answeringName, automaticModel, effectiveModel, isOffline } from '../model/model-choice.ts';
import { useModelProviders } from '../settings-api.ts';
import { chatWords } from '../texts.data.ts';
import { ModelsLink } from './models-link.tsx';

/** One quiet line: who answers, and how to have someone else answer. */
export function ModelLine() {
  const workspace = useCurrentWorkspace();
  const { brand } = useInstallation();
  const { data } = useModelProviders(workspace.id);
  const canManage = workspace.permissions.includes('ManageWorkspaceIntegrations');
  const { line } = chatWords;
  // Its room is kept, so that nothing moves when it comes.
  if (data === undefined) return <p className="h-4" />;
  const model = effectiveModel(data.models, automaticModel);
  return (
    <p className="text-center text-xs text-pretty text-muted-foreground">
      {textOf(data.models, model, brand)}{' '}
      {canManage ? (
        <Button asChild variant="link" className="min-h-0 align-baseline text-xs">
          <ModelsLink workspaceId={workspace.id}>
            {model === undefined ? line.connect : line.another}
          </ModelsLink>
        </Button>
      ) : null}
    </p>
  );
}

function textOf(models: readonly ChatModel[], model: ChatModel | undefined, brand: string): string {
  const { line } = chatWords;
  if (model === undefined) return line.none;
  if (isOffline(model)) return fillText(line.offline, { brand });
  return fillText(line.answers, { model: answeringName(models, model) });
}
