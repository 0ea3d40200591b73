import {
  ChevronDown,
  Copy,
  FolderInput,
  Pencil,
  Plus,
  Search,
  Settings,
  Trash2,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';

import { Button } from '../button.tsx';
import { CommandGroup, CommandItem } from '../command-list.tsx';
import { CommandPalette } from '../command-palette.tsx';
import {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from '../context-menu.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from '../dropdown-menu.tsx';
import { Kbd } from '../kbd.tsx';
import { Specimen } from './gallery-section.tsx';

export function GalleryMenus() {
  return (
    <>
      <Specimen name="Dropdown menu">
        <ActionsMenu />
        <ChoicesMenu />
      </Specimen>
      <Specimen name="Context menu">
        <ContextExample />
      </Specimen>
      <Specimen name="Command palette">
        <PaletteExample />
      </Specimen>
    </>
  );
}

function ActionsMenu() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">
          Actions
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="w-56">
        <DropdownMenuItem shortcut="e">
          <Pencil aria-hidden />
          Rename
        </DropdownMenuItem>
        <DropdownMenuItem shortcut="mod+d">
          <Copy aria-hidden />
          Duplicate
        </DropdownMenuItem>
        <DropdownMenuSub>
          <DropdownMenuSubTrigger>
            <FolderInput aria-hidden />
            Move to
          </DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            <DropdownMenuItem>Allotment</DropdownMenuItem>
            <DropdownMenuItem>Greenhouse</DropdownMenuItem>
          </DropdownMenuSubContent>
        </DropdownMenuSub>
        <DropdownMenuItem disabled>
          <UserPlus aria-hidden />
          Invite
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger">
          <Trash2 aria-hidden />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function ChoicesMenu() {
  const [archived, setArchived] = useState(true);
  const [order, setOrder] = useState('edited');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">
          View
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" className="w-52">
        <DropdownMenuLabel>Sort by</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={order} onValueChange={setOrder}>
          <DropdownMenuRadioItem value="edited">Last edited</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="name">Name</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuCheckboxItem checked={archived} onCheckedChange={setArchived}>
          Show archived
        </DropdownMenuCheckboxItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function ContextExample() {
  return (
    <ContextMenu>
      <ContextMenuTrigger className="flex h-20 w-full max-w-md items-center justify-center rounded-lg border border-dashed border-border-strong text-sm text-muted-foreground">
        Right-click or press long
      </ContextMenuTrigger>
      <ContextMenuContent className="w-52">
        <ContextMenuItem shortcut="e">
          <Pencil aria-hidden />
          Rename
        </ContextMenuItem>
        <ContextMenuItem>
          <Copy aria-hidden />
          Duplicate
        </ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem tone="danger">
          <Trash2 aria-hidden />
          Delete
        </ContextMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  );
}

function PaletteExample() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Search aria-hidden />
        Open palette
        <Kbd keys="mod+k" />
      </Button>
      <CommandPalette open={open} onOpenChange={setOpen}>
        <CommandGroup heading="Create">
          <CommandItem onSelect={close} shortcut="c">
            <Plus aria-hidden />
            New project
          </CommandItem>
          <CommandItem onSelect={close}>
            <UserPlus aria-hidden />
            Invite someone
          </CommandItem>
        </CommandGroup>
        <CommandGroup heading="Go to">
          <CommandItem onSelect={close} shortcut="mod+,">
            <Settings aria-hidden />
            Settings
          </CommandItem>
        </CommandGroup>
      </CommandPalette>
    </>
  );
}
