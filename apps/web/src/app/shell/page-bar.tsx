import { Button, SproutMark } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { useInstallation, useMe } from '../../features/accounts/api.ts';
import { UserMenu } from './user-menu.tsx';

/** The bar of pages that anyone can open. */
export function PageBar() {
  const { brand } = useInstallation();
  const me = useMe();
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-border bg-background px-4 sm:px-6">
      <Link to="/" className="flex items-center gap-2 rounded-md pr-1 text-md font-semibold">
        <SproutMark />
        {brand}
      </Link>
      <div className="ml-auto">
        {me ? (
          <UserMenu />
        ) : (
          <Button asChild variant="outline">
            <Link to="/sign-in">Sign in</Link>
          </Button>
        )}
      </div>
    </header>
  );
}
