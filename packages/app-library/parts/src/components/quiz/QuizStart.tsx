import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { fill } from "@/lib/fill";
import type { QuizLevel } from "@/lib/quiz";
import { words } from "@/lib/words";

interface QuizStartProps {
  count: number;
  best: number;
  levels: readonly QuizLevel[];
  level: number;
  onLevel: (level: number) => void;
  /** Null where nobody is asked for a name. */
  player: string | null;
  onPlayer: (player: string) => void;
  onStart: () => void;
}

export function QuizStart({
  count,
  best,
  levels,
  level,
  onLevel,
  player,
  onPlayer,
  onStart,
}: QuizStartProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
      className="grid max-w-2xl justify-items-start gap-4 rounded-xl border bg-card p-6 text-card-foreground"
    >
      {player !== null && (
        <div className="grid w-full max-w-sm gap-2">
          <Label htmlFor="quiz-player">{words.quizName}</Label>
          <Input id="quiz-player" value={player} onChange={(event) => onPlayer(event.target.value)} />
        </div>
      )}
      {levels.length > 0 && (
        <div role="group" aria-label={words.levelName} className="flex flex-wrap gap-2">
          {levels.map(({ label, points }, at) => (
            <Button
              key={label}
              type="button"
              variant={at === level ? "default" : "outline"}
              aria-pressed={at === level}
              onClick={() => onLevel(at)}
            >
              {label} · {fill(words.quizWorth, { n: points })}
            </Button>
          ))}
        </div>
      )}
      <p className="text-lg">{fill(words.quizCount, { n: count })}</p>
      {best > 0 && levels.length === 0 && <p className="text-muted-foreground">{bestText(best, count)}</p>}
      <Button type="submit" size="lg">
        {words.quizStart}
      </Button>
    </form>
  );
}

export function bestText(best: number, count: number): string {
  return fill(words.quizBest, { n: best, all: count });
}
