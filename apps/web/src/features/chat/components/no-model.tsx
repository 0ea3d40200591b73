import { Button } from '@loam/ui';
import { PlugZap } from 'lucide-react';
import { useMyWorkspace } from '../../workspaces/settings-api.ts';
import { chatWords } from '../texts.data.ts';
import { ModelsLink } from './models-link.tsx';

/** Stands in place of the composer while nobody could answer. */
export function NoModel({ workspaceId }: { readonly workspaceId: string }) {
  const canManage = useMyWorkspace(workspaceId)?.permissions.includes('ManageWorkspaceIntegrations') ?? false;
  const { noModel } = chatWords;
  return (
    <div className="flex gap-3 rounded-xl border border-border bg-surface p-3.5 text-sm">
      <PlugZap aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="font-medium">{noModel.title}</p>
        <p className="text-pretty text-muted-foreground">{canManage ? noModel.detail : noModel.ask}</p>
        {canManage ? (
          <Button asChild size="sm" variant="primary" className="mt-2">
            <ModelsLink workspaceId={workspaceId}>{noModel.action}</ModelsLink>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
