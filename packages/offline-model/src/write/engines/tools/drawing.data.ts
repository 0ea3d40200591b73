import type { WordTable } from '../../blocks/block-words.ts';

/** Drawing by hand, with shapes and stamps. */
export const DRAWING: Readonly<Record<string, string>> = {
  'src/lib/tools/stamps.ts': `/** Outlines in a square of a hundred; each is filled, the second with white, the third with black. */
export const STAMPS: readonly { id: string; name: string; paths: readonly [string, string, string] }[] = [
  {
    id: "cat",
    name: "%tCat%",
    paths: [
      "M18 52 L16 12 L40 28 Q50 25 60 28 L84 12 L82 52 Q84 88 50 90 Q16 88 18 52 Z",
      "M34 46 a8 8 0 1 0 .1 0 Z M66 46 a8 8 0 1 0 .1 0 Z",
      "M34 50 a4 4 0 1 0 .1 0 Z M66 50 a4 4 0 1 0 .1 0 Z M45 68 L55 68 L50 75 Z",
    ],
  },
  {
    id: "rabbit",
    name: "%tRabbit%",
    paths: [
      "M34 44 Q22 4 34 4 Q46 6 46 40 L54 40 Q54 6 66 4 Q78 4 66 44 Q82 56 78 72 Q70 94 50 94 Q30 94 22 72 Q18 56 34 44 Z",
      "M40 56 a6 6 0 1 0 .1 0 Z M60 56 a6 6 0 1 0 .1 0 Z M45 80 h4 v8 h-4 Z M51 80 h4 v8 h-4 Z",
      "M40 59 a3 3 0 1 0 .1 0 Z M60 59 a3 3 0 1 0 .1 0 Z M46 74 L54 74 L50 79 Z",
    ],
  },
  {
    id: "bear",
    name: "%tBear%",
    paths: [
      "M24 12 a16 16 0 1 0 .1 0 Z M76 12 a16 16 0 1 0 .1 0 Z M50 18 a38 38 0 1 0 .1 0 Z",
      "M50 56 a16 13 0 1 0 .1 0 Z M36 40 a6 6 0 1 0 .1 0 Z M64 40 a6 6 0 1 0 .1 0 Z",
      "M36 43 a3 3 0 1 0 .1 0 Z M64 43 a3 3 0 1 0 .1 0 Z M50 58 a6 4 0 1 0 .1 0 Z",
    ],
  },
  {
    id: "fish",
    name: "%tFish%",
    paths: [
      "M6 50 Q36 12 68 44 L94 22 L94 78 L68 56 Q36 88 6 50 Z",
      "M28 36 a8 8 0 1 0 .1 0 Z",
      "M28 40 a4 4 0 1 0 .1 0 Z",
    ],
  },
  {
    id: "chick",
    name: "%tChick%",
    paths: [
      "M50 30 a32 32 0 1 0 .1 0 Z M50 6 a20 20 0 1 0 .1 0 Z",
      "M42 18 a6 6 0 1 0 .1 0 Z M58 18 a6 6 0 1 0 .1 0 Z",
      "M42 21 a3 3 0 1 0 .1 0 Z M58 21 a3 3 0 1 0 .1 0 Z M44 32 L56 32 L50 42 Z M40 93 h6 v6 h-6 Z M54 93 h6 v6 h-6 Z",
    ],
  },
  {
    id: "butterfly",
    name: "%tButterfly%",
    paths: [
      "M50 44 Q16 2 8 30 Q6 52 44 52 Q12 58 18 80 Q30 98 50 58 Q70 98 82 80 Q88 58 56 52 Q94 52 92 30 Q84 2 50 44 Z",
      "M24 28 a7 7 0 1 0 .1 0 Z M76 28 a7 7 0 1 0 .1 0 Z",
      "M47 34 h6 v44 h-6 Z",
    ],
  },
];
`,
  'src/lib/tools/strokes.ts': `export type DrawingTool = "pen" | "line" | "box" | "ellipse" | "eraser" | "stamp";

export interface Stroke {
  tool: DrawingTool;
  colour: string;
  width: number;
  /** Which one, for a stamp. */
  stamp: string;
  /** Every point for a pen; the first and the last for a shape; the middle of a stamp. */
  points: readonly { x: number; y: number }[];
}

/** What a stroke is after the hand has moved on. */
export function extendStroke(stroke: Stroke, x: number, y: number): Stroke {
  if (stroke.tool === "stamp") return { ...stroke, points: [{ x, y }] };
  const isFree = stroke.tool === "pen" || stroke.tool === "eraser";
  return { ...stroke, points: isFree ? [...stroke.points, { x, y }] : [stroke.points[0], { x, y }] };
}

export function drawStrokes(context: CanvasRenderingContext2D, strokes: readonly Stroke[]) {
  context.globalCompositeOperation = "source-over";
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  for (const stroke of strokes) {
    if (stroke.tool === "stamp") drawStamp(context, stroke);
    else drawStroke(context, stroke);
  }
}

function drawStamp(context: CanvasRenderingContext2D, { stamp, colour, width, points }: Stroke) {
  const paths = STAMPS.find(({ id }) => id === stamp)?.paths;
  if (!paths) return;
  const size = (60 + width * 6) / 100;
  context.save();
  context.translate(points[0].x - 50 * size, points[0].y - 50 * size);
  context.scale(size, size);
  paths.forEach((path, at) => {
    context.fillStyle = [colour, "#ffffff", "#111827"][at];
    context.fill(new Path2D(path));
  });
  context.restore();
}

function drawStroke(context: CanvasRenderingContext2D, { tool, colour, width, points }: Stroke) {
  const [first] = points;
  const last = points[points.length - 1];
  context.strokeStyle = tool === "eraser" ? "#ffffff" : colour;
  context.lineWidth = tool === "eraser" ? width * 4 : width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  if (tool === "box") {
    context.rect(first.x, first.y, last.x - first.x, last.y - first.y);
  } else if (tool === "ellipse") {
    const [across, down] = [(last.x - first.x) / 2, (last.y - first.y) / 2];
    context.ellipse(first.x + across, first.y + down, Math.abs(across), Math.abs(down), 0, 0, 2 * Math.PI);
  } else {
    context.moveTo(first.x, first.y);
    for (const point of points) context.lineTo(point.x, point.y);
  }
  context.stroke();
}
`,
  'src/components/tools/DrawingBoard.tsx': `const WIDTH = 1200;
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
  const [style, setStyle] = useState<DrawingStyle>({ tool: "pen", colour: "#1f2937", width: isBig ? 14 : 6, stamp: "cat" });
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
          %tUndo%
        </Button>
        <ClearDrawing isBig={isBig} isEmpty={strokes.length === 0} onClear={() => setStrokes([])} />
        <Button type="button" variant="outline" size={isBig ? "lg" : "default"} onClick={download}>
          <DownloadIcon aria-hidden="true" />
          %tDownload%
        </Button>
      </DrawingTools>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label="%tSurface%"
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        className="w-full cursor-crosshair touch-none rounded-xl border-2 border-primary bg-white"
      />
    </div>
  );
}
`,
  'src/hooks/use-leave-guard.ts': `/** The browser asks before the page is closed or left. */
export function useLeaveGuard(isOn: boolean) {
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOn]);
}
`,
  'src/components/tools/ClearDrawing.tsx': `interface ClearDrawingProps {
  isBig: boolean;
  isEmpty: boolean;
  onClear: () => void;
}

export function ClearDrawing({ isBig, isEmpty, onClear }: ClearDrawingProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button type="button" variant="outline" size={isBig ? "lg" : "default"} disabled={isEmpty}>
          <Trash2Icon aria-hidden="true" />
          %tClear%
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>%tClearAll%</AlertDialogTitle>
          <AlertDialogDescription>%deleteText%</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>%cancel%</AlertDialogCancel>
          <AlertDialogAction onClick={onClear}>%tClear%</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
`,
  'src/components/tools/DrawingTools.tsx': `export interface DrawingStyle {
  tool: DrawingTool;
  colour: string;
  width: number;
  stamp: string;
}

const TOOLS: readonly { value: DrawingTool; label: string; icon: LucideIcon }[] = [
  { value: "pen", label: "%tPen%", icon: PencilIcon },
  { value: "line", label: "%tLine%", icon: SlashIcon },
  { value: "box", label: "%tBox%", icon: SquareIcon },
  { value: "ellipse", label: "%tEllipse%", icon: CircleIcon },
  { value: "eraser", label: "%tEraser%", icon: EraserIcon },
];
const PALETTE = ["#1f2937", "#dc2626", "#f97316", "#facc15", "#16a34a", "#0ea5e9", "#2563eb", "#7c3aed", "#ec4899", "#92400e"];

interface DrawingToolsProps {
  style: DrawingStyle;
  isBig: boolean;
  onChange: (style: DrawingStyle) => void;
  children: ReactNode;
}

export function DrawingTools({ style, isBig, onChange, children }: DrawingToolsProps) {
  const size = isBig ? "size-14 [&_svg]:size-7!" : "";
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl border bg-card p-3 text-card-foreground">
      <div role="group" aria-label="%tTool%" className="flex flex-wrap gap-1">
        {TOOLS.map(({ value, label, icon: Icon }) => (
          <Button
            key={value}
            type="button"
            size="icon"
            variant={style.tool === value ? "default" : "outline"}
            aria-label={label}
            aria-pressed={style.tool === value}
            onClick={() => onChange({ ...style, tool: value })}
            className={size}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
      </div>
      <div role="group" aria-label="%tStamps%" className="flex flex-wrap gap-1">
        {STAMPS.map(({ id, name, paths }) => (
          <Button
            key={id}
            type="button"
            size="icon"
            variant={style.tool === "stamp" && style.stamp === id ? "default" : "outline"}
            aria-label={name}
            aria-pressed={style.tool === "stamp" && style.stamp === id}
            onClick={() => onChange({ ...style, tool: "stamp", stamp: id })}
            className={size}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={paths[0]} fill={style.colour} />
              <path d={paths[1]} fill="#ffffff" />
              <path d={paths[2]} fill="#111827" />
            </svg>
          </Button>
        ))}
      </div>
      <div role="group" aria-label="%tColour%" className="flex flex-wrap gap-1">
        {PALETTE.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={"%tColour% " + colour}
            aria-pressed={style.colour === colour}
            onClick={() => onChange({ ...style, colour })}
            className={cn(
              "rounded-full border-2 outline-none focus-visible:ring-2 focus-visible:ring-ring",
              isBig ? "size-12" : "size-7",
              style.colour === colour ? "border-foreground ring-2 ring-foreground" : "border-transparent",
            )}
            style={{ backgroundColor: colour }}
          />
        ))}
      </div>
      <Label className="flex items-center gap-2">
        %tColour%
        <Input
          type="color"
          value={style.colour}
          onChange={(event) => onChange({ ...style, colour: event.target.value })}
          className="w-12 p-1"
        />
      </Label>
      <Label className="flex items-center gap-2">
        %tSize%
        <input
          type="range"
          min={2}
          max={30}
          value={style.width}
          onChange={(event) => onChange({ ...style, width: Number(event.target.value) })}
          className="w-24 accent-primary"
        />
      </Label>
      {children}
    </div>
  );
}
`,
};

export const DRAWING_WORDS: WordTable = {
  tStamps: ['Stamps', 'Carimbos', 'Sellos', 'Stempel', 'Tampons'],
  tCat: ['Cat', 'Gato', 'Gato', 'Katze', 'Chat'],
  tRabbit: ['Rabbit', 'Coelho', 'Conejo', 'Hase', 'Lapin'],
  tBear: ['Bear', 'Urso', 'Oso', 'Bär', 'Ours'],
  tFish: ['Fish', 'Peixe', 'Pez', 'Fisch', 'Poisson'],
  tChick: ['Chick', 'Pintinho', 'Pollito', 'Küken', 'Poussin'],
  tButterfly: ['Butterfly', 'Borboleta', 'Mariposa', 'Schmetterling', 'Papillon'],
  tClearAll: [
    'Clear the whole drawing?',
    'Apagar o desenho inteiro?',
    '¿Borrar todo el dibujo?',
    'Die ganze Zeichnung löschen?',
    'Effacer tout le dessin ?',
  ],
};
