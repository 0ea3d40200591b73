import { Button, IconButton, Kbd, SproutMark } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useInstallation } from '../../features/accounts/api.ts';
import { WorkspaceSwitcher } from '../../features/workspaces/components/workspace-switcher.tsx';
import { openCommandMenu } from '../shell/command-menu.tsx';
import { ThemeButton } from './theme-button.tsx';
import { UserMenu } from '../shell/user-menu.tsx';

export function HomeTopBar() {
  const { brand } = useInstallation();
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-border bg-background px-4 sm:px-6">
      <Link to="/" className="flex items-center gap-2 rounded-md pr-1 text-md font-semibold">
        <SproutMark />
        <span className="max-sm:sr-only">{brand}</span>
      </Link>
      <span aria-hidden className="text-border-strong max-sm:hidden">
        /
      </span>
      <WorkspaceSwitcher />
      <div className="ml-auto flex items-center gap-1">
        <Button
          variant="outline"
          size="sm"
          onClick={openCommandMenu}
          className="mr-1 text-muted-foreground max-sm:hidden"
        >
          <Search aria-hidden />
          Search
          <Kbd keys="mod+k" />
        </Button>
        <IconButton label="Search" onClick={openCommandMenu} className="sm:hidden">
          <Search aria-hidden />
        </IconButton>
        {/* On a phone it is in the account menu alone. */}
        <span className="max-sm:hidden">
          <ThemeButton />
        </span>
        <UserMenu />
      </div>
    </header>
  );
}
