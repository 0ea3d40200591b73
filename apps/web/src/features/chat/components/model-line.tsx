import { fillText } from '@loam/contract';
import { Button } from '@loam/ui';
import { useCurrentWorkspace } from '../../workspaces/api.ts';
import { automaticModel, effectiveModel } from '../model/model-choice.ts';
import { useModelProviders } from '../settings-api.ts';
import { chatWords } from '../texts.data.ts';
import { ModelsLink } from './models-link.tsx';

/** One quiet line: who answers, and how to have someone else answer. */
export function ModelLine() {
  const workspace = useCurrentWorkspace();
  const { data } = useModelProviders(workspace.id);
  const canManage = workspace.permissions.includes('ManageWorkspaceIntegrations');
  const { line } = chatWords;
  // Its room is kept, so that nothing moves when it comes.
  if (data === undefined) return <p className="h-4" />;
  const model = effectiveModel(data.models, automaticModel);
  return (
    <p className="text-center text-xs text-pretty text-muted-foreground">
      {model === undefined ? line.none : fillText(line.answers, { model: model.runs_as ?? model.label })}{' '}
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
