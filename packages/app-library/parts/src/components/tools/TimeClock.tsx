import { ClockIcon } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/components/common/EmptyState";
import { ExportButton } from "@/components/common/ExportButton";
import { Fact } from "@/components/common/Fact";
import { RowTable } from "@/components/tools/RowTable";
import { Button } from "@/components/ui/button";
import { useInterval } from "@/hooks/use-interval";
import { useStored } from "@/hooks/use-stored";
import { app } from "@/lib/app";
import { fill } from "@/lib/fill";
import { formatDate } from "@/lib/format";
import { toast } from "@/lib/toast";
import { type Shift, hoursText, minutesSince, openShift, toggleShift } from "@/lib/tools/shifts";
import { words } from "@/lib/words";

export function TimeClock({ hasExport }: { hasExport?: boolean }) {
  const [shifts, setShifts] = useStored<readonly Shift[]>("shifts", []);
  const [now, setNow] = useState(() => new Date());
  const open = openShift(shifts);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const weekAgo = new Date(today.getTime() - 6 * 86_400_000);
  const heads = [words.date, words.in, words.out, words.duration];
  const rows = shifts.map((shift) => [
    formatDate(shift.from),
    timeText(shift.from),
    shift.to ? timeText(shift.to) : "–",
    hoursText(minutesSince([shift], new Date(0), now)),
  ]);
  useInterval(() => setNow(new Date()), 1000);

  const stamp = () => {
    setShifts(toggleShift(shifts, new Date(), crypto.randomUUID()));
    toast.success(open ? words.clockOut : words.clockIn, { description: timeText(new Date().toISOString()) });
  };

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-6 rounded-2xl border-2 border-primary bg-card p-6 text-card-foreground">
        <p className="font-mono text-4xl font-semibold tabular-nums sm:text-5xl">
          {now.toLocaleTimeString(app.locale, { hour: "2-digit", minute: "2-digit", second: "2-digit" })}
        </p>
        <div className="grid gap-3">
          <p role="status">
            {open ? fill(words.clockedIn, { name: timeText(open.from) }) : words.clockedOut}
          </p>
          <Button size="lg" onClick={stamp} variant={open ? "outline" : "default"}>
            {open ? words.clockOut : words.clockIn}
          </Button>
        </div>
        <dl className="ml-auto grid grid-cols-2 gap-6">
          <Fact label={words.today}>{hoursText(minutesSince(shifts, today, now))}</Fact>
          <Fact label={words.week}>{hoursText(minutesSince(shifts, weekAgo, now))}</Fact>
        </dl>
      </div>
      {hasExport && (
        <div className="flex justify-end">
          <ExportButton name="shifts" columns={heads} rows={() => rows} />
        </div>
      )}
      {shifts.length === 0 ? (
        <EmptyState icon={ClockIcon} title={words.noShifts} text={words.emptyTextRead} />
      ) : (
        <div className="overflow-x-auto rounded-xl border bg-card text-card-foreground">
          <RowTable heads={heads} rows={rows} />
        </div>
      )}
    </div>
  );
}

function timeText(moment: string): string {
  return new Date(moment).toLocaleTimeString(app.locale, { hour: "2-digit", minute: "2-digit" });
}
