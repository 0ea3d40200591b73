import { useState } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { ToolCard } from "@/components/tools/ToolCard";
import { inDays } from "@/data/relative-days";
import { useInterval } from "@/hooks/use-interval";
import { useStored } from "@/hooks/use-stored";
import { timeLeft } from "@/lib/tools/time-left";
import { words } from "@/lib/words";

interface DayCountdownProps {
  title: string;
  /** "2030-01-01", or month and day of the next such date: "01-01". */
  day: string;
}

const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5);

export function DayCountdown({ title, day }: DayCountdownProps) {
  const [goal, setGoal] = useStored("countdown", { title, day: nextDay(day) });
  const [now, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), 1000);
  const left = timeLeft(new Date(goal.day + "T00:00").getTime(), now);

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8 text-center">
      <h3 className="font-heading text-3xl font-semibold break-words">{goal.title}</h3>
      {left ? (
        <dl role="timer" className="grid grid-cols-4 gap-2 sm:gap-4">
          <TimePart label={words.days} value={left.days} />
          <TimePart label={words.hours} value={left.hours} />
          <TimePart label={words.minutes} value={left.minutes} />
          <TimePart label={words.seconds} value={left.seconds} />
        </dl>
      ) : (
        <div role="status" className="grid justify-items-center gap-4">
          <svg viewBox="-50 -50 100 100" aria-hidden="true" className="w-48 animate-pulse">
            {RAYS.map((angle) => (
              <path
                key={angle}
                d="M0 -18 V-44"
                transform={"rotate(" + angle + ")"}
                className="stroke-primary stroke-[3]"
                strokeLinecap="round"
              />
            ))}
          </svg>
          <p className="font-heading text-2xl font-semibold">{words.itIsTime}</p>
        </div>
      )}
      <ToolCard className="text-left sm:grid-cols-2">
        <LabelledInput
          label={words.occasion}
          value={goal.title}
          onChange={(next) => setGoal({ ...goal, title: next })}
        />
        <LabelledInput
          label={words.day}
          type="date"
          value={goal.day}
          onChange={(next) => next !== "" && setGoal({ ...goal, day: next })}
        />
      </ToolCard>
    </div>
  );
}

function TimePart({ label, value }: { label: string; value: number }) {
  return (
    <div className="grid gap-1 rounded-xl border bg-card p-3 text-card-foreground sm:p-5">
      <dd className="order-1 font-heading text-3xl font-semibold tabular-nums sm:text-5xl">
        {String(value).padStart(2, "0")}
      </dd>
      <dt className="order-2 text-xs text-muted-foreground sm:text-sm">{label}</dt>
    </div>
  );
}

function nextDay(day: string): string {
  if (day.length > 5) return day;
  const year = new Date().getFullYear();
  return inDays(0) < year + "-" + day ? year + "-" + day : year + 1 + "-" + day;
}
