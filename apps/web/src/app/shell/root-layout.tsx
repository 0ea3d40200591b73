import { SkipLink, Toaster } from '@loam/ui';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DialogHost } from '../../shared/dialog-host.tsx';
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
        <SettingsHost />
        <CommandMenu />
      </Suspense>
      <Toaster />
    </DialogHost>
  );
}
