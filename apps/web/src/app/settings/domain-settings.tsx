import {
  EmptyState,
  Field,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  Skeleton,
} from '@loam/ui';
import { useParams } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useProject, useProjectList } from '../../features/projects/api.ts';
import { defaultFilter } from '../../features/projects/model/list-filter.ts';
import { DomainPanel } from '../../features/publishing/components/domain-panel.tsx';
import { domainTexts } from '../../features/publishing/texts.data.ts';
import { useCurrentWorkspace } from '../../features/workspaces/api.ts';
import { QueryError } from '../../shared/query-error.tsx';

/** Domains belong to projects: on the page of one they are its own, elsewhere one is chosen first. */
export function DomainSettings() {
  const { projectId } = useParams({ strict: false });
  return projectId === undefined ? <ChosenProject /> : <ProjectDomains projectId={projectId} />;
}

function ProjectDomains({ projectId }: { readonly projectId: string }) {
  const query = useProject(projectId);
  if (query.data !== undefined) return <DomainPanel project={query.data} />;
  if (query.isPending) return <Skeleton role="status" aria-label="Loading" className="h-24" />;
  return (
    <QueryError
      title={domainTexts.projectsFailed}
      error={query.error}
      onRetry={query.refetch}
      isRetrying={query.isFetching}
    />
  );
}

function ChosenProject() {
  const workspace = useCurrentWorkspace();
  const { query, projects } = useProjectList({ ...defaultFilter, workspaceId: workspace.id });
  const [chosenId, choose] = useState<string>();
  if (query.isPending) return <Skeleton role="status" aria-label="Loading" className="h-24" />;
  if (query.isError && projects.length === 0) {
    return (
      <QueryError
        title={domainTexts.projectsFailed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  const chosen =
    projects.find(({ id }) => id === chosenId) ?? projects.find((one) => one.is_published) ?? projects[0];
  if (!chosen) {
    return (
      <EmptyState icon={Globe} title={domainTexts.noProjects}>
        {domainTexts.noProjectsText}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Field label={domainTexts.project}>
        <Select value={chosen.id} onValueChange={choose}>
          <SelectTrigger aria-label={domainTexts.chooseProject}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {projects.map((project) => (
              <SelectItem key={project.id} value={project.id}>
                {project.display_name}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      <DomainPanel key={chosen.id} project={chosen} />
    </div>
  );
}
