import { Card, CopyButton, Field, Input } from '@loam/ui';
import { useChangeAuth } from '../api.ts';
import { googleFaults } from '../model/google-rules.ts';
import { authWords } from '../texts.data.ts';
import { useDraft } from '../use-draft.ts';
import type { MethodSettingsProps } from './email-settings.tsx';
import { SecretField, SwitchLine, TextField } from './setting-fields.tsx';
import { SettingsForm } from './settings-form.tsx';

const { fields, hints } = authWords;

export function GoogleSettings({ projectId, config, canEdit }: MethodSettingsProps) {
  const change = useChangeAuth(projectId);
  const draft = useDraft(config.google_settings, googleFaults);
  const { values, set, faultOf } = draft;
  const save = () =>
    draft.submit((changed) => change.mutate({ google_settings: changed }, { onSuccess: draft.reset }));
  return (
    <SettingsForm isChanged={draft.isChanged} isSaving={change.isPending} canEdit={canEdit} onSave={save}>
      <Card className="divide-y divide-border px-4">
        <SwitchLine
          label={fields.external_google_enabled}
          isOn={values.external_google_enabled}
          disabled={!canEdit}
          onChange={(isOn) => set({ external_google_enabled: isOn })}
        />
        <SwitchLine
          label={fields.external_google_skip_nonce_check}
          detail={hints.external_google_skip_nonce_check}
          isOn={values.external_google_skip_nonce_check}
          disabled={!canEdit}
          onChange={(isOn) => set({ external_google_skip_nonce_check: isOn })}
        />
      </Card>
      <Card className="flex flex-col gap-4 p-4">
        <TextField
          label={fields.external_google_client_id}
          hint={hints.external_google_client_id}
          value={values.external_google_client_id}
          error={faultOf('external_google_client_id')}
          disabled={!canEdit}
          onChange={(value) => set({ external_google_client_id: value })}
        />
        <SecretField
          label={fields.external_google_secret}
          value={values.external_google_secret}
          error={faultOf('external_google_secret')}
          disabled={!canEdit}
          onChange={(value) => set({ external_google_secret: value })}
        />
        <Field label={authWords.callback} hint={authWords.callbackDetail}>
          <div className="flex items-center gap-1">
            <Input readOnly className="font-mono text-sm" value={config.google_callback_url} />
            <CopyButton text={config.google_callback_url} label={authWords.copyCallback} size="md" />
          </div>
        </Field>
      </Card>
    </SettingsForm>
  );
}
