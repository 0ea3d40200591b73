/** Bricks, moles, tones and tiles: small games of skill. */
export const BRICKS: Readonly<Record<string, string>> = {
  'src/lib/games/brick-rules.ts': `export const BRICK_FIELD = { width: 100, height: 120, paddle: 20 };

export interface BricksGame {
  ball: { x: number; y: number; dx: number; dy: number };
  /** The left end. */
  paddle: number;
  /** By place: six rows of eight. */
  bricks: readonly number[];
  lives: number;
  score: number;
}

export function freshBricks(level = 1): BricksGame {
  return {
    ball: { x: 50, y: 90, dx: 0.9, dy: -1.1 - level * 0.15 },
    paddle: 40,
    bricks: Array.from({ length: 48 }, (_, at) => at),
    lives: 3,
    score: 0,
  };
}

export function brickPlace(at: number): { x: number; y: number } {
  return { x: (at % 8) * 12.5, y: 8 + Math.floor(at / 8) * 5 };
}

export function movePaddle(game: BricksGame, to: number): BricksGame {
  return { ...game, paddle: Math.max(0, Math.min(BRICK_FIELD.width - BRICK_FIELD.paddle, to)) };
}

/** One step of the ball: walls, paddle and bricks throw it back; below the paddle a life is lost. */
export function moveBall(game: BricksGame): BricksGame {
  let { x, y, dx, dy } = game.ball;
  x += dx;
  y += dy;
  if (x < 1 || x > BRICK_FIELD.width - 1) dx = x < 1 ? Math.abs(dx) : -Math.abs(dx);
  if (y < 1) dy = Math.abs(dy);
  const isOnPaddle = y >= 112 && y <= 115 && dy > 0 && x >= game.paddle - 1 && x <= game.paddle + BRICK_FIELD.paddle + 1;
  if (isOnPaddle) {
    dy = -Math.abs(dy);
    dx = ((x - game.paddle) / BRICK_FIELD.paddle - 0.5) * 2.4;
  }
  const hit = game.bricks.find((at) => {
    const place = brickPlace(at);
    return x >= place.x && x <= place.x + 12 && y >= place.y && y <= place.y + 4.5;
  });
  if (y > BRICK_FIELD.height) {
    return { ...freshBricks(), bricks: game.bricks, lives: game.lives - 1, score: game.score, paddle: game.paddle };
  }
  return {
    ...game,
    ball: { x, y, dx, dy: hit === undefined ? dy : -dy },
    bricks: hit === undefined ? game.bricks : game.bricks.filter((at) => at !== hit),
    score: hit === undefined ? game.score : game.score + 10,
  };
}
`,
  'src/components/games/BrickGame.tsx': `export function BrickGame() {
  const [game, setGame] = useState(() => freshBricks());
  const [isRunning, setIsRunning] = useState(false);
  const [best, setBest] = useStored("bricks-best", 0);
  const isWon = game.bricks.length === 0;
  const isOver = isWon || game.lives === 0;
  const isMoving = isRunning && !isOver;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setGame(moveBall), 20);
    return () => clearInterval(timer);
  }, [isMoving]);

  useEffect(() => {
    if (isOver) setBest((old) => Math.max(old, game.score));
  }, [isOver, game.score, setBest]);

  const start = () => {
    if (isOver) setGame(freshBricks());
    setIsRunning(isOver || !isRunning);
  };

  useKeyDown((event) => {
    const steps: Record<string, number> = { ArrowLeft: -6, ArrowRight: 6 };
    const step = steps[event.key];
    if (step === undefined && event.key !== " ") return;
    event.preventDefault();
    if (step === undefined) start();
    else setGame((old) => movePaddle(old, old.paddle + step));
  });

  return (
    <div className="mx-auto grid w-full max-w-md gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label="%gScore%" value={game.score} />
          <GameStat label="%gLives%" value={game.lives} />
          <GameStat label="%gBest%" value={best} />
        </div>
        <Button type="button" onClick={start}>
          {isOver ? "%gNew%" : isRunning ? "%gPause%" : "%gStart%"}
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {isOver ? (isWon ? "%gAllBricks%" : "%gOver%") : ""}
      </p>
      <svg
        viewBox={"0 0 " + BRICK_FIELD.width + " " + BRICK_FIELD.height}
        role="img"
        aria-label="%gBoard%"
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const x = ((event.clientX - box.left) / box.width) * BRICK_FIELD.width;
          setGame((old) => movePaddle(old, x - BRICK_FIELD.paddle / 2));
        }}
        className="w-full touch-none rounded-xl border-4 border-primary bg-card"
      >
        {game.bricks.map((at) => {
          const { x, y } = brickPlace(at);
          return <rect key={at} x={x + 0.4} y={y} width="11.7" height="4.4" rx="0.8" fill={"var(--chart-" + ((Math.floor(at / 8) % 5) + 1) + ")"} />;
        })}
        <circle cx={game.ball.x} cy={game.ball.y} r="1.6" className="fill-foreground" />
        <rect x={game.paddle} y="113" width={BRICK_FIELD.paddle} height="3" rx="1.5" className="fill-primary" />
      </svg>
      <p className="text-sm text-muted-foreground">%gBricksHelp%</p>
    </div>
  );
}
`,
};

export const MOLES: Readonly<Record<string, string>> = {
  'src/components/games/MoleGame.tsx': `const HOLES = 9;
const SECONDS = 30;

export function MoleGame() {
  const [up, setUp] = useState(-1);
  const [score, setScore] = useState(0);
  const [left, setLeft] = useState(0);
  const [best, setBest] = useStored("moles-best", 0);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const clock = setInterval(() => setLeft((old) => old - 1), 1000);
    const mole = setInterval(() => setUp(Math.floor(Math.random() * HOLES)), 750);
    return () => {
      clearInterval(clock);
      clearInterval(mole);
      setUp(-1);
    };
  }, [isRunning]);

  useEffect(() => {
    if (!isRunning) setBest((old) => Math.max(old, score));
  }, [isRunning, score, setBest]);

  const hit = (hole: number) => {
    if (hole !== up) return;
    setScore(score + 1);
    setUp(-1);
  };

  return (
    <div className="mx-auto grid w-full max-w-md gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label="%gScore%" value={score} />
          <GameStat label="%gTime%" value={left} />
          <GameStat label="%gBest%" value={best} />
        </div>
        <Button
          type="button"
          disabled={isRunning}
          onClick={() => {
            setScore(0);
            setLeft(SECONDS);
          }}
        >
          %gStart%
        </Button>
      </div>
      <div className="grid grid-cols-3 gap-3">
        {Array.from({ length: HOLES }, (_, hole) => (
          <button
            key={hole}
            type="button"
            aria-label={"%gHole%".replace("{n}", String(hole + 1)) + (hole === up ? " !" : "")}
            onClick={() => hit(hole)}
            className={cn(
              "grid aspect-square place-items-center rounded-full border-4 outline-none focus-visible:ring-4 focus-visible:ring-ring",
              hole === up ? "border-primary bg-primary text-primary-foreground" : "bg-card",
            )}
          >
            {hole === up && <RatIcon aria-hidden="true" className="size-12" />}
          </button>
        ))}
      </div>
    </div>
  );
}
`,
};

export const TONES: Readonly<Record<string, string>> = {
  'src/components/games/ToneGame.tsx': `const PADS = [
  { colour: "#16a34a", name: "%gGreen%" },
  { colour: "#dc2626", name: "%gRed%" },
  { colour: "#eab308", name: "%gYellow%" },
  { colour: "#2563eb", name: "%gBlue%" },
];
const draw = () => Math.floor(Math.random() * PADS.length);

/** A row of colours that grows by one each round and has to be repeated. */
export function ToneGame() {
  const [row, setRow] = useState<readonly number[]>([]);
  const [given, setGiven] = useState(0);
  const [shown, setShown] = useState(-1);
  const [isShowing, setIsShowing] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const [best, setBest] = useStored("tones-best", 0);

  useEffect(() => {
    if (!isShowing) return undefined;
    const timers = row.flatMap((pad, at) => [
      setTimeout(() => setShown(pad), 600 * at + 400),
      setTimeout(() => setShown(-1), 600 * at + 850),
    ]);
    const end = setTimeout(() => setIsShowing(false), 600 * row.length + 400);
    return () => [...timers, end].forEach(clearTimeout);
  }, [isShowing, row]);

  const begin = (next: readonly number[]) => {
    setRow(next);
    setGiven(0);
    setIsLost(false);
    setIsShowing(true);
  };

  const press = (pad: number) => {
    if (isShowing || isLost || row.length === 0) return;
    if (row[given] !== pad) {
      setIsLost(true);
      setBest(Math.max(best, row.length - 1));
    } else if (given + 1 === row.length) {
      setBest(Math.max(best, row.length));
      begin([...row, draw()]);
    } else {
      setGiven(given + 1);
    }
  };

  return (
    <div className="mx-auto grid w-full max-w-sm gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label="%gRound%" value={row.length} />
          <GameStat label="%gBest%" value={best} />
        </div>
        <Button type="button" onClick={() => begin([draw()])}>
          {row.length === 0 ? "%gStart%" : "%gNew%"}
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {isLost ? "%gOver%" : isShowing ? "%gWatch%" : row.length > 0 ? "%gRepeat%" : ""}
      </p>
      <div className="grid grid-cols-2 gap-3">
        {PADS.map(({ colour, name }, pad) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            onClick={() => press(pad)}
            className={cn(
              "aspect-square rounded-2xl border-4 border-transparent outline-none focus-visible:ring-4 focus-visible:ring-ring active:opacity-100",
              shown === pad ? "scale-105 border-foreground" : "opacity-60",
            )}
            style={{ backgroundColor: colour }}
          />
        ))}
      </div>
    </div>
  );
}
`,
};

export const SLIDING: Readonly<Record<string, string>> = {
  'src/lib/games/sliding-tiles.ts': `/** Numbers by place; zero is the gap. */
export type SlidingTiles = readonly number[];

export function solvedTiles(size: number): SlidingTiles {
  return [...Array.from({ length: size * size - 1 }, (_, at) => at + 1), 0];
}

export function slideTile(tiles: SlidingTiles, size: number, at: number): SlidingTiles {
  const gap = tiles.indexOf(0);
  const isBeside =
    (Math.floor(at / size) === Math.floor(gap / size) && Math.abs(at - gap) === 1) || Math.abs(at - gap) === size;
  return isBeside ? tiles.map((tile, other) => (other === gap ? tiles[at] : other === at ? 0 : tile)) : tiles;
}

/** Mixed by moves alone, so that it can be solved. */
export function mixedTiles(size: number, random: () => number): SlidingTiles {
  let tiles = solvedTiles(size);
  for (let count = 0; count < size * size * 30; count += 1) {
    tiles = slideTile(tiles, size, Math.floor(random() * tiles.length));
  }
  return tiles;
}
`,
  'src/components/games/SlidingPuzzle.tsx': `export function SlidingPuzzle({ size }: { size: number }) {
  const [tiles, setTiles] = useState(() => mixedTiles(size, Math.random));
  const [moves, setMoves] = useState(0);
  const isSolved = solvedTiles(size).every((tile, at) => tiles[at] === tile);

  const slide = (at: number) => {
    const next = slideTile(tiles, size, at);
    if (isSolved || next === tiles) return;
    setTiles(next);
    setMoves(moves + 1);
  };

  useKeyDown((event) => {
    const gap = tiles.indexOf(0);
    const steps: Record<string, number> = { ArrowUp: size, ArrowDown: -size, ArrowLeft: 1, ArrowRight: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (tiles[gap + step] !== undefined) slide(gap + step);
  });

  return (
    <div className="mx-auto grid w-full max-w-sm gap-4">
      <div className="flex items-center justify-between gap-3">
        <GameStat label="%gMoves%" value={moves} />
        <Button
          type="button"
          onClick={() => {
            setTiles(mixedTiles(size, Math.random));
            setMoves(0);
          }}
        >
          %gNew%
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {isSolved ? "%gSolved%" : ""}
      </p>
      <div className="grid gap-2 rounded-xl border-4 border-primary bg-card p-2" style={{ gridTemplateColumns: "repeat(" + size + ", 1fr)" }}>
        {tiles.map((tile, at) => (
          <button
            key={at}
            type="button"
            disabled={tile === 0}
            aria-label={tile === 0 ? "%gGap%" : String(tile)}
            onClick={() => slide(at)}
            className={cn(
              "grid aspect-square place-items-center rounded-lg text-2xl font-bold outline-none focus-visible:ring-4 focus-visible:ring-ring",
              tile === 0 ? "invisible" : "bg-primary text-primary-foreground",
            )}
          >
            {tile || ""}
          </button>
        ))}
      </div>
    </div>
  );
}
`,
};
