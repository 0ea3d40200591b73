import { DeleteButton } from "@/components/common/DeleteButton";
import { AddForm } from "@/components/tools/AddForm";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { withItem, withoutItem } from "@/lib/saved";
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
  const add = (title: string) => setTasks([...tasks, { id: crypto.randomUUID(), title, isDone: false }]);

  return (
    <ToolCard title={words.tasks}>
      <AddForm label={words.newTask} action={words.toolAdd} onAdd={add} />
      <ul className="grid gap-1">
        {tasks.map((task) => (
          <li key={task.id} className="flex flex-wrap items-center gap-3 border-t pt-2">
            <Checkbox
              aria-label={task.title}
              checked={task.isDone}
              onCheckedChange={(isDone) => setTasks(withItem(tasks, { ...task, isDone: isDone === true }))}
            />
            <span className={cn("min-w-0 flex-1 break-words", task.isDone && "line-through opacity-70")}>
              {task.title}
            </span>
            <span className="text-sm text-muted-foreground tabular-nums">
              {fill(words.roundsOf, { n: rounds.filter((round) => round.task === task.id).length })}
            </span>
            <Button
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
              onDelete={async () => setTasks(withoutItem(tasks, task))}
            />
          </li>
        ))}
      </ul>
    </ToolCard>
  );
}
