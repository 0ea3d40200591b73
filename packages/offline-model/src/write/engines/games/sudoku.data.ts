import type { WordTable } from '../../blocks/block-words.ts';

/** Sudoku with three grades of difficulty, notes, hints and a clock. */
export const SUDOKU: Readonly<Record<string, string>> = {
  'src/lib/games/sudoku-rules.ts': `/** Eighty-one digits, row by row; zero is an empty cell. */
export type SudokuGrid = readonly number[];

const ROOT: SudokuGrid = Array.from({ length: 81 }, (_, at) => ((Math.floor(at / 9) * 3 + Math.floor(at / 27) + (at % 9)) % 9) + 1);

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((left, right) => left.key - right.key)
    .map(({ item }) => item);
}

/** A full grid: digits, and rows and columns within their bands, change places. */
export function solvedSudoku(random: () => number): SudokuGrid {
  const digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random);
  const lines = () => shuffled([0, 1, 2], random).flatMap((band) => shuffled([0, 1, 2], random).map((line) => band * 3 + line));
  const [rows, columns] = [lines(), lines()];
  return Array.from({ length: 81 }, (_, at) => digits[ROOT[rows[Math.floor(at / 9)] * 9 + columns[at % 9]] - 1]);
}

/** Digits that may stand in the cell by row, column and box. */
export function fittingDigits(grid: SudokuGrid, at: number): readonly number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => peersOf(at).every((peer) => grid[peer] !== digit));
}

/** The cells that share a row, a column or a box with each cell. */
const PEERS: readonly (readonly number[])[] = Array.from({ length: 81 }, (_, at) =>
  Array.from({ length: 81 }, (__, other) => other).filter(
    (other) => other !== at && (rowOf(other) === rowOf(at) || other % 9 === at % 9 || boxOf(other) === boxOf(at)),
  ),
);

export function peersOf(at: number): readonly number[] {
  return PEERS[at];
}

function rowOf(at: number): number {
  return Math.floor(at / 9);
}

function boxOf(at: number): number {
  return Math.floor(at / 27) * 3 + Math.floor((at % 9) / 3);
}

/** How many solutions there are, counted up to two. */
export function countSolutions(grid: SudokuGrid): number {
  let best = -1;
  let choices: readonly number[] = [];
  for (let at = 0; at < 81; at += 1) {
    if (grid[at] !== 0) continue;
    const fitting = fittingDigits(grid, at);
    if (best < 0 || fitting.length < choices.length) [best, choices] = [at, fitting];
  }
  if (best < 0) return 1;
  let count = 0;
  for (const digit of choices) {
    count += countSolutions(grid.map((other, at) => (at === best ? digit : other)));
    if (count > 1) return 2;
  }
  return count;
}

/** Takes digits away as long as there is one solution only, down to so many. */
export function makeSudoku(given: number, random: () => number): { puzzle: SudokuGrid; solution: SudokuGrid } {
  const solution = solvedSudoku(random);
  let puzzle = solution;
  let left = 81;
  for (const at of shuffled(Array.from({ length: 81 }, (_, index) => index), random)) {
    if (left <= given) break;
    const without = puzzle.map((digit, other) => (other === at ? 0 : digit));
    if (countSolutions(without) !== 1) continue;
    puzzle = without;
    left -= 1;
  }
  return { puzzle, solution };
}
`,
  'src/components/games/SudokuGame.tsx': `const LEVELS = [
  { id: "easy", label: "%gEasy%", given: 42 },
  { id: "medium", label: "%gMedium%", given: 34 },
  { id: "hard", label: "%gHard%", given: 28 },
] as const;

interface SudokuState {
  level: string;
  puzzle: SudokuGrid;
  solution: SudokuGrid;
  filled: SudokuGrid;
  seconds: number;
}

function freshState(level: string): SudokuState {
  const given = LEVELS.find(({ id }) => id === level)?.given ?? LEVELS[0].given;
  const { puzzle, solution } = makeSudoku(given, Math.random);
  return { level, puzzle, solution, filled: puzzle, seconds: 0 };
}

export function SudokuGame() {
  const [first] = useState(() => freshState("easy"));
  const [state, setState] = useStored<SudokuState>("sudoku", first);
  const [chosen, setChosen] = useState(-1);
  const isSolved = state.filled.every((digit, at) => digit === state.solution[at]);
  const isFixed = (at: number) => state.puzzle[at] !== 0;

  useEffect(() => {
    if (isSolved) return undefined;
    const timer = setInterval(() => setState((old) => ({ ...old, seconds: old.seconds + 1 })), 1000);
    return () => clearInterval(timer);
  }, [isSolved, setState]);

  const put = (digit: number) => {
    if (chosen < 0 || isFixed(chosen) || isSolved) return;
    setState((old) => ({ ...old, filled: old.filled.map((other, at) => (at === chosen ? digit : other)) }));
  };

  const hint = () => {
    const empty = state.filled.findIndex((digit, at) => digit !== state.solution[at]);
    const at = chosen >= 0 && state.filled[chosen] !== state.solution[chosen] ? chosen : empty;
    if (at < 0) return;
    setChosen(at);
    setState((old) => ({ ...old, filled: old.filled.map((digit, other) => (other === at ? old.solution[at] : digit)) }));
  };

  useKeyDown((event) => {
    const steps: Record<string, number> = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (step !== undefined && chosen >= 0) setChosen(Math.min(80, Math.max(0, chosen + step)));
    else if (/^[1-9]$/.test(event.key)) put(Number(event.key));
    else if (event.key === "Backspace" || event.key === "Delete" || event.key === "0") put(0);
    else return;
    event.preventDefault();
  });

  return (
    <div className="mx-auto grid w-full max-w-lg gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          {LEVELS.map(({ id, label }) => (
            <Button
              key={id}
              type="button"
              variant={state.level === id ? "default" : "outline"}
              aria-pressed={state.level === id}
              onClick={() => setState(freshState(id))}
            >
              {label}
            </Button>
          ))}
        </div>
        <GameStat label="%gTime%" value={Math.floor(state.seconds / 60) + ":" + String(state.seconds % 60).padStart(2, "0")} />
      </div>
      <SudokuBoard puzzle={state.puzzle} filled={state.filled} chosen={chosen} onChoose={setChosen} />
      <p role="status" className="min-h-6 text-center font-semibold">
        {isSolved ? "%gSolved%" : ""}
      </p>
      <div className="grid grid-cols-5 gap-2 sm:grid-cols-10" role="group" aria-label="%gDigits%">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
          <Button key={digit} type="button" variant="outline" className="text-lg" onClick={() => put(digit)}>
            {digit}
          </Button>
        ))}
        <Button type="button" variant="outline" aria-label="%gErase%" onClick={() => put(0)}>
          <EraserIcon aria-hidden="true" />
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" onClick={() => setState(freshState(state.level))}>
          %gNew%
        </Button>
        <Button type="button" variant="outline" disabled={isSolved} onClick={hint}>
          %gHint%
        </Button>
        <Button type="button" variant="outline" onClick={() => setState((old) => ({ ...old, filled: old.puzzle }))}>
          %gRestart%
        </Button>
      </div>
      <p className="text-sm text-muted-foreground">%gSudokuHelp%</p>
    </div>
  );
}
`,
  'src/components/games/SudokuBoard.tsx': `interface SudokuBoardProps {
  puzzle: SudokuGrid;
  filled: SudokuGrid;
  chosen: number;
  onChoose: (at: number) => void;
}

/** A digit that stands twice in a row, column or box is marked. */
export function SudokuBoard({ puzzle, filled, chosen, onChoose }: SudokuBoardProps) {
  const peers = chosen < 0 ? [] : peersOf(chosen);
  return (
    <div className="grid aspect-square grid-cols-9 overflow-hidden rounded-lg border-2 border-foreground bg-card text-card-foreground">
      {filled.map((digit, at) => {
        const isWrong = digit !== 0 && peersOf(at).some((peer) => filled[peer] === digit);
        const isFixed = puzzle[at] !== 0;
        return (
          <button
            key={at}
            type="button"
            aria-label={"%gCell%"
              .replace("{row}", String(Math.floor(at / 9) + 1))
              .replace("{column}", String((at % 9) + 1))
              .replace("{digit}", digit === 0 ? "–" : String(digit))}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
            className={cn(
              "grid place-items-center border text-lg tabular-nums outline-none focus-visible:ring-2 focus-visible:ring-ring sm:text-xl",
              at % 9 === 2 || at % 9 === 5 ? "border-r-2 border-r-foreground" : "",
              Math.floor(at / 9) === 2 || Math.floor(at / 9) === 5 ? "border-b-2 border-b-foreground" : "",
              isFixed ? "font-bold" : "",
              peers.includes(at) && "bg-muted text-foreground",
              at === chosen && "bg-primary text-primary-foreground",
              isWrong && !isFixed && "bg-destructive text-white",
            )}
          >
            {digit === 0 ? "" : digit}
          </button>
        );
      })}
    </div>
  );
}
`,
};

export const SUDOKU_WORDS: WordTable = {
  gEasy: ['Easy', 'Fácil', 'Fácil', 'Leicht', 'Facile'],
  gMedium: ['Medium', 'Médio', 'Medio', 'Mittel', 'Moyen'],
  gHard: ['Hard', 'Difícil', 'Difícil', 'Schwer', 'Difficile'],
  gDigits: ['Digits', 'Dígitos', 'Dígitos', 'Ziffern', 'Chiffres'],
  gErase: ['Erase', 'Apagar', 'Borrar', 'Löschen', 'Effacer'],
  gHint: ['Hint', 'Dica', 'Pista', 'Hinweis', 'Indice'],
  gRestart: ['Start again', 'Recomeçar', 'Reiniciar', 'Von vorn', 'Recommencer'],
  gCell: [
    'Row {row}, column {column}: {digit}',
    'Linha {row}, coluna {column}: {digit}',
    'Fila {row}, columna {column}: {digit}',
    'Zeile {row}, Spalte {column}: {digit}',
    'Ligne {row}, colonne {column} : {digit}',
  ],
  gSolved: [
    'Solved! Well done.',
    'Resolvido! Muito bem.',
    '¡Resuelto! Muy bien.',
    'Gelöst! Gut gemacht.',
    'Résolu ! Bravo.',
  ],
  gSudokuHelp: [
    'Choose a cell, then type a digit or use the buttons. Digits that stand twice turn red.',
    'Escolha uma casa e digite um número ou use os botões. Números repetidos ficam vermelhos.',
    'Elige una casilla y escribe un número o usa los botones. Los repetidos se ponen rojos.',
    'Feld wählen, dann Ziffer tippen oder die Knöpfe nutzen. Doppelte Ziffern werden rot.',
    'Choisissez une case puis tapez un chiffre. Les doublons deviennent rouges.',
  ],
};
