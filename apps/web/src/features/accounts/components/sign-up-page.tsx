import { zodResolver } from '@hookform/resolvers/zod';
import { accountLimits, fillText, SignUpBody } from '@loam/contract';
import { Banner, Button, Field, Input, PasswordInput } from '@loam/ui';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { useInstallation, useMe, useSignUp } from '../api.ts';
import { invitationTokenOf, safeNext } from '../model/after-sign-in.ts';
import { accountTexts } from '../texts.data.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

export function SignUpPage() {
  const search = useSearch({ from: '/sign-up' });
  const next = safeNext(search.next);
  const me = useMe();
  const installation = useInstallation();
  const texts = accountTexts.signUp;
  if (me) return <Navigate to={next} replace />;
  const isFirst = installation.needs_owner;
  const isInvited = invitationTokenOf(next) !== undefined;
  const isClosed = installation.sign_up === 'closed' && !isFirst && !isInvited;
  return (
    <AuthFrame
      title={isFirst ? fillText(accountTexts.firstRun.title, { brand: installation.brand }) : texts.title}
      subtitle={isFirst ? accountTexts.firstRun.subtitle : texts.subtitle}
      footer={isFirst ? undefined : <SignInHint next={search.next} />}
    >
      {installation.sign_up === 'invite' && !isFirst && !isInvited ? (
        <Banner>{texts.inviteOnly}</Banner>
      ) : null}
      {isClosed ? (
        <Banner tone="warning">{texts.closed}</Banner>
      ) : (
        <SignUpForm email={search.email} next={next} />
      )}
      {isFirst || isClosed ? null : <ProviderButtons next={next} />}
    </AuthFrame>
  );
}

function SignInHint({ next }: { readonly next: string | undefined }) {
  return (
    <>
      {accountTexts.signUp.hasAccount}{' '}
      <Link
        to="/sign-in"
        search={{ next }}
        className="font-medium text-accent underline-offset-4 hover:underline"
      >
        {accountTexts.signUp.toSignIn}
      </Link>
    </>
  );
}

function SignUpForm({ email, next }: { readonly email: string | undefined; readonly next: string }) {
  const { needs_owner } = useInstallation();
  const signUp = useSignUp();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(SignUpBody),
    defaultValues: { name: '', email: email ?? '', password: '' },
  });
  const { errors } = form.formState;
  const atServer = fieldProblems(signUp.error);
  const isGeneral = signUp.error !== null && Object.keys(atServer).length === 0;
  const submit = form.handleSubmit((body) =>
    signUp.mutate(
      { ...body, invitation_token: invitationTokenOf(next) },
      { onSuccess: () => void navigate({ to: next, replace: true }) },
    ),
  );
  const { fields } = accountTexts;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {isGeneral ? <Banner tone="danger">{shownProblem(signUp.error).message}</Banner> : null}
      <Field label={fields.name} error={errors.name?.message ?? atServer['name']}>
        <Input autoComplete="name" autoFocus {...form.register('name')} />
      </Field>
      <Field label={fields.email} error={errors.email?.message ?? atServer['email']}>
        <Input type="email" autoComplete="username" {...form.register('email')} />
      </Field>
      <Field
        label={fields.password}
        hint={fillText(fields.passwordHint, { n: accountLimits.passwordMinLength })}
        error={errors.password?.message ?? atServer['password']}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={signUp.isPending}>
        {needs_owner ? accountTexts.firstRun.submit : accountTexts.signUp.submit}
      </Button>
    </form>
  );
}
