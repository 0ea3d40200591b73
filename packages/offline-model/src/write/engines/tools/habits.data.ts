import type { WordTable } from '../../blocks/block-words.ts';
import { NUMBER_INPUT } from './reckoning.data.ts';

/** Habits on a grid of days, with streaks and the month's share. */
export const HABITS: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/lib/tools/streaks.ts': `/** Days in a row up to today; today itself may still be open. Days are "2030-01-31", newest first in \`days\`. */
export function streakOf(done: readonly string[], days: readonly string[]): number {
  const start = done.includes(days[0]) ? 0 : 1;
  let count = 0;
  while (start + count < days.length && done.includes(days[start + count])) count += 1;
  return count;
}

/** The most days in a row there ever were. */
export function longestStreak(done: readonly string[]): number {
  const days = [...new Set(done)].map((day) => Math.round(Date.parse(day + "T12:00Z") / 86_400_000)).sort((a, b) => a - b);
  let best = 0;
  let count = 0;
  days.forEach((day, at) => {
    count = at > 0 && day === days[at - 1] + 1 ? count + 1 : 1;
    best = Math.max(best, count);
  });
  return best;
}

/** Of a hundred: days done of those that have passed in the month. */
export function monthShare(done: readonly string[], today: string): number {
  const passed = Number(today.slice(8));
  return Math.round((new Set(done.filter((day) => day.startsWith(today.slice(0, 7)) && day <= today)).size / passed) * 100);
}

/** All days of a month, "2030-01". */
export function daysOfMonth(month: string): readonly string[] {
  const [year, index] = month.split("-").map(Number);
  const count = new Date(year, index, 0).getDate();
  return Array.from({ length: count }, (_, at) => month + "-" + String(at + 1).padStart(2, "0"));
}
`,
  'src/components/tools/habit-signs.ts': `export interface Habit {
  id: string;
  name: string;
  icon: string;
  colour: string;
  /** Days a week. */
  goal: number;
  isArchived: boolean;
  done: readonly string[];
}

export const HABIT_SIGNS: Record<string, LucideIcon> = {
  water: DropletIcon,
  book: BookOpenIcon,
  walk: FootprintsIcon,
  sport: DumbbellIcon,
  food: SaladIcon,
  sleep: MoonIcon,
  music: GuitarIcon,
  writing: PenLineIcon,
  tidy: BrushIcon,
  call: PhoneIcon,
  heart: HeartIcon,
  star: StarIcon,
};

export const HABIT_ICONS = Object.keys(HABIT_SIGNS);
export const HABIT_COLOURS = ["#2563eb", "#16a34a", "#d97706", "#dc2626", "#7c3aed", "#0891b2", "#db2777", "#4d7c0f"];
`,
  'src/components/tools/HabitGrid.tsx': `export function HabitGrid({ first }: { first: readonly string[] }) {
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
    if (isNew) toast.success("%tHabitAdded%");
  };

  const toggle = (habit: Habit, day: string) => {
    if (day > inDays(0)) return;
    save({ ...habit, done: habit.done.includes(day) ? habit.done.filter((other) => other !== day) : [...habit.done, day] });
  };

  return (
    <div className="grid gap-6">
      <HabitForm key={edited?.id ?? "new"} habit={edited} onSave={save} onCancel={() => setEdited(null)} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <Label htmlFor="habit-month">%tMonth%</Label>
          <Input
            id="habit-month"
            type="month"
            value={month}
            max={inDays(0).slice(0, 7)}
            onChange={(event) => setMonth(event.target.value || inDays(0).slice(0, 7))}
            className="bg-card text-card-foreground dark:bg-card"
          />
        </div>
        <FilterSwitch label="%tArchive%" checked={showsArchive} onChange={setShowsArchive} />
      </div>
      {shown.length === 0 && <EmptyState icon={CheckIcon} title="%tNoHabits%" text="%tNoHabitsText%" />}
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
`,
  'src/components/tools/HabitForm.tsx': `interface HabitFormProps {
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
          <Label htmlFor="habit-name">{habit ? "%tHabitName%" : "%tHabit%"}</Label>
          <Input id="habit-name" required value={name} onChange={(event) => setName(event.target.value)} />
        </div>
        <NumberInput label="%tGoalPerWeek%" value={goal} step={1} onChange={setGoal} />
        <div className="grid gap-2">
          <Label htmlFor="habit-colour">%tColour%</Label>
          <Input id="habit-colour" type="color" value={colour} onChange={(event) => setColour(event.target.value)} className="p-1" />
        </div>
      </div>
      <div role="group" aria-label="%tIcon%" className="flex flex-wrap gap-1">
        {Object.entries(HABIT_SIGNS).map(([name, Sign], at) => (
          <Button
            key={name}
            type="button"
            size="icon"
            variant={icon === name ? "default" : "outline"}
            aria-pressed={icon === name}
            aria-label={"%tIcon% " + (at + 1)}
            onClick={() => setIcon(name)}
          >
            <Sign aria-hidden="true" />
          </Button>
        ))}
      </div>
      <div className="flex gap-2">
        <Button type="submit">{habit ? "%save%" : "%tAdd%"}</Button>
        {habit && (
          <Button type="button" variant="outline" onClick={onCancel}>
            %cancel%
          </Button>
        )}
      </div>
    </form>
  );
}
`,
  'src/components/tools/HabitCard.tsx': `interface HabitCardProps {
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
  const week = Array.from({ length: 7 }, (_, index) => inDays(-index)).filter((day) => habit.done.includes(day)).length;
  const figures = [
    { label: "%tCurrentStreak%", value: "%tDays%".replace("{n}", String(streakOf(habit.done, all))) },
    { label: "%tLongestStreak%", value: "%tDays%".replace("{n}", String(longestStreak(habit.done))) },
    { label: "%tThisMonth%", value: monthShare(habit.done, today) + " %" },
    { label: "%tGoal%", value: week + " / " + habit.goal },
  ];
  return (
    <li className="grid gap-4 rounded-xl border bg-card p-4 text-card-foreground">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden="true" className="grid size-10 place-items-center rounded-full text-xl" style={{ backgroundColor: habit.colour }}>
          <Sign className="size-5 text-white" />
        </span>
        <h3 className="min-w-0 flex-1 font-heading font-semibold break-words">{habit.name}</h3>
        <EditButton name={habit.name} isCompact onClick={onEdit} />
        <Button type="button" size="sm" variant="outline" onClick={onArchive}>
          {habit.isArchived ? "%tUnarchive%" : "%tArchiveIt%"}
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
`,
};

export const HABIT_WORDS: WordTable = {
  tHabitName: ['Name', 'Nome', 'Nombre', 'Name', 'Nom'],
  tGoalPerWeek: [
    'Goal per week',
    'Meta por semana',
    'Meta por semana',
    'Ziel pro Woche',
    'Objectif par semaine',
  ],
  tIcon: ['Icon', 'Ícone', 'Icono', 'Symbol', 'Icône'],
  tArchive: ['Show archive', 'Mostrar arquivo', 'Ver archivo', 'Archiv zeigen', 'Voir les archives'],
  tArchiveIt: ['Archive', 'Arquivar', 'Archivar', 'Archivieren', 'Archiver'],
  tUnarchive: ['Bring back', 'Restaurar', 'Recuperar', 'Zurückholen', 'Restaurer'],
  tCurrentStreak: ['Current streak', 'Sequência atual', 'Racha actual', 'Aktuelle Serie', 'Série en cours'],
  tLongestStreak: [
    'Longest streak',
    'Maior sequência',
    'Racha más larga',
    'Längste Serie',
    'Plus longue série',
  ],
  tThisMonth: ['This month', 'Este mês', 'Este mes', 'Dieser Monat', 'Ce mois-ci'],
  tDays: ['{n} days', '{n} dias', '{n} días', '{n} Tage', '{n} jours'],
  tGoal: ['Last 7 days', 'Últimos 7 dias', 'Últimos 7 días', 'Letzte 7 Tage', '7 derniers jours'],
};
