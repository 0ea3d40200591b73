import { fillText } from '@loam/contract';
import { Banner, Button, SproutThinking } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useApi } from '../../../shared/api-context.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { confirmEmailQuery } from '../api.ts';
import { accountTexts } from '../texts.data.ts';
import { AuthFrame } from './auth-frame.tsx';

export function ConfirmEmailPage() {
  const { token = '' } = useSearch({ from: '/confirm-email' });
  const confirmation = useQuery(confirmEmailQuery(useApi(), token));
  const texts = accountTexts.confirm;
  if (confirmation.isPending) {
    return (
      <AuthFrame title={texts.working}>
        <SproutThinking className="size-8" label={texts.working} />
      </AuthFrame>
    );
  }
  const goHome = (
    <Button asChild variant="primary" size="lg">
      <Link to="/">{texts.home}</Link>
    </Button>
  );
  if (confirmation.isError) {
    return (
      <AuthFrame title={texts.failed}>
        <Banner tone="warning">{shownProblem(confirmation.error).message}</Banner>
        {goHome}
      </AuthFrame>
    );
  }
  const { status, email } = confirmation.data;
  return <AuthFrame title={fillText(texts[status], { email })}>{goHome}</AuthFrame>;
}
