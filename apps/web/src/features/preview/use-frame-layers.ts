import type { Preview } from '@loam/contract';
import { useEffect, useReducer } from 'react';
import { useIsVisualEditing } from '../../shared/running-app.tsx';
import { layersOf, nextLayers, noLayers, unwantedLayer, wantedLayer } from './model/frame-layers.ts';

/** As long as it takes one page to fade in over the other. */
const fadeMs = 200;

interface Viewer {
  /** False while there is nothing to be shown. */
  readonly isOpen: boolean;
  readonly canEdit: boolean;
}

/** The pages of the app that are open. */
export function useFrameLayers(preview: Preview, { isOpen, canEdit }: Viewer) {
  const [layers, tell] = useReducer(nextLayers, noLayers);
  const isEditing = useIsVisualEditing();
  const wanted = isOpen ? wantedLayer(layers, { ...preview, isEditing, canEdit }) : undefined;
  if (!isOpen && layersOf(layers).length > 0) tell({ kind: 'closed' });
  const unwanted = unwantedLayer(layers, preview);
  if (unwanted !== undefined) tell({ kind: 'dropped', number: unwanted.number });
  else if (wanted !== undefined) tell({ kind: 'opened', ...wanted });
  const leavingNumber = layers.leaving?.number;
  useEffect(() => {
    if (leavingNumber === undefined) return undefined;
    const timer = setTimeout(() => tell({ kind: 'faded' }), fadeMs);
    return () => clearTimeout(timer);
  }, [leavingNumber]);
  return { layers, tell };
}
