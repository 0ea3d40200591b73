import { TrophyIcon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { EmptyState } from "@/components/common/EmptyState";
import { Badge } from "@/components/ui/badge";
import { onQuizResults, readQuizResults } from "@/data/quiz-results";
import { words } from "@/lib/words";

export function QuizScores() {
  const results = useSyncExternalStore(onQuizResults, readQuizResults);
  if (results.length === 0) {
    return <EmptyState icon={TrophyIcon} title={words.quizBoard} text={words.quizNobody} />;
  }
  return (
    <section aria-label={words.quizBoard} className="grid max-w-2xl gap-3">
      <h3 className="font-heading text-lg font-semibold">{words.quizBoard}</h3>
      <ol className="grid gap-2">
        {results.map(({ player, points, level }, at) => (
          <li
            key={at}
            className="flex items-center gap-4 rounded-lg border bg-card px-4 py-2 text-card-foreground"
          >
            <span className="w-6 font-semibold tabular-nums">{at + 1}</span>
            <span className="min-w-0 flex-1 break-words">{player}</span>
            {level !== "" && <Badge variant="secondary">{level}</Badge>}
            <span className="font-semibold tabular-nums">{points}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
