import { fillText, type Project, type Publishing, texts } from '@loam/contract';
import { Badge, Button, Skeleton, StatusDot, Tooltip } from '@loam/ui';
import { QueryError } from '../../../shared/query-error.tsx';
import { useVisitorsLast7Days } from '../api.ts';
import { abbreviateCount } from '../model/abbreviate-count.ts';
import type { PublishButtonState } from '../model/publish-button.ts';
import { publishTexts } from '../texts.data.ts';
import type { PublishFlow } from '../use-publish-flow.ts';
import { DeploymentProgress } from './deployment-progress.tsx';
import { DomainShortList } from './domain-short-list.tsx';
import { LastFailure } from './last-failure.tsx';
import { PublishActions } from './publish-actions.tsx';
import type { PublishSlots } from './publish-slots.ts';
import { SiteAddressField } from './site-address-field.tsx';
import { SiteInfoSection } from './site-info-section.tsx';

interface PublishPanelProps {
  readonly project: Project;
  readonly flow: PublishFlow;
  readonly slots: PublishSlots;
  readonly onLeave: () => void;
}

export function PublishPanel({ project, flow, slots, onLeave }: PublishPanelProps) {
  const { query } = flow;
  if (query.data === undefined) {
    return query.isError ? (
      <QueryError
        title={publishTexts.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    ) : (
      <PanelSkeleton />
    );
  }
  const publishing = query.data;
  const openDomains = () => {
    onLeave();
    slots.onOpenDomains();
  };
  return (
    <>
      <PanelHeader project={project} publishing={publishing} button={flow.button} />
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-4 pb-4">
        <SiteAddressField project={project} publishing={publishing} />
        <DomainShortList project={project} onManage={openDomains} />
        <SiteInfoSection projectId={project.id} form={flow.form} />
        {slots.securityRow}
      </div>
      {publishing.running ? (
        <DeploymentProgress projectId={project.id} deployment={publishing.running} />
      ) : (
        <LastFailure project={project} publishing={publishing} onDetails={flow.showFailure} />
      )}
      <PanelFooter project={project} flow={flow} slots={slots} onLeave={onLeave} />
    </>
  );
}

interface PanelHeaderProps {
  readonly project: Project;
  readonly publishing: Publishing;
  readonly button: PublishButtonState;
}

function PanelHeader({ project, publishing, button }: PanelHeaderProps) {
  const isLive = publishing.is_published;
  return (
    <div className="flex flex-col gap-1 px-4 pt-4 pb-3 max-sm:pr-14">
      <div className="flex items-center gap-2">
        <p className="text-md font-semibold">{publishTexts.title}</p>
        {isLive ? (
          <Badge tone="success">
            <StatusDot tone="success" className="size-1.5" />
            {texts.publish.live}
          </Badge>
        ) : null}
        {isLive ? <Visitors project={project} /> : null}
      </div>
      <p className="text-sm text-muted-foreground">{statusLine(isLive, button)}</p>
    </div>
  );
}

function statusLine(isLive: boolean, button: PublishButtonState): string {
  if (!isLive) return publishTexts.detail;
  return button.isUpToDate ? publishTexts.upToDate : publishTexts.behind;
}

function Visitors({ project }: { readonly project: Project }) {
  const count = useVisitorsLast7Days(project, true);
  if (count === undefined) return null;
  const words = publishTexts.visitors;
  return (
    <span className="ml-auto text-sm text-muted-foreground tabular-nums">
      {count === 1 ? words.one : fillText(words.many, { n: abbreviateCount(count) })}
    </span>
  );
}

function PanelFooter({ project, flow, slots, onLeave }: PublishPanelProps) {
  const { button } = flow;
  const { onReviewSecurity } = slots;
  const reason = button.disabledReason;
  return (
    <div className="flex flex-col gap-2 border-t border-border bg-surface-raised px-4 py-3">
      {reason === undefined ? null : (
        <p id="publish-reason" className="text-sm text-pretty text-muted-foreground">
          {reason}
        </p>
      )}
      <div className="flex items-center gap-2">
        <PublishActions project={project} isLive={flow.query.data?.is_published ?? false} onLeave={onLeave} />
        <span className="flex-1" />
        {onReviewSecurity === undefined ? null : (
          <Button
            variant="outline"
            onClick={() => {
              onLeave();
              onReviewSecurity();
            }}
          >
            {texts.publish.reviewSecurity}
          </Button>
        )}
        <SubmitButton button={button} onPublish={flow.publish} />
      </div>
    </div>
  );
}

interface SubmitButtonProps {
  readonly button: PublishButtonState;
  readonly onPublish: () => void;
}

function SubmitButton({ button, onPublish }: SubmitButtonProps) {
  const isDisabled = button.disabledReason !== undefined;
  const submit = (
    <Button
      variant={button.isUpToDate ? 'outline' : 'primary'}
      disabled={isDisabled}
      aria-describedby={isDisabled ? 'publish-reason' : undefined}
      aria-busy={button.isBusy}
      aria-disabled={button.isBusy || isDisabled}
      className={button.isBusy ? 'cursor-progress' : undefined}
      onClick={button.isBusy ? undefined : onPublish}
    >
      {button.label}
    </Button>
  );
  if (!button.isUpToDate || button.isBusy || isDisabled) return submit;
  return <Tooltip label={publishTexts.publishAgain}>{submit}</Tooltip>;
}

function PanelSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4 p-4">
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="ml-auto h-9 w-24" />
    </div>
  );
}
