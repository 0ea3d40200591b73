import { cn, IconButton, ResizableGroup, ResizableHandle, ResizablePanel, SegmentedControl } from '@loam/ui';
import { Eye, MessageSquare, PanelTopClose, PanelTopOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatLimits, paneIds } from './model/panes.ts';
import { toolBarTexts } from './texts.data.ts';
import type { Panes } from './use-panes.ts';
import { useChatBehindView } from './use-chat-behind-view.ts';

interface ProjectLayoutProps {
  readonly panes: Panes;
  readonly chat: ReactNode;
  readonly view: ReactNode;
  /** Said at the view while the chat is out of sight. */
  readonly notice: ReactNode;
}

/** What is in sight on a phone: one of the two, or the view above the chat where someone has docked it. */
const onePaneClasses: Record<Panes['inSight'], string> = {
  chat: '[&>#chat-pane]:grow! [&>#view-pane]:hidden!',
  view: '[&>#chat-pane]:hidden! [&>#view-pane]:grow!',
  both: 'flex-col! [&>#chat-pane]:grow-3! [&>#view-pane]:grow-2! [&>#view-pane]:border-b [&>#view-pane]:border-border',
};

/**
 * Chat at the left, the view at the right; one of them at a time where there is no room for both. The panes are the same
 * elements in either arrangement, so that a window that gets narrower keeps what is open and half-written in them.
 */
export function ProjectLayout({ panes, chat, view, notice }: ProjectLayoutProps) {
  const { hasOnePane, inSight, isChatOpen } = panes;
  const isChatInReach = hasOnePane ? inSight !== 'view' : isChatOpen;
  useChatBehindView(hasOnePane && inSight === 'both');
  const isNoticeShown = hasOnePane ? inSight === 'view' : !isChatOpen;
  return (
    <>
      <ResizableGroup
        className={cn('min-h-0 flex-1', hasOnePane && onePaneClasses[inSight])}
        onLayoutChanged={(_layout, { isUserInteraction }) => isUserInteraction && panes.rememberWidth()}
      >
        <ResizablePanel
          id={paneIds.chat}
          panelRef={panes.chatRef}
          collapsible
          collapsedSize={0}
          minSize={chatLimits.minPx}
          maxSize={chatLimits.maxPx}
          defaultSize={isChatOpen ? panes.chatWidthPx : 0}
          groupResizeBehavior="preserve-pixel-size"
        >
          {/* Out of sight means out of reach as well, for the keyboard too. */}
          <div className="h-full" inert={!isChatInReach}>
            {chat}
          </div>
        </ResizablePanel>
        {/* It learns what it stands between when it appears, so it is not there while one of the two is out of sight. */}
        {hasOnePane ? null : <ResizableHandle label="Resize chat" />}
        <ResizablePanel id={paneIds.view} minSize={320}>
          <div className="flex h-full min-h-0 flex-col">
            <div className="min-h-0 flex-1">{view}</div>
            {isNoticeShown ? notice : null}
          </div>
        </ResizablePanel>
      </ResizableGroup>
      {hasOnePane ? <PaneSwitch panes={panes} /> : null}
    </>
  );
}

function PaneSwitch({ panes }: { readonly panes: Panes }) {
  return (
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
