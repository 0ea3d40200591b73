import { ArrowLeftIcon, ListChecksIcon, PlayIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { EmptyState } from "@/components/common/EmptyState";
import { ShareButton } from "@/components/common/ShareButton";
import { QuizPlayer } from "@/components/quiz/QuizPlayer";
import { QuizForm } from "@/components/tools/QuizForm";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { withoutItem } from "@/lib/saved";
import { toast } from "@/lib/toast";
import { type OwnQuiz, quizFromLink, quizLink } from "@/lib/tools/own-quiz";
import { words } from "@/lib/words";

export function QuizMaker({ first }: { first: readonly OwnQuiz[] }) {
  const [quizzes, setQuizzes] = useStored<readonly OwnQuiz[]>("own-quizzes", first);
  const [played, setPlayed] = useState(() => quizFromLink(window.location.hash));

  // A link can be opened while this page is already shown; the browser then changes the address alone.
  useEffect(() => {
    const open = () => setPlayed(quizFromLink(window.location.hash));
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);

  const create = (quiz: OwnQuiz) => {
    setQuizzes([quiz, ...quizzes]);
    toast.success(words.quizCreated);
  };

  if (played) {
    return (
      <div className="grid justify-items-start gap-4">
        <Button variant="ghost" onClick={() => setPlayed(null)}>
          <ArrowLeftIcon />
          {words.allQuizzes}
        </Button>
        <h2 className="font-heading text-2xl font-semibold break-words">{played.title}</h2>
        <div className="w-full">
          <QuizPlayer
            key={played.id}
            name={played.id}
            title={played.title}
            questions={played.questions}
            asksName
          />
        </div>
      </div>
    );
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[24rem_1fr]">
      <QuizForm onCreate={create} />
      <div className="grid gap-4">
        {quizzes.length === 0 && (
          <EmptyState icon={ListChecksIcon} title={words.noQuizzes} text={words.noQuizzesText} />
        )}
        <ul className="grid gap-4">
          {quizzes.map((quiz) => (
            <li key={quiz.id} className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground">
              <div className="grid gap-1">
                <h3 className="font-heading text-lg font-semibold break-words">{quiz.title}</h3>
                <p className="text-sm text-muted-foreground">
                  {fill(words.quizCount, { n: quiz.questions.length })}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-2">
                <Button
                  size="sm"
                  aria-label={`${words.playQuiz}: ${quiz.title}`}
                  onClick={() => setPlayed(quiz)}
                >
                  <PlayIcon />
                  {words.playQuiz}
                </Button>
                <ShareButton label={words.shareLink} title={quiz.title} path={quizLink(quiz)} />
                <DeleteButton
                  name={quiz.title}
                  onDelete={async () => setQuizzes(withoutItem(quizzes, quiz))}
                  isCompact
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
