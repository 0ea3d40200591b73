import { texts } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import { ErrorPanel } from '../console/error-panel.tsx';
import { ScreenBody } from '../console/screen-body.tsx';
import type { ScreenProps } from '../console/screen.ts';
import { useAuthConfig } from './api.ts';
import { AuthOverview } from './components/auth-overview.tsx';
import { EmailSettings } from './components/email-settings.tsx';
import { GoogleSettings } from './components/google-settings.tsx';
import { MailServer } from './components/mail-server.tsx';
import { MailTemplates } from './components/mail-templates.tsx';
import { Outbox } from './components/outbox.tsx';
import { PhoneSettings } from './components/phone-settings.tsx';

export function AuthSettingsScreen({ project, params, push }: ScreenProps) {
  const auth = useAuthConfig(project.id);
  const canEdit = project.permissions.includes('EditBackend');
  const { data: config } = auth;
  if (config === undefined)
    return auth.isError ? (
      <ErrorPanel
        title={texts.auth.failed}
        error={auth.error}
        onRetry={auth.refetch}
        isRetrying={auth.isFetching}
      />
    ) : (
      <ScreenBody width="form">
        <Skeleton className="h-40 rounded-xl" />
        <Skeleton className="h-32 rounded-xl" />
      </ScreenBody>
    );
  const shared = { projectId: project.id, config, canEdit };
  const screen = params['screen'];
  return (
    <ScreenBody width="form">
      {screen === 'email' ? (
        <EmailSettings {...shared} />
      ) : screen === 'phone' ? (
        <PhoneSettings {...shared} />
      ) : screen === 'google' ? (
        <GoogleSettings {...shared} />
      ) : screen === 'smtp' ? (
        <MailServer {...shared} />
      ) : screen === 'mails' ? (
        <MailTemplates {...shared} />
      ) : screen === 'outbox' ? (
        <Outbox {...shared} />
      ) : (
        <AuthOverview {...shared} push={push} />
      )}
    </ScreenBody>
  );
}
