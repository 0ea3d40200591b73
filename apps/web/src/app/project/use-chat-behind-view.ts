import { useLayoutEffect } from 'react';
import { paneIds } from './model/panes.ts';

/**
 * Puts the chat behind the view in the document, where the view stands above it: the keyboard and readers meet them in
 * the order that is seen. The chat is what moves, because a frame that is moved loads its app again.
 */
export function useChatBehindView(isBehind: boolean): void {
  useLayoutEffect(() => {
    if (!isBehind) return undefined;
    place((chat, view) => move(chat, view.nextSibling));
    return () => place((chat, view) => move(chat, view));
  }, [isBehind]);
}

function place(put: (chat: HTMLElement, view: HTMLElement) => void): void {
  const chat = document.getElementById(paneIds.chat);
  const view = document.getElementById(paneIds.view);
  if (chat && view && chat.parentElement === view.parentElement) put(chat, view);
}

function move(element: HTMLElement, before: Node | null): void {
  // Moved in one piece it keeps the focus and its scroll place; not every browser can.
  const isWhole = 'moveBefore' in Element.prototype;
  if (isWhole) element.parentElement?.moveBefore(element, before);
  else element.parentElement?.insertBefore(element, before);
}
