import { DownloadIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { useStored } from "@/hooks/use-stored";
import { qrCode } from "@/lib/tools/qr-code";
import { words } from "@/lib/words";

const EDGE = 4;
const SCALE = 12;

export function QrMaker() {
  const [text, setText] = useStored("qr-text", "https://example.com");
  const code = text.trim() === "" ? null : qrCode(text.trim());
  const size = (code?.length ?? 21) + EDGE * 2;

  const download = () => {
    if (!code) return;
    const canvas = document.createElement("canvas");
    canvas.width = size * SCALE;
    canvas.height = size * SCALE;
    const context = canvas.getContext("2d");
    if (!context) return;
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = "#000000";
    code.forEach((row, y) =>
      row.forEach((isDark, x) => {
        if (isDark) context.fillRect((x + EDGE) * SCALE, (y + EDGE) * SCALE, SCALE, SCALE);
      }),
    );
    const link = document.createElement("a");
    link.href = canvas.toDataURL("image/png");
    link.download = "qr-code.png";
    link.click();
  };

  return (
    <div className="mx-auto grid w-full max-w-3xl items-start gap-6 md:grid-cols-2">
      <div className="grid gap-4 rounded-xl border bg-card p-6 text-card-foreground">
        <div className="grid gap-2">
          <Label htmlFor="qr-text">{words.qrText}</Label>
          <Textarea id="qr-text" rows={4} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        {!code && (
          <p role="alert" className="text-sm text-destructive">
            {words.qrProblem}
          </p>
        )}
        <Button type="button" disabled={!code} onClick={download}>
          <DownloadIcon aria-hidden="true" />
          {words.qrDownload}
        </Button>
      </div>
      {code && (
        <svg
          viewBox={"0 0 " + size + " " + size}
          role="img"
          aria-label={words.qrFor.replace("{name}", text)}
          shapeRendering="crispEdges"
          className="w-full rounded-xl border bg-white"
        >
          {code.flatMap((row, y) =>
            row.map((isDark, x) =>
              isDark ? (
                <rect key={y + "-" + x} x={x + EDGE} y={y + EDGE} width="1" height="1" fill="#000000" />
              ) : null,
            ),
          )}
        </svg>
      )}
    </div>
  );
}
