import { useEffect, useState } from "react";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { FocusFigures } from "@/components/tools/FocusFigures";
import { type FocusLengths, FocusSettings } from "@/components/tools/FocusSettings";
import { FocusTasks } from "@/components/tools/FocusTasks";
import { TextList } from "@/components/tools/TextList";
import { TimerFace } from "@/components/tools/TimerFace";
import { useStored } from "@/hooks/use-stored";
import { useTabText } from "@/hooks/use-tab-text";
import { useTicking } from "@/hooks/use-ticking";
import { formatDateTime } from "@/lib/format";
import { toast } from "@/lib/toast";
import { beep } from "@/lib/tools/beep";
import { clockText } from "@/lib/tools/clock-text";
import {
  type FocusPhase,
  type FocusRound,
  nextPhase,
  roundsSince,
  startOfDay,
} from "@/lib/tools/focus-rounds";
import { words } from "@/lib/words";

interface PomodoroTimerProps {
  minutes: number;
  breakMinutes: number;
  longBreakMinutes: number;
  /** So many rounds until the long break. */
  every: number;
}

const PHASES: Record<FocusPhase, string> = { focus: words.focus, rest: words.rest, longRest: words.longRest };

export function PomodoroTimer({ minutes, breakMinutes, longBreakMinutes, every }: PomodoroTimerProps) {
  const [kept, setKept] = useStored<FocusLengths>("focus-lengths", {
    focus: String(minutes),
    rest: String(breakMinutes),
    longRest: String(longBreakMinutes),
    every: String(every),
  });
  const [lengths, setLengths] = useState(kept);
  const [rounds, setRounds] = useStored<readonly FocusRound[]>("focus-rounds", []);
  const [task, setTask] = useState("");
  const [phase, setPhase] = useState<FocusPhase>("focus");
  const ticking = useTicking();
  const total = Math.max(1, Number(lengths[phase]) || 1) * 60_000;
  const left = Math.max(0, total - ticking.elapsed);
  const isOver = left === 0;
  useTabText(ticking.isRunning ? clockText(left) : null);

  useEffect(() => {
    if (!isOver) return undefined;
    const ending = setTimeout(() => {
      beep();
      toast.success(words.timeUp);
      const done =
        phase === "focus"
          ? [{ at: new Date().toISOString(), minutes: total / 60_000, task }, ...rounds]
          : rounds;
      setRounds(done);
      setPhase(nextPhase(phase, roundsSince(done, startOfDay(new Date())), Number(lengths.every)));
      ticking.reset();
    });
    return () => clearTimeout(ending);
  }, [isOver, phase, rounds, setRounds, lengths.every, task, ticking, total]);

  const switchTo = (next: FocusPhase) => {
    setPhase(next);
    ticking.reset();
  };

  return (
    <div className="grid gap-6">
      <ChoiceButtons
        size="sm"
        options={["focus", "rest", "longRest"] as const}
        value={phase}
        text={(name) => PHASES[name]}
        onChange={switchTo}
        className="justify-center"
      />
      <TimerFace
        text={clockText(left)}
        label={PHASES[phase]}
        share={ticking.elapsed / total}
        ticking={{ ...ticking, reset: () => switchTo("focus") }}
      />
      <FocusFigures rounds={rounds} />
      <FocusTasks rounds={rounds} current={task} onChoose={setTask} />
      <FocusSettings lengths={lengths} onChange={setLengths} onSave={() => setKept(lengths)} />
      {rounds.length > 0 && (
        <TextList
          title={words.toolHistory}
          texts={rounds.slice(0, 20).map((round) => `${formatDateTime(round.at)} · ${round.minutes} min`)}
        />
      )}
    </div>
  );
}
