import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { inDays } from "@/data/relative-days";
import { app } from "@/lib/app";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

export interface CalendarEntry {
  id: string;
  /** ISO day. */
  day: string;
  title: string;
  path?: string;
}

const LOCALE = app.locale;

/** A month of days, Monday first, with what falls on each. */
export function MonthCalendar({ entries }: { entries: readonly CalendarEntry[] }) {
  const [month, setMonth] = useState(() => firstOfMonth(new Date()));
  const days = daysShown(month);
  const today = inDays(0);
  const move = (by: number) => setMonth(new Date(month.getFullYear(), month.getMonth() + by, 1));

  return (
    <div className="overflow-hidden rounded-xl border bg-card text-card-foreground">
      <div className="flex items-center justify-between gap-2 border-b p-3">
        <Button variant="ghost" size="icon" aria-label={words.previousMonth} onClick={() => move(-1)}>
          <ChevronLeftIcon />
        </Button>
        <p aria-live="polite" className="font-heading font-semibold">
          {month.toLocaleDateString(LOCALE, { month: "long", year: "numeric" })}
        </p>
        <Button variant="ghost" size="icon" aria-label={words.nextMonth} onClick={() => move(1)}>
          <ChevronRightIcon />
        </Button>
      </div>
      <div className="grid grid-cols-7 text-sm">
        {days.slice(0, 7).map((day) => (
          <p key={day.getDay()} className="border-b bg-muted py-2 text-center text-xs text-muted-foreground">
            {day.toLocaleDateString(LOCALE, { weekday: "short" })}
          </p>
        ))}
        {days.map((day) => (
          <CalendarDay
            key={isoDay(day)}
            day={day}
            isToday={isoDay(day) === today}
            isOutside={day.getMonth() !== month.getMonth()}
            entries={entries.filter((entry) => entry.day === isoDay(day))}
          />
        ))}
      </div>
    </div>
  );
}

interface CalendarDayProps {
  day: Date;
  isToday: boolean;
  isOutside: boolean;
  entries: readonly CalendarEntry[];
}

function CalendarDay({ day, isToday, isOutside, entries }: CalendarDayProps) {
  return (
    <div className={cn("min-h-16 min-w-0 border-r border-b p-1 sm:min-h-24 sm:p-2", isOutside && "bg-muted")}>
      <span
        className={cn(
          "inline-grid size-6 place-items-center rounded-full text-xs",
          isToday && "bg-primary font-semibold text-primary-foreground",
        )}
      >
        {day.getDate()}
      </span>
      <ul className="grid gap-1">
        {entries.map(({ id, title, path }) => (
          <li key={id} className="truncate rounded bg-primary px-1.5 py-0.5 text-xs text-primary-foreground">
            {path ? <Link to={path}>{title}</Link> : title}
          </li>
        ))}
      </ul>
    </div>
  );
}

function firstOfMonth(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), 1);
}

function daysShown(month: Date): readonly Date[] {
  const before = (month.getDay() + 6) % 7;
  return Array.from(
    { length: 42 },
    (_, index) => new Date(month.getFullYear(), month.getMonth(), index + 1 - before),
  );
}

function isoDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, "0")}`;
}
