import { type FormEvent, useState } from "react";
import { NumberInput } from "@/components/tools/NumberInput";
import { HABIT_COLOURS, HABIT_ICONS, HABIT_SIGNS, type Habit } from "@/components/tools/habit-signs";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { words } from "@/lib/words";

interface HabitFormProps {
  /** What is changed; null makes a new one. */
  habit: Habit | null;
  onSave: (habit: Habit) => void;
  onCancel: () => void;
}

export function HabitForm({ habit, onSave, onCancel }: HabitFormProps) {
  const [name, setName] = useState(habit?.name ?? "");
  const [icon, setIcon] = useState(habit?.icon ?? HABIT_ICONS[0]);
  const [colour, setColour] = useState(habit?.colour ?? HABIT_COLOURS[0]);
  const [goal, setGoal] = useState(String(habit?.goal ?? 7));

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    onSave({
      id: habit?.id ?? crypto.randomUUID(),
      name: name.trim(),
      icon,
      colour,
      goal: Math.min(7, Math.max(1, Math.round(Number(goal)) || 7)),
      isArchived: habit?.isArchived ?? false,
      done: habit?.done ?? [],
    });
    setName("");
  };

  return (
    <form onSubmit={save} className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_8rem_5rem]">
        <div className="grid gap-2">
          <Label htmlFor="habit-name">{habit ? words.habitName : words.habit}</Label>
          <Input id="habit-name" required value={name} onChange={(event) => setName(event.target.value)} />
        </div>
        <NumberInput label={words.goalPerWeek} value={goal} step={1} onChange={setGoal} />
        <div className="grid gap-2">
          <Label htmlFor="habit-colour">{words.colour}</Label>
          <Input
            id="habit-colour"
            type="color"
            value={colour}
            onChange={(event) => setColour(event.target.value)}
            className="p-1"
          />
        </div>
      </div>
      <div role="group" aria-label={words.icon} className="flex flex-wrap gap-1">
        {Object.entries(HABIT_SIGNS).map(([name, Sign], at) => (
          <Button
            key={name}
            type="button"
            size="icon"
            variant={icon === name ? "default" : "outline"}
            aria-pressed={icon === name}
            aria-label={`${words.icon} ` + (at + 1)}
            onClick={() => setIcon(name)}
          >
            <Sign aria-hidden="true" />
          </Button>
        ))}
      </div>
      <div className="flex gap-2">
        <Button type="submit">{habit ? words.save : words.toolAdd}</Button>
        {habit && (
          <Button type="button" variant="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
