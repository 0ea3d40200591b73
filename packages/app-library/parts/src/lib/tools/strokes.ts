import { STAMPS } from "@/lib/tools/stamps";

export type DrawingTool = "pen" | "line" | "box" | "ellipse" | "eraser" | "stamp";

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
