import { Button } from '@loam/ui';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useMe } from '../api.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionSection } from './session-section.tsx';

export function AccountSettings() {
  const me = useMe();
  const dialogs = useDialogs();
  if (!me) return null;
  return (
    <>
      <EmailSection me={me} />
      {me.has_password ? <PasswordSection /> : null}
      <SessionSection />
      <SettingsSection
        title="Delete account"
        description="Removes your account and the workspaces that only you belong to, with their projects."
        aside={
          <Button
            variant="outline"
            className="text-danger"
            onClick={() => dialogs.open(DeleteAccountDialog, { me })}
          >
            Delete account
          </Button>
        }
      />
    </>
  );
}
