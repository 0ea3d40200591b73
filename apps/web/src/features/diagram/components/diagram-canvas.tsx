import { fillText, texts } from '@loam/contract';
import { cn, IconButton } from '@loam/ui';
import { Maximize2, Minimize2, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Drawing } from '../render-diagram.ts';
import { diagramTexts } from '../texts.data.ts';
import { useFullScreenKeys } from '../use-full-screen-keys.ts';
import { useViewport } from '../use-viewport.ts';

interface DiagramCanvasProps {
  readonly title: string;
  readonly drawing: Drawing;
}

/** A drawing to move and to look at closely. */
export function DiagramCanvas({ title, drawing }: DiagramCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  const { view, step, reset, drag } = useViewport({ frame, drawing, isFull });
  useFullScreenKeys(isFull, (key) => {
    if (key === 'leave') return setFull(false);
    return key === 'reset' ? reset() : step(key);
  });
  return (
    <div
      role={isFull ? 'dialog' : undefined}
      aria-modal={isFull || undefined}
      aria-label={isFull ? title : undefined}
      className={cn('bg-surface', isFull ? 'fixed inset-0 z-40' : 'absolute inset-0')}
    >
      <div
        ref={frame}
        {...drag}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
      >
        <img
          src={drawing.url}
          alt={fillText(diagramTexts.canvas, { title })}
          draggable={false}
          className={cn('absolute top-0 left-0 max-w-none select-none', view === undefined && 'opacity-0')}
          style={
            view && {
              width: drawing.width * view.scale,
              height: drawing.height * view.scale,
              transform: `translate(${view.x}px, ${view.y}px)`,
            }
          }
        />
      </div>
      {isFull ? (
        <p className="pointer-events-none absolute inset-x-0 top-3 text-center text-sm text-muted-foreground">
          {texts.diagram.fullscreenHint}
        </p>
      ) : null}
      <div className="absolute right-3 bottom-3 flex items-center gap-0.5 rounded-lg border border-border bg-surface-raised p-0.5">
        <IconButton size="sm" label={diagramTexts.zoomOut} onClick={() => step('out')}>
          <ZoomOut aria-hidden />
        </IconButton>
        <span className="w-11 text-center text-xs text-muted-foreground tabular-nums">
          {Math.round((view?.scale ?? 1) * 100)} %
        </span>
        <IconButton size="sm" label={diagramTexts.zoomIn} onClick={() => step('in')}>
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton size="sm" label={diagramTexts.reset} onClick={reset}>
          <RotateCcw aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={isFull ? diagramTexts.leave : diagramTexts.fullscreen}
          onClick={() => setFull(!isFull)}
        >
          {isFull ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
        </IconButton>
      </div>
    </div>
  );
}
