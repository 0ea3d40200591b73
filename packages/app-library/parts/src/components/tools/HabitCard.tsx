import { StarIcon } from "lucide-react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { EditButton } from "@/components/common/EditButton";
import { type Habit, HABIT_SIGNS } from "@/components/tools/habit-signs";
import { Button } from "@/components/ui/button";
import { inDays } from "@/data/relative-days";
import { fill } from "@/lib/fill";
import { formatDate } from "@/lib/format";
import { daysOfMonth, longestStreak, monthShare, streakOf } from "@/lib/tools/streaks";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface HabitCardProps {
  habit: Habit;
  month: string;
  onToggle: (day: string) => void;
  onEdit: () => void;
  onArchive: () => void;
  onRemove: () => Promise<void>;
}

export function HabitCard({ habit, month, onToggle, onEdit, onArchive, onRemove }: HabitCardProps) {
  const today = inDays(0);
  const Sign = HABIT_SIGNS[habit.icon] ?? StarIcon;
  const all = Array.from({ length: 365 }, (_, index) => inDays(-index));
  const week = all.slice(0, 7).filter((day) => habit.done.includes(day)).length;
  const figures = [
    { label: words.currentStreak, value: fill(words.streakDays, { n: streakOf(habit.done, all) }) },
    { label: words.longestStreak, value: fill(words.streakDays, { n: longestStreak(habit.done) }) },
    { label: words.thisMonth, value: monthShare(habit.done, today) + " %" },
    { label: words.week, value: week + " / " + habit.goal },
  ];

  return (
    <li className="grid gap-4 rounded-xl border bg-card p-4 text-card-foreground">
      <div className="flex flex-wrap items-center gap-3">
        <span className="rounded-full p-2.5" style={{ backgroundColor: habit.colour }}>
          <Sign className="size-5 text-white" />
        </span>
        <h3 className="min-w-0 flex-1 font-heading font-semibold break-words">{habit.name}</h3>
        <EditButton name={habit.name} isCompact onClick={onEdit} />
        <Button size="sm" variant="outline" onClick={onArchive}>
          {habit.isArchived ? words.unarchive : words.archiveIt}
        </Button>
        <DeleteButton name={habit.name} onDelete={onRemove} isCompact />
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex gap-2">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-7 gap-1 sm:grid-cols-[repeat(16,minmax(0,1fr))]">
        {daysOfMonth(month).map((day) => {
          const isDone = habit.done.includes(day);
          return (
            <button
              key={day}
              type="button"
              role="checkbox"
              aria-checked={isDone}
              aria-label={habit.name + ", " + formatDate(day)}
              disabled={day > today}
              onClick={() => onToggle(day)}
              className={cn(
                "grid aspect-square place-items-center rounded-md border text-xs outline-none focus-visible:ring-2 focus-visible:ring-ring disabled:opacity-40",
                day === today && "ring-2 ring-primary",
                isDone && "border-2 border-foreground font-bold",
              )}
              style={isDone ? { backgroundColor: habit.colour, color: "#ffffff" } : undefined}
            >
              {isDone ? "✓" : Number(day.slice(8))}
            </button>
          );
        })}
      </div>
    </li>
  );
}
