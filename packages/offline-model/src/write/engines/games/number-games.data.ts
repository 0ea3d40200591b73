/** 2048, tic-tac-toe, memory and minesweeper: the rules, and the boards. */
export const GAME_2048: Readonly<Record<string, string>> = {
  'src/lib/games/tiles-2048.ts': `/** Rows of the board; zero is an empty place. */
export type Tiles = readonly (readonly number[])[];
export type SlideDirection = "up" | "down" | "left" | "right";

export interface Slide {
  tiles: Tiles;
  /** The sum of the tiles that were made. */
  gained: number;
  hasMoved: boolean;
}

const SIZE = 4;

export function freshTiles(random: () => number): Tiles {
  const empty = Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => 0));
  return addTile(addTile(empty, random), random);
}

/** Every tile goes as far as it can; two equal ones that meet become one, once a move. */
export function slideTiles(tiles: Tiles, direction: SlideDirection): Slide {
  const isAcross = direction === "left" || direction === "right";
  const isBackwards = direction === "right" || direction === "down";
  const lines = (isAcross ? tiles : turned(tiles)).map((line) => {
    const merged = mergeLine(isBackwards ? line.toReversed() : line);
    return { ...merged, line: isBackwards ? merged.line.toReversed() : merged.line };
  });
  const slid = lines.map(({ line }) => line);
  const result = isAcross ? slid : turned(slid);
  return {
    tiles: result,
    gained: lines.reduce((sum, { gained }) => sum + gained, 0),
    hasMoved: String(result) !== String(tiles),
  };
}

/** A new tile on an empty place: mostly a 2, now and then a 4. */
export function addTile(tiles: Tiles, random: () => number): Tiles {
  const free = tiles.flatMap((row, y) => row.flatMap((value, x) => (value === 0 ? [{ x, y }] : [])));
  const spot = free[Math.floor(random() * free.length)];
  if (!spot) return tiles;
  const value = random() < 0.9 ? 2 : 4;
  return tiles.map((row, y) => row.map((old, x) => (x === spot.x && y === spot.y ? value : old)));
}

export function canSlide(tiles: Tiles): boolean {
  const directions: readonly SlideDirection[] = ["left", "right", "up", "down"];
  return directions.some((direction) => slideTiles(tiles, direction).hasMoved);
}

function mergeLine(line: readonly number[]): { line: readonly number[]; gained: number } {
  const values = line.filter((value) => value !== 0);
  const merged: number[] = [];
  let gained = 0;
  for (let at = 0; at < values.length; at += 1) {
    if (values[at] === values[at + 1]) {
      merged.push(values[at] * 2);
      gained += values[at] * 2;
      at += 1;
    } else {
      merged.push(values[at]);
    }
  }
  return { line: [...merged, ...line.slice(merged.length).map(() => 0)], gained };
}

function turned(tiles: Tiles): Tiles {
  return tiles.map((_, x) => tiles.map((row) => row[x]));
}
`,
  'src/components/games/Game2048.tsx': `interface Tiles2048State {
  tiles: Tiles;
  score: number;
}

const SWIPE_PIXELS = 24;

export function Game2048() {
  const [game, setGame] = useStored<Tiles2048State>("game-2048", { tiles: freshTiles(Math.random), score: 0 });
  const [best, setBest] = useStored("game-2048-best", 0);
  const touch = useRef<{ x: number; y: number } | null>(null);
  const isOver = !canSlide(game.tiles);
  const hasWon = game.tiles.flat().some((value) => value >= 2048);

  const play = (direction: SlideDirection) => {
    const slide = slideTiles(game.tiles, direction);
    if (!slide.hasMoved) return;
    const score = game.score + slide.gained;
    setGame({ tiles: addTile(slide.tiles, Math.random), score });
    setBest(Math.max(best, score));
  };

  useKeyDown((event) => {
    const direction = arrowOf(event.key);
    if (!direction) return;
    event.preventDefault();
    play(direction);
  });

  const swipe = (x: number, y: number) => {
    const [across, down] = [x - (touch.current?.x ?? x), y - (touch.current?.y ?? y)];
    touch.current = null;
    if (Math.max(Math.abs(across), Math.abs(down)) < SWIPE_PIXELS) return;
    if (Math.abs(across) > Math.abs(down)) play(across > 0 ? "right" : "left");
    else play(down > 0 ? "down" : "up");
  };

  return (
    <div className="mx-auto grid w-full max-w-md gap-5">
      <div className="flex flex-wrap items-stretch justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label="%gScore%" value={game.score} />
          <GameStat label="%gBest%" value={best} />
        </div>
        <Button
          type="button"
          className="self-center"
          onClick={() => setGame({ tiles: freshTiles(Math.random), score: 0 })}
        >
          %gNew%
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {isOver ? "%gOver%" : hasWon ? "%gWon%" : ""}
      </p>
      <div
        role="grid"
        aria-label="%gBoard%"
        className="grid touch-none grid-cols-4 gap-2 rounded-xl bg-primary/25 p-2 select-none"
        onPointerDown={(event) => {
          touch.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={(event) => swipe(event.clientX, event.clientY)}
      >
        {game.tiles.map((row, y) => (
          <div key={y} role="row" className="contents">
            {row.map((value, x) => (
              <div
                key={x}
                role="gridcell"
                className={cn(
                  "grid aspect-square place-items-center rounded-lg font-heading text-2xl font-bold tabular-nums sm:text-3xl",
                  tileClass(value),
                )}
              >
                {value > 0 ? value : ""}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="text-sm text-muted-foreground">%g2048Help%</p>
    </div>
  );
}

/** The more a tile is worth, the more of the main colour it has. */
function tileClass(value: number): string {
  if (value === 0) return "bg-card/60";
  if (value <= 4) return "bg-card text-card-foreground";
  if (value <= 32) return "bg-secondary text-secondary-foreground ring-2 ring-primary/40";
  if (value <= 256) return "bg-accent text-accent-foreground ring-2 ring-primary";
  return "bg-primary text-primary-foreground";
}
`,
};

export const TIC_TAC_TOE: Readonly<Record<string, string>> = {
  'src/lib/games/three-in-a-row.ts': `export type RowMark = "X" | "O";
export type RowBoard = readonly (RowMark | null)[];

export const EMPTY_ROW_BOARD: RowBoard = Array.from({ length: 9 }, () => null);

const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The three squares that decide the game, if there are any. */
export function winningRow(board: RowBoard): readonly number[] | undefined {
  return ROWS.find(([first, second, third]) => {
    const mark = board[first];
    return mark !== null && mark === board[second] && mark === board[third];
  });
}

export function rowTurn(board: RowBoard): RowMark {
  const count = board.filter((mark) => mark !== null).length;
  return count % 2 === 0 ? "X" : "O";
}

export function isRowGameOver(board: RowBoard): boolean {
  return winningRow(board) !== undefined || board.every((mark) => mark !== null);
}

/** A taken square, or a game that is over, leaves the board as it is. */
export function placeMark(board: RowBoard, square: number): RowBoard {
  if (board[square] !== null || isRowGameOver(board)) return board;
  return board.map((mark, index) => (index === square ? rowTurn(board) : mark));
}

/** Wins if it can, blocks if it must, otherwise takes the best free square. */
export function computerSquare(board: RowBoard): number | undefined {
  const mine = rowTurn(board);
  const theirs: RowMark = mine === "X" ? "O" : "X";
  const completes = (mark: RowMark) =>
    board.findIndex((old, square) => {
      if (old !== null) return false;
      return winningRow(board.map((other, index) => (index === square ? mark : other))) !== undefined;
    });
  const urgent = [completes(mine), completes(theirs)].find((square) => square >= 0);
  return urgent ?? [4, 0, 2, 6, 8, 1, 3, 5, 7].find((square) => board[square] === null);
}
`,
  'src/components/games/TicTacToe.tsx': `interface TicTacToeProps {
  opponent: "person" | "computer";
}

export function TicTacToe({ opponent: firstOpponent }: TicTacToeProps) {
  const [board, setBoard] = useState(EMPTY_ROW_BOARD);
  const [opponent, setOpponent] = useState<string>(firstOpponent);
  const [wins, setWins] = useStored("three-in-a-row", { X: 0, O: 0, draws: 0 });
  const row = winningRow(board);
  const isOver = isRowGameOver(board);
  const winner = row ? board[row[0]] : null;

  const play = (square: number) => {
    const mine = placeMark(board, square);
    if (mine === board) return;
    const answer = opponent === "computer" && !isRowGameOver(mine) ? computerSquare(mine) : undefined;
    const next = answer === undefined ? mine : placeMark(mine, answer);
    setBoard(next);
    if (isRowGameOver(next)) {
      const winning = winningRow(next);
      const mark = winning ? next[winning[0]] : null;
      setWins(mark ? { ...wins, [mark]: wins[mark] + 1 } : { ...wins, draws: wins.draws + 1 });
    }
  };

  const status = winner
    ? "%gWins%".replace("{name}", winner)
    : isOver
      ? "%gDraw%"
      : "%gTurn%".replace("{name}", rowTurn(board));

  return (
    <div className="mx-auto grid w-full max-w-sm gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <FilterSelect
          label="%gOpponent%"
          value={opponent}
          options={[
            { value: "computer", label: "%gComputer%" },
            { value: "person", label: "%gPerson%" },
          ]}
          onChange={(next) => {
            setOpponent(next);
            setBoard(EMPTY_ROW_BOARD);
          }}
        />
        <Button type="button" onClick={() => setBoard(EMPTY_ROW_BOARD)}>
          %gNew%
        </Button>
      </div>
      <p role="status" className="text-lg font-semibold">
        {status}
      </p>
      <div role="group" aria-label="%gBoard%" className="grid grid-cols-3 gap-2">
        {board.map((mark, square) => (
          <button
            key={square}
            type="button"
            aria-label={"%gSquare%".replace("{n}", String(square + 1)) + ": " + (mark ?? "%gBlank%")}
            onClick={() => play(square)}
            className={cn(
              "grid aspect-square place-items-center rounded-xl border-2 bg-card font-heading text-5xl font-bold text-card-foreground outline-none hover:border-primary focus-visible:ring-2 focus-visible:ring-ring",
              row?.includes(square) && "border-primary bg-primary text-primary-foreground",
            )}
          >
            {mark}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <GameStat label="X" value={wins.X} />
        <GameStat label="O" value={wins.O} />
        <GameStat label="%gDraws%" value={wins.draws} />
      </div>
    </div>
  );
}
`,
};

export const MEMORY: Readonly<Record<string, string>> = {
  'src/lib/games/pairs.ts': `export interface PairsGame {
  /** The symbol of each card, in the order they lie. */
  cards: readonly string[];
  open: readonly number[];
  found: readonly number[];
  moves: number;
}

export function freshPairs(symbols: readonly string[], random: () => number): PairsGame {
  const cards = [...symbols, ...symbols];
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  return { cards, open: [], found: [], moves: 0 };
}

/** At most two are open; two alike stay open for good. */
export function turnCard(game: PairsGame, card: number): PairsGame {
  if (game.open.length === 2 || game.open.includes(card) || game.found.includes(card)) return game;
  const open = [...game.open, card];
  if (open.length < 2) return { ...game, open };
  const isPair = game.cards[open[0]] === game.cards[open[1]];
  const moves = game.moves + 1;
  return isPair ? { ...game, open: [], found: [...game.found, ...open], moves } : { ...game, open, moves };
}

export function closeCards(game: PairsGame): PairsGame {
  return game.open.length === 2 ? { ...game, open: [] } : game;
}
`,
  'src/components/games/pair-symbols.ts': `/** Pictures on the cards, by the name that is read aloud. */
export const PAIR_SYMBOLS: Record<string, LucideIcon> = {
  Apple: AppleIcon,
  Anchor: AnchorIcon,
  Bell: BellIcon,
  Bike: BikeIcon,
  Bird: BirdIcon,
  Cat: CatIcon,
  Cherry: CherryIcon,
  Cloud: CloudIcon,
  Crown: CrownIcon,
  Fish: FishIcon,
  Flower: FlowerIcon,
  Gem: GemIcon,
  Heart: HeartIcon,
  Key: KeyIcon,
  Leaf: LeafIcon,
  Moon: MoonIcon,
  Rocket: RocketIcon,
  Star: StarIcon,
};
`,
  'src/components/games/MemoryGame.tsx': `const CLOSE_AFTER_MS = 900;

export function MemoryGame({ pairs }: { pairs: number }) {
  const symbols = Object.keys(PAIR_SYMBOLS).slice(0, pairs);
  const [game, setGame] = useState(() => freshPairs(symbols, Math.random));
  const [best, setBest] = useStored("memory-best-" + pairs, 0);
  const [seconds, setSeconds] = useState(0);
  const isDone = game.found.length === game.cards.length;
  const isPlaying = !isDone && (game.moves > 0 || game.open.length > 0);

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [isPlaying]);

  useEffect(() => {
    if (game.open.length < 2) return undefined;
    const timer = setTimeout(() => setGame(closeCards), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [game.open]);

  const restart = () => {
    setGame(freshPairs(symbols, Math.random));
    setSeconds(0);
  };

  const turn = (card: number) => {
    const next = turnCard(game, card);
    setGame(next);
    if (next.found.length === next.cards.length) setBest(best === 0 ? next.moves : Math.min(best, next.moves));
  };

  return (
    <div className="mx-auto grid w-full max-w-xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg tabular-nums">
          %gMoves%: <strong>{game.moves}</strong> · %gPairs%: {game.found.length / 2} / {pairs}
          {best > 0 && <span className="text-muted-foreground"> · %gBest%: {best}</span>}
        </p>
        <p className="tabular-nums">
          %gTime%: {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
        </p>
        <Button type="button" onClick={restart}>
          %gNew%
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {isDone ? "%gFound%".replace("{n}", String(game.moves)) : ""}
      </p>
      <div role="group" aria-label="%gBoard%" className="grid grid-cols-4 gap-2 sm:gap-3">
        {game.cards.map((symbol, card) => (
          <MemoryCard
            key={card}
            place={card + 1}
            symbol={symbol}
            isOpen={game.open.includes(card) || game.found.includes(card)}
            isFound={game.found.includes(card)}
            onTurn={() => turn(card)}
          />
        ))}
      </div>
    </div>
  );
}

interface MemoryCardProps {
  place: number;
  symbol: string;
  isOpen: boolean;
  isFound: boolean;
  onTurn: () => void;
}

function MemoryCard({ place, symbol, isOpen, isFound, onTurn }: MemoryCardProps) {
  const Icon = PAIR_SYMBOLS[symbol];
  return (
    <button
      type="button"
      aria-label={isOpen ? symbol : "%gCard%".replace("{n}", String(place))}
      onClick={onTurn}
      className={cn(
        "grid aspect-square place-items-center rounded-xl border-2 outline-none transition-colors focus-visible:ring-2 focus-visible:ring-ring focus-visible:ring-offset-2",
        isOpen ? "bg-card text-card-foreground" : "border-primary bg-primary hover:opacity-85",
        isFound && "border-primary",
      )}
    >
      {isOpen && <Icon aria-hidden="true" className="size-1/2" />}
    </button>
  );
}
`,
};

export const MINESWEEPER: Readonly<Record<string, string>> = {
  'src/lib/games/mine-field.ts': `export interface MineField {
  size: number;
  mineCount: number;
  /** Laid at the first step, so that it is always safe. */
  mines: readonly number[];
  shown: readonly number[];
  flags: readonly number[];
  state: "fresh" | "playing" | "won" | "lost";
}

export function freshField(size: number, mineCount: number): MineField {
  return { size, mineCount, mines: [], shown: [], flags: [], state: "fresh" };
}

export function minesAround(field: MineField, cell: number): number {
  return neighboursOf(field.size, cell).filter((other) => field.mines.includes(other)).length;
}

export function stepOn(field: MineField, cell: number, random: () => number): MineField {
  if (isFieldOver(field) || field.flags.includes(cell) || field.shown.includes(cell)) return field;
  const laid: MineField =
    field.state === "fresh" ? { ...field, mines: layMines(field, cell, random), state: "playing" } : field;
  if (laid.mines.includes(cell)) return { ...laid, state: "lost", shown: [...laid.shown, ...laid.mines] };
  const shown = uncover(laid, cell);
  const isWon = shown.length === laid.size ** 2 - laid.mines.length;
  return { ...laid, shown, state: isWon ? "won" : "playing" };
}

export function toggleFlag(field: MineField, cell: number): MineField {
  if (isFieldOver(field) || field.shown.includes(cell)) return field;
  const flags = field.flags.includes(cell)
    ? field.flags.filter((other) => other !== cell)
    : [...field.flags, cell];
  return { ...field, flags };
}

export function isFieldOver({ state }: MineField): boolean {
  return state === "won" || state === "lost";
}

function layMines({ size, mineCount }: MineField, first: number, random: () => number): readonly number[] {
  const safe = new Set([first, ...neighboursOf(size, first)]);
  const places = Array.from({ length: size ** 2 }, (_, cell) => cell).filter((cell) => !safe.has(cell));
  const mines: number[] = [];
  while (mines.length < mineCount && places.length > 0) {
    mines.push(...places.splice(Math.floor(random() * places.length), 1));
  }
  return mines;
}

/** Where no mine is near, the neighbours open by themselves. */
function uncover(field: MineField, first: number): readonly number[] {
  const shown = new Set(field.shown);
  const waiting = [first];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (shown.has(cell) || field.flags.includes(cell)) continue;
    shown.add(cell);
    if (minesAround(field, cell) === 0) waiting.push(...neighboursOf(field.size, cell));
  }
  return [...shown];
}

function neighboursOf(size: number, cell: number): readonly number[] {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const steps = [-1, 0, 1];
  return steps.flatMap((down) =>
    steps.flatMap((across) => {
      const [column, row] = [x + across, y + down];
      const isInside = column >= 0 && column < size && row >= 0 && row < size;
      return isInside && (across !== 0 || down !== 0) ? [row * size + column] : [];
    }),
  );
}
`,
  'src/components/games/Minesweeper.tsx': `const SIZE = 9;
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
    <div className="mx-auto grid w-full max-w-md gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label="%gMines%" value={MINES - field.flags.length} />
          <GameStat label="%gBest%" value={wins} />
        </div>
        <Button type="button" onClick={() => setField(freshField(SIZE, MINES))}>
          %gNew%
        </Button>
      </div>
      <FilterSwitch label="%gFlagMode%" checked={isFlagging} onChange={setIsFlagging} />
      <p role="status" className="min-h-6 font-semibold">
        {field.state === "lost" ? "%gMineLost%" : field.state === "won" ? "%gMineWon%" : ""}
      </p>
      <div role="group" aria-label="%gBoard%" className="grid grid-cols-9 gap-1">
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
    </div>
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
  const name = isMine ? "%gMine%" : isShown ? String(near) : isFlagged ? "%gMineFlag%" : "%gMineHidden%";
  return (
    <button
      type="button"
      aria-label={"%gSquare%".replace("{n}", String(cell + 1)) + ": " + name}
      onClick={onPress}
      onContextMenu={(event) => {
        event.preventDefault();
        onFlag();
      }}
      className={cn(
        "grid aspect-square place-items-center rounded border text-sm font-bold outline-none focus-visible:ring-2 focus-visible:ring-ring",
        isShown ? "bg-card text-card-foreground" : "border-primary bg-primary text-primary-foreground hover:opacity-85",
        isMine && "bg-destructive text-white",
      )}
    >
      {isMine && <BombIcon aria-hidden="true" className="size-4" />}
      {isFlagged && !isShown && <FlagIcon aria-hidden="true" className="size-4" />}
      {near > 0 && near}
    </button>
  );
}
`,
};
