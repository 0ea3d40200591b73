import { type FormEvent, useState } from "react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useStored } from "@/hooks/use-stored";
import type { FocusRound } from "@/lib/tools/focus-rounds";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface FocusTask {
  id: string;
  title: string;
  isDone: boolean;
}

interface FocusTasksProps {
  rounds: readonly FocusRound[];
  /** The task that the next rounds are for. */
  current: string;
  onChoose: (id: string) => void;
}

export function FocusTasks({ rounds, current, onChoose }: FocusTasksProps) {
  const [tasks, setTasks] = useStored<readonly FocusTask[]>(
    "focus-tasks",
    words.firstTasks.split("|").map((title, index) => ({ id: "task-" + (index + 1), title, isDone: false })),
  );
  const [text, setText] = useState("");

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setTasks([...tasks, { id: crypto.randomUUID(), title: text.trim(), isDone: false }]);
    setText("");
  };

  return (
    <section
      aria-label={words.tasks}
      className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground"
    >
      <h3 className="font-heading font-semibold">{words.tasks}</h3>
      <form onSubmit={add} className="flex items-end gap-2">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="focus-task">{words.newTask}</Label>
          <Input id="focus-task" value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <Button type="submit">{words.toolAdd}</Button>
      </form>
      <ul className="grid gap-1">
        {tasks.map((task) => (
          <li key={task.id} className="flex flex-wrap items-center gap-3 border-t pt-2">
            <Checkbox
              aria-label={task.title}
              checked={task.isDone}
              onCheckedChange={(isDone) =>
                setTasks(
                  tasks.map((other) => (other.id === task.id ? { ...task, isDone: isDone === true } : other)),
                )
              }
            />
            <span className={cn("min-w-0 flex-1 break-words", task.isDone && "line-through opacity-70")}>
              {task.title}
            </span>
            <span className="text-sm text-muted-foreground tabular-nums">
              {words.roundsOf.replace("{n}", String(rounds.filter((round) => round.task === task.id).length))}
            </span>
            <Button
              type="button"
              size="sm"
              variant={current === task.id ? "default" : "outline"}
              aria-pressed={current === task.id}
              onClick={() => onChoose(current === task.id ? "" : task.id)}
            >
              {words.focus}
            </Button>
            <DeleteButton
              name={task.title}
              isCompact
              onDelete={async () => setTasks(tasks.filter(({ id }) => id !== task.id))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
