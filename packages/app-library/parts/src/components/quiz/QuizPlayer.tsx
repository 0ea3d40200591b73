import { useState } from "react";
import { QuizQuestionCard } from "@/components/quiz/QuizQuestionCard";
import { QuizStart, bestText } from "@/components/quiz/QuizStart";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { addQuizResult } from "@/data/quiz-results";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import {
  type QuizLevel,
  type QuizQuestion,
  type QuizState,
  FRESH_QUIZ,
  giveAnswer,
  nextQuestion,
  questionsOfLevel,
  quizScore,
} from "@/lib/quiz";
import { words } from "@/lib/words";

interface QuizPlayerProps {
  /** Keeps the best result apart from other quizzes. */
  name: string;
  /** Stands beside the results, where there are several quizzes. */
  title?: string;
  questions: readonly QuizQuestion[];
  secondsPerQuestion?: number;
  levels?: readonly QuizLevel[];
  /** For each right answer, without levels. */
  points?: number;
  /** Who plays stands on the list of the best. */
  asksName?: boolean;
}

export function QuizPlayer({
  name,
  title = "",
  questions,
  secondsPerQuestion,
  levels = [],
  points = 1,
  asksName = false,
}: QuizPlayerProps) {
  const [state, setState] = useState<QuizState | null>(null);
  const [best, setBest] = useStored("quiz-" + name, 0);
  const [player, setPlayer] = useStored("quiz-player", "");
  const [level, setLevel] = useState(0);
  const asked = questionsOfLevel(questions, level, levels.length);
  const worth = levels[level]?.points ?? points;

  const advance = () => {
    if (!state) return;
    const next = nextQuestion(state, asked.length);
    const score = quizScore(asked, next);
    if (next.isFinished) {
      setBest(Math.max(best, score));
      if (asksName)
        addQuizResult({
          player: player.trim() || words.quizGuest,
          points: score * worth,
          level: levels[level]?.label ?? title,
        });
    }
    setState(next);
  };

  if (!state) {
    return (
      <QuizStart
        count={asked.length}
        best={best}
        levels={levels}
        level={level}
        onLevel={setLevel}
        player={asksName ? player : null}
        onPlayer={setPlayer}
        onStart={() => setState(FRESH_QUIZ)}
      />
    );
  }

  if (state.isFinished) {
    const score = quizScore(asked, state);
    return (
      <div
        role="status"
        className="grid max-w-2xl justify-items-start gap-4 rounded-xl border-2 border-primary bg-card p-6 text-card-foreground"
      >
        <h3 className="font-heading text-xl font-semibold">{words.quizResult}</h3>
        <p className="font-heading text-3xl font-semibold">
          {fill(words.quizScore, { n: score, all: asked.length })}
        </p>
        {worth > 1 && <p className="text-xl">{fill(words.quizPoints, { n: score * worth })}</p>}
        <Progress value={(score / asked.length) * 100} aria-label={words.quizResult} />
        {levels.length === 0 && <p className="text-muted-foreground">{bestText(best, asked.length)}</p>}
        <Button onClick={() => setState(null)}>{words.quizAgain}</Button>
      </div>
    );
  }

  return (
    <QuizQuestionCard
      key={state.place}
      questions={asked}
      state={state}
      seconds={secondsPerQuestion}
      onAnswer={(option) => setState(giveAnswer(state, option))}
      onNext={advance}
    />
  );
}
