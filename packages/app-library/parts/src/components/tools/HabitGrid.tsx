import { CheckIcon } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/components/common/EmptyState";
import { ExportButton } from "@/components/common/ExportButton";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { HabitCard } from "@/components/tools/HabitCard";
import { HabitForm } from "@/components/tools/HabitForm";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { type Habit, HABIT_COLOURS, HABIT_ICONS } from "@/components/tools/habit-signs";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import { toggled, withItem, withoutItem } from "@/lib/saved";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

interface HabitGridProps {
  first: readonly string[];
  /** How often a week each of the first ones is meant to be done. */
  goals: readonly number[];
  hasExport?: boolean;
}

export function HabitGrid({ first, goals, hasExport }: HabitGridProps) {
  const [habits, setHabits] = useStored<readonly Habit[]>(
    "habit-grid",
    first.map((name, index) => ({
      id: "habit-" + (index + 1),
      name,
      icon: HABIT_ICONS[index % HABIT_ICONS.length],
      colour: HABIT_COLOURS[index % HABIT_COLOURS.length],
      goal: goals[index] ?? 7,
      isArchived: false,
      done: [1, 2, 3, 4, 6, 7, 8].slice(index).map((day) => inDays(-day)),
    })),
  );
  const thisMonth = inDays(0).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const [showsArchive, setShowsArchive] = useState(false);
  const [edited, setEdited] = useState<Habit | null>(null);
  const shown = habits.filter(({ isArchived }) => isArchived === showsArchive);

  const save = (habit: Habit) => {
    if (habits.every(({ id }) => id !== habit.id)) toast.success(words.habitAdded);
    setHabits(withItem(habits, habit));
    setEdited(null);
  };

  return (
    <div className="grid gap-6">
      <HabitForm key={edited?.id ?? "new"} habit={edited} onSave={save} onCancel={() => setEdited(null)} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <LabelledInput
          label={words.month}
          type="month"
          value={month}
          max={thisMonth}
          onChange={(next) => setMonth(next || thisMonth)}
          isOnPage
        />
        {hasExport && (
          <ExportButton
            name="habits"
            columns={[words.habit, words.date]}
            rows={() => habits.flatMap(({ name, done }) => done.toSorted().map((day) => [name, day]))}
          />
        )}
        <FilterSwitch label={words.archive} checked={showsArchive} onChange={setShowsArchive} />
      </div>
      {shown.length === 0 && <EmptyState icon={CheckIcon} title={words.noHabits} text={words.noHabitsText} />}
      <ul className="grid gap-4">
        {shown.map((habit) => (
          <HabitCard
            key={habit.id}
            habit={habit}
            month={month}
            onToggle={(day) => save({ ...habit, done: toggled(habit.done, day) })}
            onEdit={() => setEdited(habit)}
            onArchive={() => save({ ...habit, isArchived: !habit.isArchived })}
            onRemove={async () => setHabits(withoutItem(habits, habit))}
          />
        ))}
      </ul>
    </div>
  );
}
