import { fillText, type Project, texts } from '@loam/contract';
import { Button, toast } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { Link as LinkIcon, Lock } from 'lucide-react';
import { copyText } from '../../../shared/copy-text.ts';
import { VisibilitySelector } from '../../projects/components/visibility-selector.tsx';
import { projectTexts } from '../../projects/texts.data.ts';
import type { useProjectActions } from '../../projects/use-project-actions.ts';
import { useWorkspaces } from '../../workspaces/api.ts';
import { shareTexts } from '../texts.data.ts';

const words = shareTexts.access;

interface ProjectAccessProps {
  readonly project: Project;
  readonly setVisibility: ReturnType<typeof useProjectActions>['setVisibility'];
}

/** Who can open the project without being invited to it, and its address. */
export function ProjectAccess({ project, setVisibility }: ProjectAccessProps) {
  const { share } = projectTexts;
  const audience = fillText(share.audience[project.visibility], { workspace: project.workspace.name });
  const copy = () => {
    copyText(`${location.origin}/projects/${project.id}`).then(
      () => toast.success(share.copied, { description: audience }),
      () => toast.error(texts.sharing.copyFailed),
    );
  };
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">{words.title}</h3>
      <div className="flex items-center justify-between gap-2">
        <VisibilitySelector
          variant="outline"
          value={project.visibility}
          workspace={project.workspace}
          canChange={project.permissions.includes('EditProjectVisibility')}
          onChange={setVisibility}
        />
        <Button size="sm" variant="outline" onClick={copy}>
          <LinkIcon aria-hidden />
          {share.copy}
        </Button>
      </div>
      <p className="text-xs text-muted-foreground">{audience}</p>
      {project.visibility === 'draft' ? null : <WorkspaceRow project={project} />}
    </section>
  );
}

function WorkspaceRow({ project }: { readonly project: Project }) {
  const own = useWorkspaces().find(({ id }) => id === project.workspace_id);
  const name = fillText(words.workspace, { workspace: project.workspace.name });
  if (own === undefined) {
    return (
      <p className="flex items-center gap-2 text-sm" title={words.locked}>
        <Lock aria-hidden className="size-4 text-muted-foreground" />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <span className="sr-only">{words.locked}</span>
      </p>
    );
  }
  const count = own.member_count;
  return (
    <p className="flex items-center gap-2 text-sm">
      <span className="min-w-0 truncate">{name}</span>
      <span className="flex-1 whitespace-nowrap text-muted-foreground">
        {count === 1 ? words.oneMember : fillText(words.members, { n: count })}
      </span>
      <Link
        to="."
        search={(search) => ({ ...search, settings: 'people' as const })}
        className="rounded-sm whitespace-nowrap text-accent underline-offset-4 hover:underline"
      >
        {words.manage}
      </Link>
    </p>
  );
}
