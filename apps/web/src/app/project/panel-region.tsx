import { cn, Tooltip } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type Panel, type PanelId } from '../panels.ts';
import { shortcutKeys } from './model/shortcuts.ts';

interface PanelRegionProps {
  readonly projectId: string;
  readonly panels: readonly Panel[];
  readonly active: Panel;
  /** A visitor has one view and no way to another. */
  readonly hasSwitcher: boolean;
}

export function PanelRegion({ projectId, panels, active, hasSwitcher }: PanelRegionProps) {
  const opened = useOpened(active.id);
  return (
    <section aria-label={active.name} className="flex h-full min-h-0 min-w-0 flex-1 flex-col bg-surface">
      {hasSwitcher ? <PanelSwitcher projectId={projectId} panels={panels} active={active.id} /> : null}
      <div className="relative min-h-0 flex-1">
        {panels
          .filter((panel) => opened.has(panel.id))
          .map(({ id, component: View }) =>
            View === undefined ? null : (
              // Hidden, not removed: a view keeps its scroll place and what was typed in it.
              <div key={id} hidden={id !== active.id} className="absolute inset-0">
                <Suspense fallback={null}>
                  <View projectId={projectId} />
                </Suspense>
              </div>
            ),
          )}
      </div>
    </section>
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

interface PanelSwitcherProps {
  readonly projectId: string;
  readonly panels: readonly Panel[];
  readonly active: PanelId;
}

function PanelSwitcher({ projectId, panels, active }: PanelSwitcherProps) {
  return (
    <nav
      aria-label="Views"
      className="flex h-11 shrink-0 items-center gap-1 overflow-x-auto border-b border-border px-2"
    >
      {panels.map(({ id, name, icon: Icon }, index) => (
        <Tooltip key={id} label={name} shortcut={shortcutKeys.view(index)} side="bottom">
          <Link
            to="/projects/$projectId"
            params={{ projectId }}
            search={(search) => ({ ...search, view: id === 'preview' ? undefined : id })}
            replace
            aria-current={id === active ? 'page' : undefined}
            className={cn(
              'focus-ring-inset flex h-8 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium transition-colors',
              id === active ? 'bg-hover text-foreground' : 'text-muted-foreground hover:text-foreground',
            )}
          >
            <Icon aria-hidden className="size-4" />
            {name}
          </Link>
        </Tooltip>
      ))}
    </nav>
  );
}
