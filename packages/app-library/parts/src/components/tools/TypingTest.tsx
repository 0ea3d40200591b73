import { useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { LabelledText } from "@/components/tools/LabelledText";
import { useBest } from "@/hooks/use-best";
import { useTypingClock } from "@/hooks/use-typing-clock";
import { fill } from "@/lib/fill";
import { typingScore } from "@/lib/tools/typing-score";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const TEXTS = words.typeTexts.split("|");
/** Long enough for the fastest hands: the text and those after it. */
const passage = (at: number) => [0, 1, 2, 3].map((offset) => TEXTS[(at + offset) % TEXTS.length]).join(" ");

export function TypingTest({ seconds }: { seconds: number }) {
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState("");
  const clock = useTypingClock(seconds);
  const [doneAfter, setDoneAfter] = useState<number | null>(null);
  const text = passage(at);
  const isDone = clock.isOver || doneAfter !== null;
  const score = typingScore(text, typed, doneAfter ?? clock.elapsed);
  const best = useBest("typing-best", isDone ? score.wordsPerMinute : 0);

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
    <GameFrame
      stats={[
        [words.seconds, Math.ceil((seconds * 1000 - clock.elapsed) / 1000)],
        [words.wpm, score.wordsPerMinute],
        [words.accuracy, score.accuracy + " %"],
        [words.best, best],
      ]}
      action={words.anotherText}
      onAction={again}
      status={isDone ? fill(words.typeResult, { n: score.wordsPerMinute, all: score.accuracy }) : ""}
      className="max-w-3xl"
    >
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
      <LabelledText
        label={words.typeHere}
        rows={4}
        value={typed}
        readOnly={isDone}
        spellCheck={false}
        autoComplete="off"
        onChange={type}
        className="bg-card font-mono text-card-foreground dark:bg-card"
      />
    </GameFrame>
  );
}
