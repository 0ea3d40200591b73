import { type Project, texts } from '@loam/contract';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  toast,
} from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ChevronDown, FolderDown } from 'lucide-react';
import { downloadProblem, useDownloadProject } from '../../features/editing/api.ts';
import { ProjectMenuItems } from '../../features/projects/components/project-menu-items.tsx';
import type { useProjectActions } from '../../features/projects/use-project-actions.ts';

interface ProjectNameMenuProps {
  readonly project: Project;
  readonly actions: ReturnType<typeof useProjectActions>;
}

function DownloadItem({ project }: { readonly project: Project }) {
  const { start } = useDownloadProject(project.id);
  if (!project.permissions.includes('DownloadProject')) return null;
  const download = () => {
    start().catch((error: unknown) => toast.error(downloadProblem(error)));
  };
  return (
    <DropdownMenuItem onSelect={download}>
      <FolderDown aria-hidden />
      {texts.download.tooltip}
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
          <DownloadItem project={project} />
          <ProjectMenuItems project={project} actions={actions} />
        </DropdownMenuContent>
      </DropdownMenu>
    </h1>
  );
}
