import {
  billingActions,
  billingTexts,
  fillText,
  topics,
  type UsageMeter as Meter,
  type Workspace,
  type WorkspaceUsage,
} from '@loam/contract';
import { Banner, Card, Skeleton } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../shared/api-context.tsx';
import { useLiveTopic } from '../../../shared/live-context.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useCurrentWorkspace } from '../../workspaces/api.ts';
import { usageQuery } from '../api.ts';
import { formatCredits } from '../model/format-credits.ts';
import { usageTexts } from '../texts.data.ts';
import { BillingActionButtons } from './billing-action-buttons.tsx';
import { TopUpDialog } from './top-up-dialog.tsx';
import { UsageCard } from './usage-card.tsx';

export function UsageSettings({ openTopUp }: { readonly openTopUp: boolean }) {
  const workspace = useCurrentWorkspace();
  useLiveTopic(topics.workspace(workspace.id));
  const usage = useQuery(usageQuery(useApi(), workspace.id));
  if (usage.isPending) return <UsageSkeleton />;
  if (!usage.data) {
    return <QueryError title={usageTexts.loadFailed} error={usage.error} onRetry={usage.refetch} />;
  }
  return (
    <>
      {usage.data.is_unlimited ? (
        <Banner title={usageTexts.unlimited} className="mb-6">
          {billingTexts.nothingToPay}
        </Banner>
      ) : null}
      <PeriodSection usage={usage.data} />
      <BalanceSection usage={usage.data} workspace={workspace} />
      {openTopUp ? <TopUpByAddress usage={usage.data} workspace={workspace} /> : null}
    </>
  );
}

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

function PeriodSection({ usage }: { readonly usage: WorkspaceUsage }) {
  const { starts_at, ends_at } = usage.period;
  // The end belongs to the next period; people read the last day.
  const lastDay = new Date(new Date(ends_at).getTime() - 1);
  return (
    <SettingsSection
      title={usageTexts.period}
      description={fillText(usage.is_unlimited ? usageTexts.periodUnlimited : usageTexts.periodText, {
        from: day.format(new Date(starts_at)),
        to: day.format(lastDay),
      })}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <MessagesCard usage={usage} />
        <MeterCard
          title={usageTexts.cloud}
          text={usageTexts.cloudText}
          meter={usage.cloud_usage}
          isUnlimited={usage.is_unlimited}
        />
        <MeterCard
          title={usageTexts.ai}
          text={usageTexts.aiText}
          meter={usage.ai_gateway_usage}
          isUnlimited={usage.is_unlimited}
        />
      </div>
    </SettingsSection>
  );
}

function MessagesCard({ usage }: { readonly usage: WorkspaceUsage }) {
  const { credits, is_unlimited } = usage;
  const left = is_unlimited ? [] : [{ label: usageTexts.left, amount: credits.remaining }];
  const held = credits.reserved > 0 ? [{ label: usageTexts.reserved, amount: credits.reserved }] : [];
  return (
    <UsageCard
      title={usageTexts.messages}
      text={usageTexts.messagesText}
      used={credits.used}
      limit={is_unlimited ? undefined : credits.monthly_allowance}
      facts={[
        { label: usageTexts.free, amount: credits.monthly_allowance },
        { label: usageTexts.used, amount: credits.used },
        ...left,
        ...held,
      ]}
    />
  );
}

interface MeterCardProps {
  readonly title: string;
  readonly text: string;
  readonly meter: Meter;
  readonly isUnlimited: boolean;
}

function MeterCard({ title, text, meter, isUnlimited }: MeterCardProps) {
  return (
    <UsageCard
      title={title}
      text={text}
      used={meter.used}
      limit={isUnlimited ? undefined : meter.free}
      facts={[
        { label: usageTexts.free, amount: meter.free },
        { label: usageTexts.used, amount: meter.used },
        { label: usageTexts.billed, amount: meter.billed },
      ]}
    />
  );
}

interface WorkspaceUsageProps {
  readonly usage: WorkspaceUsage;
  readonly workspace: Workspace;
}

function canManageBilling(workspace: Workspace): boolean {
  return workspace.permissions.includes('ManageWorkspaceBilling');
}

function BalanceSection({ usage, workspace }: WorkspaceUsageProps) {
  const actions = billingActions(workspace.plan, canManageBilling(workspace));
  return (
    <SettingsSection title={usageTexts.balance} description={usageTexts.balanceText}>
      <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
        <p className="text-2xl font-semibold tabular-nums">
          {formatCredits(usage.available_balance)}{' '}
          <span className="text-sm font-normal text-muted-foreground">{usageTexts.credits}</span>
        </p>
        {usage.is_unlimited ? null : actions.length > 0 ? (
          <div className="flex gap-2">
            <BillingActionButtons actions={actions} variant="primary" />
          </div>
        ) : (
          <p className="text-sm text-muted-foreground">{usageTexts.ask}</p>
        )}
      </Card>
    </SettingsSection>
  );
}

/** The address opens the flow, so closing it takes it out of the address again. */
function TopUpByAddress({ usage, workspace }: WorkspaceUsageProps) {
  const navigate = useNavigate();
  const close = () =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, openTopUp: undefined }),
      replace: true,
    });
  return (
    <TopUpDialog
      workspace={workspace}
      isUnlimited={usage.is_unlimited}
      canManage={canManageBilling(workspace)}
      onClose={close}
    />
  );
}

function UsageSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="w-32" />
      <div className="grid gap-3 sm:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-40 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-20 rounded-xl" />
    </div>
  );
}
