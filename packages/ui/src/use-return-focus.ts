import { useState } from 'react';

/**
 * For the content of a dialog, rendered only while it is open: what to do when it closes.
 * Radix gives the focus back to a dialog's trigger, but most of ours are opened by state and have none.
 */
export function useReturnFocus(before: ((event: Event) => void) | undefined): (event: Event) => void {
  const [origin] = useState(focusOrigin);
  return (event) => {
    before?.(event);
    if (event.defaultPrevented || !origin?.isConnected) return;
    event.preventDefault();
    origin.focus();
  };
}

/** What has the focus now; for an item of a menu, which is gone by then, what opened the menu. */
function focusOrigin(): HTMLElement | null {
  let origin = globalThis.document?.activeElement ?? null;
  for (let menu = menuOf(origin); menu; menu = menuOf(origin)) {
    origin = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  }
  return origin instanceof HTMLElement ? origin : null;
}

function menuOf(element: Element | null): Element | null {
  return element?.closest('[role="menu"]') ?? null;
}
