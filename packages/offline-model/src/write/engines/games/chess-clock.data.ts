import type { WordTable } from '../../blocks/block-words.ts';

/** Two clocks of which one runs. */
export const CHESS_CLOCK: Readonly<Record<string, string>> = {
  'src/lib/games/chess-clock-rules.ts': `export interface ClockState {
  /** Milliseconds left. */
  left: readonly [number, number];
  /** Whose clock runs; null before the start and in a pause. */
  running: 0 | 1 | null;
  moves: readonly [number, number];
}

export function freshClocks(minutes: number): ClockState {
  return { left: [minutes * 60_000, minutes * 60_000], running: null, moves: [0, 0] };
}

/** Time passes for the one whose clock runs; at nothing it stops. */
export function passTime(state: ClockState, milliseconds: number): ClockState {
  if (state.running === null) return state;
  const rest = Math.max(0, state.left[state.running] - milliseconds);
  const left: [number, number] = [...state.left];
  left[state.running] = rest;
  return { ...state, left, running: rest === 0 ? null : state.running };
}

/** Who moved gets the increment, then the other's clock runs. */
export function pressClock(state: ClockState, side: 0 | 1, incrementMs: number): ClockState {
  if (state.left.includes(0) || (state.running !== null && state.running !== side)) return state;
  const left: [number, number] = [...state.left];
  const moves: [number, number] = [...state.moves];
  if (state.running === side) {
    left[side] += incrementMs;
    moves[side] += 1;
  }
  return { left, moves, running: side === 0 ? 1 : 0 };
}
`,
  'src/components/games/ChessClock.tsx': `const SIDES = [0, 1] as const;

interface ChessClockProps {
  minutes: number;
  increments: readonly number[];
}

export function ChessClock({ minutes: firstMinutes, increments }: ChessClockProps) {
  const [minutes, setMinutes] = useStored("clock-minutes", String(firstMinutes));
  const [increment, setIncrement] = useStored("clock-increment", increments[0]);
  const [state, setState] = useState(() => freshClocks(Number(minutes) || firstMinutes));
  const isOver = state.left.includes(0);
  const isRunning = state.running !== null;

  useEffect(() => {
    if (!isRunning) return undefined;
    let last = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const passed = now - last;
      last = now;
      setState((old) => passTime(old, passed));
    }, 100);
    return () => clearInterval(timer);
  }, [isRunning]);

  const press = (side: 0 | 1) => setState((old) => pressClock(old, side, increment * 1000));

  useKeyDown((event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    press(state.running ?? 1);
  });

  const reset = (length: string) => setState(freshClocks(Math.max(0.1, Number(length) || firstMinutes)));

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            disabled={isOver || (isRunning && state.running !== side)}
            aria-label={(side === 0 ? "%gWhite%" : "%gBlack%") + ": " + clockText(state.left[side])}
            onClick={() => press(side)}
            className={cn(
              "grid min-h-44 place-items-center gap-2 rounded-2xl border-4 p-6 outline-none focus-visible:ring-4 focus-visible:ring-ring",
              state.running === side ? "border-primary bg-primary text-primary-foreground" : "bg-card text-card-foreground",
              state.left[side] === 0 && "border-destructive bg-destructive text-white",
            )}
          >
            <span className="text-lg">{side === 0 ? "%gWhite%" : "%gBlack%"}</span>
            <span role="timer" className="font-mono text-5xl font-semibold tabular-nums sm:text-6xl">
              {clockText(state.left[side])}
            </span>
            <span className="text-sm">{"%gClockMoves%".replace("{n}", String(state.moves[side]))}</span>
          </button>
        ))}
      </div>
      <p role="status" className="min-h-6 text-center font-semibold">
        {isOver ? (state.left[0] === 0 ? "%gWhiteOut%" : "%gBlackOut%") : ""}
      </p>
      <div className="flex flex-wrap items-end justify-center gap-3">
        <Button type="button" disabled={isOver} onClick={() => (isRunning ? setState({ ...state, running: null }) : press(1))}>
          {isRunning ? "%gPause%" : "%gStart%"}
        </Button>
        <Button type="button" variant="outline" onClick={() => reset(minutes)}>
          %gClockReset%
        </Button>
      </div>
      <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2">
        <div className="grid gap-2">
          <Label htmlFor="clock-minutes">%gClockMinutes%</Label>
          <Input
            id="clock-minutes"
            type="number"
            min={1}
            max={180}
            value={minutes}
            disabled={isRunning}
            onChange={(event) => {
              setMinutes(event.target.value);
              reset(event.target.value);
            }}
          />
        </div>
        <div className="grid gap-2">
          <p id="clock-increment" className="text-sm font-medium">
            %gIncrement%
          </p>
          <div role="group" aria-labelledby="clock-increment" className="flex flex-wrap gap-2">
            {increments.map((seconds) => (
              <Button
                key={seconds}
                type="button"
                variant={increment === seconds ? "default" : "outline"}
                aria-pressed={increment === seconds}
                onClick={() => setIncrement(seconds)}
              >
                {seconds} s
              </Button>
            ))}
          </div>
        </div>
      </div>
      <p className="text-center text-sm text-muted-foreground">%gClockHelp%</p>
    </div>
  );
}
`,
};

export const CHESS_CLOCK_WORDS: WordTable = {
  gClockMoves: ['{n} moves', '{n} lances', '{n} jugadas', '{n} Züge', '{n} coups'],
  gWhiteOut: [
    'White is out of time.',
    'O tempo das brancas acabou.',
    'Las blancas se quedaron sin tiempo.',
    'Weiß hat keine Zeit mehr.',
    'Les blancs n’ont plus de temps.',
  ],
  gBlackOut: [
    'Black is out of time.',
    'O tempo das pretas acabou.',
    'Las negras se quedaron sin tiempo.',
    'Schwarz hat keine Zeit mehr.',
    'Les noirs n’ont plus de temps.',
  ],
  gClockReset: ['Reset', 'Zerar', 'Reiniciar', 'Zurücksetzen', 'Remettre à zéro'],
  gClockMinutes: [
    'Minutes for each',
    'Minutos para cada um',
    'Minutos para cada uno',
    'Minuten für jeden',
    'Minutes pour chacun',
  ],
  gIncrement: [
    'Increment per move',
    'Acréscimo por lance',
    'Incremento por jugada',
    'Zugabe pro Zug',
    'Incrément par coup',
  ],
  gClockHelp: [
    'Tap your own clock or press the space bar after your move.',
    'Toque no seu relógio ou na barra de espaço depois do lance.',
    'Toca tu reloj o la barra espaciadora después de jugar.',
    'Nach dem Zug die eigene Uhr antippen oder die Leertaste drücken.',
    'Touchez votre pendule ou la barre d’espace après votre coup.',
  ],
};
