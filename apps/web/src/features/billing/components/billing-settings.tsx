import {
  billingTexts,
  fillText,
  planLabels,
  topics,
  type Workspace,
  type WorkspaceBilling,
  type WorkspaceId,
} from '@loam/contract';
import { Badge, Button, cn, Skeleton, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../../shared/api-context.tsx';
import { useLiveTopic } from '../../../shared/live-context.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useMe } from '../../accounts/api.ts';
import { useCurrentWorkspace } from '../../workspaces/api.ts';
import { billingQuery, useOpenPortal } from '../api.ts';
import { shownOffers } from '../model/plan-offers.ts';
import { planTexts } from '../texts.data.ts';
import { HistorySection } from './history-section.tsx';
import { PlanCard } from './plan-card.tsx';

export function BillingSettings() {
  const workspace = useCurrentWorkspace();
  useLiveTopic(topics.workspace(workspace.id));
  const billing = useQuery(billingQuery(useApi(), workspace.id));
  if (billing.isPending) return <BillingSkeleton />;
  if (!billing.data) {
    return <QueryError title={planTexts.loadFailed} error={billing.error} onRetry={billing.refetch} />;
  }
  const canManage = workspace.permissions.includes('ManageWorkspaceBilling');
  return (
    <>
      <CurrentPlan workspace={workspace} billing={billing.data} canManage={canManage} />
      <PlanCards workspace={workspace} billing={billing.data} canManage={canManage} />
      {canManage ? <HistorySection key={workspace.id} workspaceId={workspace.id} /> : null}
    </>
  );
}

interface PlanSectionProps {
  readonly workspace: Workspace;
  readonly billing: WorkspaceBilling;
  readonly canManage: boolean;
}

function CurrentPlan({ workspace, billing, canManage }: PlanSectionProps) {
  const isOperator = useMe()?.role === 'operator';
  const isSetByOperator = billing.payment_provider === 'none';
  const hint = isSetByOperator ? billingTexts.plansByOperator : canManage ? undefined : planTexts.ask;
  return (
    <SettingsSection
      title={planTexts.current}
      description={fillText(planTexts.isOn, { workspace: workspace.name, plan: planLabels[billing.plan] })}
      aside={<Badge tone="accent">{planLabels[billing.plan]}</Badge>}
    >
      {canManage && billing.payment_provider === 'stripe' ? (
        <PortalButton workspaceId={workspace.id} />
      ) : null}
      {hint === undefined ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted-foreground">
          <p className="max-w-prose text-pretty">{hint}</p>
          {isSetByOperator && isOperator ? (
            <Button asChild variant="outline" size="sm">
              <Link to="/admin/$section" params={{ section: 'workspaces' }} search={{}}>
                {planTexts.operatorCanChange}
              </Link>
            </Button>
          ) : null}
        </div>
      )}
    </SettingsSection>
  );
}

/** Shown also before anything was paid: the answer then says so. */
function PortalButton({ workspaceId }: { readonly workspaceId: WorkspaceId }) {
  const portal = useOpenPortal(workspaceId);
  const report = useReportProblem();
  return (
    <Button
      variant="outline"
      size="sm"
      className="self-start"
      loading={portal.isPending || portal.data?.kind === 'redirect'}
      onClick={() =>
        portal.mutate(undefined, {
          onSuccess: (step) => step.kind === 'instructions' && toast(step.text),
          onError: report,
        })
      }
    >
      {planTexts.portal}
    </Button>
  );
}

function PlanCards({ workspace, billing, canManage }: PlanSectionProps) {
  const offers = shownOffers(billing.plans, billing.plan);
  return (
    <SettingsSection title={planTexts.plans}>
      <ul className={cn('grid gap-3', offers.length === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2')}>
        {offers.map((offer, index) => (
          <li key={offer.plan} className="flex">
            <PlanCard
              offer={offer}
              below={offers[index - 1]}
              workspace={workspace}
              billing={billing}
              canManage={canManage}
            />
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}

function BillingSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-6">
      <Skeleton className="w-48" />
      <div className="grid gap-3 sm:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-44 rounded-xl" />
        ))}
      </div>
    </div>
  );
}
