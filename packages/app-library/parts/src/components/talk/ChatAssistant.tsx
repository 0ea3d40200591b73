import { BotIcon, SendIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useStored } from "@/hooks/use-stored";
import { type PreparedAnswer, findAnswer } from "@/lib/find-answer";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface ChatLine {
  isMine: boolean;
  text: string;
}

interface ChatAssistantProps {
  /** What it says first. */
  hello: string;
  answers: readonly PreparedAnswer[];
}

export function ChatAssistant({ hello, answers }: ChatAssistantProps) {
  const first: readonly ChatLine[] = [{ isMine: false, text: hello }];
  const [said, setSaid] = useStored("assistant", first);
  const [text, setText] = useState("");
  const suggestions = answers.map(({ words }) => words[0] ?? "").filter((word) => word !== "");

  const ask = (question: string) => {
    if (question.trim() === "") return;
    const answer = findAnswer(question, answers) ?? words.botUnknown;
    setSaid([...said, { isMine: true, text: question.trim() }, { isMine: false, text: answer }]);
    setText("");
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };

  return (
    <div className="grid max-w-2xl gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <div className="flex items-center justify-between gap-3 border-b pb-3">
        <h3 className="flex items-center gap-2 font-heading font-semibold">
          <BotIcon className="size-5" />
          {words.botName}
        </h3>
        <Button type="button" variant="ghost" size="sm" onClick={() => setSaid(first)}>
          {words.botClear}
        </Button>
      </div>
      <ol aria-live="polite" className="grid max-h-96 gap-3 overflow-y-auto">
        {said.map((line, index) => (
          <li
            key={index}
            className={cn(
              "w-fit max-w-[85%] rounded-2xl px-4 py-2.5 break-words",
              line.isMine
                ? "justify-self-end bg-primary text-primary-foreground"
                : "bg-muted text-foreground",
            )}
          >
            {line.text}
          </li>
        ))}
      </ol>
      {suggestions.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {suggestions.slice(0, 5).map((suggestion) => (
            <li key={suggestion}>
              <Button type="button" variant="outline" size="sm" onClick={() => ask(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} className="flex items-end gap-2">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="question">{words.botAsk}</Label>
          <Input
            id="question"
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit">
          <SendIcon />
          {words.mailSend}
        </Button>
      </form>
      <p className="text-xs text-muted-foreground">{words.botNote}</p>
    </div>
  );
}
