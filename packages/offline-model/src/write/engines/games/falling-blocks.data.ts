import type { WordTable } from '../../blocks/block-words.ts';

/** Falling blocks: full rows vanish. */
export const FALLING_BLOCKS: Readonly<Record<string, string>> = {
  'src/lib/games/falling-blocks.ts': `export const BLOCK_COLUMNS = 10;
export const BLOCK_ROWS = 20;

/** Rows of colours; zero is an empty place. */
export type BlockBoard = readonly (readonly number[])[];

export interface FallingPiece {
  /** Rows of the shape; the number is its colour. */
  shape: BlockBoard;
  x: number;
  y: number;
}

export interface BlocksGame {
  board: BlockBoard;
  piece: FallingPiece;
  next: BlockBoard;
  lines: number;
  score: number;
  isOver: boolean;
}

const SHAPES: readonly BlockBoard[] = [
  [[1, 1, 1, 1]],
  [[2, 2], [2, 2]],
  [[0, 3, 0], [3, 3, 3]],
  [[4, 0, 0], [4, 4, 4]],
  [[0, 0, 5], [5, 5, 5]],
  [[0, 6, 6], [6, 6, 0]],
  [[7, 7, 0], [0, 7, 7]],
];
const WORTH = [0, 100, 300, 500, 800];

const drawn = (random: () => number) => SHAPES[Math.floor(random() * SHAPES.length)];

const entering = (shape: BlockBoard): FallingPiece => ({
  shape,
  x: Math.floor((BLOCK_COLUMNS - shape[0].length) / 2),
  y: 0,
});

export function freshBlocks(random: () => number): BlocksGame {
  const board = Array.from({ length: BLOCK_ROWS }, () => Array.from({ length: BLOCK_COLUMNS }, () => 0));
  return { board, piece: entering(drawn(random)), next: drawn(random), lines: 0, score: 0, isOver: false };
}

export function pieceFits(board: BlockBoard, { shape, x, y }: FallingPiece): boolean {
  return shape.every((row, down) =>
    row.every((colour, across) => colour === 0 || board[y + down]?.[x + across] === 0),
  );
}

export function movePiece(game: BlocksGame, across: number): BlocksGame {
  const piece = { ...game.piece, x: game.piece.x + across };
  return !game.isOver && pieceFits(game.board, piece) ? { ...game, piece } : game;
}

/** A quarter to the right; at the wall it gives way. */
export function turnPiece(game: BlocksGame): BlocksGame {
  const { shape } = game.piece;
  const turned = shape[0].map((_, across) => shape.map((row) => row[across]).reverse());
  for (const aside of [0, -1, 1, -2, 2]) {
    const piece = { ...game.piece, shape: turned, x: game.piece.x + aside };
    if (!game.isOver && pieceFits(game.board, piece)) return { ...game, piece };
  }
  return game;
}

/** One row down; where it cannot, it stays, full rows go and the next one comes. */
export function dropPiece(game: BlocksGame, random: () => number): BlocksGame {
  if (game.isOver) return game;
  const lower = { ...game.piece, y: game.piece.y + 1 };
  if (pieceFits(game.board, lower)) return { ...game, piece: lower };
  const settled = withPiece(game.board, game.piece);
  const left = settled.filter((row) => row.includes(0));
  const gone = BLOCK_ROWS - left.length;
  const fresh = Array.from({ length: gone }, () => Array.from({ length: BLOCK_COLUMNS }, () => 0));
  const board = [...fresh, ...left];
  const piece = entering(game.next);
  return {
    board,
    piece,
    next: drawn(random),
    lines: game.lines + gone,
    score: game.score + WORTH[gone] * (Math.floor(game.lines / 10) + 1),
    isOver: !pieceFits(board, piece),
  };
}

export function withPiece(board: BlockBoard, { shape, x, y }: FallingPiece): BlockBoard {
  return board.map((row, down) =>
    row.map((colour, across) => shape[down - y]?.[across - x] || colour),
  );
}
`,
  'src/components/games/FallingBlocks.tsx': `const COLOURS = ["", "bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-chart-5", "bg-primary", "bg-destructive"];

export function FallingBlocks() {
  const [game, setGame] = useState(() => freshBlocks(Math.random));
  const [isRunning, setIsRunning] = useState(false);
  const [best, setBest] = useStored("blocks-best", 0);
  const level = Math.floor(game.lines / 10) + 1;
  const isMoving = isRunning && !game.isOver;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setGame((old) => dropPiece(old, Math.random)), Math.max(90, 700 - level * 60));
    return () => clearInterval(timer);
  }, [isMoving, level]);

  useEffect(() => {
    if (game.isOver) setBest((old) => Math.max(old, game.score));
  }, [game.isOver, game.score, setBest]);

  const act = (direction: ArrowDirection) => {
    if (!isMoving) return;
    if (direction === "left") setGame((old) => movePiece(old, -1));
    if (direction === "right") setGame((old) => movePiece(old, 1));
    if (direction === "up") setGame(turnPiece);
    if (direction === "down") setGame((old) => dropPiece(old, Math.random));
  };

  useKeyDown((event) => {
    const direction = arrowOf(event.key);
    if (!direction) return;
    event.preventDefault();
    act(direction);
  });

  const start = () => {
    if (game.isOver) setGame(freshBlocks(Math.random));
    setIsRunning(game.isOver || !isRunning);
  };

  return (
    <div className="mx-auto grid w-full max-w-sm gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          <GameStat label="%gScore%" value={game.score} />
          <GameStat label="%gLines%" value={game.lines} />
          <GameStat label="%gLevelName%" value={level} />
          <GameStat label="%gBest%" value={best} />
        </div>
        <Button type="button" onClick={start}>
          {game.isOver ? "%gNew%" : isRunning ? "%gPause%" : "%gStart%"}
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {game.isOver ? "%gBlocksOver%".replace("{n}", String(game.score)) : ""}
      </p>
      <div className="grid grid-cols-[1fr_5rem] items-start gap-4">
        <div role="img" aria-label="%gBoard%" className="grid grid-cols-10 gap-px rounded-xl border-4 border-primary bg-card p-1">
          {withPiece(game.board, game.piece).flatMap((row, y) =>
            row.map((colour, x) => (
              <span key={y + "-" + x} className={cn("aspect-square rounded-xs", colour === 0 ? "bg-muted/40" : COLOURS[colour])} />
            )),
          )}
        </div>
        <div className="grid gap-2">
          <p className="text-sm">%gNextBlock%</p>
          <div aria-hidden="true" className="grid gap-px rounded-lg border bg-card p-2">
            {game.next.map((row, y) => (
              <div key={y} className="flex gap-px">
                {row.map((colour, x) => (
                  <span key={x} className={cn("size-3.5 rounded-xs", COLOURS[colour])} />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      <p className="text-sm text-muted-foreground">%gBlocksHelp%</p>
      <div className="justify-self-center">
        <ArrowPad onPress={act} />
      </div>
    </div>
  );
}
`,
};

export const BLOCK_WORDS: WordTable = {
  gLines: ['Lines', 'Linhas', 'Líneas', 'Reihen', 'Lignes'],
  gLevelName: ['Level', 'Nível', 'Nivel', 'Stufe', 'Niveau'],
  gNextBlock: ['Next', 'Próxima', 'Siguiente', 'Nächster', 'Suivant'],
  gBlocksOver: [
    'Game over with {n} points.',
    'Fim de jogo com {n} pontos.',
    'Fin del juego con {n} puntos.',
    'Vorbei mit {n} Punkten.',
    'Partie terminée avec {n} points.',
  ],
  gBlocksHelp: [
    'Arrow keys: left, right, down; up turns the block.',
    'Setas: esquerda, direita, baixo; para cima gira a peça.',
    'Flechas: izquierda, derecha, abajo; arriba gira la pieza.',
    'Pfeiltasten: links, rechts, runter; hoch dreht den Stein.',
    'Flèches : gauche, droite, bas ; haut tourne la pièce.',
  ],
};
