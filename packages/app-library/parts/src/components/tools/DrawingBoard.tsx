import { DownloadIcon, Undo2Icon } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { ClearDrawing } from "@/components/tools/ClearDrawing";
import { type DrawingStyle, DrawingTools } from "@/components/tools/DrawingTools";
import { Button } from "@/components/ui/button";
import { useLeaveGuard } from "@/hooks/use-leave-guard";
import { useStored } from "@/hooks/use-stored";
import { type Stroke, drawStrokes, extendStroke } from "@/lib/tools/strokes";
import { words } from "@/lib/words";

const WIDTH = 1200;
const HEIGHT = 750;

interface DrawingBoardProps {
  /** Large buttons, for small hands. */
  isBig?: boolean;
  /** Asks before the page is left. */
  isGuarded?: boolean;
}

export function DrawingBoard({ isBig = false, isGuarded = false }: DrawingBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useStored<readonly Stroke[]>("drawing", []);
  const [current, setCurrent] = useState<Stroke | null>(null);
  const [style, setStyle] = useState<DrawingStyle>({
    tool: "pen",
    colour: "#1f2937",
    width: isBig ? 14 : 6,
    stamp: "cat",
  });
  useLeaveGuard(isGuarded && strokes.length > 0);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context) drawStrokes(context, current ? [...strokes, current] : strokes);
  }, [strokes, current]);

  const place = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return {
      x: Math.round(((event.clientX - box.left) / box.width) * WIDTH),
      y: Math.round(((event.clientY - box.top) / box.height) * HEIGHT),
    };
  };

  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setCurrent({ ...style, points: [place(event)] });
  };

  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!current) return;
    const { x, y } = place(event);
    setCurrent(extendStroke(current, x, y));
  };

  const end = () => {
    if (current) setStrokes([...strokes, current]);
    setCurrent(null);
  };

  const download = () => {
    const link = document.createElement("a");
    link.href = canvas.current?.toDataURL("image/png") ?? "";
    link.download = "drawing.png";
    link.click();
  };

  return (
    <div className="grid gap-4">
      <DrawingTools style={style} isBig={isBig} onChange={setStyle}>
        <Button
          type="button"
          variant="outline"
          size={isBig ? "lg" : "default"}
          disabled={strokes.length === 0}
          onClick={() => setStrokes(strokes.slice(0, -1))}
        >
          <Undo2Icon aria-hidden="true" />
          {words.toolUndo}
        </Button>
        <ClearDrawing isBig={isBig} isEmpty={strokes.length === 0} onClear={() => setStrokes([])} />
        <Button type="button" variant="outline" size={isBig ? "lg" : "default"} onClick={download}>
          <DownloadIcon aria-hidden="true" />
          {words.download}
        </Button>
      </DrawingTools>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={words.surface}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        className="w-full cursor-crosshair touch-none rounded-xl border-2 border-primary bg-white"
      />
    </div>
  );
}
