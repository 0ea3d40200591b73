import { useEffect, useState } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { TimerFace } from "@/components/tools/TimerFace";
import { ToolCard } from "@/components/tools/ToolCard";
import { useTabText } from "@/hooks/use-tab-text";
import { useTicking } from "@/hooks/use-ticking";
import { toast } from "@/lib/toast";
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
        ticking={{ ...ticking, isRunning: ticking.isRunning && !isOver }}
      />
      <p role="status" className="min-h-6 text-center font-semibold">
        {isOver ? words.timeUp : ""}
      </p>
      <ToolCard className="grid-cols-2">
        <LabelledInput label={words.minutes} type="number" value={minutes} onChange={setMinutes} />
        <LabelledInput label={words.seconds} type="number" value={seconds} onChange={setSeconds} />
      </ToolCard>
    </div>
  );
}
