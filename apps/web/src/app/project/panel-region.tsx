import { Spinner } from '@loam/ui';
import { Suspense, useState } from 'react';
import type { PanelId } from '../panels.ts';
import { ToolBar } from './tool-bar.tsx';
import type { ProjectView } from './use-project-view.ts';

interface PanelRegionProps {
  readonly projectId: string;
  readonly view: ProjectView;
  /** A visitor has one view and no way to another. */
  readonly hasToolBar: boolean;
}

export function PanelRegion({ projectId, view, hasToolBar }: PanelRegionProps) {
  const { panels, kept, active, bar, views } = view;
  const opened = useOpened(active.id);
  return (
    <section aria-label={active.name} className="flex h-full min-h-0 min-w-0 flex-1 flex-col bg-surface">
      {hasToolBar ? (
        <ToolBar projectId={projectId} panels={panels} bar={bar} active={active} open={views.open} />
      ) : null}
      <div className="relative min-h-0 flex-1">
        {kept
          .filter((panel) => opened.has(panel.id))
          .map(({ id, component: View }) =>
            View === undefined ? null : (
              // Hidden, not removed: a view keeps its scroll place and what was typed in it.
              <div key={id} hidden={id !== active.id} className="absolute inset-0">
                <Suspense fallback={<PanelPending />}>
                  <View projectId={projectId} />
                </Suspense>
              </div>
            ),
          )}
      </div>
    </section>
  );
}

function PanelPending() {
  return (
    <div className="grid h-full place-items-center">
      <Spinner label="Loading" className="size-5 text-muted-foreground" />
    </div>
  );
}

/** The views opened so far on this page. A view is not loaded before it is asked for. */
function useOpened(active: PanelId): ReadonlySet<PanelId> {
  const [opened, setOpened] = useState<ReadonlySet<PanelId>>(new Set([active]));
  if (opened.has(active)) return opened;
  const next = new Set([...opened, active]);
  setOpened(next);
  return next;
}
