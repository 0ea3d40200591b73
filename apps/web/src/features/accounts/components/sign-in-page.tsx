import { zodResolver } from '@hookform/resolvers/zod';
import { SignInBody } from '@loam/contract';
import { Banner, Button, Field, Input, PasswordInput } from '@loam/ui';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { shownProblem } from '../../../shared/problems.ts';
import { useInstallation, useMe, useSignIn } from '../api.ts';
import { safeNext } from '../model/after-sign-in.ts';
import { accountTexts } from '../texts.data.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

export function SignInPage() {
  const { next: wanted } = useSearch({ from: '/sign-in' });
  const next = safeNext(wanted);
  const me = useMe();
  const { sign_up } = useInstallation();
  const texts = accountTexts.signIn;
  if (me) return <Navigate to={next} replace />;
  return (
    <AuthFrame
      title={texts.title}
      subtitle={texts.subtitle}
      footer={
        sign_up === 'closed' ? undefined : (
          <>
            {texts.noAccount}{' '}
            <Link
              to="/sign-up"
              search={{ next: wanted }}
              className="font-medium text-accent underline-offset-4 hover:underline"
            >
              {texts.toSignUp}
            </Link>
          </>
        )
      }
    >
      <SignInForm next={next} />
      <ProviderButtons next={next} />
    </AuthFrame>
  );
}

function SignInForm({ next }: { readonly next: string }) {
  const signIn = useSignIn();
  const navigate = useNavigate();
  const form = useForm({ resolver: zodResolver(SignInBody), defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    signIn.mutate(body, { onSuccess: () => void navigate({ to: next, replace: true }) }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {signIn.error ? <Banner tone="danger">{shownProblem(signIn.error).message}</Banner> : null}
      <Field label={accountTexts.fields.email} error={errors.email?.message}>
        <Input type="email" autoComplete="username" autoFocus {...form.register('email')} />
      </Field>
      <Field
        label={accountTexts.fields.password}
        error={errors.password?.message}
        aside={
          <Link to="/forgot-password" className="text-accent underline-offset-4 hover:underline">
            {accountTexts.signIn.forgot}
          </Link>
        }
      >
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={signIn.isPending}>
        {accountTexts.signIn.submit}
      </Button>
    </form>
  );
}
