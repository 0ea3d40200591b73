import { useEffect, useRef, useState } from "react";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { RangeInput } from "@/components/tools/RangeInput";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface MetronomeProps {
  from: number;
  to: number;
}

export function Metronome({ from, to }: MetronomeProps) {
  const [tempo, setTempo] = useStored("metronome-tempo", Math.min(to, Math.max(from, 100)));
  const [beats, setBeats] = useStored("metronome-beats", 4);
  const [isRunning, setIsRunning] = useState(false);
  const [beat, setBeat] = useState(0);
  const [taps, setTaps] = useState<readonly number[]>([]);
  const sound = useRef<AudioContext | null>(null);

  useEffect(() => {
    if (!isRunning) return undefined;
    sound.current ??= new AudioContext();
    const context = sound.current;
    let count = 0;
    const click = () => {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = count % beats === 0 ? 1200 : 800;
      volume.gain.value = 0.2;
      tone.connect(volume).connect(context.destination);
      tone.start();
      tone.stop(context.currentTime + 0.05);
      setBeat((count % beats) + 1);
      count += 1;
    };
    click();
    const timer = setInterval(click, 60_000 / tempo);
    return () => clearInterval(timer);
  }, [isRunning, tempo, beats]);

  const tap = () => {
    const now = Date.now();
    const recent = [...taps.filter((time) => now - time < 3000), now];
    setTaps(recent);
    if (recent.length < 2) return;
    const gap = (now - recent[0]) / (recent.length - 1);
    setTempo(Math.min(to, Math.max(from, Math.round(60_000 / gap))));
  };

  return (
    <ToolCard className="mx-auto w-full max-w-md justify-items-center gap-6 rounded-2xl p-8">
      <p className="font-heading text-6xl font-semibold tabular-nums">{tempo}</p>
      <p className="text-muted-foreground">BPM</p>
      <div aria-hidden="true" className="flex gap-2">
        {Array.from({ length: beats }, (_, at) => (
          <span
            key={at}
            className={cn(
              "size-5 rounded-full border-2 border-primary",
              isRunning && beat === at + 1 && "bg-primary",
            )}
          />
        ))}
      </div>
      <RangeInput label={words.tempo} min={from} max={to} value={tempo} onChange={setTempo} />
      <ChoiceButtons label={words.beats} options={[2, 3, 4, 6]} value={beats} onChange={setBeats} />
      <div className="flex gap-2">
        <Button size="lg" onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? words.stop : words.toolStart}
        </Button>
        <Button size="lg" variant="outline" onClick={tap}>
          {words.tap}
        </Button>
      </div>
    </ToolCard>
  );
}
