import { zodResolver } from '@hookform/resolvers/zod';
import { ChangePasswordBody } from '@loam/contract';
import { Banner, Button, Field, PasswordInput, toast } from '@loam/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useChangePassword } from '../settings-api.ts';
import { RevokeTokensChoice } from './revoke-tokens-choice.tsx';

export function PasswordSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection
      title="Password"
      description="Changing it signs you out on your other devices."
      aside={
        isOpen ? undefined : (
          <Button variant="outline" onClick={() => setIsOpen(true)}>
            Change
          </Button>
        )
      }
    >
      {isOpen ? <PasswordForm onDone={() => setIsOpen(false)} /> : null}
    </SettingsSection>
  );
}

function PasswordForm({ onDone }: { readonly onDone: () => void }) {
  const change = useChangePassword();
  const [revokesTokens, setRevokesTokens] = useState(false);
  const form = useForm({
    resolver: zodResolver(ChangePasswordBody),
    defaultValues: { current_password: '', new_password: '' },
  });
  const { errors } = form.formState;
  const atServer = fieldProblems(change.error);
  const isGeneral = change.error !== null && Object.keys(atServer).length === 0;
  const submit = form.handleSubmit((body) =>
    change.mutate(
      { ...body, revoke_tokens: revokesTokens },
      {
        onSuccess: () => {
          toast.success('Password changed');
          onDone();
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
      {isGeneral ? <Banner tone="danger">{shownProblem(change.error).message}</Banner> : null}
      <Field
        label="Current password"
        error={errors.current_password?.message ?? atServer['current_password']}
      >
        <PasswordInput autoFocus {...form.register('current_password')} />
      </Field>
      <Field label="New password" error={errors.new_password?.message ?? atServer['new_password']}>
        <PasswordInput autoComplete="new-password" {...form.register('new_password')} />
      </Field>
      <RevokeTokensChoice checked={revokesTokens} onChange={setRevokesTokens} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={change.isPending}>
          Change password
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
