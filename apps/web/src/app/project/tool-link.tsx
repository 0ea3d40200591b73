import { cn, Tooltip } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Panel, PanelId } from '../panels.ts';
import { shortcutKeys } from './model/shortcuts.ts';
import { addressOf } from './use-project-view.ts';

export interface ToolLinkProps {
  readonly projectId: string;
  readonly panel: Panel;
  readonly active: PanelId;
  /** Its place in the bar, which gives it its key. */
  readonly index: number;
  /** What makes it movable. */
  readonly handle?: Pick<
    ComponentProps<'a'>,
    'ref' | 'style' | 'className' | 'aria-describedby' | 'onKeyDown' | 'onPointerDown'
  >;
}

export function ToolLink({ projectId, panel, active, index, handle }: ToolLinkProps) {
  const { id, name, icon: Icon } = panel;
  const isActive = id === active;
  return (
    <Tooltip label={name} shortcut={shortcutKeys.view(index)} side="bottom">
      <Link
        {...handle}
        to="/projects/$projectId"
        params={{ projectId }}
        // Where it is open already, a click changes nothing: it shows the same version or diagram.
        search={(search) => (isActive ? search : { ...search, ...addressOf({ view: id }) })}
        replace
        draggable={false}
        aria-current={isActive ? 'page' : undefined}
        className={cn(
          'focus-ring-inset flex h-8 shrink-0 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium transition-colors select-none max-sm:h-10',
          isActive ? 'bg-hover text-foreground' : 'text-muted-foreground hover:text-foreground',
          handle?.className,
        )}
      >
        <Icon aria-hidden className="size-4" />
        {name}
      </Link>
    </Tooltip>
  );
}
