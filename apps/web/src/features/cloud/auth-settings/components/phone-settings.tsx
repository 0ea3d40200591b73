import { AuthPhoneSettings, enums, limits } from '@loam/contract';
import {
  Banner,
  Card,
  Field,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  Textarea,
} from '@loam/ui';
import { useChangeAuth } from '../api.ts';
import { faultsOf } from '../model/changes.ts';
import { smsFields } from '../model/sms-fields.data.ts';
import { authWords } from '../texts.data.ts';
import { useDraft } from '../use-draft.ts';
import type { MethodSettingsProps } from './email-settings.tsx';
import { NumberField, SecretField, SwitchLine, TextField } from './setting-fields.tsx';
import { SettingsForm } from './settings-form.tsx';

const { fields, hints, providers } = authWords;

export function PhoneSettings({ projectId, config, canEdit }: MethodSettingsProps) {
  const change = useChangeAuth(projectId);
  const draft = useDraft(config.phone_settings, (_, changed) =>
    faultsOf(AuthPhoneSettings.partial(), changed),
  );
  const { values, set, faultOf } = draft;
  const save = () =>
    draft.submit((changed) => change.mutate({ phone_settings: changed }, { onSuccess: draft.reset }));
  const disabled = !canEdit;
  return (
    <SettingsForm isChanged={draft.isChanged} isSaving={change.isPending} canEdit={canEdit} onSave={save}>
      {config.sms_delivery === 'outbox' ? <Banner>{authWords.smsOutbox}</Banner> : null}
      <Card className="divide-y divide-border px-4">
        {(['external_phone_enabled', 'sms_autoconfirm'] as const).map((name) => (
          <SwitchLine
            key={name}
            label={fields[name]}
            isOn={values[name]}
            disabled={disabled}
            onChange={(isOn) => set({ [name]: isOn })}
          />
        ))}
      </Card>
      <Card className="flex flex-col gap-4 p-4">
        <Field label={fields.sms_provider}>
          <Select
            value={values.sms_provider}
            disabled={disabled}
            onValueChange={(value) => {
              const provider = enums.auth.smsProviders.find((name) => name === value);
              if (provider !== undefined) set({ sms_provider: provider });
            }}
          >
            <SelectTrigger>
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {enums.auth.smsCredentialProviders.map((name) => (
                <SelectItem key={name} value={name}>
                  {providers[name]}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </Field>
        <fieldset className="grid gap-4 @xl:grid-cols-2">
          <legend className="sr-only">{providers[values.sms_provider]}</legend>
          {smsFields[values.sms_provider].map(({ name, label, isSecret }) => {
            const Kind = isSecret ? SecretField : TextField;
            return (
              <Kind
                key={name}
                label={label}
                value={values[name]}
                error={faultOf(name)}
                disabled={disabled}
                onChange={(value) => set({ [name]: value })}
              />
            );
          })}
        </fieldset>
      </Card>
      <Card className="grid gap-4 p-4 @xl:grid-cols-2">
        <NumberField
          label={fields.sms_otp_exp}
          unit={authWords.seconds}
          value={values.sms_otp_exp}
          range={limits.auth.smsOtpExpirySeconds}
          error={faultOf('sms_otp_exp')}
          disabled={disabled}
          onChange={(value) => set({ sms_otp_exp: value })}
        />
        <NumberField
          label={fields.sms_otp_length}
          unit={authWords.digits}
          value={values.sms_otp_length}
          range={limits.auth.smsOtpLength}
          error={faultOf('sms_otp_length')}
          disabled={disabled}
          onChange={(value) => set({ sms_otp_length: value })}
        />
        <Field
          label={fields.sms_template}
          hint={hints.sms_template}
          error={faultOf('sms_template')}
          className="@xl:col-span-2"
        >
          <Textarea
            rows={2}
            className="font-mono text-sm"
            disabled={disabled}
            value={values.sms_template}
            onChange={(event) => set({ sms_template: event.target.value })}
          />
        </Field>
        <TextField
          label={fields.sms_test_otp}
          hint={authWords.testOtpDetail}
          value={values.sms_test_otp}
          error={faultOf('sms_test_otp')}
          disabled={disabled}
          onChange={(value) => set({ sms_test_otp: value })}
        />
        <TextField
          label={fields.sms_test_otp_valid_until}
          hint={hints.sms_test_otp_valid_until}
          value={values.sms_test_otp_valid_until}
          error={faultOf('sms_test_otp_valid_until')}
          disabled={disabled}
          onChange={(value) => set({ sms_test_otp_valid_until: value })}
        />
      </Card>
    </SettingsForm>
  );
}
