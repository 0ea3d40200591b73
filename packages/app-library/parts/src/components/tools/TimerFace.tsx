import { PauseIcon, PlayIcon, RotateCcwIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

interface TimerFaceProps {
  text: string;
  /** Share that has run, for the ring. */
  share: number;
  label?: string;
  ticking: { isRunning: boolean; start: () => void; pause: () => void; reset: () => void };
}

const ROUND = 2 * Math.PI * 46;

export function TimerFace({ text, share, label, ticking }: TimerFaceProps) {
  const { isRunning, start, pause, reset } = ticking;
  return (
    <div className="grid justify-items-center gap-5">
      <div className="relative grid w-full max-w-72 place-items-center">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="w-full -rotate-90">
          <circle cx="50" cy="50" r="46" className="fill-none stroke-muted stroke-[5]" />
          <circle
            cx="50"
            cy="50"
            r="46"
            className="fill-none stroke-primary stroke-[5]"
            strokeLinecap="round"
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * Math.min(1, share)}
          />
        </svg>
        <div className="absolute grid justify-items-center gap-1">
          {label && <p className="text-muted-foreground">{label}</p>}
          <p role="timer" className="font-mono text-4xl font-semibold tabular-nums sm:text-5xl">
            {text}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button size="lg" onClick={isRunning ? pause : start}>
          {isRunning ? <PauseIcon /> : <PlayIcon />}
          {isRunning ? words.pause : words.toolStart}
        </Button>
        <Button size="lg" variant="outline" onClick={reset}>
          <RotateCcwIcon />
          {words.reset}
        </Button>
      </div>
    </div>
  );
}
