import { useMediaQuery, useResizablePanelRef } from '@loam/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocalValue } from '../../shared/local-value.ts';
import { afterResize, onePaneQuery, openingWidth, panesInSight } from './model/panes.ts';
import { panesValue } from './pane-values.ts';

export type Pane = 'chat' | 'view';

/** The arrangement of the page: both panes side by side with a divider, or one at a time where there is no room. */
export function usePanes(firstPane: Pane) {
  const [panes, setPanes] = useLocalValue(panesValue);
  const hasOnePane = useMediaQuery(onePaneQuery);
  const [pane, setPane] = useState<Pane>(firstPane);
  const chatRef = useResizablePanelRef();
  const isChatOpen = hasOnePane ? pane === 'chat' : panes.isChatOpen;
  const setChatOpen = (isOpen: boolean) => {
    setPane(isOpen ? 'chat' : 'view');
    if (hasOnePane) return;
    setPanes({ ...panes, isChatOpen: isOpen });
    if (isOpen) chatRef.current?.resize(openingWidth(panes));
    else chatRef.current?.collapse();
  };
  const arrange = useEffectEvent(() => {
    if (panes.isChatOpen) chatRef.current?.resize(openingWidth(panes));
    else chatRef.current?.collapse();
  });
  useEffect(() => {
    if (hasOnePane) return undefined;
    // One pane at a time has no widths to keep; the group learns how wide it is again when this frame is laid out.
    const timer = setTimeout(arrange);
    return () => clearTimeout(timer);
  }, [hasOnePane]);
  return {
    hasOnePane,
    pane,
    inSight: panesInSight(pane, panes),
    isViewDocked: panes.isViewDocked,
    setViewDocked: (isViewDocked: boolean) => setPanes({ ...panes, isViewDocked }),
    showPane: setPane,
    isChatOpen,
    setChatOpen,
    chatRef,
    chatWidthPx: openingWidth(panes),
    rememberWidth: () => {
      const size = chatRef.current?.getSize();
      if (size) setPanes(afterResize(panes, size.inPixels));
    },
  };
}

export type Panes = ReturnType<typeof usePanes>;
