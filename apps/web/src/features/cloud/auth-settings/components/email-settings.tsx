import { type AuthConfig, AuthEmailSettings, limits, otpLength, RequiredCharacters } from '@loam/contract';
import { Card, Field, Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@loam/ui';
import { faultsOf } from '../model/changes.ts';
import { authWords } from '../texts.data.ts';
import { useChangeAuth } from '../api.ts';
import { useDraft } from '../use-draft.ts';
import { NumberField, SwitchLine } from './setting-fields.tsx';
import { SettingsForm } from './settings-form.tsx';

export interface MethodSettingsProps {
  readonly projectId: string;
  readonly config: AuthConfig;
  readonly canEdit: boolean;
}

const { fields } = authWords;
const switches = [
  'external_email_enabled',
  'mailer_autoconfirm',
  'mailer_secure_email_change_enabled',
  'security_update_password_require_reauthentication',
  'password_hibp_enabled',
] as const;

export function EmailSettings({ projectId, config, canEdit }: MethodSettingsProps) {
  const change = useChangeAuth(projectId);
  const draft = useDraft(config.email, (_, changed) => faultsOf(AuthEmailSettings.partial(), changed));
  const { values, set, faultOf } = draft;
  const save = () =>
    draft.submit(({ password_required_characters: characters, ...rest }) =>
      change.mutate(
        { email: { ...rest, ...(characters ? { password_required_characters: characters } : {}) } },
        { onSuccess: draft.reset },
      ),
    );
  return (
    <SettingsForm isChanged={draft.isChanged} isSaving={change.isPending} canEdit={canEdit} onSave={save}>
      <Card className="divide-y divide-border px-4">
        {switches.map((name) => (
          <SwitchLine
            key={name}
            label={fields[name]}
            detail={detailOf(name, config)}
            isOn={values[name]}
            disabled={!canEdit || (name === 'password_hibp_enabled' && !config.can_check_leaks)}
            onChange={(isOn) => set({ [name]: isOn })}
          />
        ))}
      </Card>
      <Card className="grid gap-4 p-4 @xl:grid-cols-2">
        <NumberField
          label={fields.password_min_length}
          value={values.password_min_length}
          range={[limits.auth.passwordMinLength, 72]}
          error={faultOf('password_min_length')}
          disabled={!canEdit}
          onChange={(value) => set({ password_min_length: value })}
        />
        <Field label={fields.password_required_characters}>
          <Select
            value={values.password_required_characters ?? ''}
            disabled={!canEdit}
            onValueChange={(value) => set({ password_required_characters: RequiredCharacters.parse(value) })}
          >
            <SelectTrigger>
              <SelectValue placeholder={authWords.otherCharacters} />
            </SelectTrigger>
            <SelectContent>
              {RequiredCharacters.options.map((name) => (
                <SelectItem key={name} value={name}>
                  {authWords.required[name]}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </Field>
        <NumberField
          label={fields.mailer_otp_exp}
          unit={authWords.seconds}
          value={values.mailer_otp_exp}
          range={limits.auth.otpExpiryFormSeconds}
          error={faultOf('mailer_otp_exp')}
          disabled={!canEdit}
          onChange={(value) => set({ mailer_otp_exp: value })}
        />
        <NumberField
          label={fields.mailer_otp_length}
          unit={authWords.digits}
          value={values.mailer_otp_length}
          range={otpLength}
          error={faultOf('mailer_otp_length')}
          disabled={!canEdit}
          onChange={(value) => set({ mailer_otp_length: value })}
        />
      </Card>
    </SettingsForm>
  );
}

function detailOf(name: (typeof switches)[number], config: AuthConfig): string | undefined {
  if (name === 'password_hibp_enabled' && !config.can_check_leaks) return authWords.leaksOff;
  if (name === 'mailer_autoconfirm' && config.is_autoconfirm_without_mail) return authWords.autoconfirm;
  return undefined;
}
