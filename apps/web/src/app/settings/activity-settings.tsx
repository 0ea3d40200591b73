import type { Project, Workspace } from '@loam/contract';
import { EmptyState, SegmentedControl } from '@loam/ui';
import { useParams } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { ActivityScope } from '../../features/activity/api.ts';
import { ActivityList } from '../../features/activity/components/activity-list.tsx';
import { activityPanelTexts as words } from '../../features/activity/texts.data.ts';
import { useProject } from '../../features/projects/api.ts';
import { useCurrentWorkspace } from '../../features/workspaces/api.ts';

/** On the page of a project its own activity comes first; the workspace's is beside it. */
export function ActivitySettings() {
  const { projectId } = useParams({ strict: false });
  const workspace = useCurrentWorkspace();
  return projectId === undefined ? (
    <Chosen scopes={workspaceScope(workspace)} />
  ) : (
    <OnProjectPage projectId={projectId} workspace={workspace} />
  );
}

interface OnProjectPageProps {
  readonly projectId: string;
  readonly workspace: Workspace;
}

function OnProjectPage({ projectId, workspace }: OnProjectPageProps) {
  const project = useProject(projectId).data;
  const isOwn = project?.workspace_id === workspace.id;
  return (
    <Chosen scopes={[...projectScope(project), ...(isOwn || !project ? workspaceScope(workspace) : [])]} />
  );
}

function projectScope(project: Project | undefined): ActivityScope[] {
  const canSee = project?.permissions.includes('ManageProjectCollaborators');
  return project && canSee ? [{ kind: 'project', id: project.id }] : [];
}

function workspaceScope({ id, permissions }: Workspace): ActivityScope[] {
  return permissions.includes('ManageWorkspaceMembers') ? [{ kind: 'workspace', id }] : [];
}

function Chosen({ scopes }: { readonly scopes: readonly ActivityScope[] }) {
  const [wanted, choose] = useState<ActivityScope['kind']>();
  const scope = scopes.find(({ kind }) => kind === wanted) ?? scopes[0];
  if (!scope) {
    return (
      <EmptyState icon={Lock} title={words.lockedTitle}>
        {words.lockedText}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground">{words.text}</p>
        {scopes.length < 2 ? null : (
          <SegmentedControl
            size="sm"
            label={words.scope}
            segments={scopes.map(({ kind }) => ({ value: kind, label: words[kind] }))}
            value={scope.kind}
            onValueChange={choose}
          />
        )}
      </div>
      <ActivityList key={`${scope.kind} ${scope.id}`} scope={scope} />
    </div>
  );
}
