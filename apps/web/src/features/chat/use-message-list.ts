import { limits } from '@loam/contract';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createMessageScroller, type MessageScroller } from './message-scroller.ts';
import {
  extendedDown,
  extendedUp,
  maxWindowSize,
  type MessageWindow,
  newestWindow,
  windowAround,
  windowSlice,
} from './model/message-window.ts';

interface MessageListOptions {
  /** Oldest first. */
  readonly ids: readonly string[];
  readonly hasOlder: boolean;
  readonly onOlderWanted: () => void;
  /** The element that scrolls. */
  readonly viewport: RefObject<HTMLElement | null>;
}

/** The part of the messages that is on the page, and its scrolling. */
export function useMessageList({ ids, hasOlder, onOlderWanted, viewport }: MessageListOptions) {
  const [window, setWindow] = useState<MessageWindow>(newestWindow);
  const [isAway, setAway] = useState(false);
  const scroller = useRef<MessageScroller>(undefined);
  const slice = windowSlice(ids, window);
  const onNearTop = useEffectEvent(() => {
    // Who is at the end never loses it to what lies further up.
    const hasRoom = isAway || slice.ids.length < maxWindowSize;
    if (slice.hasEarlier) {
      if (hasRoom) setWindow(extendedUp(ids, window));
    } else if (hasOlder) onOlderWanted();
  });
  const onNearEnd = useEffectEvent(() => {
    if (slice.hasLater) setWindow(extendedDown(ids, window));
  });
  useEffect(() => {
    if (viewport.current === null) return undefined;
    const made = createMessageScroller(viewport.current, {
      onNearTop: () => onNearTop(),
      onNearEnd: () => onNearEnd(),
      onAway: setAway,
    });
    scroller.current = made;
    return () => made.close();
  }, [viewport]);
  const jumpToEnd = useCallback(() => {
    setWindow(newestWindow);
    requestAnimationFrame(() => scroller.current?.scrollToEnd('instant'));
  }, []);
  const showMessage = useCallback((id: string) => scroller.current?.scrollToMessage(id) ?? false, []);
  const showWaiting = useCallback(() => {
    setWindow(newestWindow);
    requestAnimationFrame(() => scroller.current?.scrollToWaiting());
  }, []);
  return {
    shownIds: slice.ids,
    hasLater: slice.hasLater,
    isAway: isAway || slice.hasLater,
    jumpToEnd,
    showMessage,
    showWaiting,
    openAround: (id: string) => setWindow(windowAround(ids, id)),
  };
}

/** Who sends a message sees it, wherever they were reading. */
export function useSentMessage(id: string | undefined, show: () => void): void {
  const onSent = useEffectEvent(show);
  useEffect(() => {
    if (id !== undefined) onSent();
  }, [id]);
}

/** Who is at the end sees what is asked of them; who reads further up is told of it and left where they are. */
export function useShownWaiting(
  id: string | undefined,
  list: { readonly isAway: boolean; readonly showWaiting: () => void },
): void {
  const onAsked = useEffectEvent(() => {
    if (!list.isAway) list.showWaiting();
  });
  useEffect(() => {
    if (id !== undefined) onAsked();
  }, [id]);
}

/** Brings the message that a link names into sight, and again once everything around it has its size. */
export function useShownMessage(
  id: string | undefined,
  list: { readonly openAround: (id: string) => void; readonly showMessage: (id: string) => boolean },
): void {
  const open = useEffectEvent(list.openAround);
  const { showMessage } = list;
  useEffect(() => {
    if (id === undefined) return undefined;
    open(id);
    const frame = requestAnimationFrame(() => showMessage(id));
    const timer = setTimeout(() => showMessage(id), limits.chat.scrollToMessageDelayMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [id, showMessage]);
}
