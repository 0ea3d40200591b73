/** Snake, and games of chance and guessing. */
export const SNAKE: Readonly<Record<string, string>> = {
  'src/lib/games/snake-rules.ts': `export type SnakeDirection = "up" | "down" | "left" | "right";

export interface SnakePlace {
  x: number;
  y: number;
}

export interface SnakeGame {
  size: number;
  /** The head first. */
  body: readonly SnakePlace[];
  food: SnakePlace;
  direction: SnakeDirection;
  isOver: boolean;
}

const STEPS: Record<SnakeDirection, SnakePlace> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

export function freshSnake(size: number, random: () => number): SnakeGame {
  const middle = Math.floor(size / 2);
  const body = [0, 1, 2].map((offset) => ({ x: middle - offset, y: middle }));
  return { size, body, food: freePlace(size, body, random), direction: "right", isOver: false };
}

/** One step; walls and the own body end the game, food makes it longer. */
export function moveSnake(game: SnakeGame, random: () => number): SnakeGame {
  if (game.isOver) return game;
  const step = STEPS[game.direction];
  const head = { x: game.body[0].x + step.x, y: game.body[0].y + step.y };
  const hasEaten = isSamePlace(head, game.food);
  const rest = hasEaten ? game.body : game.body.slice(0, -1);
  const isOutside = head.x < 0 || head.y < 0 || head.x >= game.size || head.y >= game.size;
  if (isOutside || rest.some((place) => isSamePlace(place, head))) return { ...game, isOver: true };
  const body = [head, ...rest];
  return { ...game, body, food: hasEaten ? freePlace(game.size, body, random) : game.food };
}

/** It cannot turn back into itself. */
export function steerSnake(game: SnakeGame, direction: SnakeDirection): SnakeGame {
  const step = STEPS[direction];
  const [head, neck] = game.body;
  const isBack = isSamePlace({ x: head.x + step.x, y: head.y + step.y }, neck);
  return isBack ? game : { ...game, direction };
}

export function isSamePlace(left: SnakePlace, right: SnakePlace): boolean {
  return left.x === right.x && left.y === right.y;
}

function freePlace(size: number, body: readonly SnakePlace[], random: () => number): SnakePlace {
  const free = Array.from({ length: size * size }, (_, index) => ({ x: index % size, y: Math.floor(index / size) }))
    .filter((place) => !body.some((part) => isSamePlace(part, place)));
  return free[Math.floor(random() * free.length)] ?? { x: -1, y: -1 };
}
`,
  'src/components/games/SnakeBoard.tsx': `const SIZE = 15;
const STEP_MS = 170;

interface SnakeSkin {
  /** Signs that stand for the parts, where it is no plain snake. */
  head?: LucideIcon;
  tail?: LucideIcon;
  food?: LucideIcon;
}

export function SnakeBoard(skin: SnakeSkin) {
  const [game, setGame] = useState(() => freshSnake(SIZE, Math.random));
  const [isRunning, setIsRunning] = useState(false);
  const [best, setBest] = useStored("snake-best", 0);
  const score = game.body.length - 3;
  const isMoving = isRunning && !game.isOver;

  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => setGame((current) => moveSnake(current, Math.random)), STEP_MS);
    return () => clearInterval(timer);
  }, [isMoving]);

  useEffect(() => {
    if (game.isOver) setBest((old) => Math.max(old, score));
  }, [game.isOver, score, setBest]);

  const steer = (direction: ArrowDirection) => setGame((current) => steerSnake(current, direction));

  useKeyDown((event) => {
    const direction = arrowOf(event.key);
    if (!direction) return;
    event.preventDefault();
    steer(direction);
  });

  const start = () => {
    if (game.isOver) setGame(freshSnake(SIZE, Math.random));
    setIsRunning(game.isOver || !isRunning);
  };

  return (
    <div className="mx-auto grid w-full max-w-md gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex gap-2">
          <GameStat label="%gScore%" value={score} />
          <GameStat label="%gBest%" value={best} />
        </div>
        <Button type="button" onClick={start}>
          {game.isOver ? "%gNew%" : isRunning ? "%gPause%" : "%gStart%"}
        </Button>
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {game.isOver ? "%gSnakeOver%".replace("{n}", String(score)) : ""}
      </p>
      <div
        role="img"
        aria-label="%gBoard%"
        className="grid aspect-square grid-cols-15 gap-px rounded-xl border-4 border-primary bg-card p-1"
      >
        {Array.from({ length: SIZE * SIZE }, (_, index) => {
          const place = { x: index % SIZE, y: Math.floor(index / SIZE) };
          return <SnakeSpot key={index} game={game} place={place} skin={skin} />;
        })}
      </div>
      <p className="text-sm text-muted-foreground">%gSnakeHelp%</p>
      <div className="justify-self-center">
        <ArrowPad onPress={steer} />
      </div>
    </div>
  );
}

interface SnakeSpotProps {
  game: SnakeGame;
  place: SnakePlace;
  skin: SnakeSkin;
}

function SnakeSpot({ game, place, skin }: SnakeSpotProps) {
  const part = game.body.findIndex((other) => isSamePlace(other, place));
  const isFood = isSamePlace(game.food, place);
  const Sign = isFood ? skin.food : part === 0 ? skin.head : part > 0 ? skin.tail : undefined;
  return (
    <span
      className={cn(
        "grid aspect-square min-w-0 place-items-center overflow-hidden rounded-sm",
        part === 0 && "bg-primary ring-2 ring-highlight",
        part > 0 && "bg-primary/75",
        isFood && !Sign && "rounded-full bg-destructive",
      )}
    >
      {Sign && <Sign aria-hidden="true" className={cn("size-full p-0.5", part >= 0 && "text-primary-foreground")} />}
    </span>
  );
}
`,
};

export const ROCK_PAPER_SCISSORS: Readonly<Record<string, string>> = {
  'src/lib/games/hands.ts': `export const HANDS = ["rock", "paper", "scissors"] as const;
export type Hand = (typeof HANDS)[number];
export type HandResult = "win" | "lose" | "draw";

/** Each beats the one before it; the first beats the last. */
export function compareHands(mine: Hand, theirs: Hand): HandResult {
  if (mine === theirs) return "draw";
  return (HANDS.indexOf(mine) - HANDS.indexOf(theirs) + 3) % 3 === 1 ? "win" : "lose";
}
`,
  'src/components/games/HandGame.tsx': `const HAND_NAMES: Record<Hand, string> = { rock: "%gRock%", paper: "%gPaper%", scissors: "%gScissors%" };
const HAND_ICONS: Record<Hand, LucideIcon> = { rock: MountainIcon, paper: ScrollIcon, scissors: ScissorsIcon };
const RESULTS: Record<HandResult, string> = { win: "%gYouWin%", lose: "%gYouLose%", draw: "%gDraw%" };
const NO_WINS = { win: 0, lose: 0, draw: 0 };

export function HandGame() {
  const [round, setRound] = useState<{ mine: Hand; theirs: Hand } | null>(null);
  const [wins, setWins] = useStored("hands", NO_WINS);
  const result = round ? compareHands(round.mine, round.theirs) : null;

  const play = (mine: Hand) => {
    const theirs = HANDS[Math.floor(Math.random() * HANDS.length)];
    const outcome = compareHands(mine, theirs);
    setRound({ mine, theirs });
    setWins({ ...wins, [outcome]: wins[outcome] + 1 });
  };

  return (
    <div className="mx-auto grid w-full max-w-lg gap-6">
      <div className="flex flex-wrap gap-2">
        <GameStat label="%gYou%" value={wins.win} />
        <GameStat label="%gComputer%" value={wins.lose} />
        <GameStat label="%gDraws%" value={wins.draw} />
      </div>
      <div role="group" aria-label="%gChooseOne%" className="grid grid-cols-3 gap-3">
        {HANDS.map((hand) => {
          const Icon = HAND_ICONS[hand];
          return (
            <Button
              key={hand}
              type="button"
              variant={round?.mine === hand ? "default" : "outline"}
              onClick={() => play(hand)}
              className="grid h-auto justify-items-center gap-2 py-6"
            >
              <Icon aria-hidden="true" className="size-10" />
              {HAND_NAMES[hand]}
            </Button>
          );
        })}
      </div>
      <div role="status" className="min-h-20 rounded-xl border bg-card p-5 text-center text-card-foreground">
        {round && result ? (
          <>
            <p className="font-heading text-xl font-semibold">{RESULTS[result]}</p>
            <p className="text-muted-foreground">
              {HAND_NAMES[round.mine]} – {HAND_NAMES[round.theirs]}
            </p>
          </>
        ) : (
          <p>%gChooseOne%</p>
        )}
      </div>
      <Button type="button" variant="outline" className="justify-self-start" onClick={() => setWins(NO_WINS)}>
        %gReset%
      </Button>
    </div>
  );
}
`,
};

export const DICE: Readonly<Record<string, string>> = {
  'src/components/games/DiceRoller.tsx': `const COUNTS = ["1", "2", "3", "4", "5", "6"];
const SIDES = ["2", "4", "6", "8", "10", "12", "20"];

export function DiceRoller() {
  const [count, setCount] = useState("2");
  const [sides, setSides] = useState("6");
  const [rolled, setRolled] = useState<readonly number[]>([]);
  const [past, setPast] = useStored<readonly string[]>("dice-past", []);
  const sum = rolled.reduce((total, value) => total + value, 0);

  const roll = () => {
    const values = Array.from({ length: Number(count) }, () => 1 + Math.floor(Math.random() * Number(sides)));
    setRolled(values);
    setPast([values.join(" + "), ...past].slice(0, 8));
  };

  return (
    <div className="mx-auto grid w-full max-w-lg gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <FilterSelect label="%gDice%" value={count} options={toOptions(COUNTS)} onChange={setCount} />
        <FilterSelect label="%gSides%" value={sides} options={toOptions(SIDES)} onChange={setSides} />
        <Button type="button" size="lg" onClick={roll}>
          <DicesIcon aria-hidden="true" />
          %gRoll%
        </Button>
      </div>
      <div role="status" className="grid min-h-36 content-center justify-items-center gap-4 rounded-xl border bg-card p-6 text-card-foreground">
        <div className="flex flex-wrap justify-center gap-3">
          {rolled.map((value, index) => (
            <span
              key={index}
              className="grid size-16 place-items-center rounded-xl bg-primary font-heading text-3xl font-bold text-primary-foreground tabular-nums"
            >
              {value}
            </span>
          ))}
        </div>
        {rolled.length > 0 && (
          <p className="font-heading text-xl font-semibold">
            %gSum%: {sum}
          </p>
        )}
      </div>
      {past.length > 0 && (
        <section aria-label="%gPast%" className="grid gap-2">
          <h3 className="font-heading font-semibold">%gPast%</h3>
          <ol className="flex flex-wrap gap-2">
            {past.map((text, index) => (
              <li key={index}>
                <Badge variant="secondary" className="tabular-nums">
                  {text}
                </Badge>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
`,
};

export const GUESS_NUMBER: Readonly<Record<string, string>> = {
  'src/components/games/NumberGuess.tsx': `interface NumberGuessProps {
  min: number;
  max: number;
}

export function NumberGuess({ min, max }: NumberGuessProps) {
  const pick = () => min + Math.floor(Math.random() * (max - min + 1));
  const [secret, setSecret] = useState(pick);
  const [guesses, setGuesses] = useState<readonly number[]>([]);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const [best, setBest] = useStored("number-guess-best", 0);
  const last = guesses.at(-1);
  const isDone = last === secret;

  const guess = (event: FormEvent) => {
    event.preventDefault();
    const value = Number(text);
    if (text.trim() === "" || !Number.isInteger(value) || value < min || value > max) {
      setProblem("%gGuessRange%".replace("{min}", String(min)).replace("{max}", String(max)));
      return;
    }
    setProblem("");
    setText("");
    setGuesses([...guesses, value]);
    if (value === secret) setBest(best === 0 ? guesses.length + 1 : Math.min(best, guesses.length + 1));
  };

  const restart = () => {
    setSecret(pick());
    setGuesses([]);
  };

  return (
    <div className="mx-auto grid w-full max-w-md gap-5">
      <div className="flex flex-wrap gap-2">
        <GameStat label="%gTries%" value={guesses.length} />
        <GameStat label="%gBest%" value={best || "–"} />
      </div>
      <p className="text-lg">{"%gGuessAsk%".replace("{min}", String(min)).replace("{max}", String(max))}</p>
      <form onSubmit={guess} noValidate className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground">
        <Label htmlFor="guess">%gGuess%</Label>
        <div className="flex gap-2">
          <Input
            id="guess"
            type="number"
            min={min}
            max={max}
            value={text}
            disabled={isDone}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" disabled={isDone}>
            %gGuessSend%
          </Button>
        </div>
        {problem && (
          <p role="alert" className="text-sm text-destructive">
            {problem}
          </p>
        )}
        <p role="status" className="min-h-6 font-semibold">
          {last !== undefined && answerTo(last, secret, guesses.length)}
        </p>
      </form>
      {guesses.length > 0 && (
        <ol className="flex flex-wrap gap-2">
          {guesses.map((value, index) => (
            <li key={index}>
              <Badge variant="secondary">{value}</Badge>
            </li>
          ))}
        </ol>
      )}
      <Button type="button" variant={isDone ? "default" : "outline"} className="justify-self-start" onClick={restart}>
        %gNew%
      </Button>
    </div>
  );
}

function answerTo(guess: number, secret: number, tries: number): string {
  const text = guess === secret ? "%gGuessed%" : guess < secret ? "%gHigher%" : "%gLower%";
  return text.replace("{n}", String(guess)).replace("{tries}", String(tries));
}
`,
};

export const HANGMAN: Readonly<Record<string, string>> = {
  'src/lib/games/hanged-word.ts': `export const MAX_MISSES = 6;

export interface HangedWord {
  word: string;
  guessed: readonly string[];
}

export function guessLetter(game: HangedWord, letter: string): HangedWord {
  if (wordState(game) !== "playing" || game.guessed.includes(letter)) return game;
  return { ...game, guessed: [...game.guessed, letter] };
}

export function missesOf({ word, guessed }: HangedWord): number {
  return guessed.filter((letter) => !word.includes(letter)).length;
}

export function wordState(game: HangedWord): "playing" | "won" | "lost" {
  if ([...game.word].every((letter) => game.guessed.includes(letter))) return "won";
  return missesOf(game) >= MAX_MISSES ? "lost" : "playing";
}
`,
  'src/components/games/HangmanGame.tsx': `const WORD_LIST = "%gHangWords%".split("|");
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz", ...(WORD_LIST.some((word) => word.includes("ñ")) ? ["ñ"] : [])];

const PARTS = [
  <circle key="head" cx="70" cy="34" r="10" />,
  <path key="body" d="M70 44 V74" />,
  <path key="arm-1" d="M70 52 L56 64" />,
  <path key="arm-2" d="M70 52 L84 64" />,
  <path key="leg-1" d="M70 74 L58 92" />,
  <path key="leg-2" d="M70 74 L82 92" />,
];

function freshWord(): HangedWord {
  return { word: WORD_LIST[Math.floor(Math.random() * WORD_LIST.length)], guessed: [] };
}

export function HangmanGame() {
  const [game, setGame] = useState(freshWord);
  const misses = missesOf(game);
  const state = wordState(game);
  const letters = [...game.word].map((letter) => (game.guessed.includes(letter) || state === "lost" ? letter : "_"));

  useKeyDown(({ key }) => {
    if (LETTERS.includes(key.toLowerCase())) setGame((current) => guessLetter(current, key.toLowerCase()));
  });

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <svg
        viewBox="0 0 110 120"
        role="img"
        aria-label={"%gHangPicture%".replace("{n}", String(misses)).replace("{max}", String(MAX_MISSES))}
        className="w-full max-w-48 fill-none stroke-current stroke-[3]"
      >
        <path d="M10 112 H60 M24 112 V8 H70 V24" />
        {PARTS.slice(0, misses)}
      </svg>
      <div className="grid content-start gap-4">
        <p aria-label={"%gHangWord%".replace("{name}", letters.join(" "))} className="font-mono text-3xl tracking-[0.3em] break-all uppercase">
          {letters.join("")}
        </p>
        <p>{"%gHangLeft%".replace("{n}", String(misses)).replace("{max}", String(MAX_MISSES))}</p>
        <p role="status" className="min-h-6 font-semibold">
          {state === "won" && "%gHangWon%".replace("{name}", game.word)}
          {state === "lost" && "%gHangLost%".replace("{name}", game.word)}
        </p>
        <div role="group" aria-label="A–Z" className="grid grid-cols-7 gap-1.5">
          {LETTERS.map((letter) => (
            <Button
              key={letter}
              type="button"
              size="sm"
              variant={game.guessed.includes(letter) && game.word.includes(letter) ? "default" : "outline"}
              disabled={game.guessed.includes(letter) || state !== "playing"}
              onClick={() => setGame(guessLetter(game, letter))}
              className="px-0 uppercase"
            >
              {letter}
            </Button>
          ))}
        </div>
        <Button type="button" className="justify-self-start" onClick={() => setGame(freshWord())}>
          %gNew%
        </Button>
      </div>
    </div>
  );
}
`,
};
