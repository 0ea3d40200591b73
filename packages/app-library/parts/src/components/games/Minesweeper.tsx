import { BombIcon, FlagIcon } from "lucide-react";
import { useState } from "react";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { GameFrame } from "@/components/games/GameFrame";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { type MineField, freshField, minesAround, stepOn, toggleFlag } from "@/lib/games/mine-field";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const SIZE = 9;
const MINES = 10;

export function Minesweeper() {
  const [field, setField] = useState(() => freshField(SIZE, MINES));
  const [isFlagging, setIsFlagging] = useState(false);
  const [wins, setWins] = useStored("minesweeper-wins", 0);

  const press = (cell: number) => {
    const next = isFlagging ? toggleFlag(field, cell) : stepOn(field, cell, Math.random);
    if (next.state === "won" && field.state !== "won") setWins(wins + 1);
    setField(next);
  };

  return (
    <GameFrame
      stats={[
        [words.mines, MINES - field.flags.length],
        [words.best, wins],
      ]}
      action={words.newGame}
      onAction={() => setField(freshField(SIZE, MINES))}
      status={field.state === "lost" ? words.mineLost : field.state === "won" ? words.mineWon : ""}
    >
      <FilterSwitch label={words.flagMode} checked={isFlagging} onChange={setIsFlagging} />
      <div role="group" aria-label={words.board} className="grid grid-cols-9 gap-1">
        {Array.from({ length: SIZE * SIZE }, (_, cell) => (
          <MineCell
            key={cell}
            field={field}
            cell={cell}
            onPress={() => press(cell)}
            onFlag={() => setField(toggleFlag(field, cell))}
          />
        ))}
      </div>
    </GameFrame>
  );
}

interface MineCellProps {
  field: MineField;
  cell: number;
  onPress: () => void;
  onFlag: () => void;
}

function MineCell({ field, cell, onPress, onFlag }: MineCellProps) {
  const isShown = field.shown.includes(cell);
  const isMine = isShown && field.mines.includes(cell);
  const isFlagged = field.flags.includes(cell);
  const near = isShown && !isMine ? minesAround(field, cell) : 0;
  const name = isMine ? words.mine : isShown ? String(near) : isFlagged ? words.mineFlag : words.mineHidden;
  return (
    <button
      type="button"
      aria-label={fill(words.square, { n: cell + 1 }) + ": " + name}
      onClick={onPress}
      onContextMenu={(event) => {
        event.preventDefault();
        onFlag();
      }}
      className={cn(
        "grid aspect-square place-items-center rounded border text-sm font-bold outline-none focus-visible:ring-2 focus-visible:ring-ring",
        isShown
          ? "bg-card text-card-foreground"
          : "border-primary bg-primary text-primary-foreground hover:opacity-85",
        isMine && "bg-destructive text-white",
      )}
    >
      {isMine && <BombIcon className="size-4" />}
      {isFlagged && !isShown && <FlagIcon className="size-4" />}
      {near > 0 && near}
    </button>
  );
}
