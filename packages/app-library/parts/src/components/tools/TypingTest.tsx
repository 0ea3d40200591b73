import { useEffect, useState } from "react";
import { GameStat } from "@/components/games/GameStat";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { useStored } from "@/hooks/use-stored";
import { useTypingClock } from "@/hooks/use-typing-clock";
import { typingScore } from "@/lib/tools/typing-score";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const TEXTS = words.typeTexts.split("|");

/** Long enough for the fastest hands: the text and those after it. */
const passage = (at: number) => [0, 1, 2, 3].map((offset) => TEXTS[(at + offset) % TEXTS.length]).join(" ");

export function TypingTest({ seconds }: { seconds: number }) {
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState("");
  const [best, setBest] = useStored("typing-best", 0);
  const clock = useTypingClock(seconds);
  const [doneAfter, setDoneAfter] = useState<number | null>(null);
  const text = passage(at);
  const isDone = clock.isOver || doneAfter !== null;
  const score = typingScore(text, typed, doneAfter ?? clock.elapsed);

  useEffect(() => {
    if (isDone) setBest((old) => Math.max(old, score.wordsPerMinute));
  }, [isDone, score.wordsPerMinute, setBest]);

  const type = (next: string) => {
    if (isDone) return;
    if (typed === "" && !clock.isRunning) clock.begin();
    setTyped(next);
    if (next.length >= text.length) setDoneAfter(clock.elapsed);
  };

  const again = () => {
    setAt((at + 1) % TEXTS.length);
    setTyped("");
    setDoneAfter(null);
    clock.reset();
  };

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5">
      <div className="flex flex-wrap gap-2">
        <GameStat label={words.secondsLeft} value={Math.ceil((seconds * 1000 - clock.elapsed) / 1000)} />
        <GameStat label={words.wpm} value={score.wordsPerMinute} />
        <GameStat label={words.accuracy} value={score.accuracy + " %"} />
        <GameStat label={words.best} value={best} />
      </div>
      <p className="max-h-64 overflow-y-auto rounded-xl border bg-card p-6 font-mono text-lg leading-relaxed text-card-foreground">
        {Array.from(text).map((char, index) => (
          <span
            key={index}
            className={cn(
              index < typed.length && (typed[index] === char ? "opacity-50" : "bg-destructive text-white"),
              index === typed.length && "border-b-2 border-primary",
            )}
          >
            {char}
          </span>
        ))}
      </p>
      <div className="grid gap-2">
        <Label htmlFor="typed">{words.typeHere}</Label>
        <Textarea
          id="typed"
          rows={4}
          value={typed}
          readOnly={isDone}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          className="bg-card font-mono text-card-foreground dark:bg-card"
        />
      </div>
      <p role="status" className="min-h-6 font-semibold">
        {isDone
          ? words.typeResult
              .replace("{n}", String(score.wordsPerMinute))
              .replace("{all}", String(score.accuracy))
          : ""}
      </p>
      <Button type="button" variant="outline" className="justify-self-start" onClick={again}>
        {words.anotherText}
      </Button>
    </div>
  );
}
