import type { Project, ProjectPermission } from '@loam/contract';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  useIsPhone,
} from '@loam/ui';
import { Copy, FolderInput, GitFork, Pencil, Trash2 } from 'lucide-react';
import { projectTexts } from '../texts.data.ts';
import type { useProjectActions } from '../use-project-actions.ts';
import { useVisibilityUpgrade } from '../use-visibility-upgrade.ts';
import { visibilityIcons } from './visibility-icon.ts';
import { VisibilityItems } from './visibility-items.tsx';

interface ProjectMenuItemsProps {
  readonly project: Project;
  readonly actions: ReturnType<typeof useProjectActions>;
}

/** Shared by the cards and the project page: what this person may do with the project, and nothing else. */
export function ProjectMenuItems({ project, actions }: ProjectMenuItemsProps) {
  const may = (permission: ProjectPermission) => project.permissions.includes(permission);
  const words = projectTexts.actions;
  return (
    <>
      {may('EditProject') ? (
        <>
          <DropdownMenuItem onSelect={actions.rename}>
            <Pencil aria-hidden />
            {words.rename}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={actions.duplicate}>
            <Copy aria-hidden />
            {words.duplicate}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={actions.remix}>
            <GitFork aria-hidden />
            {words.remix}
          </DropdownMenuItem>
        </>
      ) : null}
      {may('MoveProject') ? (
        <DropdownMenuItem onSelect={actions.move}>
          <FolderInput aria-hidden />
          {words.move}
        </DropdownMenuItem>
      ) : null}
      {may('EditProjectVisibility') ? <VisibilityChoice project={project} actions={actions} /> : null}
      {may('DeleteProject') ? (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem tone="danger" onSelect={actions.remove}>
            <Trash2 aria-hidden />
            {words.delete}
          </DropdownMenuItem>
        </>
      ) : null}
    </>
  );
}

function VisibilityChoice({ project, actions }: ProjectMenuItemsProps) {
  const upgrade = useVisibilityUpgrade(project.workspace, 'prompt');
  const isPhone = useIsPhone();
  const Icon = visibilityIcons[project.visibility];
  const { plan, disable_publish: disablePublish } = project.workspace;
  const items = (
    <VisibilityItems
      value={project.visibility}
      rules={{ plan, disablePublish }}
      onChoose={actions.setVisibility}
      onUpgrade={upgrade}
      isShort={isPhone}
    />
  );
  // A phone has no room for a menu beside a menu.
  if (isPhone) {
    return (
      <>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{projectTexts.actions.visibility}</DropdownMenuLabel>
        {items}
      </>
    );
  }
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>
        <Icon aria-hidden />
        {projectTexts.actions.visibility}
      </DropdownMenuSubTrigger>
      <DropdownMenuSubContent className="w-72">{items}</DropdownMenuSubContent>
    </DropdownMenuSub>
  );
}
