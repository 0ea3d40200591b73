import type { Project } from '@loam/contract';
import { useMediaQuery } from '@loam/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useMe } from '../../features/accounts/api.ts';
import { useLocalValue } from '../../shared/local-value.ts';
import type { ProjectViews, ViewTarget } from '../../shared/project-views.tsx';
import { availablePanels, type Panel, panels as allPanels } from '../panels.ts';
import { onePaneQuery } from './model/panes.ts';
import { barOrder, toolBarOf } from './model/tool-bar.ts';
import { pinsValue } from './pin-values.ts';

/** The view that the address names, or the preview when it names none that this person has. */
export function useProjectView(project: Project, onOpen?: () => void) {
  const search = useSearch({ from: '/projects/$projectId' });
  const { panels, kept } = usePanels(project);
  const [pins] = useLocalValue(pinsValue);
  const active = panels.find(({ id }) => id === search.view) ?? previewOf(panels);
  const views = useViews(search, onOpen);
  const bar = toolBarOf(panels, pins, active);
  const show = (index: number) => {
    const panel = barOrder(bar)[index];
    if (panel) views.open({ view: panel.id });
  };
  return { panels, kept, active, bar, views, show };
}

export type ProjectView = ReturnType<typeof useProjectView>;

interface Panels {
  readonly panels: readonly Panel[];
  /** With those that the window is too narrow for: what was opened in one waits until there is room again. */
  readonly kept: readonly Panel[];
}

function usePanels(project: Project): Panels {
  const me = useMe();
  const canEdit = project.permissions.includes('EditProject');
  const isDeveloper = me !== null && me.role !== 'user';
  const isPhone = useMediaQuery(onePaneQuery);
  return useMemo(() => {
    const panelsAt = (narrow: boolean) => availablePanels({ canEdit, isDeveloper, isPhone: narrow });
    return { panels: panelsAt(isPhone), kept: panelsAt(false) };
  }, [canEdit, isDeveloper, isPhone]);
}

function useViews(search: ViewTarget, onOpen: (() => void) | undefined): ProjectViews {
  const navigate = useNavigate({ from: '/projects/$projectId' });
  const { view, edit, error, diagram, file } = search;
  const target = useMemo(() => ({ view, edit, error, diagram, file }), [view, edit, error, diagram, file]);
  const open = useCallback(
    (wanted: ViewTarget) => {
      onOpen?.();
      void navigate({ search: (known) => ({ ...known, ...addressOf(wanted) }), replace: true });
    },
    [navigate, onOpen],
  );
  return useMemo(() => ({ target, open }), [target, open]);
}

/** What is not meant is taken out of the address. */
export function addressOf({ view, edit, error, diagram, file }: ViewTarget) {
  return { view: view === 'preview' ? undefined : view, edit, error, diagram, file };
}

function previewOf(panels: readonly Panel[]): Panel {
  const preview = panels.find(({ id }) => id === 'preview') ?? allPanels[0];
  if (!preview) throw new TypeError('the list of panels is empty');
  return preview;
}
