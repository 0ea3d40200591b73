import { useEffect, useState } from "react";
import { toast } from "@/lib/toast";
import { DurationField } from "@/components/tools/DurationField";
import { TimerFace } from "@/components/tools/TimerFace";
import { useTabText } from "@/hooks/use-tab-text";
import { useTicking } from "@/hooks/use-ticking";
import { beep } from "@/lib/tools/beep";
import { clockText } from "@/lib/tools/clock-text";
import { words } from "@/lib/words";

interface CountdownTimerProps {
  minutes: number;
  seconds: number;
}

export function CountdownTimer({ minutes: firstMinutes, seconds: firstSeconds }: CountdownTimerProps) {
  const [minutes, setMinutes] = useState(String(firstMinutes));
  const [seconds, setSeconds] = useState(String(firstSeconds));
  const ticking = useTicking();
  const total = Math.max(0, (Number(minutes) * 60 + Number(seconds)) * 1000) || 0;
  const left = Math.max(0, total - ticking.elapsed);
  const isOver = left === 0 && total > 0;

  useTabText(ticking.isRunning && !isOver ? clockText(left) : null);

  useEffect(() => {
    if (!isOver) return;
    beep();
    toast.success(words.timeUp);
  }, [isOver]);

  return (
    <div className="grid gap-6">
      <TimerFace
        text={clockText(left)}
        share={total === 0 ? 0 : ticking.elapsed / total}
        isRunning={ticking.isRunning && !isOver}
        onStart={ticking.start}
        onPause={ticking.pause}
        onReset={ticking.reset}
      />
      <p role="status" className="min-h-6 text-center font-semibold">
        {isOver ? words.timeUp : ""}
      </p>
      <div className="grid grid-cols-2 gap-4 rounded-xl border bg-card p-5 text-card-foreground">
        <DurationField label={words.minutes} value={minutes} onChange={setMinutes} />
        <DurationField label={words.seconds} value={seconds} onChange={setSeconds} />
      </div>
    </div>
  );
}
