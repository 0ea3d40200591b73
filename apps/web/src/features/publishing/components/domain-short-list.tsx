import { type Domain, type Project, texts, topics } from '@loam/contract';
import { Button, StatusDot } from '@loam/ui';
import { Globe, RotateCw } from 'lucide-react';
import { useLiveTopic } from '../../../shared/live-context.tsx';
import { useDomains } from '../domains-api.ts';
import { domainStatus } from '../model/domain-status.ts';
import { publishTexts } from '../texts.data.ts';

const words = publishTexts.domains;

interface DomainShortListProps {
  readonly project: Project;
  readonly onManage: () => void;
}

/** The names of one's own that lead to the site, and the way to more of them. */
export function DomainShortList({ project, onManage }: DomainShortListProps) {
  const canDeploy = project.permissions.includes('DeployProject');
  useLiveTopic(canDeploy ? topics.domains(project.id) : undefined);
  const query = useDomains(project.id, canDeploy);
  if (!canDeploy) return null;
  const domains = query.data ?? [];
  return (
    <div className="-mt-2 flex flex-col gap-1.5">
      {query.isError && query.data === undefined ? (
        <FetchFailed onRetry={() => void query.refetch()} />
      ) : null}
      {domains.length === 0 ? null : (
        <ul className="flex flex-col gap-1">
          {domains.map((domain) => (
            <DomainLine key={domain.id} domain={domain} />
          ))}
        </ul>
      )}
      <Button variant="outline" size="sm" className="self-start" onClick={onManage}>
        <Globe aria-hidden />
        {domains.length === 0 ? words.add : words.manage}
      </Button>
    </div>
  );
}

function DomainLine({ domain }: { readonly domain: Domain }) {
  const status = domainStatus(domain.status);
  return (
    <li className="flex min-w-0 items-center gap-2 text-sm">
      <StatusDot tone={status.tone} />
      <span className="truncate">{domain.unicode_domain}</span>
      <span className="ml-auto shrink-0 text-xs text-muted-foreground">{status.label}</span>
    </li>
  );
}

function FetchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert" className="flex items-center gap-2 text-sm text-danger">
      {texts.domains.fetchFailed}
      <Button variant="ghost" size="sm" onClick={onRetry}>
        <RotateCw aria-hidden />
        Try again
      </Button>
    </p>
  );
}
