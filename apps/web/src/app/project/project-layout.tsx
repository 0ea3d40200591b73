import { ResizableGroup, ResizableHandle, ResizablePanel, SegmentedControl } from '@loam/ui';
import { Eye, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatLimits } from './model/panes.ts';
import type { Panes } from './use-panes.ts';

interface ProjectLayoutProps {
  readonly panes: Panes;
  readonly chat: ReactNode;
  readonly view: ReactNode;
}

/** Chat at the left, the view at the right; one of them at a time where there is no room for both. */
export function ProjectLayout(props: ProjectLayoutProps) {
  return props.panes.hasOnePane ? <OnePane {...props} /> : <TwoPanes {...props} />;
}

function TwoPanes({ panes, chat, view }: ProjectLayoutProps) {
  return (
    <ResizableGroup
      className="min-h-0 flex-1"
      onLayoutChanged={(_layout, { isUserInteraction }) => isUserInteraction && panes.rememberWidth()}
    >
      <ResizablePanel
        id="chat-pane"
        panelRef={panes.chatRef}
        collapsible
        collapsedSize={0}
        minSize={chatLimits.minPx}
        maxSize={chatLimits.maxPx}
        defaultSize={panes.isChatOpen ? panes.chatWidthPx : 0}
        groupResizeBehavior="preserve-pixel-size"
      >
        {/* Out of sight means out of reach as well, for the keyboard too. */}
        <div className="h-full" inert={!panes.isChatOpen}>
          {chat}
        </div>
      </ResizablePanel>
      <ResizableHandle label="Resize chat" />
      <ResizablePanel id="view-pane" minSize={320}>
        {view}
      </ResizablePanel>
    </ResizableGroup>
  );
}

function OnePane({ panes, chat, view }: ProjectLayoutProps) {
  return (
    <>
      <div className="relative min-h-0 flex-1">
        <div hidden={panes.pane !== 'chat'} className="absolute inset-0">
          {chat}
        </div>
        <div hidden={panes.pane !== 'view'} className="absolute inset-0">
          {view}
        </div>
      </div>
      <div className="border-t border-border bg-background px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <SegmentedControl
          label="Pane"
          fullWidth
          value={panes.pane}
          onValueChange={panes.showPane}
          segments={[
            { value: 'chat', label: 'Chat', icon: MessageSquare },
            { value: 'view', label: 'View', icon: Eye },
          ]}
        />
      </div>
    </>
  );
}
