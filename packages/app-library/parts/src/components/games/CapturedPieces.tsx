import { CHESS_GLYPHS, CHESS_NAMES } from "@/components/games/chess-pieces";
import { type ChessKind, type ChessPosition, capturedPieces } from "@/lib/games/chess-moves";
import { words } from "@/lib/words";

export function CapturedPieces({ position }: { position: ChessPosition }) {
  return (
    <section aria-label={words.captured} className="rounded-lg border bg-card p-4 text-card-foreground">
      <h3 className="mb-2 text-sm font-semibold">{words.captured}</h3>
      <dl className="grid gap-2 text-sm">
        <CapturedRow label={words.white} pieces={capturedPieces(position, "white")} />
        <CapturedRow label={words.black} pieces={capturedPieces(position, "black")} />
      </dl>
    </section>
  );
}

function CapturedRow({ label, pieces }: { label: string; pieces: readonly ChessKind[] }) {
  return (
    <div className="flex gap-3">
      <dt className="min-w-16 text-muted-foreground">{label}</dt>
      <dd className="flex flex-wrap text-lg leading-none">
        {pieces.length === 0 && "–"}
        {pieces.map((kind, index) => (
          <span key={index} role="img" aria-label={CHESS_NAMES[kind]}>
            {CHESS_GLYPHS[kind]}
          </span>
        ))}
      </dd>
    </div>
  );
}
