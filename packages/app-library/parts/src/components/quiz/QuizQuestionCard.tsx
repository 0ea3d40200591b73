import { CheckIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { useSecondsLeft } from "@/hooks/use-seconds-left";
import { fill } from "@/lib/fill";
import type { QuizQuestion, QuizState } from "@/lib/quiz";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface QuizQuestionCardProps {
  questions: readonly QuizQuestion[];
  state: QuizState;
  seconds?: number;
  onAnswer: (option: number | null) => void;
  onNext: () => void;
}

export function QuizQuestionCard({ questions, state, seconds, onAnswer, onNext }: QuizQuestionCardProps) {
  const question = questions[state.place];
  const isDone = state.given.length > state.place;
  const given = state.given[state.place];
  const left = useSecondsLeft(seconds ?? 0, seconds !== undefined && !isDone, () => onAnswer(null));
  const isLast = state.place + 1 === questions.length;

  return (
    <div className="grid max-w-2xl gap-5 rounded-xl border bg-card p-6 text-card-foreground">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted-foreground">
        <p>{fill(words.quizQuestion, { n: state.place + 1, all: questions.length })}</p>
        {seconds !== undefined && !isDone && (
          <p className="tabular-nums">{fill(words.quizSeconds, { n: left })}</p>
        )}
      </div>
      <Progress value={(state.given.length / questions.length) * 100} aria-label={words.quizResult} />
      <h3 id="quiz-question" className="font-heading text-xl font-semibold">
        {question.text}
      </h3>
      <ul aria-labelledby="quiz-question" className="grid gap-2">
        {question.options.map((option, index) => (
          <li key={option}>
            <Button
              variant={index === given ? "default" : "outline"}
              aria-pressed={index === given}
              disabled={isDone}
              onClick={() => onAnswer(index)}
              className={cn(
                "h-auto w-full justify-start py-3 text-left text-base whitespace-normal disabled:opacity-100",
                isDone &&
                  index === question.answer &&
                  "border-2 border-primary font-semibold dark:border-primary",
              )}
            >
              {option}
              {isDone && index === question.answer && (
                <CheckIcon aria-label={words.quizRight} className="ml-auto" />
              )}
            </Button>
          </li>
        ))}
      </ul>
      {isDone && (
        <div role="status" className="grid gap-1 rounded-lg bg-muted p-4 text-foreground">
          <p className="font-semibold">{verdict(question, given ?? null)}</p>
          {question.why && <p>{question.why}</p>}
        </div>
      )}
      {isDone && (
        <Button autoFocus onClick={onNext} className="justify-self-start">
          {isLast ? words.quizFinish : words.quizNext}
        </Button>
      )}
    </div>
  );
}

function verdict(question: QuizQuestion, given: number | null): string {
  if (given === question.answer) return words.quizRight;
  const text = given === null ? words.quizLate : words.quizWrong;
  return fill(text, { answer: question.options[question.answer] ?? "" });
}
