/** What the scroller tells the list. */
export interface ScrollerListener {
  onNearTop(): void;
  onNearEnd(): void;
  /** Someone reads further up: new words must not move the page under their eyes. */
  onAway(isAway: boolean): void;
}

export interface MessageScroller {
  scrollToEnd(behavior: ScrollBehavior): void;
  /** False when it is not on the page. */
  scrollToMessage(id: string): boolean;
  /** Brings what waits for an answer into sight: the whole of it, or its beginning where it is too tall. */
  scrollToWaiting(): boolean;
  close(): void;
}

const stickPx = 48;
const nearPx = 700;

interface Anchor {
  readonly id: string;
  /** Its upper edge, seen from the upper edge of the viewport. */
  readonly offset: number;
}

/**
 * Keeps a list of messages still. Who is at the end stays at the end while it grows; who reads further up keeps the
 * message they read where it is, whatever is put before it or taken away.
 */
export function createMessageScroller(viewport: HTMLElement, listener: ScrollerListener): MessageScroller {
  let isStuck = true;
  let anchor: Anchor | undefined;
  const content = viewport.firstElementChild ?? viewport;

  const distanceToEnd = () => viewport.scrollHeight - viewport.clientHeight - viewport.scrollTop;
  const settle = () => {
    if (isStuck) viewport.scrollTop = viewport.scrollHeight;
    else if (anchor) keepInPlace(viewport, anchor);
    anchor = anchorOf(viewport);
    tellNear();
  };
  const tellNear = () => {
    if (viewport.clientHeight === 0) return;
    if (viewport.scrollTop < nearPx) listener.onNearTop();
    if (distanceToEnd() < nearPx) listener.onNearEnd();
  };
  const onScroll = () => {
    // A pane that is hidden has no height and no opinion.
    if (viewport.clientHeight === 0) return;
    isStuck = distanceToEnd() < stickPx;
    anchor = anchorOf(viewport);
    listener.onAway(!isStuck);
    tellNear();
  };

  // Something opens where the finger is: it grows downwards from there, also for who was at the end.
  const onClick = () => {
    isStuck = false;
    anchor = anchorOf(viewport);
    requestAnimationFrame(() => requestAnimationFrame(onScroll));
  };

  const sizes = new ResizeObserver(settle);
  sizes.observe(content);
  sizes.observe(viewport);
  // Messages that come and go at the same height do not change the size.
  const rows = new MutationObserver(settle);
  rows.observe(content, { childList: true, subtree: true });
  viewport.addEventListener('scroll', onScroll, { passive: true });
  viewport.addEventListener('click', onClick, { capture: true });

  return {
    scrollToEnd(behavior) {
      isStuck = true;
      listener.onAway(false);
      viewport.scrollTo({ top: viewport.scrollHeight, behavior });
    },
    scrollToMessage(id) {
      const row = rowOf(viewport, id);
      if (!row) return false;
      isStuck = false;
      viewport.scrollTop += row.getBoundingClientRect().top - viewport.getBoundingClientRect().top - 16;
      anchor = anchorOf(viewport);
      listener.onAway(distanceToEnd() >= stickPx);
      return true;
    },
    scrollToWaiting() {
      const card = viewport.querySelector('[data-waiting]');
      if (!card) return false;
      const { top, bottom } = card.getBoundingClientRect();
      const edge = viewport.getBoundingClientRect();
      if (top < edge.top || bottom - top > edge.height) viewport.scrollTop += top - edge.top - 16;
      else if (bottom > edge.bottom) viewport.scrollTop += bottom - edge.bottom + 16;
      onScroll();
      return true;
    },
    close() {
      sizes.disconnect();
      rows.disconnect();
      viewport.removeEventListener('scroll', onScroll);
      viewport.removeEventListener('click', onClick, { capture: true });
    },
  };
}

function keepInPlace(viewport: HTMLElement, anchor: Anchor): void {
  const row = rowOf(viewport, anchor.id);
  if (!row) return;
  const moved = offsetOf(viewport, row) - anchor.offset;
  if (Math.abs(moved) >= 1) viewport.scrollTop += moved;
}

/** The first message whose lower edge is in sight. */
function anchorOf(viewport: HTMLElement): Anchor | undefined {
  const top = viewport.getBoundingClientRect().top;
  for (const row of rowsOf(viewport)) {
    const { bottom } = row.getBoundingClientRect();
    if (bottom > top + 1) return { id: row.dataset['messageId'] ?? '', offset: offsetOf(viewport, row) };
  }
  return undefined;
}

function offsetOf(viewport: HTMLElement, row: HTMLElement): number {
  return row.getBoundingClientRect().top - viewport.getBoundingClientRect().top;
}

function rowOf(viewport: HTMLElement, id: string): HTMLElement | undefined {
  return [...rowsOf(viewport)].find((row) => row.dataset['messageId'] === id);
}

function rowsOf(viewport: HTMLElement): NodeListOf<HTMLElement> {
  return viewport.querySelectorAll<HTMLElement>('[data-message-id]');
}
