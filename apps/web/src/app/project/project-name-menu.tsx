import { fillText, type Project, texts } from '@loam/contract';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ChevronDown, FolderDown, GitFork, History } from 'lucide-react';
import { UpgradeItem } from '../../features/billing/components/upgrade-button.tsx';
import { useDownloadProject } from '../../features/editing/api.ts';
import { useProjectDetails } from '../../features/projects/api.ts';
import { ProjectMenuItems } from '../../features/projects/components/project-menu-items.tsx';
import { projectTexts } from '../../features/projects/texts.data.ts';
import type { useProjectActions } from '../../features/projects/use-project-actions.ts';

interface ProjectNameMenuProps {
  readonly project: Project;
  readonly actions: ReturnType<typeof useProjectActions>;
}

function DownloadItem({ project }: { readonly project: Project }) {
  const { start } = useDownloadProject(project.id);
  if (!project.permissions.includes('DownloadProject')) return null;
  return (
    <DropdownMenuItem onSelect={start}>
      <FolderDown aria-hidden />
      {texts.download.tooltip}
    </DropdownMenuItem>
  );
}

function ActivityItem({ project }: { readonly project: Project }) {
  if (!project.permissions.includes('ManageProjectCollaborators')) return null;
  return (
    <DropdownMenuItem asChild>
      <Link to="." search={(search) => ({ ...search, settings: 'activity' as const })}>
        <History aria-hidden />
        Activity
      </Link>
    </DropdownMenuItem>
  );
}

/** What the project was begun with, where anyone may see that. */
function OriginItem({ project }: { readonly project: Project }) {
  const origin = useProjectDetails(project.id).data?.remixed_from;
  if (!origin) return null;
  return (
    <DropdownMenuItem asChild>
      <Link to="/projects/$projectId" params={{ projectId: origin.id }}>
        <GitFork aria-hidden />
        <span className="truncate">
          {fillText(projectTexts.remix.from, { project: origin.display_name })}
        </span>
      </Link>
    </DropdownMenuItem>
  );
}

export function ProjectNameMenu({ project, actions }: ProjectNameMenuProps) {
  return (
    <h1 className="flex min-w-0">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="sm" className="min-w-0 shrink text-base data-[state=open]:bg-hover">
            <span className="truncate">{project.display_name}</span>
            <ChevronDown aria-hidden className="size-3.5 text-muted-foreground" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="w-60">
          <DropdownMenuItem asChild>
            <Link to="/">
              <ArrowLeft aria-hidden />
              All projects
            </Link>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuLabel className="truncate">{project.workspace.name}</DropdownMenuLabel>
          <OriginItem project={project} />
          <DownloadItem project={project} />
          <ActivityItem project={project} />
          <UpgradeItem workspaceId={project.workspace_id} />
          <ProjectMenuItems project={project} actions={actions} />
        </DropdownMenuContent>
      </DropdownMenu>
    </h1>
  );
}
