import type { Project } from '@loam/contract';
import { IconButton } from '@loam/ui';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { UpgradeButton } from '../../features/billing/components/upgrade-button.tsx';
import { LockIndicator } from '../../features/projects/components/lock-indicator.tsx';
import { PresenceAvatars } from '../../features/projects/components/presence-avatars.tsx';
import { VisibilitySelector } from '../../features/projects/components/visibility-selector.tsx';
import { useProjectActions } from '../../features/projects/use-project-actions.ts';
import { ShareButton } from '../../features/sharing/components/share-button.tsx';
import { VersionsButton } from '../../features/versions/components/versions-button.tsx';
import { CloudEducation } from './cloud-education.tsx';
import { GithubButton } from './github-button.tsx';
import { shortcutKeys } from './model/shortcuts.ts';
import { ProjectNameMenu } from './project-name-menu.tsx';
import { PublishControl } from './publish-control.tsx';
import { TopBarFrame } from './top-bar-frame.tsx';
import type { Panes } from './use-panes.ts';

interface EditorTopBarProps {
  readonly project: Project;
  readonly panes: Panes;
  readonly onOpenProject: (projectId: string) => void;
  readonly onDelete: () => void;
}

export function EditorTopBar({ project, panes, onOpenProject, onDelete }: EditorTopBarProps) {
  const actions = useProjectActions(project, { onOpen: onOpenProject, onDelete });
  return (
    <TopBarFrame
      actions={
        <>
          <PresenceAvatars projectId={project.id} />
          <CloudEducation project={project} />
          <GithubButton project={project} />
          <UpgradeButton workspaceId={project.workspace_id} />
          <VersionsButton project={project} />
          <ShareButton project={project} actions={actions} />
          <PublishControl project={project} panes={panes} />
        </>
      }
    >
      {panes.hasOnePane ? null : <ChatToggle panes={panes} />}
      <ProjectNameMenu project={project} actions={actions} />
      <span className="max-sm:hidden">
        <VisibilitySelector
          value={project.visibility}
          workspace={project.workspace}
          canChange={project.permissions.includes('EditProjectVisibility')}
          onChange={actions.setVisibility}
        />
      </span>
      <LockIndicator lockedAt={project.locked_at} />
    </TopBarFrame>
  );
}

function ChatToggle({ panes }: { readonly panes: Panes }) {
  const { isChatOpen, setChatOpen } = panes;
  return (
    <IconButton
      label={isChatOpen ? 'Hide chat' : 'Show chat'}
      shortcut={shortcutKeys.toggleChat}
      side="bottom"
      aria-expanded={isChatOpen}
      onClick={() => setChatOpen(!isChatOpen)}
    >
      {isChatOpen ? <PanelLeftClose aria-hidden /> : <PanelLeftOpen aria-hidden />}
    </IconButton>
  );
}
