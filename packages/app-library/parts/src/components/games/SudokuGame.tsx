import { EraserIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { GameStat } from "@/components/games/GameStat";
import { SudokuBoard } from "@/components/games/SudokuBoard";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { useStored } from "@/hooks/use-stored";
import { type SudokuGrid, makeSudoku } from "@/lib/games/sudoku-rules";
import { words } from "@/lib/words";

const LEVELS = [
  { id: "easy", label: words.easy, given: 42 },
  { id: "medium", label: words.medium, given: 34 },
  { id: "hard", label: words.hard, given: 28 },
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
    setState((old) => ({
      ...old,
      filled: old.filled.map((digit, other) => (other === at ? old.solution[at] : digit)),
    }));
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
        <GameStat
          label={words.time}
          value={Math.floor(state.seconds / 60) + ":" + String(state.seconds % 60).padStart(2, "0")}
        />
      </div>
      <SudokuBoard puzzle={state.puzzle} filled={state.filled} chosen={chosen} onChoose={setChosen} />
      <p role="status" className="min-h-6 text-center font-semibold">
        {isSolved ? words.solved : ""}
      </p>
      <div className="grid grid-cols-5 gap-2 sm:grid-cols-10" role="group" aria-label={words.digits}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
          <Button key={digit} type="button" variant="outline" className="text-lg" onClick={() => put(digit)}>
            {digit}
          </Button>
        ))}
        <Button type="button" variant="outline" aria-label={words.erase} onClick={() => put(0)}>
          <EraserIcon aria-hidden="true" />
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="button" onClick={() => setState(freshState(state.level))}>
          {words.newGame}
        </Button>
        <Button type="button" variant="outline" disabled={isSolved} onClick={hint}>
          {words.hint}
        </Button>
        <Button
          type="button"
          variant="outline"
          onClick={() => setState((old) => ({ ...old, filled: old.puzzle }))}
        >
          {words.restart}
        </Button>
      </div>
      <p className="text-sm text-muted-foreground">{words.sudokuHelp}</p>
    </div>
  );
}
