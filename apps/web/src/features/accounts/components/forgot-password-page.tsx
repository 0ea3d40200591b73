import { zodResolver } from '@hookform/resolvers/zod';
import { Email, fillText } from '@loam/contract';
import { Banner, Button, Field, Input } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { shownProblem } from '../../../shared/problems.ts';
import { useInstallation, useRequestPasswordReset } from '../api.ts';
import { accountTexts } from '../texts.data.ts';
import { AuthFrame } from './auth-frame.tsx';

const ForgotBody = z.object({ email: Email });

export function ForgotPasswordPage() {
  const request = useRequestPasswordReset();
  const { sends_mail } = useInstallation();
  const texts = accountTexts.forgot;
  const back = (
    <Link to="/sign-in" className="font-medium text-accent underline-offset-4 hover:underline">
      {texts.back}
    </Link>
  );
  if (request.isSuccess) {
    return (
      <AuthFrame
        title={texts.sentTitle}
        subtitle={fillText(texts.sent, { email: request.variables.email })}
        footer={back}
      >
        {sends_mail ? null : <Banner>{texts.held}</Banner>}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={texts.title} subtitle={texts.subtitle} footer={back}>
      <ForgotForm request={request} />
    </AuthFrame>
  );
}

function ForgotForm({ request }: { readonly request: ReturnType<typeof useRequestPasswordReset> }) {
  const form = useForm({ resolver: zodResolver(ForgotBody), defaultValues: { email: '' } });
  const submit = form.handleSubmit((body) => request.mutate(body));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {request.error ? <Banner tone="danger">{shownProblem(request.error).message}</Banner> : null}
      <Field label={accountTexts.fields.email} error={form.formState.errors.email?.message}>
        <Input type="email" autoComplete="username" autoFocus {...form.register('email')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" loading={request.isPending}>
        {accountTexts.forgot.submit}
      </Button>
    </form>
  );
}
