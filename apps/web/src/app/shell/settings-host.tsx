import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { useMe } from '../../features/accounts/api.ts';
import { opensTopUp, type SettingsPanel } from '../settings-search.ts';

const SettingsDialog = lazy(async () => {
  const module = await import('../settings/settings-dialog.tsx');
  return { default: module.SettingsDialog };
});

/** `?settings=` on any page opens the matching panel above it; closing takes it out of the address again. */
export function SettingsHost() {
  const search = useSearch({ from: '__root__' });
  const { settings } = search;
  const navigate = useNavigate();
  const me = useMe();
  if (settings === undefined || !me) return null;
  const show = (panel: SettingsPanel | undefined) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, settings: panel, openTopUp: undefined }),
      replace: true,
    });
  return (
    <SettingsDialog
      panel={settings}
      openTopUp={opensTopUp(search)}
      onPanelChange={show}
      onClose={() => show(undefined)}
    />
  );
}
