import { hashKey, type QueryClient } from '@tanstack/react-query';
import { accountKeys } from '../features/accounts/api.ts';

export interface SessionEvents {
  /** The server no longer knows the session: it ended in another tab, on another device, or by itself. */
  onLost(): void;
  /** Signed in, signed out, or someone else. */
  onChanged(): void;
}

/** Follows what the cache knows about who is signed in. What this page did itself is no loss. */
export function watchSession(queryClient: QueryClient, events: SessionEvents): () => void {
  const me = hashKey(accountKeys.me);
  let known = userIdOf(queryClient.getQueryData(accountKeys.me));
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryHash !== me) return;
    const before = known;
    known = userIdOf(event.action.data);
    if (known === before) return;
    events.onChanged();
    const isOwnDoing = event.action.manual === true;
    if (known === undefined && !isOwnDoing) events.onLost();
  });
}

function userIdOf(me: unknown): string | undefined {
  return typeof me === 'object' && me !== null && 'id' in me ? String(me.id) : undefined;
}
