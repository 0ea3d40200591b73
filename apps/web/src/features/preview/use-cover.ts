import type { Preview } from '@loam/contract';
import { useState } from 'react';
import { useIsVisualEditing } from '../../shared/running-app.tsx';
import type { Layer } from './model/frame-layers.ts';

interface CoverFacts {
  readonly shown: Layer | undefined;
  /** The first version of the person's own is being made. */
  readonly isBuilding: boolean;
}

/** What stands over the app while there is no whole page of it. */
export function useCover(preview: Preview, { shown, isBuilding }: CoverFacts) {
  const [wasBuilding, setWasBuilding] = useState(isBuilding);
  if (isBuilding && !wasBuilding) setWasBuilding(true);
  const isEditing = useIsVisualEditing();
  const isComing = preview.state === 'ready' || preview.state === 'starting';
  // Only the live page knows where its elements stand in the source.
  const awaitsLive = isEditing && isComing && shown?.source === 'build';
  // Made, and not to be seen yet.
  const isMade = wasBuilding && !preview.is_starter && shown === undefined;
  return {
    isBuilding: isBuilding || isMade,
    isVisible: shown === undefined || !shown.isWhole || awaitsLive,
  };
}
