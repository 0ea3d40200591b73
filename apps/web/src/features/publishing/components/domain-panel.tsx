import { type Project, texts, topics } from '@loam/contract';
import { Banner, EmptyState, Skeleton } from '@loam/ui';
import { Globe } from 'lucide-react';
import { useLiveTopic } from '../../../shared/live-context.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { useDomains } from '../domains-api.ts';
import { domainTexts } from '../texts.data.ts';
import { AddDomainForm } from './add-domain-form.tsx';
import { DomainCard } from './domain-card.tsx';

interface DomainPanelProps {
  readonly project: Pick<Project, 'id' | 'permissions' | 'is_published'>;
}

/** The domains of one project: add, enter the records, watch them being found. */
export function DomainPanel({ project }: DomainPanelProps) {
  if (!project.permissions.includes('DeployProject')) {
    return <EmptyState icon={Globe} title={domainTexts.noPermission} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-sm text-pretty text-muted-foreground">{domainTexts.intro}</p>
      <AddDomainForm projectId={project.id} />
      {project.is_published ? null : <Banner tone="info">{domainTexts.notPublished}</Banner>}
      <DomainList projectId={project.id} />
    </div>
  );
}

function DomainList({ projectId }: { readonly projectId: string }) {
  useLiveTopic(topics.domains(projectId));
  const query = useDomains(projectId);
  if (query.isPending) return <DomainSkeleton />;
  if (query.data === undefined) {
    return (
      <QueryError
        title={texts.domains.fetchFailed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState icon={Globe} title={domainTexts.emptyTitle}>
        {domainTexts.empty}
      </EmptyState>
    );
  }
  return (
    <ul className="flex flex-col gap-4">
      {query.data.map((domain) => (
        <DomainCard key={domain.id} domain={domain} />
      ))}
    </ul>
  );
}

function DomainSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4">
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-24 rounded-lg" />
    </div>
  );
}
