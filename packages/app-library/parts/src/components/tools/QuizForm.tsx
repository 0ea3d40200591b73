import { PlusIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { Problem } from "@/components/tools/Problem";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { fill } from "@/lib/fill";
import { type DraftQuestion, type OwnQuiz, questionFrom } from "@/lib/tools/own-quiz";
import { words } from "@/lib/words";

const BLANK: DraftQuestion = { text: "", right: "", wrong: ["", ""] };

export function QuizForm({ onCreate }: { onCreate: (quiz: OwnQuiz) => void }) {
  const [title, setTitle] = useState("");
  const [drafts, setDrafts] = useState<readonly DraftQuestion[]>([BLANK]);
  const [problem, setProblem] = useState("");
  const change = (at: number, next: Partial<DraftQuestion>) =>
    setDrafts(drafts.with(at, { ...drafts[at], ...next }));

  const create = (event: FormEvent) => {
    event.preventDefault();
    const questions = drafts.map(questionFrom).filter((question) => question !== null);
    if (title.trim() === "" || questions.length < drafts.length) {
      setProblem(words.quizNeeds);
      return;
    }
    onCreate({ id: crypto.randomUUID(), title: title.trim(), questions });
    setTitle("");
    setDrafts([BLANK]);
    setProblem("");
  };

  return (
    <ToolCard title={words.newQuiz}>
      <form onSubmit={create} className="grid gap-5">
        <LabelledInput label={words.quizTitle} value={title} onChange={setTitle} />
        {drafts.map(({ text, right, wrong }, at) => (
          <fieldset key={at} className="grid gap-3 rounded-lg border p-4">
            <legend className="px-1 text-sm font-medium">{fill(words.questionNumber, { n: at + 1 })}</legend>
            <LabelledInput
              label={words.pollQuestion}
              value={text}
              onChange={(value) => change(at, { text: value })}
            />
            <LabelledInput
              label={words.rightAnswer}
              value={right}
              onChange={(value) => change(at, { right: value })}
            />
            {wrong.map((option, place) => (
              <LabelledInput
                key={place}
                label={`${words.wrongAnswer} ${place + 1}`}
                value={option}
                onChange={(value) => change(at, { wrong: wrong.with(place, value) })}
              />
            ))}
            {wrong.length < 4 && (
              <Button
                type="button"
                size="sm"
                variant="ghost"
                className="justify-self-start"
                onClick={() => change(at, { wrong: [...wrong, ""] })}
              >
                <PlusIcon />
                {words.wrongAnswer}
              </Button>
            )}
          </fieldset>
        ))}
        <Problem text={problem} />
        <div className="flex flex-wrap gap-2">
          <Button type="button" variant="outline" onClick={() => setDrafts([...drafts, BLANK])}>
            <PlusIcon />
            {words.addQuestion}
          </Button>
          <Button type="submit">{words.createQuiz}</Button>
        </div>
      </form>
    </ToolCard>
  );
}
