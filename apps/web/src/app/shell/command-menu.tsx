import { CommandPalette } from '@loam/ui';
import { useState } from 'react';
import { useMe } from '../../features/accounts/api.ts';
import { CommandGroups, SignedOutCommands } from './command-groups.tsx';
import { useCommandMenu } from './use-command-menu.ts';

export { openCommandMenu } from './use-command-menu.ts';

const placeholder = 'Find a project or a command';

/** Cmd/Ctrl-K on any page. */
export function CommandMenu() {
  const [isOpen, setIsOpen] = useCommandMenu();
  const [search, setSearch] = useState('');
  const me = useMe();
  if (!isOpen) return null;
  const close = () => {
    setIsOpen(false);
    setSearch('');
  };
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && close()}
      placeholder={placeholder}
      search={search}
      onSearchChange={setSearch}
    >
      {me ? (
        <CommandGroups me={me} search={search} onDone={close} />
      ) : (
        <SignedOutCommands search={search} onDone={close} />
      )}
    </CommandPalette>
  );
}
