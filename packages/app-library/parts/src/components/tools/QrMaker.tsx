import { DownloadIcon } from "lucide-react";
import { LabelledText } from "@/components/tools/LabelledText";
import { Problem } from "@/components/tools/Problem";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { downloadPicture } from "@/lib/download-picture";
import { fill } from "@/lib/fill";
import { qrCode } from "@/lib/tools/qr-code";
import { words } from "@/lib/words";

const EDGE = 4;
const SCALE = 12;

export function QrMaker() {
  const [text, setText] = useStored("qr-text", "https://example.com");
  const code = text.trim() === "" ? null : qrCode(text.trim());
  const size = (code?.length ?? 21) + EDGE * 2;
  const dark = (code ?? []).flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [{ x: x + EDGE, y: y + EDGE }] : [])),
  );

  const download = () => {
    const canvas = document.createElement("canvas");
    canvas.width = size * SCALE;
    canvas.height = size * SCALE;
    const context = canvas.getContext("2d");
    if (!context) return;
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#000000";
    for (const { x, y } of dark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
    downloadPicture("qr-code.png", canvas);
  };

  return (
    <div className="mx-auto grid w-full max-w-3xl items-start gap-6 md:grid-cols-2">
      <ToolCard>
        <LabelledText label={words.qrText} rows={4} value={text} onChange={setText} />
        <Problem text={code ? "" : words.qrProblem} />
        <Button disabled={!code} onClick={download}>
          <DownloadIcon />
          {words.qrDownload}
        </Button>
      </ToolCard>
      {code && (
        <svg
          viewBox={"0 0 " + size + " " + size}
          role="img"
          aria-label={fill(words.qrFor, { name: text })}
          shapeRendering="crispEdges"
          className="w-full rounded-xl border bg-white"
        >
          {dark.map(({ x, y }) => (
            <rect key={y + "-" + x} x={x} y={y} width="1" height="1" fill="#000000" />
          ))}
        </svg>
      )}
    </div>
  );
}
