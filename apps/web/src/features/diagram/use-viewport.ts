import { limits } from '@loam/contract';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Drawing } from './render-diagram.ts';
import {
  type Area,
  fitInto,
  panBy,
  type Point,
  type Viewport,
  zoomByWheel,
  zoomStep,
} from './model/viewport.ts';

interface ViewportOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly drawing: Drawing;
  /** Changes when the frame has become another one. */
  readonly isFull: boolean;
}

/** How the drawing lies in its frame; undefined until it was fitted in. */
export function useViewport({ frame, drawing, isFull }: ViewportOptions) {
  const [view, setView] = useState<Viewport>();
  const dragged = useRef<Point>(undefined);
  const fit = () => {
    const area = areaOf(frame);
    if (area) setView(fitInto(drawing, area));
  };
  const fitFirst = useInitialFit(fit, `${drawing.url.length} ${isFull}`);
  useWheel(frame, (deltaPx, point) => {
    fitFirst();
    setView((known) => known && zoomByWheel(known, deltaPx, point));
  });
  const step = (direction: 'in' | 'out') => {
    fitFirst();
    const area = areaOf(frame);
    if (area) setView((known) => known && zoomStep(known, direction, area));
  };
  const drag = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      fitFirst();
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = dragged.current;
      if (!from) return;
      dragged.current = { x: clientX, y: clientY };
      setView((known) => known && panBy(known, { x: clientX - from.x, y: clientY - from.y }));
    },
    onPointerUp: () => void (dragged.current = undefined),
    onPointerCancel: () => void (dragged.current = undefined),
  };
  return { view, step, reset: fit, drag };
}

function areaOf(frame: RefObject<HTMLElement | null>): Area | undefined {
  const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/**
 * The frame has its final size a moment after it appears. Whoever moves the drawing before that calls the
 * function given back: the fit comes first then, and does not undo the move.
 */
function useInitialFit(fit: () => void, key: string): () => void {
  const fitNow = useEffectEvent(fit);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => {
      waiting.current = undefined;
      fitNow();
    }, limits.diagram.initialFitMs);
    waiting.current = timer;
    return () => clearTimeout(timer);
  }, [key]);
  return () => {
    if (waiting.current === undefined) return;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    fit();
  };
}

/** Not by `onWheel`: the page behind must not scroll, and React's own listener cannot stop it. */
function useWheel(
  frame: RefObject<HTMLElement | null>,
  onWheel: (deltaPx: number, point: Point) => void,
): void {
  const turn = useEffectEvent(onWheel);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      turn(event.deltaY, { x: event.clientX - left, y: event.clientY - top });
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [frame]);
}
