import { topics, usageBanner, type Workspace } from '@loam/contract';
import { Banner } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.tsx';
import { useLiveTopic } from '../../../shared/live-context.tsx';
import { createLocalValue, useLocalValue } from '../../../shared/local-value.ts';
import { useMyWorkspace } from '../../workspaces/settings-api.ts';
import { usageQuery } from '../api.ts';
import { DismissedBanners, isDismissed, withDismissed } from '../model/banner-dismissal.ts';
import { BillingActionButtons } from './billing-action-buttons.tsx';

const dismissedBanners = createLocalValue<DismissedBanners>({
  key: 'usage-banners',
  version: '1',
  schema: DismissedBanners,
  fallback: {},
});

interface UsageBannerProps {
  readonly workspaceId: string;
  /** Edge to edge under a top bar. */
  readonly flush?: boolean | undefined;
}

/** Says when Cloud or AI of a workspace comes near its limit or has reached it; nothing to those outside of it. */
export function UsageBanner({ workspaceId, flush }: UsageBannerProps) {
  const workspace = useMyWorkspace(workspaceId);
  return workspace ? <MemberUsageBanner workspace={workspace} flush={flush} /> : null;
}

interface MemberUsageBannerProps extends Pick<UsageBannerProps, 'flush'> {
  readonly workspace: Workspace;
}

function MemberUsageBanner({ workspace, flush = false }: MemberUsageBannerProps) {
  useLiveTopic(topics.workspace(workspace.id));
  const usage = useQuery(usageQuery(useApi(), workspace.id)).data;
  const [dismissed, setDismissed] = useLocalValue(dismissedBanners);
  if (!usage) return null;
  const canManage = workspace.permissions.includes('ManageWorkspaceBilling');
  const banner = usageBanner(usage, workspace.plan, canManage);
  if (banner === null) return null;
  const shown = { workspaceId: workspace.id, periodStart: usage.period.starts_at, kind: banner.kind };
  if (isDismissed(dismissed, shown)) return null;
  return (
    <Banner
      flush={flush}
      tone={banner.severity === 'error' ? 'danger' : 'warning'}
      title={banner.title}
      actions={
        banner.actions.length > 0 ? <BillingActionButtons actions={banner.actions} size="sm" /> : undefined
      }
      onDismiss={() => setDismissed(withDismissed(dismissed, shown))}
    >
      {banner.text}
    </Banner>
  );
}
