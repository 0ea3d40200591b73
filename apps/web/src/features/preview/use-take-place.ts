import { useRef } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import type { LayersEvent } from './model/frame-layers.ts';

interface TakePlaceOptions {
  /** A live page that would take the place of one that is seen. */
  readonly isAsked: boolean;
  readonly number: number;
  readonly onEvent: (event: LayersEvent) => void;
}

/**
 * Puts a page that is whole in its place. A live one may be whole and show nothing but a fault of the code that was
 * saved while it was loaded: whether that runs is asked first, since the news of it may still be on their way.
 */
export function useTakePlace(projectId: string, { isAsked, number, onEvent }: TakePlaceOptions): () => void {
  const api = useApi();
  const isAsking = useRef(false);
  return () => {
    if (!isAsked) return onEvent({ kind: 'whole', number });
    if (isAsking.current) return;
    isAsking.current = true;
    void api
      .getPreview({ params: { projectId } })
      .then(
        ({ state }) => state === 'broken',
        () => false,
      )
      .then((isBroken) => {
        isAsking.current = false;
        onEvent({ kind: isBroken ? 'dropped' : 'whole', number });
      });
  };
}
