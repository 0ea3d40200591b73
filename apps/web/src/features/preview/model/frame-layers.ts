import type { Preview, PreviewRoute } from '@loam/contract';
import { startRoute } from './bridge.ts';

/** One page of the app in a frame of its own. */
export interface Layer {
  readonly number: number;
  readonly source: 'build' | 'live';
  /** The version it was opened for. */
  readonly commitSha: string | null;
  /** The page that was asked for; `route` is the one that is open. */
  readonly path: string;
  readonly route: PreviewRoute;
  /** Its content is there, not only what stands around it. */
  readonly isWhole: boolean;
  /** Somebody has pressed something in it: what came of it would be lost with the page. */
  readonly isUsed: boolean;
  readonly scrollY: number;
}

/** The page that is seen, and the one that is loaded behind it until it is whole. */
export interface Layers {
  readonly count: number;
  readonly shown: Layer | undefined;
  readonly coming: Layer | undefined;
  /** Fades away under the shown one. */
  readonly leaving: Layer | undefined;
}

export type Opening = Pick<Layer, 'source' | 'commitSha' | 'path'>;

export type LayersEvent =
  | ({ readonly kind: 'opened' } & Opening)
  | { readonly kind: 'whole'; readonly number: number }
  /** The page in the frame gives way to another one of its own. */
  | { readonly kind: 'left'; readonly number: number }
  | { readonly kind: 'routed'; readonly number: number; readonly route: PreviewRoute }
  | {
      readonly kind: 'used';
      readonly number: number;
      readonly isPressed: boolean;
      readonly scrollY: number;
    }
  | { readonly kind: 'faded' }
  /** Nothing is to be shown for now. */
  | { readonly kind: 'closed' };

export const noLayers: Layers = { count: 0, shown: undefined, coming: undefined, leaving: undefined };

export function nextLayers(layers: Layers, event: LayersEvent): Layers {
  switch (event.kind) {
    case 'opened': {
      const number = layers.count + 1;
      const { source, commitSha, path } = event;
      const scrollY = layers.shown?.route.path === path ? layers.shown.scrollY : 0;
      const coming: Layer = {
        ...{ number, source, commitSha, path, scrollY },
        route: { ...startRoute, path },
        isWhole: false,
        isUsed: false,
      };
      return { ...layers, count: number, coming };
    }
    case 'whole':
      if (layers.coming?.number !== event.number)
        return change(layers, event.number, (layer) => ({ ...layer, isWhole: true }));
      return {
        ...layers,
        shown: { ...layers.coming, isWhole: true },
        coming: undefined,
        leaving: layers.shown,
      };
    case 'left':
      return change(layers, event.number, (layer) => ({
        ...layer,
        isWhole: false,
        isUsed: false,
        scrollY: 0,
      }));
    case 'routed':
      return change(layers, event.number, (layer) => ({ ...layer, route: event.route }));
    case 'used':
      return change(layers, event.number, (layer) => ({
        ...layer,
        isUsed: layer.isUsed || event.isPressed,
        scrollY: event.scrollY,
      }));
    case 'faded':
      return { ...layers, leaving: undefined };
    case 'closed':
      return { ...noLayers, count: layers.count };
  }
}

function change(layers: Layers, number: number, made: (layer: Layer) => Layer): Layers {
  const { shown, coming } = layers;
  return {
    ...layers,
    shown: shown?.number === number ? made(shown) : shown,
    coming: coming?.number === number ? made(coming) : coming,
  };
}

/** All that are in the page, each at its place whatever becomes of it: a frame that is moved loads anew. */
export function layersOf({ leaving, shown, coming }: Layers): Layer[] {
  return [leaving, shown, coming]
    .flatMap((layer) => layer ?? [])
    .toSorted((one, other) => one.number - other.number);
}

type Facts = Pick<
  Preview,
  'state' | 'commit_sha' | 'preview_build_commit_sha' | 'is_starter' | 'is_starter_build'
> & {
  /** Somebody changes the app by pointing at it: only the live page knows its sources. */
  readonly isEditing: boolean;
};

/** The page to load next, if any: what is painted soonest first, and the live one in its place once it is there. */
export function wantedLayer({ shown, coming }: Layers, facts: Facts): Opening | undefined {
  const built = facts.is_starter_build && !facts.is_starter ? null : facts.preview_build_commit_sha;
  const isUp = facts.state === 'ready' || facts.state === 'broken';
  const current = coming ?? shown;
  const path = shown?.route.path ?? '/';
  const build: Opening = { source: 'build', commitSha: built, path };
  const live: Opening = {
    source: facts.state === 'broken' ? 'build' : 'live',
    commitSha: facts.commit_sha,
    path,
  };
  if (current === undefined) {
    if (built !== null && (built === facts.commit_sha || !isUp)) return build;
    // The first build of the person's own is on its way, and is whole sooner.
    if (facts.is_starter_build && !facts.is_starter) return undefined;
    return isUp ? live : undefined;
  }
  if (current.source === 'live') return undefined;
  if (built !== null && built !== current.commitSha && built === facts.commit_sha)
    return facts.state === 'ready' ? live : build;
  const mayGiveWay = shown?.isWhole === true && coming === undefined && (!shown.isUsed || facts.isEditing);
  return facts.state === 'ready' && mayGiveWay ? live : undefined;
}
