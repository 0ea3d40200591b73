import type { Project } from '@loam/contract';
import { useMediaQuery } from '@loam/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMe } from '../../features/accounts/api.ts';
import { availablePanels, type Panel, panels as allPanels } from '../panels.ts';
import { onePaneQuery } from './model/panes.ts';

/** The view that the address names, or the preview when it names none that this person has. */
export function useProjectView(project: Project) {
  const { view } = useSearch({ from: '/projects/$projectId' });
  const navigate = useNavigate({ from: '/projects/$projectId' });
  const me = useMe();
  const panels = availablePanels({
    canEdit: project.permissions.includes('EditProject'),
    isDeveloper: me !== null && me.role !== 'user',
    isPhone: useMediaQuery(onePaneQuery),
  });
  const active = panels.find(({ id }) => id === view) ?? previewOf(panels);
  const show = (index: number) => {
    const panel = panels[index];
    if (!panel) return;
    void navigate({
      search: (search) => ({ ...search, view: panel.id === 'preview' ? undefined : panel.id }),
      replace: true,
    });
  };
  return { panels, active, show };
}

function previewOf(panels: readonly Panel[]): Panel {
  const preview = panels.find(({ id }) => id === 'preview') ?? allPanels[0];
  if (!preview) throw new TypeError('the list of panels is empty');
  return preview;
}
