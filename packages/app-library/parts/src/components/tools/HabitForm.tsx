import { type FormEvent, useState } from "react";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { type Habit, HABIT_COLOURS, HABIT_ICONS, HABIT_SIGNS } from "@/components/tools/habit-signs";
import { Button } from "@/components/ui/button";
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
        <LabelledInput
          label={habit ? words.authName : words.habit}
          required
          value={name}
          onChange={setName}
        />
        <LabelledInput label={words.goalPerWeek} type="number" step={1} value={goal} onChange={setGoal} />
        <LabelledInput label={words.colour} type="color" value={colour} onChange={setColour} />
      </div>
      <ChoiceButtons
        label={words.icon}
        size="icon"
        options={HABIT_ICONS}
        value={icon}
        spoken={(sign) => `${words.icon} ` + (HABIT_ICONS.indexOf(sign) + 1)}
        text={(sign) => {
          const Sign = HABIT_SIGNS[sign];
          return <Sign />;
        }}
        onChange={setIcon}
        className="gap-1"
      />
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
