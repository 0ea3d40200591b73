import { CheckIcon } from "lucide-react";
import { useState } from "react";
import { toast } from "@/lib/toast";
import { EmptyState } from "@/components/common/EmptyState";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { HabitCard } from "@/components/tools/HabitCard";
import { HabitForm } from "@/components/tools/HabitForm";
import { HABIT_COLOURS, HABIT_ICONS, type Habit } from "@/components/tools/habit-signs";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import { words } from "@/lib/words";

export function HabitGrid({ first }: { first: readonly string[] }) {
  const [habits, setHabits] = useStored<readonly Habit[]>(
    "habit-grid",
    first.map((name, index) => ({
      id: "habit-" + (index + 1),
      name,
      icon: HABIT_ICONS[index % HABIT_ICONS.length],
      colour: HABIT_COLOURS[index % HABIT_COLOURS.length],
      goal: 7 - (index % 3),
      isArchived: false,
      done: [1, 2, 3, 4, 6, 7, 8].slice(index).map((day) => inDays(-day)),
    })),
  );
  const [month, setMonth] = useState(() => inDays(0).slice(0, 7));
  const [showsArchive, setShowsArchive] = useState(false);
  const [edited, setEdited] = useState<Habit | null>(null);
  const shown = habits.filter(({ isArchived }) => isArchived === showsArchive);

  const save = (habit: Habit) => {
    const isNew = habits.every(({ id }) => id !== habit.id);
    setHabits(isNew ? [...habits, habit] : habits.map((other) => (other.id === habit.id ? habit : other)));
    setEdited(null);
    if (isNew) toast.success(words.habitAdded);
  };

  const toggle = (habit: Habit, day: string) => {
    if (day > inDays(0)) return;
    save({
      ...habit,
      done: habit.done.includes(day) ? habit.done.filter((other) => other !== day) : [...habit.done, day],
    });
  };

  return (
    <div className="grid gap-6">
      <HabitForm key={edited?.id ?? "new"} habit={edited} onSave={save} onCancel={() => setEdited(null)} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <Label htmlFor="habit-month">{words.month}</Label>
          <Input
            id="habit-month"
            type="month"
            value={month}
            max={inDays(0).slice(0, 7)}
            onChange={(event) => setMonth(event.target.value || inDays(0).slice(0, 7))}
            className="bg-card text-card-foreground dark:bg-card"
          />
        </div>
        <FilterSwitch label={words.archive} checked={showsArchive} onChange={setShowsArchive} />
      </div>
      {shown.length === 0 && <EmptyState icon={CheckIcon} title={words.noHabits} text={words.noHabitsText} />}
      <ul className="grid gap-4">
        {shown.map((habit) => (
          <HabitCard
            key={habit.id}
            habit={habit}
            month={month}
            onToggle={(day) => toggle(habit, day)}
            onEdit={() => setEdited(habit)}
            onArchive={() => save({ ...habit, isArchived: !habit.isArchived })}
            onRemove={async () => setHabits(habits.filter(({ id }) => id !== habit.id))}
          />
        ))}
      </ul>
    </div>
  );
}
