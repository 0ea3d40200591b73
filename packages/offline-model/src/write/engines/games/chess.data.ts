/** Chess by all its rules, for two or against a simple computer. */
export const CHESS: Readonly<Record<string, string>> = {
  'src/lib/games/chess-moves.ts': `export type ChessSide = "white" | "black";
export type ChessKind = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn";

export interface ChessPiece {
  side: ChessSide;
  kind: ChessKind;
}

/** Squares from a8 (0) to h1 (63). */
export interface ChessPosition {
  board: readonly (ChessPiece | null)[];
  turn: ChessSide;
  /** Kings and rooks that have moved, by the square they started on. */
  hasMoved: readonly number[];
  /** The square behind a pawn that has just gone two steps. */
  passed: number | null;
}

export interface ChessMove {
  from: number;
  to: number;
  promotion?: ChessKind;
}

const ORDER: readonly ChessKind[] = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];
const STRAIGHT = [[0, 1], [0, -1], [1, 0], [-1, 0]];
const SLANTED = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
const JUMPS = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];

export function firstPosition(): ChessPosition {
  const row = (side: ChessSide, kinds: readonly ChessKind[]) => kinds.map((kind) => ({ side, kind }));
  const pawns = ORDER.map((): ChessKind => "pawn");
  const empty = Array.from({ length: 32 }, () => null);
  return {
    board: [...row("black", ORDER), ...row("black", pawns), ...empty, ...row("white", pawns), ...row("white", ORDER)],
    turn: "white",
    hasMoved: [],
    passed: null,
  };
}

/** The moves that do not leave the own king in check. */
export function legalMoves(position: ChessPosition, from?: number): readonly ChessMove[] {
  const squares = from === undefined ? position.board.map((_, square) => square) : [from];
  return squares
    .filter((square) => position.board[square]?.side === position.turn)
    .flatMap((square) => [...reach(position, square), ...castles(position, square)].map((to) => ({ from: square, to })))
    .filter((move) => !isInCheck(playMove(position, move), position.turn));
}

export function playMove(position: ChessPosition, { from, to, promotion = "queen" }: ChessMove): ChessPosition {
  const board = [...position.board];
  const piece = board[from];
  if (!piece) return position;
  board[from] = null;
  const isLastRow = to < 8 || to > 55;
  board[to] = piece.kind === "pawn" && isLastRow ? { side: piece.side, kind: promotion } : piece;
  if (piece.kind === "pawn" && to === position.passed) board[to + (piece.side === "white" ? 8 : -8)] = null;
  if (piece.kind === "king" && Math.abs(to - from) === 2) {
    const [rookFrom, rookTo] = to > from ? [to + 1, to - 1] : [to - 2, to + 1];
    board[rookTo] = board[rookFrom];
    board[rookFrom] = null;
  }
  return {
    board,
    turn: otherSide(position.turn),
    hasMoved: [...position.hasMoved, from, to],
    passed: piece.kind === "pawn" && Math.abs(to - from) === 16 ? (from + to) / 2 : null,
  };
}

export function isInCheck({ board, ...rest }: ChessPosition, side: ChessSide): boolean {
  const king = board.findIndex((piece) => piece?.kind === "king" && piece.side === side);
  return isAttacked({ board, ...rest }, king, otherSide(side));
}

export type ChessState = "playing" | "check" | "checkmate" | "stalemate";

export function chessState(position: ChessPosition): ChessState {
  const isChecked = isInCheck(position, position.turn);
  if (legalMoves(position).length === 0) return isChecked ? "checkmate" : "stalemate";
  return isChecked ? "check" : "playing";
}

export function otherSide(side: ChessSide): ChessSide {
  return side === "white" ? "black" : "white";
}

/** The pieces of a side that are no longer on the board. */
export function capturedPieces({ board }: ChessPosition, side: ChessSide): readonly ChessKind[] {
  const all: readonly ChessKind[] = ["queen", "rook", "rook", "bishop", "bishop", "knight", "knight", ...Array.from({ length: 8 }, (): ChessKind => "pawn")];
  const left = board.flatMap((piece) => (piece?.side === side ? [piece.kind] : []));
  return all.filter((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** "e4" */
export function squareName(square: number): string {
  return "abcdefgh"[square % 8] + String(8 - Math.floor(square / 8));
}

function isAttacked(position: ChessPosition, target: number, by: ChessSide): boolean {
  return position.board.some((piece, square) => {
    if (piece?.side !== by) return false;
    return piece.kind === "pawn" ? pawnHits(square, by).includes(target) : reach(position, square).includes(target);
  });
}

/** Where a piece can go, whatever that means for the king. */
function reach(position: ChessPosition, from: number): readonly number[] {
  const piece = position.board[from];
  switch (piece?.kind) {
    case "pawn":
      return pawnReach(position, from, piece.side);
    case "knight":
      return walk(position, from, JUMPS, 1);
    case "king":
      return walk(position, from, [...STRAIGHT, ...SLANTED], 1);
    case "queen":
      return walk(position, from, [...STRAIGHT, ...SLANTED], 7);
    case "rook":
      return walk(position, from, STRAIGHT, 7);
    case "bishop":
      return walk(position, from, SLANTED, 7);
    case undefined:
      return [];
  }
}

function walk({ board }: ChessPosition, from: number, steps: readonly number[][], most: number): readonly number[] {
  const own = board[from]?.side;
  return steps.flatMap(([across, down]) => {
    const squares: number[] = [];
    for (let count = 1; count <= most; count += 1) {
      const to = squareAt((from % 8) + across * count, Math.floor(from / 8) + down * count);
      if (to === null || board[to]?.side === own) break;
      squares.push(to);
      if (board[to]) break;
    }
    return squares;
  });
}

function pawnReach({ board, passed }: ChessPosition, from: number, side: ChessSide): readonly number[] {
  const step = side === "white" ? -8 : 8;
  const isAtHome = Math.floor(from / 8) === (side === "white" ? 6 : 1);
  const ahead = board[from + step] === null ? [from + step] : [];
  const twice = isAtHome && ahead.length > 0 && board[from + 2 * step] === null ? [from + 2 * step] : [];
  const hits = pawnHits(from, side).filter((to) => to === passed || board[to]?.side === otherSide(side));
  return [...ahead, ...twice, ...hits];
}

function pawnHits(from: number, side: ChessSide): readonly number[] {
  const row = Math.floor(from / 8) + (side === "white" ? -1 : 1);
  return [-1, 1].flatMap((across) => squareAt((from % 8) + across, row) ?? []);
}

/** The king goes two squares when neither has moved, nothing stands between, and no square on the way is attacked. */
function castles(position: ChessPosition, from: number): readonly number[] {
  const { board, hasMoved, turn } = position;
  const home = turn === "white" ? 60 : 4;
  if (board[from]?.kind !== "king" || from !== home || hasMoved.includes(home) || isInCheck(position, turn)) return [];
  const ways = [
    { to: home + 2, rook: home + 3, between: [home + 1, home + 2] },
    { to: home - 2, rook: home - 4, between: [home - 1, home - 2, home - 3] },
  ];
  return ways
    .filter(({ to, rook, between }) => {
      const isReady = board[rook]?.kind === "rook" && board[rook]?.side === turn && !hasMoved.includes(rook);
      const isSafe = !isAttacked(position, (home + to) / 2, otherSide(turn));
      return isReady && isSafe && between.every((square) => board[square] === null);
    })
    .map(({ to }) => to);
}

function squareAt(column: number, row: number): number | null {
  return column >= 0 && column < 8 && row >= 0 && row < 8 ? row * 8 + column : null;
}
`,
  'src/lib/games/chess-computer.ts': `const WORTH: Record<ChessKind, number> = { king: 0, queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 };

/** Looks one answer ahead: takes what it can without giving more away. */
export function computerMove(position: ChessPosition, random: () => number): ChessMove | undefined {
  const rated = legalMoves(position).map((move) => ({ move, worth: worthOf(position, move) + random() * 0.5 }));
  return rated.toSorted((left, right) => right.worth - left.worth)[0]?.move;
}

function worthOf(position: ChessPosition, move: ChessMove): number {
  const next = playMove(position, move);
  const taken = position.board[move.to];
  const answers = legalMoves(next);
  if (answers.length === 0) return isInCheck(next, next.turn) ? 1000 : 0;
  const losses = answers.map(({ to }) => WORTH[next.board[to]?.kind ?? "king"]);
  const isCentral = [27, 28, 35, 36].includes(move.to) ? 0.3 : 0;
  return (taken ? WORTH[taken.kind] : 0) - Math.max(0, ...losses) * 0.9 + isCentral;
}
`,
  'src/components/games/ChessGame.tsx': `interface ChessGameProps {
  opponent: "person" | "computer";
}

const SIDES: Record<ChessSide, string> = { white: "%gWhite%", black: "%gBlack%" };

const PROMOTIONS: readonly { value: ChessKind; label: string }[] = [
  { value: "queen", label: "%gQueen%" },
  { value: "rook", label: "%gRook%" },
  { value: "bishop", label: "%gBishop%" },
  { value: "knight", label: "%gKnight%" },
];

export function ChessGame({ opponent: firstOpponent }: ChessGameProps) {
  const [past, setPast] = useState<readonly ChessPosition[]>([firstPosition()]);
  const [played, setPlayed] = useState<readonly string[]>([]);
  const [opponent, setOpponent] = useState<string>(firstOpponent);
  const [promotion, setPromotion] = useState<string>("queen");
  const position = past[past.length - 1];
  const state = chessState(position);

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
          {statusText(position, state)}
        </p>
        <ChessBoard key={past.length} position={position} onMove={play} />
      </div>
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-2">
          <Button type="button" onClick={restart}>
            %gNew%
          </Button>
          <Button type="button" variant="outline" disabled={past.length === 1} onClick={takeBack}>
            %gUndo%
          </Button>
        </div>
        <FilterSelect
          label="%gOpponent%"
          value={opponent}
          options={[
            { value: "computer", label: "%gComputer%" },
            { value: "person", label: "%gPerson%" },
          ]}
          onChange={(next) => {
            setOpponent(next);
            restart();
          }}
        />
        <FilterSelect label="%gPromote%" value={promotion} options={PROMOTIONS} onChange={setPromotion} />
        <CapturedPieces position={position} />
        <section aria-label="%gHistory%" className="rounded-lg border bg-card p-4 text-card-foreground">
          <h3 className="mb-2 text-sm font-semibold">%gHistory%</h3>
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
  if (state === "checkmate") return "%gMate%".replace("{name}", SIDES[otherSide(turn)]);
  if (state === "stalemate") return "%gStalemate%";
  const text = "%gTurn%".replace("{name}", SIDES[turn]);
  return state === "check" ? text + " · %gCheck%" : text;
}
`,
  'src/components/games/CapturedPieces.tsx': `export function CapturedPieces({ position }: { position: ChessPosition }) {
  return (
    <section aria-label="%gCaptured%" className="rounded-lg border bg-card p-4 text-card-foreground">
      <h3 className="mb-2 text-sm font-semibold">%gCaptured%</h3>
      <dl className="grid gap-2 text-sm">
        <CapturedRow label="%gWhite%" pieces={capturedPieces(position, "white")} />
        <CapturedRow label="%gBlack%" pieces={capturedPieces(position, "black")} />
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
`,
  'src/components/games/chess-pieces.ts': `/** With a sign that asks for the plain form, not the coloured one. */
export const CHESS_GLYPHS: Record<ChessKind, string> = {
  king: "♚\\uFE0E",
  queen: "♛\\uFE0E",
  rook: "♜\\uFE0E",
  bishop: "♝\\uFE0E",
  knight: "♞\\uFE0E",
  pawn: "♟\\uFE0E",
};

export const CHESS_NAMES: Record<ChessKind, string> = {
  king: "%gKing%",
  queen: "%gQueen%",
  rook: "%gRook%",
  bishop: "%gBishop%",
  knight: "%gKnight%",
  pawn: "%gPawn%",
};
`,
  'src/components/games/ChessBoard.tsx': `interface ChessBoardProps {
  position: ChessPosition;
  onMove: (move: ChessMove) => void;
}

/** Choose a piece, then where it goes; the squares it can reach are marked. */
export function ChessBoard({ position, onMove }: ChessBoardProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const targets = chosen === null ? [] : legalMoves(position, chosen).map(({ to }) => to);

  const press = (square: number) => {
    if (chosen !== null && targets.includes(square)) onMove({ from: chosen, to: square });
    else setChosen(position.board[square]?.side === position.turn && square !== chosen ? square : null);
  };

  return (
    <div
      role="group"
      aria-label="%gBoard%"
      onKeyDown={(event) => event.key === "Escape" && setChosen(null)}
      className="grid grid-cols-8 overflow-hidden rounded-xl border-4 border-primary"
    >
      {position.board.map((piece, square) => (
        <button
          key={square}
          type="button"
          aria-label={squareLabel(square, piece)}
          aria-pressed={square === chosen}
          onClick={() => press(square)}
          className={cn(
            "relative grid aspect-square place-items-center text-[min(8vw,2.75rem)] leading-none outline-none focus-visible:ring-4 focus-visible:ring-ring focus-visible:ring-inset",
            isLight(square) ? "bg-[#eeeed2]" : "bg-[#769656]",
            square === chosen && "bg-[#f6f669]",
          )}
        >
          {piece && (
            <span
              aria-hidden="true"
              className={
                piece.side === "white"
                  ? "text-white [-webkit-text-stroke:1px_#222] [paint-order:stroke_fill]"
                  : "text-[#1a1a1a]"
              }
            >
              {CHESS_GLYPHS[piece.kind]}
            </span>
          )}
          {targets.includes(square) && (
            <span aria-hidden="true" className="absolute size-1/4 rounded-full bg-black/40 ring-2 ring-white/60" />
          )}
        </button>
      ))}
    </div>
  );
}

function isLight(square: number): boolean {
  return ((square % 8) + Math.floor(square / 8)) % 2 === 0;
}

function squareLabel(square: number, piece: ChessPiece | null): string {
  if (!piece) return squareName(square);
  const side = piece.side === "white" ? "%gWhite%" : "%gBlack%";
  return squareName(square) + ": " + side + ", " + CHESS_NAMES[piece.kind];
}
`,
};
