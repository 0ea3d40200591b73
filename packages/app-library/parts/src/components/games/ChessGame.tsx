import { useState } from "react";
import { FilterSelect } from "@/components/common/FilterSelect";
import { CapturedPieces } from "@/components/games/CapturedPieces";
import { ChessBoard } from "@/components/games/ChessBoard";
import { OpponentSelect } from "@/components/games/OpponentSelect";
import { CHESS_NAMES } from "@/components/games/chess-pieces";
import { Button } from "@/components/ui/button";
import { fill } from "@/lib/fill";
import { computerMove } from "@/lib/games/chess-computer";
import {
  type ChessMove,
  type ChessPosition,
  type ChessSide,
  type ChessState,
  chessState,
  firstPosition,
  otherSide,
  playMove,
  squareName,
} from "@/lib/games/chess-moves";
import { words } from "@/lib/words";

interface ChessGameProps {
  opponent: "person" | "computer";
}

const SIDES: Record<ChessSide, string> = { white: words.white, black: words.black };
const PROMOTIONS = (["queen", "rook", "bishop", "knight"] as const).map((kind) => ({
  value: kind,
  label: CHESS_NAMES[kind],
}));

export function ChessGame({ opponent: firstOpponent }: ChessGameProps) {
  const [past, setPast] = useState<readonly ChessPosition[]>([firstPosition()]);
  const [played, setPlayed] = useState<readonly string[]>([]);
  const [opponent, setOpponent] = useState<string>(firstOpponent);
  const [promotion, setPromotion] = useState<string>("queen");
  const position = past[past.length - 1];

  const play = (move: ChessMove) => {
    const kind = PROMOTIONS.find(({ value }) => value === promotion)?.value;
    const next = playMove(position, { ...move, promotion: kind });
    const answer = opponent === "computer" ? computerMove(next, Math.random) : undefined;
    setPast(answer ? [...past, next, playMove(next, answer)] : [...past, next]);
    setPlayed([...played, ...[move, ...(answer ? [answer] : [])].map(moveName)]);
  };
  const takeBack = () => {
    const steps = opponent === "computer" ? 2 : 1;
    setPast(past.slice(0, Math.max(1, past.length - steps)));
    setPlayed(played.slice(0, Math.max(0, played.length - steps)));
  };
  const restart = () => {
    setPast([firstPosition()]);
    setPlayed([]);
  };

  return (
    <div className="mx-auto grid w-full max-w-4xl items-start gap-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid gap-3">
        <p role="status" className="text-lg font-semibold">
          {statusText(position, chessState(position))}
        </p>
        <ChessBoard key={past.length} position={position} onMove={play} />
      </div>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button onClick={restart}>{words.newGame}</Button>
          <Button variant="outline" disabled={past.length === 1} onClick={takeBack}>
            {words.undo}
          </Button>
        </div>
        <OpponentSelect
          value={opponent}
          onChange={(next) => {
            setOpponent(next);
            restart();
          }}
        />
        <FilterSelect label={words.promote} value={promotion} options={PROMOTIONS} onChange={setPromotion} />
        <CapturedPieces position={position} />
        <section aria-label={words.history} className="rounded-lg border bg-card p-4 text-card-foreground">
          <h3 className="mb-2 text-sm font-semibold">{words.history}</h3>
          <ol className="grid max-h-60 grid-cols-2 gap-x-4 overflow-y-auto font-mono text-sm">
            {played.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

function moveName({ from, to }: ChessMove): string {
  return squareName(from) + "–" + squareName(to);
}

function statusText({ turn }: ChessPosition, state: ChessState): string {
  if (state === "checkmate") return fill(words.mate, { name: SIDES[otherSide(turn)] });
  if (state === "stalemate") return words.stalemate;
  const text = fill(words.turn, { name: SIDES[turn] });
  return state === "check" ? text + ` · ${words.check}` : text;
}
