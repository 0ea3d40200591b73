import { zodResolver } from '@hookform/resolvers/zod';
import { accountLimits, fillText, Password } from '@loam/contract';
import { Banner, Button, Field, PasswordInput, toast } from '@loam/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { shownProblem } from '../../../shared/problems.ts';
import { useResetPassword } from '../api.ts';
import { accountTexts } from '../texts.data.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RevokeTokensChoice } from './revoke-tokens-choice.tsx';

const NewPassword = z.object({ new_password: Password });

export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' });
  const texts = accountTexts.reset;
  return (
    <AuthFrame
      title={texts.title}
      subtitle={token === undefined ? undefined : texts.subtitle}
      footer={
        <Link to="/forgot-password" className="font-medium text-accent underline-offset-4 hover:underline">
          {accountTexts.signIn.forgot}
        </Link>
      }
    >
      {token === undefined ? <Banner tone="warning">{texts.missing}</Banner> : <ResetForm token={token} />}
    </AuthFrame>
  );
}

function ResetForm({ token }: { readonly token: string }) {
  const reset = useResetPassword();
  const [revokesTokens, setRevokesTokens] = useState(false);
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(NewPassword), defaultValues: { new_password: '' } });
  const { fields } = accountTexts;
  const submit = form.handleSubmit(({ new_password }) =>
    reset.mutate(
      { token, new_password, revoke_tokens: revokesTokens },
      {
        onSuccess: () => {
          toast.success(accountTexts.reset.done);
          void navigate({ to: '/sign-in', replace: true });
        },
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {reset.error ? <Banner tone="danger">{shownProblem(reset.error).message}</Banner> : null}
      <Field
        label={fields.newPassword}
        hint={fillText(fields.passwordHint, { n: accountLimits.passwordMinLength })}
        error={form.formState.errors.new_password?.message}
      >
        <PasswordInput autoComplete="new-password" autoFocus {...form.register('new_password')} />
      </Field>
      <RevokeTokensChoice checked={revokesTokens} onChange={setRevokesTokens} />
      <Button type="submit" variant="primary" size="lg" loading={reset.isPending}>
        {accountTexts.reset.submit}
      </Button>
    </form>
  );
}
