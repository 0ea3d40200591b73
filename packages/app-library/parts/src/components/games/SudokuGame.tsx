import { EraserIcon } from "lucide-react";
import { useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { SudokuBoard } from "@/components/games/SudokuBoard";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { Button } from "@/components/ui/button";
import { useArrowKeys } from "@/hooks/use-arrow-keys";
import { useInterval } from "@/hooks/use-interval";
import { useKeyDown } from "@/hooks/use-key-down";
import { useStored } from "@/hooks/use-stored";
import { type SudokuGrid, makeSudoku } from "@/lib/games/sudoku-rules";
import { clockText } from "@/lib/tools/clock-text";
import { words } from "@/lib/words";

const LEVELS = {
  easy: { label: words.easy, given: 42 },
  medium: { label: words.medium, given: 34 },
  hard: { label: words.hard, given: 28 },
};
type SudokuLevel = keyof typeof LEVELS;

interface SudokuState {
  level: SudokuLevel;
  puzzle: SudokuGrid;
  solution: SudokuGrid;
  filled: SudokuGrid;
  seconds: number;
}

function freshState(level: SudokuLevel): SudokuState {
  const { puzzle, solution } = makeSudoku(LEVELS[level].given, Math.random);
  return { level, puzzle, solution, filled: puzzle, seconds: 0 };
}

export function SudokuGame() {
  const [first] = useState(() => freshState("easy"));
  const [state, setState] = useStored<SudokuState>("sudoku", first);
  const [chosen, setChosen] = useState(-1);
  const isSolved = state.filled.every((digit, at) => digit === state.solution[at]);
  useInterval(() => setState({ ...state, seconds: state.seconds + 1 }), isSolved ? null : 1000);

  const fillIn = (at: number, digit: number) => setState({ ...state, filled: state.filled.with(at, digit) });
  const put = (digit: number) => {
    if (chosen >= 0 && state.puzzle[chosen] === 0 && !isSolved) fillIn(chosen, digit);
  };
  const hint = () => {
    const isOpen = (at: number) => state.filled[at] !== state.solution[at];
    const at = chosen >= 0 && isOpen(chosen) ? chosen : state.filled.findIndex((_, place) => isOpen(place));
    if (at < 0) return;
    setChosen(at);
    fillIn(at, state.solution[at]);
  };

  useArrowKeys((direction) => {
    const step = { up: -9, down: 9, left: -1, right: 1 }[direction];
    if (chosen >= 0) setChosen(Math.min(80, Math.max(0, chosen + step)));
  });
  useKeyDown((event) => {
    if (/^[1-9]$/.test(event.key)) put(Number(event.key));
    else if (event.key === "Backspace" || event.key === "Delete" || event.key === "0") put(0);
    else return;
    event.preventDefault();
  });

  return (
    <GameFrame
      stats={[[words.time, clockText(state.seconds * 1000)]]}
      action={words.newGame}
      onAction={() => setState(freshState(state.level))}
      status={isSolved ? words.solved : ""}
      help={words.sudokuHelp}
      className="max-w-lg"
    >
      <ChoiceButtons
        options={["easy", "medium", "hard"] as const}
        value={state.level}
        text={(level) => LEVELS[level].label}
        onChange={(level) => setState(freshState(level))}
      />
      <SudokuBoard puzzle={state.puzzle} filled={state.filled} chosen={chosen} onChoose={setChosen} />
      <div className="grid grid-cols-5 gap-2 sm:grid-cols-10" role="group" aria-label={words.digits}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => (
          <Button key={digit} variant="outline" className="text-lg" onClick={() => put(digit)}>
            {digit}
          </Button>
        ))}
        <Button variant="outline" aria-label={words.erase} onClick={() => put(0)}>
          <EraserIcon />
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" disabled={isSolved} onClick={hint}>
          {words.hint}
        </Button>
        <Button variant="outline" onClick={() => setState({ ...state, filled: state.puzzle })}>
          {words.restart}
        </Button>
      </div>
    </GameFrame>
  );
}
