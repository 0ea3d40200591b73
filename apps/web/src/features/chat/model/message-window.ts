/**
 * The part of the loaded messages that is on the page. Its ends are named by messages, not by numbers, so that older
 * ones can be put before it. Without an end it follows the newest message.
 */
export interface MessageWindow {
  readonly firstId: string | undefined;
  readonly lastId: string | undefined;
}

export interface WindowSlice {
  readonly ids: readonly string[];
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
}

const stepSize = 30;
/** More than any screen shows, and few enough for any machine. */
export const maxWindowSize = 90;

export const newestWindow: MessageWindow = { firstId: undefined, lastId: undefined };

export function windowSlice(ids: readonly string[], window: MessageWindow): WindowSlice {
  const { start, end } = boundsOf(ids, window);
  return { ids: ids.slice(start, end), hasEarlier: start > 0, hasLater: end < ids.length };
}

/** Shows earlier messages, and lets go of the latest when there are too many. */
export function extendedUp(ids: readonly string[], window: MessageWindow): MessageWindow {
  const { start, end } = boundsOf(ids, window);
  const first = Math.max(0, start - stepSize);
  return named(ids, first, Math.min(end, first + maxWindowSize));
}

export function extendedDown(ids: readonly string[], window: MessageWindow): MessageWindow {
  const { start, end } = boundsOf(ids, window);
  const last = Math.min(ids.length, end + stepSize);
  return named(ids, Math.max(start, last - maxWindowSize), last);
}

export function windowAround(ids: readonly string[], id: string): MessageWindow {
  const index = ids.indexOf(id);
  if (index < 0) return newestWindow;
  const first = Math.max(0, index - stepSize);
  return named(ids, first, Math.min(ids.length, first + 2 * stepSize));
}

function named(ids: readonly string[], start: number, end: number): MessageWindow {
  return { firstId: ids[start], lastId: end >= ids.length ? undefined : ids[end - 1] };
}

function boundsOf(ids: readonly string[], { firstId, lastId }: MessageWindow) {
  const lastIndex = lastId === undefined ? -1 : ids.indexOf(lastId);
  const end = lastIndex < 0 ? ids.length : lastIndex + 1;
  const firstIndex = firstId === undefined ? -1 : ids.indexOf(firstId);
  const start = firstIndex < 0 || firstIndex >= end ? Math.max(0, end - stepSize) : firstIndex;
  return { start: Math.max(start, end - maxWindowSize), end };
}
