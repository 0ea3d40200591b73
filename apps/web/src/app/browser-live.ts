import { createLiveClient } from '@loam/client';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveUpdates } from '../shared/live-context.tsx';
import { applyLiveEvent, resetTopic } from './live-cache.ts';

/** The tab's one socket, feeding the query cache. It connects with the first subscription. */
export function createBrowserLive(queryClient: QueryClient): LiveUpdates {
  const url = new URL('/api/live', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    client: createLiveClient({ url: url.href, connect: (address) => new WebSocket(address) }),
    onEvent: (topic, event) => applyLiveEvent(queryClient, topic, event),
    onReset: (topic) => resetTopic(queryClient, topic),
  };
}
