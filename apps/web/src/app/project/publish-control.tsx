import type { Project } from '@loam/contract';
import { useNavigate } from '@tanstack/react-router';
import { PublishButton } from '../../features/publishing/components/publish-button.tsx';
import { type PanelId, panels } from '../panels.ts';
import type { Panes } from './use-panes.ts';

interface PublishControlProps {
  readonly project: Project;
  readonly panes: Panes;
}

/** Joins publishing to the views, the settings and the chat of the page. */
export function PublishControl({ project, panes }: PublishControlProps) {
  const navigate = useNavigate({ from: '/projects/$projectId' });
  const show = (view: PanelId) => {
    panes.showPane('view');
    void navigate({ search: (search) => ({ ...search, view }), replace: true });
  };
  return (
    <PublishButton
      project={project}
      slots={{
        onOpenDomains: () =>
          void navigate({ search: (search) => ({ ...search, settings: 'domains' }), replace: true }),
        onShowChat: () => panes.setChatOpen(true),
        onOpenSpeed: isBuilt('seo') ? () => show('seo') : undefined,
        onReviewSecurity: isBuilt('security') ? () => show('security') : undefined,
      }}
    />
  );
}

function isBuilt(id: PanelId): boolean {
  return panels.some((panel) => panel.id === id && panel.component !== undefined);
}
