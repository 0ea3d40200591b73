import { texts } from '@loam/contract';
import { Button, IconButton } from '@loam/ui';
import { ArrowLeft, X } from 'lucide-react';
import type { ViewTarget } from '../../shared/project-views.tsx';
import type { Panel } from '../panels.ts';
import { barOrder, type ToolBar as Bar } from './model/tool-bar.ts';
import { SortableTools } from './sortable-tools.tsx';
import { toolBarTexts } from './texts.data.ts';
import { ToolLink } from './tool-link.tsx';
import { ToolMenu } from './tool-menu.tsx';

interface ToolBarProps {
  readonly projectId: string;
  readonly panels: readonly Panel[];
  readonly bar: Bar<Panel>;
  readonly active: Panel;
  readonly open: (target: ViewTarget) => void;
}

/** The preview, the pinned tools in the order someone gave them, and what is open besides. */
export function ToolBar({ projectId, panels, bar, active, open }: ToolBarProps) {
  const hasTools = panels.some(({ isTool }) => isTool);
  const link = { projectId, active: active.id };
  return (
    <div className="flex h-11 shrink-0 items-center gap-1 border-b border-border px-2">
      <nav
        aria-label={toolBarTexts.label}
        className="flex min-w-0 items-center gap-1 overflow-x-auto [scrollbar-width:none]"
      >
        {bar.preview ? <ToolLink {...link} panel={bar.preview} index={0} /> : null}
        <SortableTools {...link} tools={bar.pinned} />
        {bar.guest ? <ToolLink {...link} panel={bar.guest} index={barOrder(bar).length - 1} /> : null}
      </nav>
      {hasTools ? <ToolMenu panels={panels} onOpen={(view) => open({ view })} /> : null}
      <span className="ml-auto flex shrink-0 items-center pl-1">
        <LeaveButton active={active} onLeave={() => open({})} />
      </span>
    </div>
  );
}

/** A tool is closed; a look at the past or at an error is left for the newest state. */
function LeaveButton({ active, onLeave }: { readonly active: Panel; readonly onLeave: () => void }) {
  if (active.id === 'preview') return null;
  if (active.isTool) {
    return (
      <IconButton label={toolBarTexts.close} side="bottom" size="sm" onClick={onLeave}>
        <X aria-hidden />
      </IconButton>
    );
  }
  return (
    <Button size="sm" variant="outline" onClick={onLeave}>
      <ArrowLeft aria-hidden />
      {texts.toolBar.backToLatest}
    </Button>
  );
}
