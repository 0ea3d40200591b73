import type { Project } from '@loam/contract';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  IconButton,
} from '@loam/ui';
import { ArrowUpRight, Ellipsis } from 'lucide-react';
import { projectTexts } from '../texts.data.ts';
import { useProjectActions } from '../use-project-actions.ts';
import { ProjectMenuItems } from './project-menu-items.tsx';

interface ProjectCardMenuProps {
  readonly project: Project;
  readonly onOpen: (projectId: string) => void;
}

export function ProjectCardMenu({ project, onOpen }: ProjectCardMenuProps) {
  const actions = useProjectActions(project, { onOpen });
  const hasMore = project.permissions.includes('EditProject');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={`Actions for ${project.display_name}`} size="sm" className="relative z-10">
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onOpen(project.id)}>
          <ArrowUpRight aria-hidden />
          {projectTexts.actions.open}
        </DropdownMenuItem>
        {hasMore ? <DropdownMenuSeparator /> : null}
        <ProjectMenuItems project={project} actions={actions} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
