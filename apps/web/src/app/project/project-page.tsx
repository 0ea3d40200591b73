import { type Project, routes, topics } from '@loam/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useInstallation, useMe } from '../../features/accounts/api.ts';
import { UsageBanner } from '../../features/billing/components/usage-banner.tsx';
import { composerId } from '../../features/chat/components/composer.tsx';
import { WaitingNotice } from '../../features/chat/components/waiting-notice.tsx';
import { isNoSuchProject, useProject } from '../../features/projects/api.ts';
import { projectTexts } from '../../features/projects/texts.data.ts';
import { usePresenceHeartbeat } from '../../features/projects/use-presence-heartbeat.ts';
import { JoinPage } from '../../features/sharing/components/join-page.tsx';
import { useLiveTopic } from '../../shared/live-context.tsx';
import { ProjectViewsProvider } from '../../shared/project-views.tsx';
import { RunningAppProvider } from '../../shared/running-app.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { ChatRegion, chatRegionId } from './chat-region.tsx';
import { EditorTopBar } from './editor-top-bar.tsx';
import { viewerOf } from './model/viewer.ts';
import { PanelRegion } from './panel-region.tsx';
import { ProjectGone } from './project-gone.tsx';
import { ProjectLayout } from './project-layout.tsx';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { usePanes } from './use-panes.ts';
import { useProjectShortcuts } from './use-project-shortcuts.ts';
import { useProjectView } from './use-project-view.ts';
import { ViewerTopBar } from './viewer-top-bar.tsx';

export function ProjectPage() {
  const { projectId } = useParams({ from: '/projects/$projectId' });
  const { [routes.search.magicLink]: code } = useSearch({ from: '/projects/$projectId' });
  if (code !== undefined) {
    return (
      <JoinPage
        code={code}
        path={`/projects/${projectId}?${routes.search.magicLink}=${encodeURIComponent(code)}`}
      />
    );
  }
  return <LoadedProject key={projectId} projectId={projectId} />;
}

function LoadedProject({ projectId }: { readonly projectId: string }) {
  const query = useProject(projectId);
  useLiveTopic(query.data && topics.project(projectId));
  if (isNoSuchProject(query.error)) return <ProjectGone projectId={projectId} />;
  if (query.data !== undefined) return <OpenProject project={query.data} />;
  if (query.isPending) return <ProjectSkeleton />;
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-6">
      <QueryError
        title={projectTexts.page.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    </main>
  );
}

function OpenProject({ project }: { readonly project: Project }) {
  const { brand } = useInstallation();
  const viewer = viewerOf(project, useMe());
  const isOneOfUs = viewer.kind !== 'visitor';
  useDocumentTitle(project.display_name, brand);
  useLiveTopic(isOneOfUs ? topics.presence(project.id) : undefined);
  useLiveTopic(viewer.kind === 'editor' ? topics.edits(project.id) : undefined);
  const { view = 'preview', file } = useSearch({ from: '/projects/$projectId' });
  usePresenceHeartbeat(project.id, {
    isEnabled: isOneOfUs,
    place: { view, ...(file !== undefined && { file }) },
  });
  if (viewer.kind === 'editor') return <EditedProject project={project} />;
  return (
    <div className="flex h-dvh flex-col">
      <ViewerTopBar project={project} viewer={viewer} />
      <ViewedProject project={project} hasToolBar={viewer.kind === 'reader'} />
    </div>
  );
}

interface ViewedProjectProps {
  readonly project: Project;
  readonly hasToolBar: boolean;
}

function ViewedProject({ project, hasToolBar }: ViewedProjectProps) {
  const view = useProjectView(project);
  return (
    <main id="content" className="flex min-h-0 flex-1">
      <ProjectViewsProvider views={view.views}>
        <PanelRegion projectId={project.id} hasToolBar={hasToolBar} view={view} />
      </ProjectViewsProvider>
    </main>
  );
}

function focusChat(): void {
  const chat = document.getElementById(composerId) ?? document.getElementById(chatRegionId);
  chat?.focus();
}

function EditedProject({ project }: { readonly project: Project }) {
  const navigate = useNavigate({ from: '/projects/$projectId' });
  const search = useSearch({ from: '/projects/$projectId' });
  const panes = usePanes(search.view === undefined ? 'chat' : 'view');
  const { showPane } = panes;
  const view = useProjectView(
    project,
    useCallback(() => showPane('view'), [showPane]),
  );
  useProjectShortcuts((shortcut) => {
    switch (shortcut.kind) {
      case 'toggle-chat':
        return panes.setChatOpen(!panes.isChatOpen);
      case 'focus-chat':
        panes.setChatOpen(true);
        // The region is out of reach until it has opened.
        return void requestAnimationFrame(focusChat);
      case 'show-view':
        return view.show(shortcut.index);
    }
  });
  return (
    <RunningAppProvider>
      <ProjectViewsProvider views={view.views}>
        <div className="flex h-dvh flex-col">
          <EditorTopBar
            project={project}
            panes={panes}
            onOpenProject={(projectId) =>
              void navigate({ to: '/projects/$projectId', params: { projectId } })
            }
            onDelete={() => void navigate({ to: '/' })}
          />
          <UsageBanner workspaceId={project.workspace_id} flush />
          <main id="content" className="flex min-h-0 flex-1 flex-col">
            <ProjectLayout
              panes={panes}
              chat={<ChatRegion project={project} />}
              view={<PanelRegion projectId={project.id} view={view} hasToolBar />}
              notice={<WaitingNotice projectId={project.id} onOpen={() => panes.setChatOpen(true)} />}
            />
          </main>
        </div>
      </ProjectViewsProvider>
    </RunningAppProvider>
  );
}
