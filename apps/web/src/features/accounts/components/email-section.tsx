import { zodResolver } from '@hookform/resolvers/zod';
import { ChangeEmailBody, type Me } from '@loam/contract';
import { Badge, Banner, Button, Field, Input, PasswordInput, toast } from '@loam/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useInstallation } from '../api.ts';
import { useChangeEmail, useSendVerification } from '../settings-api.ts';

export function EmailSection({ me }: { readonly me: Me }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <SettingsSection
      title="E-mail"
      description={
        <span className="flex flex-wrap items-center gap-2">
          {me.email}
          <Badge tone={me.email_verified ? 'success' : 'neutral'}>
            {me.email_verified ? 'Confirmed' : 'Not confirmed'}
          </Badge>
        </span>
      }
      aside={
        <div className="flex gap-2">
          {me.email_verified ? null : <VerifyButton />}
          {isChanging ? null : (
            <Button variant="outline" onClick={() => setIsChanging(true)}>
              Change
            </Button>
          )}
        </div>
      }
    >
      {isChanging ? (
        <ChangeEmailForm hasPassword={me.has_password} onDone={() => setIsChanging(false)} />
      ) : null}
    </SettingsSection>
  );
}

function VerifyButton() {
  const send = useSendVerification();
  return (
    <Button
      variant="ghost"
      loading={send.isPending}
      disabled={send.isSuccess}
      onClick={() => send.mutate(undefined, { onError: (error) => toast.error(shownProblem(error).message) })}
    >
      {send.isSuccess ? 'Link sent' : 'Send confirmation'}
    </Button>
  );
}

interface ChangeEmailFormProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
}

function ChangeEmailForm({ hasPassword, onDone }: ChangeEmailFormProps) {
  const change = useChangeEmail();
  const { sends_mail } = useInstallation();
  const form = useForm({ resolver: zodResolver(ChangeEmailBody), defaultValues: { new_email: '' } });
  const { errors } = form.formState;
  const atServer = fieldProblems(change.error);
  const submit = form.handleSubmit((body) => change.mutate(body));
  if (change.isSuccess) {
    return (
      <Banner tone="success" title="One more step" onDismiss={onDone}>
        Open the link we sent to confirm the change. Until then your old address stays.
        {sends_mail ? '' : ' Mail is not set up here: the operator finds it in the outbox.'}
      </Banner>
    );
  }
  const isGeneral = change.error !== null && Object.keys(atServer).length === 0;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
      {isGeneral ? <Banner tone="danger">{shownProblem(change.error).message}</Banner> : null}
      <Field label="New e-mail" error={errors.new_email?.message ?? atServer['new_email']}>
        <Input type="email" autoComplete="email" autoFocus {...form.register('new_email')} />
      </Field>
      {hasPassword ? (
        <Field label="Your password" error={errors.password?.message ?? atServer['password']}>
          <PasswordInput {...form.register('password')} />
        </Field>
      ) : null}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" loading={change.isPending}>
          Change e-mail
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
