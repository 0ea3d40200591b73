import type { Project } from '@loam/contract';
import { Avatar, RelativeTime } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { ProjectCardMenu } from './project-card-menu.tsx';
import { ProjectThumbnail } from './project-picture.tsx';
import { VisibilityBadge } from './visibility-badge.tsx';

export interface ProjectItemProps {
  readonly project: Project;
  readonly onOpen: (projectId: string) => void;
}

/** The whole card is the link; its menu lies above it. */
export function ProjectCard({ project, onOpen }: ProjectItemProps) {
  return (
    <article className="group relative flex min-w-0 flex-col rounded-xl focus-within:[&_[data-picture]]:border-border-strong">
      <div
        data-picture
        className="relative aspect-[16/10] overflow-hidden rounded-xl border border-border transition-colors group-hover:border-border-strong"
      >
        <ProjectThumbnail project={project} />
        <span className="absolute top-2 left-2 rounded-full bg-surface">
          <VisibilityBadge visibility={project.visibility} />
        </span>
      </div>
      <div className="flex items-center gap-2.5 px-0.5 pt-2.5">
        <Avatar size="sm" decorative person={personOf(project)} />
        <div className="min-w-0 flex-1">
          <ProjectLink project={project} />
          <p className="truncate text-xs text-muted-foreground">
            Edited <RelativeTime value={project.updated_at} />
            <span className="sr-only">, created by {project.creator.display_name}</span>
          </p>
        </div>
        <ProjectCardMenu project={project} onOpen={onOpen} />
      </div>
    </article>
  );
}

export function ProjectRow({ project, onOpen }: ProjectItemProps) {
  return (
    <article className="group relative flex min-w-0 items-center gap-3 rounded-lg px-2 py-2 transition-colors hover:bg-hover">
      <span className="h-10 w-16 shrink-0 overflow-hidden rounded-md border border-border">
        <ProjectThumbnail project={project} />
      </span>
      <div className="min-w-0 flex-1">
        <ProjectLink project={project} />
        <p className="truncate text-xs text-muted-foreground">{project.name}</p>
      </div>
      <span className="w-28 shrink-0 max-sm:hidden">
        <VisibilityBadge visibility={project.visibility} />
      </span>
      <span className="flex w-40 shrink-0 items-center gap-2 text-sm text-muted-foreground max-lg:hidden">
        <Avatar size="xs" decorative person={personOf(project)} />
        <span className="truncate">{project.creator.display_name}</span>
      </span>
      <RelativeTime
        value={project.updated_at}
        className="w-28 shrink-0 text-right text-sm text-muted-foreground max-sm:w-auto max-sm:text-xs"
      />
      <ProjectCardMenu project={project} onOpen={onOpen} />
    </article>
  );
}

function ProjectLink({ project }: { readonly project: Project }) {
  return (
    <Link
      to="/projects/$projectId"
      params={{ projectId: project.id }}
      className="block truncate font-medium after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ring"
    >
      {project.display_name}
    </Link>
  );
}

function personOf({ creator }: Project) {
  return { id: creator.id, name: creator.display_name, imageUrl: creator.photo_url ?? undefined };
}
