import { Banner, Button, Card } from '@loam/ui';
import { useChangeAuth } from '../api.ts';
import { mailFaults } from '../model/mail-rules.ts';
import { authWords } from '../texts.data.ts';
import { useDraft } from '../use-draft.ts';
import type { MethodSettingsProps } from './email-settings.tsx';
import { SecretField, TextField } from './setting-fields.tsx';
import { SettingsForm } from './settings-form.tsx';

const names = [
  'smtp_host',
  'smtp_port',
  'smtp_user',
  'smtp_pass',
  'smtp_admin_email',
  'smtp_sender_name',
] as const;

const { fields, hints } = authWords;

/** Who carries the mails of the app. */
export function MailServer({ projectId, config, canEdit }: MethodSettingsProps) {
  const change = useChangeAuth(projectId);
  const draft = useDraft(config.mail_settings, mailFaults);
  const { values, set, faultOf } = draft;
  const send = (body: Partial<typeof values>) =>
    change.mutate({ mail_settings: body }, { onSuccess: draft.reset });
  return (
    <SettingsForm
      isChanged={draft.isChanged}
      isSaving={change.isPending}
      canEdit={canEdit}
      onSave={() => draft.submit(send)}
    >
      <Banner>{authWords.delivery[config.mail_delivery]}</Banner>
      <Card className="grid gap-4 p-4 @xl:grid-cols-2">
        {names.map((name) => {
          const Kind = name === 'smtp_pass' ? SecretField : TextField;
          return (
            <Kind
              key={name}
              label={fields[name]}
              hint={name === 'smtp_host' || name === 'smtp_port' ? hints[name] : undefined}
              value={values[name]}
              error={faultOf(name)}
              disabled={!canEdit}
              onChange={(value) => set({ [name]: value })}
            />
          );
        })}
      </Card>
      {canEdit && config.mail_delivery === 'project' ? (
        <div>
          <Button
            variant="outline"
            disabled={change.isPending}
            onClick={() => send({ smtp_host: '', smtp_user: '', smtp_pass: '', smtp_admin_email: '' })}
          >
            {authWords.noMailServer}
          </Button>
        </div>
      ) : null}
    </SettingsForm>
  );
}
