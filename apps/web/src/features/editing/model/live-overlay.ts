import type { CodeMessage } from '@loam/contract';

/** What the AI is writing and has not saved, by path; null where it took a file away. */
export type LiveOverlay = ReadonlyMap<string, { readonly messageId: string; readonly text: string | null }>;

export const emptyOverlay: LiveOverlay = new Map();

/** A fresh start or an end of the turn leaves what is saved; a step of a turn lies on top of it. */
export function overlayAfter(overlay: LiveOverlay, message: CodeMessage): LiveOverlay {
  if (message.type === 'init_code') return emptyOverlay;
  const { origin } = message;
  switch (origin.kind) {
    case 'turn': {
      const next = new Map(overlay);
      for (const { path, contents } of message.files) {
        if (contents !== null) next.set(path, { messageId: origin.message_id, text: contents });
      }
      for (const path of message.deleted) next.set(path, { messageId: origin.message_id, text: null });
      return next;
    }
    case 'discarded':
      return withoutMessage(overlay, origin.message_id);
    case 'commit':
      return origin.message_id === null ? overlay : withoutMessage(overlay, origin.message_id);
  }
}

/** The paths that are seen: what is saved, with what is being written. */
export function overlaidPaths(paths: readonly string[], overlay: LiveOverlay): readonly string[] {
  if (overlay.size === 0) return paths;
  const known = new Set(paths);
  const made = [...overlay].flatMap(([path, { text }]) => (text !== null && !known.has(path) ? [path] : []));
  return [...paths.filter((path) => overlay.get(path)?.text !== null), ...made];
}

function withoutMessage(overlay: LiveOverlay, messageId: string): LiveOverlay {
  const rest = [...overlay].filter(([, entry]) => entry.messageId !== messageId);
  return rest.length === overlay.size ? overlay : new Map(rest);
}
