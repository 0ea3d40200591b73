import { PlusIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { inDays } from "@/data/relative-days";
import type { Poll } from "@/lib/tools/poll";
import { words } from "@/lib/words";

interface PollFormProps {
  minOptions: number;
  maxOptions: number;
  onCreate: (poll: Poll) => void;
}

export function PollForm({ minOptions, maxOptions, onCreate }: PollFormProps) {
  const blank = Array.from({ length: minOptions }, () => "");
  const [question, setQuestion] = useState("");
  const [options, setOptions] = useState<readonly string[]>(blank);
  const [isMultiple, setIsMultiple] = useState(false);
  const [endsOn, setEndsOn] = useState("");
  const [problem, setProblem] = useState("");

  const create = (event: FormEvent) => {
    event.preventDefault();
    const filled = [...new Set(options.map((option) => option.trim()).filter((option) => option !== ""))];
    if (question.trim() === "" || filled.length < minOptions) {
      setProblem(words.pollNeeds.replace("{n}", String(minOptions)));
      return;
    }
    if (endsOn !== "" && endsOn < inDays(0)) {
      setProblem(words.pollPast);
      return;
    }
    onCreate({
      id: crypto.randomUUID(),
      question: question.trim(),
      options: filled.map((label) => ({ label, votes: 0 })),
      isMultiple,
      endsOn,
      chosen: null,
    });
    setQuestion("");
    setOptions(blank);
    setEndsOn("");
    setProblem("");
  };

  return (
    <form onSubmit={create} className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <h3 className="font-heading text-lg font-semibold">{words.newPoll}</h3>
      <div className="grid gap-1.5">
        <Label htmlFor="poll-question">{words.pollQuestion}</Label>
        <Input id="poll-question" value={question} onChange={(event) => setQuestion(event.target.value)} />
      </div>
      {options.map((option, at) => (
        <div key={at} className="grid gap-1.5">
          <Label htmlFor={"poll-option-" + at}>
            {words.pollOption} {at + 1}
          </Label>
          <Input
            id={"poll-option-" + at}
            value={option}
            onChange={(event) =>
              setOptions(options.map((other, index) => (index === at ? event.target.value : other)))
            }
          />
        </div>
      ))}
      <FilterSwitch label={words.severalAnswers} checked={isMultiple} onChange={setIsMultiple} />
      <div className="grid gap-1.5">
        <Label htmlFor="poll-end">{words.endDate}</Label>
        <Input id="poll-end" type="date" value={endsOn} onChange={(event) => setEndsOn(event.target.value)} />
      </div>
      {problem !== "" && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          variant="outline"
          disabled={options.length >= maxOptions}
          onClick={() => setOptions([...options, ""])}
        >
          <PlusIcon aria-hidden="true" />
          {words.pollOption}
        </Button>
        <Button type="submit">{words.createPoll}</Button>
      </div>
    </form>
  );
}
