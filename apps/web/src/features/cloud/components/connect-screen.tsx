import {
  type Backend,
  billingActions,
  enums,
  fillText,
  type Project,
  texts,
  usageStatuses,
} from '@loam/contract';
import { Banner, Button, Card, Tooltip } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Coins, Database, type LucideIcon, Sparkles } from 'lucide-react';
import { useApi } from '../../../shared/api-context.tsx';
import { useInstallation } from '../../accounts/api.ts';
import { usageQuery } from '../../billing/api.ts';
import { BillingActionButtons } from '../../billing/components/billing-action-buttons.tsx';
import { toolPreferencesQuery } from '../../chat/settings-api.ts';
import { useSendMessage } from '../../chat/use-send-message.ts';
import { useMyWorkspace } from '../../workspaces/settings-api.ts';
import { RestoreCloud } from '../instance/restore-cloud.tsx';
import { cloudWords } from '../texts.data.ts';

interface ConnectScreenProps {
  readonly project: Project;
  readonly backend: Backend;
  readonly isAtWork: boolean;
}

const [enableView] = enums.chat.enableViews;

/** For a project without a cloud: what it is, and the button that gives it one. */
export function ConnectScreen({ project, backend, isAtWork }: ConnectScreenProps) {
  const { brand } = useInstallation();
  const { send, isSending } = useSendMessage(project);
  const isOutOfFunds = useIsOutOfFunds(project);
  const reason =
    useReasonAgainst(project, backend) ?? (isAtWork || isSending ? cloudWords.working : undefined);
  const enable = () => void send(cloudWords.request, { view: enableView });
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-xl flex-col gap-4 p-4 pt-10 sm:p-6 sm:pt-16">
        {isOutOfFunds ? <OutOfFunds project={project} /> : null}
        <RestoreCloud project={project} backend={backend} />
        <Card className="flex flex-col gap-5 p-5 sm:p-6">
          <h2 className="text-lg font-semibold">{fillText(texts.cloud.enable.title, { brand })}</h2>
          <ul className="flex flex-col gap-4">
            <Blurb icon={Database} name="backend" />
            <Blurb icon={Sparkles} name="llm" />
            <Blurb icon={Coins} name="free" />
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <EnableButton reason={reason} isSending={isSending} isBlocked={isOutOfFunds} onEnable={enable} />
            <Button asChild variant="link">
              <Link to="/help" hash="cloud">
                {texts.cloud.enable.readMore}
              </Link>
            </Button>
          </div>
          {reason === undefined ? null : (
            <p role="status" className="text-sm text-muted-foreground">
              {reason}
            </p>
          )}
        </Card>
      </div>
    </div>
  );
}

interface BlurbProps {
  readonly icon: LucideIcon;
  readonly name: keyof typeof cloudWords.blurbs;
}

function Blurb({ icon: Icon, name }: BlurbProps) {
  return (
    <li className="flex items-start gap-3">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-lg border border-border bg-surface-sunken">
        <Icon aria-hidden className="size-4 text-accent" />
      </span>
      <div>
        <p className="font-medium first-letter:uppercase">{texts.cloud.enable.blurbs[name]}</p>
        <p className="text-sm text-muted-foreground">{cloudWords.blurbs[name]}</p>
      </div>
    </li>
  );
}

interface EnableButtonProps {
  readonly reason: string | undefined;
  readonly isSending: boolean;
  readonly isBlocked: boolean;
  readonly onEnable: () => void;
}

function EnableButton({ reason, isSending, isBlocked, onEnable }: EnableButtonProps) {
  const button = (
    <Button
      variant="primary"
      loading={isSending}
      disabled={isBlocked || reason !== undefined}
      onClick={onEnable}
    >
      {texts.cloud.enable.button}
    </Button>
  );
  return isBlocked ? <Tooltip label={texts.cloud.enable.outOfFunds}>{button}</Tooltip> : button;
}

function OutOfFunds({ project }: { readonly project: Project }) {
  const workspace = useMyWorkspace(project.workspace.id);
  const canManage = workspace?.permissions.includes('ManageWorkspaceBilling') ?? false;
  const actions = billingActions(project.workspace.plan, canManage);
  return (
    <Banner
      tone="warning"
      title={texts.cloud.enable.outOfFunds}
      actions={
        actions.length > 0 ? (
          <BillingActionButtons actions={actions} size="sm" upgradeLabel={texts.cloud.enable.upgradePlan} />
        ) : undefined
      }
    >
      {canManage ? cloudWords.outOfFundsDetail : `${cloudWords.outOfFundsDetail} ${cloudWords.askForFunds}`}
    </Banner>
  );
}

function useIsOutOfFunds({ workspace }: Project): boolean {
  const mine = useMyWorkspace(workspace.id);
  const usage = useQuery({ ...usageQuery(useApi(), workspace.id), enabled: mine !== undefined }).data;
  return usage !== undefined && usageStatuses(usage).cloud === 'reached';
}

/** Why the button does nothing now, in a sentence. */
function useReasonAgainst(project: Project, backend: Backend): string | undefined {
  const preferences = useQuery(toolPreferencesQuery(useApi())).data;
  if (backend.unavailable_reason !== null) return backend.unavailable_reason;
  if (!project.permissions.includes('EditBackend')) return cloudWords.mayNot;
  const own = preferences?.find(({ tool_name: name }) => name === enableView)?.approval_preference;
  return enums.toolPreference.blocking.some((value) => value === own) ? cloudWords.switchedOff : undefined;
}
