import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { ChevronsUpDown, Plus, UsersRound } from 'lucide-react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { useCurrentWorkspace, useSwitchWorkspace, useWorkspaces } from '../api.ts';
import { CreateWorkspaceDialog } from './create-workspace-dialog.tsx';

export function WorkspaceSwitcher() {
  const workspaces = useWorkspaces();
  const current = useCurrentWorkspace();
  const switchTo = useSwitchWorkspace();
  const dialogs = useDialogs();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" className="max-w-56 min-w-0" aria-label={`Workspace: ${current.name}`}>
          <span className="truncate">{current.name}</span>
          <ChevronsUpDown aria-hidden className="size-3.5 text-muted-foreground" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="w-64">
        <DropdownMenuLabel>Workspaces</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={current.id} onValueChange={switchTo}>
          {workspaces.map((workspace) => (
            <DropdownMenuRadioItem key={workspace.id} value={workspace.id}>
              <span className="truncate">{workspace.name}</span>
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="." search={(search) => ({ ...search, settings: 'people' })}>
            <UsersRound aria-hidden />
            People and settings
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => dialogs.open(CreateWorkspaceDialog, {})}>
          <Plus aria-hidden />
          New workspace
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
