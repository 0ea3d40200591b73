import { fillText, texts } from '@loam/contract';
import { Skeleton, StatusDot, useNow } from '@loam/ui';
import { CardFailed } from '../../console/card-failed.tsx';
import type { CardProps } from '../../console/screen.ts';
import { useAiIntegration, useAiUsage } from '../api.ts';
import { defaultDays, periodOf } from '../model/usage.ts';
import { aiWords } from '../texts.data.ts';

/** Whether the app asks models, and how often. */
export function AiCard({ project }: CardProps) {
  const integration = useAiIntegration(project.id);
  const usage = useAiUsage(project.id, periodOf(defaultDays, useNow()));
  if (integration.data === undefined && integration.isError)
    return <CardFailed query={integration} title={aiWords.failed} />;
  if (integration.data === undefined) return <Skeleton className="h-5 w-32" />;
  const isUsed = integration.data.is_used;
  const calls = (usage.data ?? []).reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="flex flex-col gap-1 text-sm text-muted-foreground">
      <p className="flex items-center gap-2">
        <StatusDot tone={isUsed ? 'success' : 'neutral'} />
        {isUsed ? texts.aiUsage.active : texts.aiUsage.notInUse}
      </p>
      {isUsed ? (
        <p className="tabular-nums">{fillText(aiWords.cardCalls, { n: calls.toLocaleString('en') })}</p>
      ) : null}
    </div>
  );
}
