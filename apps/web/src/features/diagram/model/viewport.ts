import { enums, limits } from '@loam/contract';

/** How the drawing lies in its frame: its top left corner, and how much larger it is than drawn. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area {
  readonly width: number;
  readonly height: number;
}

const { zoomMin, zoomMax, zoomStepFactor, wheelFactor, targetFillPercent } = limits.diagram;

/** One notch of a wheel counts as much as a quick move on a touchpad, not as ten of them. */
const wheelMaxPx = 10;

/** Larger or smaller by a factor; the point keeps its place. */
export function zoomAt(view: Viewport, factor: number, point: Point): Viewport {
  const scale = Math.min(zoomMax, Math.max(zoomMin, view.scale * factor));
  const change = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * change, y: point.y - (point.y - view.y) * change };
}

export function zoomStep(view: Viewport, direction: 'in' | 'out', frame: Area): Viewport {
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  return zoomAt(view, direction === 'in' ? zoomStepFactor : 1 / zoomStepFactor, middle);
}

export function zoomByWheel(view: Viewport, deltaPx: number, point: Point): Viewport {
  const delta = Math.min(wheelMaxPx, Math.max(-wheelMaxPx, deltaPx));
  return zoomAt(view, Math.exp(-delta * wheelFactor), point);
}

export function panBy(view: Viewport, moved: Point): Viewport {
  return { ...view, x: view.x + moved.x, y: view.y + moved.y };
}

/** The whole drawing in the middle of its frame, filling most of it. */
export function fitInto(drawing: Area, frame: Area): Viewport {
  const fill = targetFillPercent / 100;
  const wanted = Math.min((frame.width * fill) / drawing.width, (frame.height * fill) / drawing.height);
  const scale = Number.isFinite(wanted) && wanted > 0 ? Math.min(zoomMax, Math.max(zoomMin, wanted)) : 1;
  return {
    scale,
    x: (frame.width - drawing.width * scale) / 2,
    y: (frame.height - drawing.height * scale) / 2,
  };
}

export type DiagramKey = 'in' | 'out' | 'reset' | 'leave';

/** The keys of the full screen. */
export function diagramKey(key: string): DiagramKey | undefined {
  return keys.get(key === 'Escape' ? escape : key);
}

const [plus, plusUnshifted, minus, zero, escape] = enums.diagram.keys;

const keys: ReadonlyMap<string, DiagramKey> = new Map([
  [plus, 'in'],
  [plusUnshifted, 'in'],
  [minus, 'out'],
  [zero, 'reset'],
  [escape, 'leave'],
]);
