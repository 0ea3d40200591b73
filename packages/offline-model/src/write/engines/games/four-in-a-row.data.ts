import type { WordTable } from '../../blocks/block-words.ts';

/** Four in a row, for two or against the computer. */
export const FOUR_IN_A_ROW: Readonly<Record<string, string>> = {
  'src/lib/games/four-in-a-row.ts': `export const FOUR_COLUMNS = 7;
export const FOUR_ROWS = 6;

export type FourDisc = "first" | "second";
/** Row by row from the top. */
export type FourBoard = readonly (FourDisc | null)[];

export const EMPTY_FOUR_BOARD: FourBoard = Array.from({ length: FOUR_COLUMNS * FOUR_ROWS }, () => null);

/** The lowest free place of a column; -1 when it is full. */
export function freePlaceIn(board: FourBoard, column: number): number {
  for (let row = FOUR_ROWS - 1; row >= 0; row -= 1) {
    if (board[row * FOUR_COLUMNS + column] === null) return row * FOUR_COLUMNS + column;
  }
  return -1;
}

export function dropDisc(board: FourBoard, column: number, disc: FourDisc): FourBoard {
  const place = freePlaceIn(board, column);
  return place < 0 ? board : board.map((other, at) => (at === place ? disc : other));
}

/** The four places that win; empty as long as nobody has. */
export function winningFour(board: FourBoard): readonly number[] {
  for (let at = 0; at < board.length; at += 1) {
    const [row, column] = [Math.floor(at / FOUR_COLUMNS), at % FOUR_COLUMNS];
    for (const [down, across] of [[0, 1], [1, 0], [1, 1], [1, -1]]) {
      const [lastRow, lastColumn] = [row + 3 * down, column + 3 * across];
      if (lastRow >= FOUR_ROWS || lastColumn < 0 || lastColumn >= FOUR_COLUMNS) continue;
      const places = [0, 1, 2, 3].map((step) => (row + step * down) * FOUR_COLUMNS + column + step * across);
      if (board[at] !== null && places.every((place) => board[place] === board[at])) return places;
    }
  }
  return [];
}

/** Wins where it can, blocks where it must, otherwise stays near the middle and gives nothing away. */
export function computerColumn(board: FourBoard): number {
  const open = [3, 2, 4, 1, 5, 0, 6].filter((column) => freePlaceIn(board, column) >= 0);
  const wins = (from: FourBoard, disc: FourDisc) =>
    open.find((column) => freePlaceIn(from, column) >= 0 && winningFour(dropDisc(from, column, disc)).length > 0);
  const safe = open.filter((column) => wins(dropDisc(board, column, "second"), "first") === undefined);
  return wins(board, "second") ?? wins(board, "first") ?? safe[0] ?? open[0] ?? -1;
}
`,
  'src/components/games/FourInARow.tsx': `interface FourInARowProps {
  opponent: "computer" | "person";
}

export function FourInARow({ opponent }: FourInARowProps) {
  const [board, setBoard] = useState<FourBoard>(EMPTY_FOUR_BOARD);
  const [turn, setTurn] = useState<FourDisc>("first");
  const [wins, setWins] = useStored("four-wins", { first: 0, second: 0 });
  const four = winningFour(board);
  const isFull = board.every((disc) => disc !== null);
  const winner = four.length > 0 ? board[four[0]] : null;
  const isOver = winner !== null || isFull;

  const place = (column: number) => {
    if (isOver || freePlaceIn(board, column) < 0) return;
    let next = dropDisc(board, column, turn);
    let following: FourDisc = turn === "first" ? "second" : "first";
    if (opponent === "computer" && winningFour(next).length === 0 && next.includes(null)) {
      next = dropDisc(next, computerColumn(next), "second");
      following = "first";
    }
    const won = winningFour(next);
    if (won.length > 0) {
      const disc = next[won[0]] ?? "first";
      setWins((old) => ({ ...old, [disc]: old[disc] + 1 }));
    }
    setBoard(next);
    setTurn(following);
  };

  const names = { first: "%gYellow%", second: "%gRed%" };
  const status = winner
    ? "%gFourWinner%".replace("{name}", names[winner])
    : isFull
      ? "%gFourDraw%"
      : "%gFourTurn%".replace("{name}", names[turn]);

  return (
    <div className="mx-auto grid w-full max-w-lg gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label={names.first} value={wins.first} />
          <GameStat label={names.second} value={wins.second} />
        </div>
        <Button
          type="button"
          onClick={() => {
            setBoard(EMPTY_FOUR_BOARD);
            setTurn("first");
          }}
        >
          %gNew%
        </Button>
      </div>
      <p role="status" className="font-semibold">
        {status}
      </p>
      <div className="grid grid-cols-7 gap-1.5 rounded-2xl bg-primary p-3">
        {board.map((disc, at) => (
          <button
            key={at}
            type="button"
            aria-label={"%gFourPlace%".replace("{n}", String((at % FOUR_COLUMNS) + 1)) + (disc ? ": " + names[disc] : "")}
            disabled={isOver}
            onClick={() => place(at % FOUR_COLUMNS)}
            className={cn(
              "aspect-square rounded-full border-2 border-foreground/20 outline-none focus-visible:ring-4 focus-visible:ring-ring",
              disc === null && "bg-background",
              four.includes(at) && "ring-4 ring-foreground",
            )}
            style={disc ? { backgroundColor: disc === "first" ? "#facc15" : "#dc2626" } : undefined}
          />
        ))}
      </div>
    </div>
  );
}
`,
};

export const FOUR_WORDS: WordTable = {
  gYellow: ['Yellow', 'Amarelo', 'Amarillo', 'Gelb', 'Jaune'],
  gRed: ['Red', 'Vermelho', 'Rojo', 'Rot', 'Rouge'],
  gFourWinner: ['{name} wins!', '{name} venceu!', '¡Gana {name}!', '{name} gewinnt!', '{name} gagne !'],
  gFourDraw: ['A draw.', 'Empate.', 'Empate.', 'Unentschieden.', 'Match nul.'],
  gFourTurn: ['{name} to move', 'Vez de {name}', 'Turno de {name}', '{name} ist dran', 'À {name} de jouer'],
  gFourPlace: ['Column {n}', 'Coluna {n}', 'Columna {n}', 'Spalte {n}', 'Colonne {n}'],
};
