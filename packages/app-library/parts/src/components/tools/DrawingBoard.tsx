import { DownloadIcon, Trash2Icon, Undo2Icon } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { ConfirmButton } from "@/components/common/ConfirmButton";
import { type DrawingStyle, DrawingTools } from "@/components/tools/DrawingTools";
import { Button } from "@/components/ui/button";
import { useLeaveGuard } from "@/hooks/use-leave-guard";
import { useStored } from "@/hooks/use-stored";
import { downloadPicture } from "@/lib/download-picture";
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
  const size = isBig ? "lg" : "default";
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

  return (
    <div className="grid gap-4">
      <DrawingTools style={style} isBig={isBig} onChange={setStyle}>
        <Button
          variant="outline"
          size={size}
          disabled={strokes.length === 0}
          onClick={() => setStrokes(strokes.slice(0, -1))}
        >
          <Undo2Icon />
          {words.toolUndo}
        </Button>
        <ConfirmButton
          question={words.clearAll}
          text={words.deleteText}
          action={words.clear}
          onConfirm={() => setStrokes([])}
        >
          <Button variant="outline" size={size} disabled={strokes.length === 0}>
            <Trash2Icon />
            {words.clear}
          </Button>
        </ConfirmButton>
        <Button variant="outline" size={size} onClick={() => downloadPicture("drawing.png", canvas.current)}>
          <DownloadIcon />
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
