import type { WordTable } from '../../blocks/block-words.ts';
import { NUMBER_INPUT } from './reckoning.data.ts';

/** Sums to practise; work and rest by the clock; a beat. */
export const SUMS: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/lib/tools/sums.ts': `export type SumSign = "+" | "−" | "×" | "÷";

export interface Sum {
  text: string;
  answer: number;
}

export interface SumWish {
  signs: readonly SumSign[];
  /** Tables, or the largest number of a sum. */
  from: number;
  to: number;
}

const between = (from: number, to: number, random: () => number) => from + Math.floor(random() * (to - from + 1));

export function makeSum({ signs, from, to }: SumWish, random: () => number): Sum {
  const sign = signs[Math.floor(random() * signs.length)] ?? "×";
  const [a, b] = [between(from, to, random), between(1, Math.max(10, Math.min(to, 20)), random)];
  if (sign === "+") return { text: a + " + " + b, answer: a + b };
  if (sign === "−") return { text: Math.max(a, b) + " − " + Math.min(a, b), answer: Math.abs(a - b) };
  if (sign === "÷") return { text: a * b + " ÷ " + a, answer: b };
  return { text: a + " × " + b, answer: a * b };
}
`,
  'src/components/tools/SumTrainer.tsx': `interface SumTrainerProps {
  signs: readonly SumSign[];
  from: number;
  to: number;
  count: number;
}

interface GivenSum extends Sum {
  given: number;
}

const ALL_SIGNS: readonly SumSign[] = ["+", "−", "×", "÷"];

export function SumTrainer({ signs: firstSigns, from: firstFrom, to: firstTo, count }: SumTrainerProps) {
  const [signs, setSigns] = useStored<readonly SumSign[]>("sum-signs", firstSigns);
  const [from, setFrom] = useStored("sum-from", String(firstFrom));
  const [to, setTo] = useStored("sum-to", String(firstTo));
  const [best, setBest] = useStored("sum-best", 0);
  const [current, setCurrent] = useState<Sum | null>(null);
  const [done, setDone] = useState<readonly GivenSum[]>([]);
  const [text, setText] = useState("");
  const [seconds, setSeconds] = useState(0);
  const right = done.filter(({ given, answer }) => given === answer).length;
  const isOver = done.length === count;
  const isRunning = current !== null && !isOver;
  const last = done[done.length - 1];

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((old) => old + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const next = () =>
    makeSum({ signs, from: Math.max(1, Number(from) || 1), to: Math.max(Number(from) || 1, Number(to) || 10) }, Math.random);

  const begin = () => {
    setDone([]);
    setSeconds(0);
    setText("");
    setCurrent(next());
  };

  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (!current || text.trim() === "") return;
    const all = [...done, { ...current, given: Number(text) }];
    setDone(all);
    setText("");
    setCurrent(next());
    if (all.length === count) setBest(Math.max(best, all.filter(({ given, answer: wanted }) => given === wanted).length));
  };

  return (
    <div className="mx-auto grid w-full max-w-xl gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <GameStat label="%tSumsDone%" value={done.length + " / " + count} />
        <GameStat label="%tSumsRight%" value={right} />
        <GameStat label="%tSecondsUsed%" value={seconds} />
        <GameStat label="%tBest%" value={best} />
        <Button type="button" className="ml-auto" onClick={begin}>
          {current ? "%tStartOver%" : "%tStart%"}
        </Button>
      </div>
      {isRunning && (
        <form onSubmit={answer} className="grid justify-items-center gap-4 rounded-2xl border-2 border-primary bg-card p-8 text-card-foreground">
          <Label htmlFor="sum-answer" className="font-heading text-4xl font-semibold tabular-nums">
            {current.text} = ?
          </Label>
          <Input
            id="sum-answer"
            type="number"
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="h-14 max-w-40 text-center text-2xl"
          />
          <Button type="submit">OK</Button>
        </form>
      )}
      {last && (
        <p role="status" className={cn("rounded-lg p-3 text-center font-semibold text-white", last.given === last.answer ? "bg-green-700" : "bg-red-700")}>
          {last.text} = {last.answer}
          {last.given !== last.answer && " (" + last.given + ")"}
        </p>
      )}
      {isOver && (
        <section className="grid gap-2 rounded-xl border bg-card p-5 text-card-foreground">
          <h3 className="font-heading text-xl font-semibold">
            {"%tSumsResult%".replace("{n}", String(right)).replace("{all}", String(count)).replace("{s}", String(seconds))}
          </h3>
          <p className="font-medium">%tMistakes%</p>
          <ul className="grid gap-1">
            {done.filter(({ given, answer: wanted }) => given !== wanted).map((sum, at) => (
              <li key={at} className="tabular-nums">
                {sum.text} = {sum.answer} ({sum.given})
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2">
        <NumberInput label="%tSumsFrom%" value={from} step={1} onChange={setFrom} />
        <NumberInput label="%tSumsTo%" value={to} step={1} onChange={setTo} />
        <div role="group" aria-label="%tSigns%" className="flex gap-2">
          {ALL_SIGNS.map((sign) => (
            <Button
              key={sign}
              type="button"
              variant={signs.includes(sign) ? "default" : "outline"}
              aria-pressed={signs.includes(sign)}
              onClick={() => {
                const chosen = signs.includes(sign) ? signs.filter((other) => other !== sign) : [...signs, sign];
                if (chosen.length > 0) setSigns(chosen);
              }}
            >
              {sign}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
`,
};

export const INTERVALS: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/lib/tools/intervals.ts': `export interface IntervalPlan {
  work: number;
  rest: number;
  rounds: number;
}

export interface IntervalNow {
  round: number;
  isWork: boolean;
  /** Seconds of this stretch that are left. */
  left: number;
  isOver: boolean;
}

/** Where one stands after so many seconds; no rest follows the last round. */
export function intervalAt({ work, rest, rounds }: IntervalPlan, seconds: number): IntervalNow {
  const length = work + rest;
  const total = length * rounds - rest;
  if (seconds >= total) return { round: rounds, isWork: true, left: 0, isOver: true };
  const round = Math.floor(seconds / length);
  const inside = seconds - round * length;
  const isWork = inside < work;
  return { round: round + 1, isWork, left: (isWork ? work : length) - inside, isOver: false };
}
`,
  'src/components/tools/IntervalTimer.tsx': `interface IntervalTimerProps {
  work: number;
  rest: number;
  rounds: number;
}

export function IntervalTimer({ work, rest, rounds }: IntervalTimerProps) {
  const [plan, setPlan] = useStored("interval-plan", { work: String(work), rest: String(rest), rounds: String(rounds) });
  const [skipped, setSkipped] = useState(0);
  const ticking = useTicking();
  const wanted = {
    work: Math.max(1, Number(plan.work) || 1),
    rest: Math.max(0, Number(plan.rest) || 0),
    rounds: Math.max(1, Math.round(Number(plan.rounds)) || 1),
  };
  const now = intervalAt(wanted, ticking.elapsed / 1000 + skipped);
  const stretch = now.round + (now.isWork ? "w" : "r") + now.isOver;
  const length = now.isWork ? wanted.work : wanted.rest;
  const isRunning = ticking.isRunning;
  useTabText(isRunning && !now.isOver ? clockText(now.left * 1000) : null);

  useEffect(() => {
    if (isRunning) beep();
  }, [stretch, isRunning]);

  const reset = () => {
    ticking.reset();
    setSkipped(0);
  };

  return (
    <div className="mx-auto grid w-full max-w-xl gap-6">
      <TimerFace
        text={clockText(now.left * 1000)}
        label={now.isOver ? "%tTimeUp%" : now.isWork ? "%tWork%" : "%tRest%"}
        share={length === 0 ? 0 : 1 - now.left / length}
        isRunning={isRunning && !now.isOver}
        onStart={ticking.start}
        onPause={ticking.pause}
        onReset={reset}
      />
      <p role="status" className="text-center font-semibold">
        {"%tRoundOf%".replace("{n}", String(now.round)).replace("{all}", String(wanted.rounds))}
      </p>
      <Button type="button" variant="outline" className="justify-self-center" disabled={now.isOver} onClick={() => setSkipped(skipped + now.left)}>
        <SkipForwardIcon aria-hidden="true" />
        %tSkip%
      </Button>
      <div className="grid grid-cols-3 gap-4 rounded-xl border bg-card p-5 text-card-foreground">
        <NumberInput label="%tWorkSeconds%" value={plan.work} step={1} onChange={(value) => setPlan({ ...plan, work: value })} />
        <NumberInput label="%tRestSeconds%" value={plan.rest} step={1} onChange={(value) => setPlan({ ...plan, rest: value })} />
        <NumberInput label="%tRoundsCount%" value={plan.rounds} step={1} onChange={(value) => setPlan({ ...plan, rounds: value })} />
      </div>
    </div>
  );
}
`,
};

export const METRONOME: Readonly<Record<string, string>> = {
  'src/components/tools/Metronome.tsx': `interface MetronomeProps {
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
    <div className="mx-auto grid w-full max-w-md justify-items-center gap-6 rounded-2xl border bg-card p-8 text-card-foreground">
      <p className="font-heading text-6xl font-semibold tabular-nums">{tempo}</p>
      <p className="text-muted-foreground">BPM</p>
      <div aria-hidden="true" className="flex gap-2">
        {Array.from({ length: beats }, (_, at) => (
          <span key={at} className={cn("size-5 rounded-full border-2 border-primary", isRunning && beat === at + 1 && "bg-primary")} />
        ))}
      </div>
      <Label className="grid w-full gap-3">
        %tTempo%
        <input type="range" min={from} max={to} value={tempo} onChange={(event) => setTempo(Number(event.target.value))} className="w-full accent-primary" />
      </Label>
      <div role="group" aria-label="%tBeats%" className="flex gap-2">
        {[2, 3, 4, 6].map((count) => (
          <Button key={count} type="button" variant={beats === count ? "default" : "outline"} aria-pressed={beats === count} onClick={() => setBeats(count)}>
            {count}
          </Button>
        ))}
      </div>
      <div className="flex gap-2">
        <Button type="button" size="lg" onClick={() => setIsRunning(!isRunning)}>
          {isRunning ? "%tStop%" : "%tStart%"}
        </Button>
        <Button type="button" size="lg" variant="outline" onClick={tap}>
          %tTap%
        </Button>
      </div>
    </div>
  );
}
`,
};

export const PRACTICE_WORDS: WordTable = {
  tSumsDone: ['Tasks', 'Contas', 'Cuentas', 'Aufgaben', 'Calculs'],
  tSumsRight: ['Correct', 'Certas', 'Correctas', 'Richtig', 'Justes'],
  tSecondsUsed: ['Seconds', 'Segundos', 'Segundos', 'Sekunden', 'Secondes'],
  tSumsResult: [
    '{n} of {all} correct in {s} seconds',
    '{n} de {all} certas em {s} segundos',
    '{n} de {all} correctas en {s} segundos',
    '{n} von {all} richtig in {s} Sekunden',
    '{n} justes sur {all} en {s} secondes',
  ],
  tMistakes: ['Mistakes', 'Erros', 'Errores', 'Fehler', 'Erreurs'],
  tSumsFrom: ['Tables from', 'Tabuadas de', 'Tablas desde', 'Reihen von', 'Tables de'],
  tSumsTo: ['to', 'até', 'hasta', 'bis', 'à'],
  tWork: ['Work', 'Exercício', 'Ejercicio', 'Belastung', 'Effort'],
  tWorkSeconds: ['Work (s)', 'Exercício (s)', 'Ejercicio (s)', 'Belastung (s)', 'Effort (s)'],
  tRestSeconds: ['Rest (s)', 'Descanso (s)', 'Descanso (s)', 'Pause (s)', 'Repos (s)'],
  tRoundsCount: ['Rounds', 'Rodadas', 'Rondas', 'Runden', 'Tours'],
  tRoundOf: [
    'Round {n} of {all}',
    'Rodada {n} de {all}',
    'Ronda {n} de {all}',
    'Runde {n} von {all}',
    'Tour {n} sur {all}',
  ],
  tSkip: ['Skip', 'Pular', 'Saltar', 'Überspringen', 'Passer'],
  tTempo: ['Tempo', 'Andamento', 'Tempo', 'Tempo', 'Tempo'],
  tBeats: ['Beats', 'Tempos', 'Pulsos', 'Schläge', 'Temps'],
  tTap: ['Tap', 'Bater', 'Marcar', 'Tippen', 'Taper'],
  tStop: ['Stop', 'Parar', 'Parar', 'Stopp', 'Arrêter'],
};
