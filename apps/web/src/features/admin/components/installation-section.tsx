import { fillText, SignUpMode } from '@loam/contract';
import { RadioCards, SkeletonText, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { settingsQuery, useUpdateSettings } from '../installation-api.ts';
import { adminTexts } from '../texts.data.ts';
import { OpenSignUpDialog } from './open-sign-up-dialog.tsx';

const texts = adminTexts.settings;

const options = SignUpMode.options.map((value) => ({
  value,
  title: texts.modes[value].title,
  description: texts.modes[value].text,
}));

export function InstallationSection() {
  const settings = useQuery(settingsQuery(useApi()));
  return (
    <SettingsSection title={texts.signUp} description={texts.signUpText}>
      {settings.isPending ? <SkeletonText lines={4} /> : null}
      {settings.isError && !settings.data ? (
        <QueryError title={texts.failed} error={settings.error} onRetry={settings.refetch} />
      ) : null}
      {settings.data ? <SignUpChoice mode={settings.data.sign_up} /> : null}
    </SettingsSection>
  );
}

function SignUpChoice({ mode }: { readonly mode: SignUpMode }) {
  const update = useUpdateSettings();
  const dialogs = useDialogs();
  const save = (next: SignUpMode) =>
    update.mutate(
      { sign_up: next },
      {
        onSuccess: () => void toast.success(fillText(texts.saved, { mode: texts.modes[next].title })),
        onError: (error) => void toast.error(texts.notSaved, { description: shownProblem(error).message }),
      },
    );
  const choose = (next: SignUpMode) => (next === 'open' ? dialogs.open(OpenSignUpDialog, {}) : save(next));
  return (
    <RadioCards
      label={texts.signUp}
      options={options}
      value={mode}
      onValueChange={choose}
      disabled={update.isPending}
      className="max-w-xl"
    />
  );
}
