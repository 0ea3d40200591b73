import type { LiveClient, LiveStatus } from '@loam/client';
import { createContext, type ReactNode, use, useCallback, useEffect, useSyncExternalStore } from 'react';

export interface LiveUpdates {
  readonly client: LiveClient;
  /** Applies an event to what the page already knows: app/live-cache.ts tells every feature (live-topics.ts). */
  onEvent(
    topic: string,
    event: { readonly type: string; readonly payload: Readonly<Record<string, unknown>> },
  ): void;
  /** From here on the topic is followed; what was read before may be older. */
  onSubscribed(topic: string): void;
  /** Too much was missed: everything the topic feeds is fetched again. */
  onReset(topic: string): void;
  /** The topic is not, or no longer, for whoever is signed in. */
  onDenied(topic: string): void;
}

const LiveContext = createContext<LiveUpdates | undefined>(undefined);

export function LiveProvider({
  live,
  children,
}: {
  readonly live: LiveUpdates;
  readonly children: ReactNode;
}) {
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** Keeps the query cache up to date from a topic while the component is on the page. */
export function useLiveTopic(topic: string | undefined): void {
  const live = use(LiveContext);
  useEffect(() => {
    if (!live || topic === undefined) return undefined;
    return live.client.subscribe(topic, {
      onEvent: (event) => live.onEvent(topic, event),
      onSubscribed: () => live.onSubscribed(topic),
      onReset: () => live.onReset(topic),
      onDenied: () => live.onDenied(topic),
    });
  }, [live, topic]);
}

export function useLiveStatus(): LiveStatus {
  const live = use(LiveContext);
  const subscribe = useCallback(
    (onChange: () => void) => live?.client.status.subscribe(onChange) ?? (() => {}),
    [live],
  );
  return useSyncExternalStore(subscribe, () => live?.client.status.current() ?? 'connecting');
}
