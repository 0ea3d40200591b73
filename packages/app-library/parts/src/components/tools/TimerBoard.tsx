import { CountdownTimer } from "@/components/tools/CountdownTimer";
import { PomodoroTimer } from "@/components/tools/PomodoroTimer";
import { Stopwatch } from "@/components/tools/Stopwatch";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { words } from "@/lib/words";

interface TimerBoardProps {
  mode: "pomodoro" | "countdown" | "stopwatch";
  minutes: number;
  /** Beside the minutes of a countdown. */
  seconds: number;
  breakMinutes: number;
  longBreakMinutes: number;
  every: number;
}

export function TimerBoard({ mode, seconds, ...lengths }: TimerBoardProps) {
  return (
    <Tabs defaultValue={mode} className="mx-auto w-full max-w-xl gap-6">
      <TabsList className="mx-auto">
        <TabsTrigger value="pomodoro">{words.pomodoro}</TabsTrigger>
        <TabsTrigger value="countdown">{words.countdown}</TabsTrigger>
        <TabsTrigger value="stopwatch">{words.stopwatch}</TabsTrigger>
      </TabsList>
      <TabsContent value="pomodoro">
        <PomodoroTimer {...lengths} />
      </TabsContent>
      <TabsContent value="countdown">
        <CountdownTimer minutes={lengths.minutes} seconds={seconds} />
      </TabsContent>
      <TabsContent value="stopwatch">
        <Stopwatch />
      </TabsContent>
    </Tabs>
  );
}
