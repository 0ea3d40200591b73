import type { Project } from '@loam/contract';
import { Button, Popover, PopoverSheetContent, PopoverTrigger, Separator, Skeleton } from '@loam/ui';
import { useNavigate } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { QueryError } from '../../../shared/query-error.tsx';
import type { useProjectActions } from '../../projects/use-project-actions.ts';
import { useCollaborators } from '../api.ts';
import { shareTexts } from '../texts.data.ts';
import { InviteLinkSection } from './invite-link-section.tsx';
import { InvitePeople } from './invite-people.tsx';
import { PeopleList } from './people-list.tsx';
import { PreviewLinkRow } from './preview-link-row.tsx';
import { ProjectAccess } from './project-access.tsx';
import { UpgradeHint } from './upgrade-hint.tsx';

interface ShareButtonProps {
  readonly project: Project;
  readonly actions: ReturnType<typeof useProjectActions>;
}

/** Who works on the project. Hidden from those who may not see it. */
export function ShareButton(props: ShareButtonProps) {
  if (!props.project.permissions.includes('ViewProjectCollaborators')) return null;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline" size="sm" aria-label={shareTexts.button}>
          <UserPlus aria-hidden />
          <span className="max-md:hidden">{shareTexts.button}</span>
        </Button>
      </PopoverTrigger>
      <PopoverSheetContent aria-label={shareTexts.title}>
        <h2 className="text-md font-semibold">{shareTexts.title}</h2>
        <SharePanel {...props} />
      </PopoverSheetContent>
    </Popover>
  );
}

function SharePanel({ project, actions }: ShareButtonProps) {
  const people = useCollaborators(project.id);
  const navigate = useNavigate();
  if (people.isError && people.data === undefined) {
    return <QueryError title={shareTexts.people.failed} error={people.error} onRetry={people.refetch} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <InvitePeople project={project} people={people.data ?? []} />
      {people.data === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <PeopleList
          project={project}
          people={people.data}
          onLeft={() => void navigate({ to: '/', replace: true })}
        />
      )}
      <Separator />
      <ProjectAccess project={project} setVisibility={actions.setVisibility} />
      <InviteLinkSection project={project} />
      <PreviewLinkRow project={project} />
      <UpgradeHint workspace={project.workspace} />
    </div>
  );
}
