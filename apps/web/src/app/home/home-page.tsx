import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useInstallation } from '../../features/accounts/api.ts';
import { UsageBanner } from '../../features/billing/components/usage-banner.tsx';
import { ModelLine } from '../../features/chat/components/model-line.tsx';
import { ProjectList } from '../../features/projects/components/project-list.tsx';
import {
  filterFromSearch,
  filterToSearch,
  type ProjectFilter,
} from '../../features/projects/model/list-filter.ts';
import { projectTexts } from '../../features/projects/texts.data.ts';
import { SharedProjectNotices, SharedProjects } from '../../features/sharing/components/shared-projects.tsx';
import { useCurrentWorkspace } from '../../features/workspaces/api.ts';
import { InvitationNotice } from '../../features/workspaces/components/invitation-notice.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { ProjectSkeleton } from '../project/project-skeleton.tsx';
import { usePreloadedProjectPage } from '../project/use-preloaded-project-page.ts';
import { HomePrompt } from './home-prompt.tsx';
import { HomeTopBar } from './home-top-bar.tsx';

export function HomePage() {
  const { brand } = useInstallation();
  useDocumentTitle(brand, brand);
  const workspace = useCurrentWorkspace();
  const search = useSearch({ from: '/signed-in/' });
  const navigate = useNavigate({ from: '/' });
  const openProject = (projectId: string, view?: 'cloud') =>
    void navigate({ to: '/projects/$projectId', params: { projectId }, search: { view } });
  const showFiltered = (filter: ProjectFilter) =>
    navigate({
      search: (current) => ({ ...current, ...filterToSearch(filter) }),
      replace: true,
      resetScroll: false,
    });
  usePreloadedProjectPage();
  const [request, setRequest] = useState<string>();
  return (
    <>
      {request === undefined ? null : <ProjectSkeleton request={request} />}
      {/* Hidden, not removed: if the project cannot be made, everything stands as it was. */}
      <div
        hidden={request !== undefined}
        className={request === undefined ? 'flex min-h-dvh flex-col' : undefined}
      >
        <HomeTopBar />
        <main id="content" className="flex-1">
          <div className="mx-auto flex max-w-7xl flex-col gap-2 px-4 pt-3 empty:hidden sm:px-6">
            <UsageBanner workspaceId={workspace.id} />
            <InvitationNotice />
            <SharedProjectNotices onOpen={openProject} />
          </div>
          <section
            aria-label={projectTexts.prompt.title}
            className="mx-auto flex max-w-3xl flex-col gap-6 px-4 pt-12 pb-14 sm:px-6 sm:pt-20 sm:pb-20"
          >
            <h1 className="text-center text-2xl sm:text-4xl">{projectTexts.prompt.title}</h1>
            <HomePrompt
              workspace={workspace}
              suggestion={search.prompt}
              onStarting={setRequest}
              onCreated={openProject}
            />
            <ModelLine />
          </section>
          <div className="mx-auto max-w-7xl px-4 pb-24 sm:px-6">
            <SharedProjects />
            <ProjectList
              workspaceId={workspace.id}
              filter={filterFromSearch(search)}
              onFilterChange={showFiltered}
              onOpen={openProject}
            />
          </div>
        </main>
      </div>
    </>
  );
}
