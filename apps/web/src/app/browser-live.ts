import { createLiveClient, type LiveClient } from '@loam/client';
import type { QueryClient } from '@tanstack/react-query';
import type { LiveUpdates } from '../shared/live-context.tsx';
import { applyLiveEvent, joinTopic, leaveTopic, resetTopic } from './live-cache.ts';

/** The tab's one socket, feeding the query cache. It connects with the first subscription. */
export function createBrowserLive(queryClient: QueryClient): LiveUpdates {
  const client = createLiveClient({
    url: socketAddress(),
    connect: (address) => new WebSocket(address),
    timers: {
      setTimeout: (work, delayMs) => window.setTimeout(work, delayMs),
      clearTimeout: (timer) => window.clearTimeout(typeof timer === 'number' ? timer : undefined),
    },
    random: Math.random,
  });
  wakeWithThePage(client);
  return {
    client,
    onEvent: (topic, event) => applyLiveEvent(queryClient, topic, event),
    onSubscribed: (topic) => joinTopic(queryClient, topic),
    onReset: (topic) => resetTopic(queryClient, topic),
    onDenied: (topic) => leaveTopic(queryClient, topic),
  };
}

function socketAddress(): string {
  const url = new URL('/api/live', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

// A laptop that was asleep must not wait for its next timer to find out.
function wakeWithThePage(client: LiveClient): void {
  window.addEventListener('online', () => client.wake());
  // Only asks: a browser without a network may still reach a server on its own machine.
  window.addEventListener('offline', () => client.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') client.wake();
  });
}
