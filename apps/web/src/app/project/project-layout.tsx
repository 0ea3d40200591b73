import { cn, IconButton, ResizableGroup, ResizableHandle, ResizablePanel, SegmentedControl } from '@loam/ui';
import { Eye, MessageSquare, PanelTopClose, PanelTopOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatLimits } from './model/panes.ts';
import { toolBarTexts } from './texts.data.ts';
import type { Panes } from './use-panes.ts';

interface ProjectLayoutProps {
  readonly panes: Panes;
  readonly chat: ReactNode;
  readonly view: ReactNode;
  /** Said at the view while the chat is out of sight. */
  readonly notice: ReactNode;
}

/** Chat at the left, the view at the right; one of them at a time where there is no room for both. */
export function ProjectLayout(props: ProjectLayoutProps) {
  return props.panes.hasOnePane ? <OnePane {...props} /> : <TwoPanes {...props} />;
}

function TwoPanes({ panes, chat, view, notice }: ProjectLayoutProps) {
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
        <div className="flex h-full min-h-0 flex-col">
          <div className="min-h-0 flex-1">{view}</div>
          {panes.isChatOpen ? null : notice}
        </div>
      </ResizablePanel>
    </ResizableGroup>
  );
}

/** On a phone: one of the two, or the view above the chat where someone has docked it. */
function OnePane({ panes, chat, view, notice }: ProjectLayoutProps) {
  const { inSight } = panes;
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col">
        <div
          hidden={inSight === 'chat'}
          className={cn('min-h-0', inSight === 'both' ? 'h-2/5 border-b border-border' : 'flex-1')}
        >
          {view}
        </div>
        <div hidden={inSight === 'view'} className="min-h-0 flex-1">
          {chat}
        </div>
      </div>
      {inSight === 'view' ? notice : null}
      <div className="flex items-center gap-2 border-t border-border bg-background px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
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
        {panes.pane === 'chat' ? <DockButton panes={panes} /> : null}
      </div>
    </>
  );
}

function DockButton({ panes }: { readonly panes: Panes }) {
  const { isViewDocked, setViewDocked } = panes;
  return (
    <IconButton
      label={isViewDocked ? toolBarTexts.undock : toolBarTexts.dock}
      aria-pressed={isViewDocked}
      onClick={() => setViewDocked(!isViewDocked)}
    >
      {isViewDocked ? <PanelTopClose aria-hidden /> : <PanelTopOpen aria-hidden />}
    </IconButton>
  );
}
