import type { SignInProvider } from '@loam/contract';
import { Button, Separator } from '@loam/ui';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useInstallation, useProviderSignIn } from '../api.ts';
import { accountTexts } from '../texts.data.ts';

/** Only what the operator has configured; nothing at all otherwise. */
export function ProviderButtons({ next }: { readonly next: string }) {
  const { providers } = useInstallation();
  const signIn = useProviderSignIn();
  const report = useReportProblem();
  if (providers.length === 0) return null;
  const start = (provider: SignInProvider) =>
    signIn.mutate({ provider, return_to: next }, { onError: report });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3 text-xs text-muted-foreground">
        <Separator className="flex-1" />
        {accountTexts.providers.or}
        <Separator className="flex-1" />
      </div>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          size="lg"
          loading={signIn.isPending && signIn.variables.provider === provider}
          onClick={() => start(provider)}
        >
          {accountTexts.providers[provider]}
        </Button>
      ))}
    </div>
  );
}
