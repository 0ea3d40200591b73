import type { Preview, PreviewRoute } from '@loam/contract';
import { startRoute } from './bridge.ts';
import { isForeignBuild } from './panel-view.ts';

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
  /** The browser lets it keep nothing. */
  readonly isForgetful: boolean;
}

/** The page that is seen, and the one that is loaded behind it until it is whole. */
export interface Layers {
  readonly count: number;
  readonly shown: Layer | undefined;
  readonly coming: Layer | undefined;
  /** Fades away under the shown one. */
  readonly leaving: Layer | undefined;
  /** Where somebody sent the page that had been seen until a moment ago: the one that is seen now goes there. */
  readonly missed: string | undefined;
}

export type Opening = Pick<Layer, 'source' | 'commitSha' | 'path'>;

export type LayersEvent =
  | ({ readonly kind: 'opened' } & Opening)
  | { readonly kind: 'whole'; readonly number: number }
  /** The page in the frame gives way to another one of its own. */
  | { readonly kind: 'left'; readonly number: number }
  | { readonly kind: 'routed'; readonly number: number; readonly route: PreviewRoute }
  /** Another page is asked for: of the one that was seen, or of nobody while none is connected. */
  | { readonly kind: 'sent'; readonly number: number | undefined; readonly path: string }
  /** What was missed has been made up for. */
  | { readonly kind: 'resent' }
  | {
      readonly kind: 'used';
      readonly number: number;
      readonly isPressed: boolean;
      readonly scrollY: number;
    }
  | { readonly kind: 'forgetful'; readonly number: number }
  | { readonly kind: 'faded' }
  /** A page that was loaded behind the one that is seen is not worth its place. */
  | { readonly kind: 'dropped'; readonly number: number }
  /** Nothing is to be shown for now. */
  | { readonly kind: 'closed' };

export const noLayers: Layers = {
  count: 0,
  shown: undefined,
  coming: undefined,
  leaving: undefined,
  missed: undefined,
};

export function nextLayers(layers: Layers, event: LayersEvent): Layers {
  switch (event.kind) {
    case 'opened':
      return openLayer(layers, event);
    case 'sent':
      return send(layers, event);
    case 'resent':
      return { ...layers, missed: undefined };
    case 'whole':
      return takePlace(layers, event.number);
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
      return change(event.isPressed ? withoutTwin(layers, event.number) : layers, event.number, (layer) => ({
        ...layer,
        isUsed: layer.isUsed || event.isPressed,
        scrollY: event.scrollY,
      }));
    case 'forgetful':
      return change(layers, event.number, (layer) => ({ ...layer, isForgetful: true }));
    case 'faded':
      return { ...layers, leaving: undefined };
    case 'dropped':
      return drop(layers, event.number);
    case 'closed':
      return { ...noLayers, count: layers.count };
  }
}

function drop(layers: Layers, number: number): Layers {
  return layers.coming?.number === number ? { ...layers, coming: undefined } : layers;
}

function takePlace(layers: Layers, number: number): Layers {
  const { coming, shown } = layers;
  if (coming?.number !== number) return change(layers, number, (layer) => ({ ...layer, isWhole: true }));
  // Where somebody went in the meantime, by what they pressed, they are to be found again.
  const isElsewhere = shown?.isUsed === true && shown.route.path !== coming.path;
  const missed = isElsewhere ? shown.route.path : layers.missed;
  return { ...layers, shown: { ...coming, isWhole: true }, coming: undefined, leaving: shown, missed };
}

function openLayer(layers: Layers, { source, commitSha, path }: Opening): Layers {
  const number = layers.count + 1;
  const scrollY = layers.shown?.route.path === path ? layers.shown.scrollY : 0;
  const coming: Layer = {
    number,
    source,
    commitSha,
    path,
    scrollY,
    route: { ...startRoute, path },
    isWhole: false,
    isUsed: false,
    isForgetful: false,
  };
  return { ...layers, count: number, coming };
}

/**
 * A page that was sent somewhere keeps its place and its way back; only a newer version still comes, and goes there too.
 * Where another one took its place a moment ago, that one is to be sent. While none can hear it, it is opened there.
 */
function send(layers: Layers, { number, path }: { number: number | undefined; path: string }): Layers {
  const awaited = layers.coming ?? layers.shown;
  if (number === undefined) return awaited === undefined ? layers : openLayer(layers, { ...awaited, path });
  if (layers.shown?.number !== number) return { ...layers, missed: path };
  const kept = change(withoutTwin(layers, number), number, (layer) => ({ ...layer, isUsed: true }));
  return kept.coming === undefined ? kept : openLayer(kept, { ...kept.coming, path });
}

/** Once the page that is seen is used, another one of the same version must not take its place. */
function withoutTwin(layers: Layers, used: number): Layers {
  const { shown, coming } = layers;
  const isTwin = shown?.number === used && coming?.commitSha === shown.commitSha;
  return isTwin ? { ...layers, coming: undefined } : layers;
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
  /** Who only looks is served best by what was built: it is there at once, and nothing has to run for it. */
  readonly canEdit: boolean;
};

/** The page to load next, if any: what is painted soonest first, and the live one in its place once it is there. */
export function wantedLayer(layers: Layers, facts: Facts): Opening | undefined {
  const current = layers.coming ?? layers.shown;
  if (current === undefined) return firstLayer(facts);
  return current.source === 'live' ? undefined : nextAfterBuild(layers, current, facts);
}

/** What ran stays while the newest code does not: a live page would bring its fault in the place of what is seen. */
export function unwantedLayer({ shown, coming }: Layers, { state }: Pick<Facts, 'state'>): Layer | undefined {
  return state === 'broken' && shown !== undefined && coming?.source === 'live' ? coming : undefined;
}

function firstLayer(facts: Facts): Opening | undefined {
  const build = buildOf(facts);
  const isUp = facts.state === 'ready' || facts.state === 'broken';
  if (build !== undefined && (build.commitSha === facts.commit_sha || !isUp)) return { ...build, path: '/' };
  // The first build of the person's own is on its way, and is whole sooner.
  return isUp && !isForeignBuild(facts) ? { ...liveOf(facts), path: '/' } : undefined;
}

function nextAfterBuild({ shown, coming }: Layers, current: Layer, facts: Facts): Opening | undefined {
  const path = shown?.route.path ?? '/';
  const build = buildOf(facts);
  const isNewer = build?.commitSha === facts.commit_sha && build.commitSha !== current.commitSha;
  const isLiveWanted = facts.state === 'ready' && facts.canEdit;
  if (build !== undefined && isNewer) return { ...(isLiveWanted ? liveOf(facts) : build), path };
  const mayGiveWay = coming === undefined && mayBeReplaced(shown, facts);
  return isLiveWanted && mayGiveWay ? { ...liveOf(facts), path } : undefined;
}

/** What somebody did in a page, and the way back to where they came from, would be gone with it. */
function mayBeReplaced(shown: Layer | undefined, { isEditing }: Facts): boolean {
  if (shown?.isWhole !== true) return false;
  return isEditing || !(shown.isUsed || shown.route.can_go_back);
}

function buildOf(facts: Facts): Omit<Opening, 'path'> | undefined {
  const { preview_build_commit_sha: commitSha } = facts;
  if (commitSha === null || isForeignBuild(facts)) return undefined;
  return { source: 'build', commitSha };
}

/** While the newest code is broken, its address is answered by the last build. */
function liveOf(facts: Facts): Omit<Opening, 'path'> {
  return { source: facts.state === 'broken' ? 'build' : 'live', commitSha: facts.commit_sha };
}
