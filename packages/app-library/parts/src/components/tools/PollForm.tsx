import { PlusIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { Problem } from "@/components/tools/Problem";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { inDays } from "@/data/relative-days";
import { fill } from "@/lib/fill";
import { linesOf } from "@/lib/lines";
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
    const filled = [...new Set(linesOf(options.join("\n"), /\n/))];
    if (question.trim() === "" || filled.length < minOptions) {
      setProblem(fill(words.pollNeeds, { n: minOptions }));
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
    <ToolCard title={words.newPoll}>
      <form onSubmit={create} className="grid gap-4">
        <LabelledInput label={words.pollQuestion} value={question} onChange={setQuestion} />
        {options.map((option, at) => (
          <LabelledInput
            key={at}
            label={`${words.pollOption} ${at + 1}`}
            value={option}
            onChange={(text) => setOptions(options.with(at, text))}
          />
        ))}
        <FilterSwitch label={words.severalAnswers} checked={isMultiple} onChange={setIsMultiple} />
        <LabelledInput label={words.endDate} type="date" value={endsOn} onChange={setEndsOn} />
        <Problem text={problem} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="button"
            variant="outline"
            disabled={options.length >= maxOptions}
            onClick={() => setOptions([...options, ""])}
          >
            <PlusIcon />
            {words.pollOption}
          </Button>
          <Button type="submit">{words.createPoll}</Button>
        </div>
      </form>
    </ToolCard>
  );
}
