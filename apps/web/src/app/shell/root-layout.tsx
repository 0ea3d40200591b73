import { topics } from '@loam/contract';
import { SkipLink, Toaster } from '@loam/ui';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useMe } from '../../features/accounts/api.ts';
import { DialogHost } from '../../shared/dialog-host.tsx';
import { useLiveTopic } from '../../shared/live-context.tsx';
import { CommandMenu } from './command-menu.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { RootPending } from './root-pending.tsx';
import { SettingsHost } from './settings-host.tsx';

/** What every page has: one place for dialogs, toasts, settings by address, the command palette and the connection. */
export function RootLayout() {
  return (
    <DialogHost>
      <SkipLink targetId="content" />
      <ConnectionBanner />
      <Suspense fallback={<RootPending />}>
        <Outlet />
        <OwnUpdates />
      </Suspense>
      {/* On their own: while they load, the page below stays as it is and keeps the focus. */}
      <Suspense fallback={null}>
        <SettingsHost />
      </Suspense>
      <Suspense fallback={null}>
        <CommandMenu />
      </Suspense>
      <Toaster />
    </DialogHost>
  );
}

/** What happens to the account itself, such as joining or losing a workspace. */
function OwnUpdates() {
  const me = useMe();
  useLiveTopic(me ? topics.user(me.id) : undefined);
  return null;
}
