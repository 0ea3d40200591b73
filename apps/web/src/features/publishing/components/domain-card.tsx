import { type Domain, fillText } from '@loam/contract';
import { Badge, Button, cn, IconButton, RelativeTime, Switch, toast } from '@loam/ui';
import { ExternalLink, RefreshCw, Star, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { usePublishing } from '../api.ts';
import { useCheckDomain, useUpdateDomain } from '../domains-api.ts';
import { domainStatus, domainUrl, wwwCounterpart } from '../model/domain-status.ts';
import { domainTexts } from '../texts.data.ts';
import { DomainRecords } from './domain-records.tsx';
import { RemoveDomainDialog } from './remove-domain-dialog.tsx';

interface DomainProps {
  readonly domain: Domain;
}

export function DomainCard({ domain }: DomainProps) {
  const isActive = domain.status === 'active';
  const [hasRecords, setHasRecords] = useState(!isActive);
  return (
    <li
      aria-label={domain.unicode_domain}
      className="flex flex-col gap-3 rounded-lg border border-border bg-surface p-4"
    >
      <DomainHead domain={domain} />
      {domain.problem === null ? null : <Problem domain={domain} text={domain.problem} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="outline"
          aria-expanded={hasRecords}
          onClick={() => setHasRecords(!hasRecords)}
        >
          {hasRecords ? domainTexts.hideRecords : domainTexts.showRecords}
        </Button>
        <CheckButton domain={domain} />
        <LastCheck domain={domain} />
      </div>
      {hasRecords ? <DomainRecords domain={domain} /> : null}
      {isActive ? <WwwSwitch domain={domain} /> : null}
    </li>
  );
}

/** What is missing in the beginning is no failure; what stops to work is one. */
function Problem({ domain, text }: DomainProps & { readonly text: string }) {
  const tone = domain.status === 'failing' ? 'text-danger' : 'text-muted-foreground';
  return <p className={cn('text-sm text-pretty', tone)}>{text}</p>;
}

function DomainHead({ domain }: DomainProps) {
  const dialogs = useDialogs();
  const status = domainStatus(domain.status);
  const isDecoded = domain.unicode_domain !== domain.domain;
  return (
    <div className="flex items-start gap-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-md font-medium break-all">{domain.unicode_domain}</span>
          {isDecoded ? (
            <code className="font-mono text-xs break-all text-muted-foreground">{domain.domain}</code>
          ) : null}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={status.tone}>{status.label}</Badge>
          {domain.is_primary ? (
            <Badge tone="accent" title={domainTexts.primaryText}>
              {domainTexts.primary}
            </Badge>
          ) : null}
        </p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        {domain.status === 'active' ? <OpenDomain domain={domain} /> : null}
        {domain.status === 'active' && !domain.is_primary ? <MakePrimary domain={domain} /> : null}
        <IconButton
          size="sm"
          label={domainTexts.remove}
          onClick={() =>
            dialogs.open(RemoveDomainDialog, {
              projectId: domain.project_id,
              domain: { domain: domain.domain, unicode_domain: domain.unicode_domain },
            })
          }
        >
          <Trash2 aria-hidden className="size-4 text-muted-foreground" />
        </IconButton>
      </div>
    </div>
  );
}

function OpenDomain({ domain }: DomainProps) {
  const label = fillText(domainTexts.open, { domain: domain.unicode_domain });
  const siteUrl = usePublishing(domain.project_id).data?.site_url;
  if (siteUrl === undefined) return null;
  const open = () => window.open(domainUrl(siteUrl, domain.domain), '_blank', 'noopener');
  return (
    <IconButton size="sm" label={label} onClick={open}>
      <ExternalLink aria-hidden className="size-4 text-muted-foreground" />
    </IconButton>
  );
}

function MakePrimary({ domain }: DomainProps) {
  const { mutateAsync: update, isPending } = useUpdateDomain(domain.project_id);
  const change = () => {
    update({ domain: domain.domain, is_primary: true }).then(
      () => toast.success(fillText(domainTexts.madePrimary, { domain: domain.unicode_domain })),
      tellUnchanged,
    );
  };
  return (
    <Button size="sm" variant="ghost" loading={isPending} onClick={change}>
      <Star aria-hidden />
      {domainTexts.makePrimary}
    </Button>
  );
}

function CheckButton({ domain }: DomainProps) {
  const { mutateAsync: check, isPending } = useCheckDomain(domain.project_id);
  const start = () => {
    check(domain.domain).catch((error: unknown) =>
      toast.error(domainTexts.checkFailed, { description: shownProblem(error).message }),
    );
  };
  return (
    <Button size="sm" variant="outline" loading={isPending} onClick={start}>
      <RefreshCw aria-hidden />
      {domainTexts.check}
    </Button>
  );
}

function LastCheck({ domain }: DomainProps) {
  const isWaiting = domain.status !== 'active' && domain.next_check_at !== null;
  return (
    <p className="text-xs text-muted-foreground">
      {domain.checked_at === null ? (
        domainTexts.never
      ) : (
        <>
          {domainTexts.checked} <RelativeTime value={domain.checked_at} />
        </>
      )}
      {isWaiting ? ` · ${domainTexts.checkedAgain}` : ''}
    </p>
  );
}

function WwwSwitch({ domain }: DomainProps) {
  const id = useId();
  const { mutateAsync: update, isPending } = useUpdateDomain(domain.project_id);
  const change = (redirects_www: boolean) => {
    update({ domain: domain.domain, redirects_www }).catch(tellUnchanged);
  };
  return (
    <div className="flex items-center justify-between gap-4 border-t border-border pt-3">
      <span id={id} className="text-sm break-words">
        {fillText(domainTexts.redirectWww, { domain: wwwCounterpart(domain.unicode_domain) })}
      </span>
      <Switch
        aria-labelledby={id}
        checked={domain.redirects_www}
        disabled={isPending}
        onCheckedChange={change}
      />
    </div>
  );
}

function tellUnchanged(error: unknown): void {
  toast.error(domainTexts.changeFailed, { description: shownProblem(error).message });
}
