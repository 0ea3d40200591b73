import { type BackendUsage, fillText, type UsageMeter as Meter } from '@loam/contract';
import { Button, Card, Skeleton, UsageMeter } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../../shared/api-context.tsx';
import { usageQuery } from '../../billing/api.ts';
import { formatCredits } from '../../billing/model/format-credits.ts';
import { useMyWorkspace } from '../../workspaces/settings-api.ts';
import { DayBars } from '../console/day-bars.tsx';
import { ErrorPanel } from '../console/error-panel.tsx';
import { ScreenBody } from '../console/screen-body.tsx';
import type { ScreenProps } from '../console/screen.ts';
import { formatSize } from '../storage/model/files.ts';
import { useBackendUsage } from './api.ts';
import { usageWords } from './texts.data.ts';

export function UsageScreen({ project, isShown }: ScreenProps) {
  const usage = useBackendUsage(project.id, isShown);
  if (usage.data === undefined && usage.isError)
    return (
      <ErrorPanel
        title={usageWords.failed}
        error={usage.error}
        onRetry={usage.refetch}
        isRetrying={usage.isFetching}
      />
    );
  return (
    <ScreenBody>
      {usage.data === undefined ? (
        <Skeleton className="h-64 rounded-xl" />
      ) : (
        <ProjectUsage usage={usage.data} />
      )}
      <WorkspaceUsage workspaceId={project.workspace.id} />
    </ScreenBody>
  );
}

function ProjectUsage({ usage }: { readonly usage: BackendUsage }) {
  const date = new Date(usage.since).toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' });
  const facts = [
    [usageWords.requests, count(usage.requests)],
    [usageWords.database, size(usage.database_bytes)],
    [usageWords.storage, size(usage.storage_bytes)],
    [usageWords.traffic, formatSize(usage.bytes_out)],
    [usageWords.functionCalls, count(usage.function_calls)],
    [usageWords.functionSeconds, usage.function_seconds.toLocaleString('en', { maximumFractionDigits: 1 })],
    [usageWords.messages, count(usage.realtime_messages)],
    [usageWords.aiCalls, count(usage.ai_calls)],
  ] as const;
  return (
    <>
      <p className="text-sm text-muted-foreground">{fillText(usageWords.since, { date })}</p>
      <dl className="grid grid-cols-2 gap-3 @2xl:grid-cols-4">
        {facts.map(([label, value]) => (
          <Card key={label} className="flex flex-col gap-0.5 p-4">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </Card>
        ))}
      </dl>
      <Card className="flex flex-col gap-3 p-4">
        <h3 className="text-md font-semibold">{usageWords.requestsByDay}</h3>
        <DayBars
          label={usageWords.requestsByDay}
          days={usage.days.map(({ date: day, requests }) => ({ date: day, count: requests }))}
          say={(n) => (n === 1 ? usageWords.oneRequest : fillText(usageWords.manyRequests, { n: count(n) }))}
        />
      </Card>
    </>
  );
}

function count(amount: number): string {
  return Math.round(amount).toLocaleString('en');
}

function size(bytes: number | null): string {
  return bytes === null ? usageWords.unknown : formatSize(bytes);
}

/** Against what the workspace may use; only its members are told. */
function WorkspaceUsage({
  workspaceId,
}: {
  readonly workspaceId: ScreenProps['project']['workspace']['id'];
}) {
  const mine = useMyWorkspace(workspaceId);
  const usage = useQuery({ ...usageQuery(useApi(), workspaceId), enabled: mine !== undefined }).data;
  if (usage === undefined) return null;
  return (
    <Card className="flex flex-col gap-4 p-4">
      <Share label={usageWords.allowance} meter={usage.cloud_usage} isUnlimited={usage.is_unlimited} />
      <Share label={usageWords.aiAllowance} meter={usage.ai_gateway_usage} isUnlimited={usage.is_unlimited} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-muted-foreground">{usageWords.workspaceDetail}</p>
        <Button asChild variant="link">
          <Link to="." search={(search) => ({ ...search, settings: 'usage' })}>
            {usageWords.open}
          </Link>
        </Button>
      </div>
    </Card>
  );
}

interface ShareProps {
  readonly label: string;
  readonly meter: Meter;
  readonly isUnlimited: boolean;
}

function Share({ label, meter: { used, free }, isUnlimited }: ShareProps) {
  const said = { used: formatCredits(used), free: formatCredits(free) };
  return isUnlimited ? (
    <p className="flex items-baseline justify-between gap-3 text-sm">
      <span className="font-medium">{label}</span>
      <span className="text-muted-foreground tabular-nums">{fillText(usageWords.used, said)}</span>
    </p>
  ) : (
    <UsageMeter label={label} used={used} limit={free} valueText={fillText(usageWords.usedOf, said)} />
  );
}
