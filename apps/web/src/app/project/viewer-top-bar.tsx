import type { Project } from '@loam/contract';
import { Button } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { PresenceAvatars } from '../../features/projects/components/presence-avatars.tsx';
import { RemixButton } from '../../features/projects/components/remix-button.tsx';
import { VisibilityBadge } from '../../features/projects/components/visibility-badge.tsx';
import { UserPlus } from 'lucide-react';
import { UserMenu } from '../shell/user-menu.tsx';
import type { ProjectViewer } from './model/viewer.ts';
import { topBarTexts } from './texts.data.ts';
import { TopBarFrame } from './top-bar-frame.tsx';

/** For one of the project's people who may not manage it. */
function NoShareButton() {
  return (
    <Button variant="outline" size="sm" disabled title={topBarTexts.share.locked}>
      <UserPlus aria-hidden />
      <span className="max-md:sr-only">{topBarTexts.share.label}</span>
    </Button>
  );
}

interface ViewerTopBarProps {
  readonly project: Project;
  readonly viewer: Exclude<ProjectViewer, { kind: 'editor' }>;
}

/** For those who only look: what it is and who made it. */
export function ViewerTopBar({ project, viewer }: ViewerTopBarProps) {
  return (
    <TopBarFrame
      actions={
        <>
          {viewer.kind === 'reader' ? <PresenceAvatars projectId={project.id} /> : null}
          {viewer.kind === 'reader' ? <NoShareButton /> : null}
          {project.permissions.includes('RemixProject') ? <RemixButton project={project} /> : null}
          {viewer.kind === 'visitor' && !viewer.isSignedIn ? (
            <Button asChild variant="primary" size="sm">
              <Link to="/sign-in" search={{ next: `/projects/${project.id}` }}>
                Sign in
              </Link>
            </Button>
          ) : (
            <UserMenu />
          )}
        </>
      }
    >
      {/* One below the other where a long name would leave nothing of the person's. */}
      <div className="flex min-w-0 gap-x-1 pl-1 max-sm:flex-col sm:items-center">
        <h1 className="truncate text-base max-sm:text-sm">{project.display_name}</h1>
        <p className="flex min-w-0 items-center gap-1 truncate text-sm text-muted-foreground max-sm:text-xs sm:shrink-[2]">
          by
          <Link
            to="/@{$userId}"
            params={{ userId: project.creator.id }}
            className="truncate rounded-sm hover:text-foreground hover:underline"
          >
            {project.creator.display_name}
          </Link>
        </p>
      </div>
      <span className="pl-1 max-sm:hidden">
        <VisibilityBadge visibility={project.visibility} />
      </span>
    </TopBarFrame>
  );
}
