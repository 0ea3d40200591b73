import type { WordTable } from '../../blocks/block-words.ts';

/** Work and rest by turns, with the tasks it is for and what was done. */
export const FOCUS: Readonly<Record<string, string>> = {
  'src/lib/tools/beep.ts': `/** Three short tones; silent where the browser allows no sound. */
export function beep() {
  try {
    const context = new AudioContext();
    [0, 0.25, 0.5].forEach((offset) => {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = 880;
      volume.gain.value = 0.15;
      tone.connect(volume).connect(context.destination);
      tone.start(context.currentTime + offset);
      tone.stop(context.currentTime + offset + 0.15);
    });
    setTimeout(() => void context.close(), 1200);
  } catch {
    // Some browsers have no sound before the first click.
  }
}
`,
  'src/hooks/use-tab-text.ts': `/** Shows a text before the title of the browser's tab, as long as there is one. */
export function useTabText(text: string | null) {
  useEffect(() => {
    if (text === null) return undefined;
    const plain = document.title;
    document.title = text + " · " + plain;
    return () => {
      document.title = plain;
    };
  }, [text]);
}
`,
  'src/lib/tools/focus-rounds.ts': `export type FocusPhase = "focus" | "rest" | "longRest";

export interface FocusRound {
  /** ISO date and time. */
  at: string;
  minutes: number;
  task: string;
}

/** After work comes rest, after so many rounds a long one. */
export function nextPhase(phase: FocusPhase, rounds: number, every: number): FocusPhase {
  if (phase !== "focus") return "focus";
  return every > 0 && rounds % every === 0 ? "longRest" : "rest";
}

/** How many were finished since that moment. */
export function roundsSince(rounds: readonly FocusRound[], since: Date): number {
  return rounds.filter(({ at }) => Date.parse(at) >= since.getTime()).length;
}

export function startOfDay(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate());
}

/** Monday, as weeks begin here. */
export function startOfWeek(now: Date): Date {
  const day = startOfDay(now);
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7));
  return day;
}
`,
  'src/components/tools/PomodoroTimer.tsx': `interface PomodoroTimerProps {
  minutes: number;
  breakMinutes: number;
  longBreakMinutes: number;
  /** So many rounds until the long break. */
  every: number;
}

const PHASES: readonly { value: FocusPhase; label: string }[] = [
  { value: "focus", label: "%tFocus%" },
  { value: "rest", label: "%tRest%" },
  { value: "longRest", label: "%tLongRest%" },
];

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
    if (!isOver) return;
    beep();
    toast.success("%tTimeUp%");
    const done = phase === "focus" ? [{ at: new Date().toISOString(), minutes: total / 60_000, task }, ...rounds] : rounds;
    setRounds(done);
    setPhase(nextPhase(phase, roundsSince(done, startOfDay(new Date())), Number(lengths.every)));
    ticking.reset();
  }, [isOver, phase, rounds, setRounds, lengths.every, task, ticking, total]);

  const switchTo = (next: FocusPhase) => {
    setPhase(next);
    ticking.reset();
  };

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap justify-center gap-2">
        {PHASES.map(({ value, label }) => (
          <Button
            key={value}
            type="button"
            size="sm"
            variant={phase === value ? "default" : "outline"}
            aria-pressed={phase === value}
            onClick={() => switchTo(value)}
          >
            {label}
          </Button>
        ))}
      </div>
      <TimerFace
        text={clockText(left)}
        label={PHASES.find(({ value }) => value === phase)?.label}
        share={ticking.elapsed / total}
        isRunning={ticking.isRunning}
        onStart={ticking.start}
        onPause={ticking.pause}
        onReset={() => switchTo("focus")}
      />
      <FocusFigures rounds={rounds} />
      <FocusTasks rounds={rounds} current={task} onChoose={setTask} />
      <FocusSettings lengths={lengths} onChange={setLengths} onSave={() => setKept(lengths)} />
      <FocusLog rounds={rounds} />
    </div>
  );
}
`,
  'src/components/tools/FocusSettings.tsx': `export interface FocusLengths {
  focus: string;
  rest: string;
  longRest: string;
  every: string;
}

const LENGTHS: readonly { key: keyof FocusLengths; label: string }[] = [
  { key: "focus", label: "%tFocusMinutes%" },
  { key: "rest", label: "%tBreak%" },
  { key: "longRest", label: "%tLongBreak%" },
  { key: "every", label: "%tLongEvery%" },
];

interface FocusSettingsProps {
  lengths: FocusLengths;
  onChange: (lengths: FocusLengths) => void;
  /** They count at once; kept for the next visit. */
  onSave: () => void;
}

export function FocusSettings({ lengths, onChange, onSave }: FocusSettingsProps) {
  return (
    <section aria-label="%tSettings%" className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <h3 className="font-heading font-semibold">%tSettings%</h3>
      <div className="grid grid-cols-2 gap-4">
        {LENGTHS.map(({ key, label }) => (
          <DurationField
            key={key}
            label={label}
            value={lengths[key]}
            onChange={(value) => onChange({ ...lengths, [key]: value })}
          />
        ))}
      </div>
      <Button
        type="button"
        variant="outline"
        className="justify-self-start"
        onClick={() => {
          onSave();
          toast.success("%tBooked%");
        }}
      >
        %save%
      </Button>
    </section>
  );
}
`,
  'src/components/tools/FocusLog.tsx': `/** The last rounds, the newest first. */
export function FocusLog({ rounds }: { rounds: readonly FocusRound[] }) {
  if (rounds.length === 0) return null;
  return (
    <section aria-label="%tHistory%" className="grid gap-2">
      <h3 className="font-heading font-semibold">%tHistory%</h3>
      <ol className="grid gap-1">
        {rounds.slice(0, 20).map(({ at, minutes }) => (
          <li key={at} className="flex justify-between gap-3 rounded-lg border bg-card px-4 py-2 text-card-foreground">
            <span>{formatDateTime(at)}</span>
            <span className="tabular-nums">{minutes} min</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
`,
  'src/components/tools/FocusFigures.tsx': `export function FocusFigures({ rounds }: { rounds: readonly FocusRound[] }) {
  const now = new Date();
  const today = rounds.filter(({ at }) => Date.parse(at) >= startOfDay(now).getTime());
  const figures = [
    { label: "%tToday%", value: String(today.length) },
    { label: "%tThisWeek%", value: String(roundsSince(rounds, startOfWeek(now))) },
    { label: "%tAllRounds%", value: String(rounds.length) },
    { label: "%tMinutesToday%", value: String(today.reduce((sum, { minutes }) => sum + minutes, 0)) },
  ];
  return (
    <section aria-label="%tStatistics%">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="grid justify-items-center rounded-xl border bg-card p-3 text-center text-card-foreground">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="order-first font-heading text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
`,
  'src/components/tools/FocusTasks.tsx': `interface FocusTask {
  id: string;
  title: string;
  isDone: boolean;
}

interface FocusTasksProps {
  rounds: readonly FocusRound[];
  /** The task that the next rounds are for. */
  current: string;
  onChoose: (id: string) => void;
}

export function FocusTasks({ rounds, current, onChoose }: FocusTasksProps) {
  const [tasks, setTasks] = useStored<readonly FocusTask[]>(
    "focus-tasks",
    "%tFirstTasks%".split("|").map((title, index) => ({ id: "task-" + (index + 1), title, isDone: false })),
  );
  const [text, setText] = useState("");

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setTasks([...tasks, { id: crypto.randomUUID(), title: text.trim(), isDone: false }]);
    setText("");
  };

  return (
    <section aria-label="%tTasks%" className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground">
      <h3 className="font-heading font-semibold">%tTasks%</h3>
      <form onSubmit={add} className="flex items-end gap-2">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="focus-task">%tNewTask%</Label>
          <Input id="focus-task" value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <Button type="submit">%tAdd%</Button>
      </form>
      <ul className="grid gap-1">
        {tasks.map((task) => (
          <li key={task.id} className="flex flex-wrap items-center gap-3 border-t pt-2">
            <Checkbox
              aria-label={task.title}
              checked={task.isDone}
              onCheckedChange={(isDone) =>
                setTasks(tasks.map((other) => (other.id === task.id ? { ...task, isDone: isDone === true } : other)))
              }
            />
            <span className={cn("min-w-0 flex-1 break-words", task.isDone && "line-through opacity-70")}>{task.title}</span>
            <span className="text-sm text-muted-foreground tabular-nums">
              {"%tRoundsOf%".replace("{n}", String(rounds.filter((round) => round.task === task.id).length))}
            </span>
            <Button
              type="button"
              size="sm"
              variant={current === task.id ? "default" : "outline"}
              aria-pressed={current === task.id}
              onClick={() => onChoose(current === task.id ? "" : task.id)}
            >
              %tFocus%
            </Button>
            <DeleteButton
              name={task.title}
              isCompact
              onDelete={async () => setTasks(tasks.filter(({ id }) => id !== task.id))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
`,
};

export const FOCUS_WORDS: WordTable = {
  tLongRest: ['Long break', 'Pausa longa', 'Descanso largo', 'Lange Pause', 'Longue pause'],
  tFocusMinutes: [
    'Focus (minutes)',
    'Foco (minutos)',
    'Concentración (minutos)',
    'Fokus (Minuten)',
    'Travail (minutes)',
  ],
  tLongBreak: [
    'Long break (minutes)',
    'Pausa longa (minutos)',
    'Descanso largo (minutos)',
    'Lange Pause (Minuten)',
    'Longue pause (minutes)',
  ],
  tLongEvery: [
    'Rounds until the long break',
    'Rodadas até a pausa longa',
    'Rondas hasta el descanso largo',
    'Runden bis zur langen Pause',
    'Tours avant la longue pause',
  ],
  tSettings: ['Settings', 'Configurações', 'Ajustes', 'Einstellungen', 'Réglages'],
  tStatistics: ['Statistics', 'Estatísticas', 'Estadísticas', 'Statistik', 'Statistiques'],
  tThisWeek: ['This week', 'Esta semana', 'Esta semana', 'Diese Woche', 'Cette semaine'],
  tAllRounds: ['All rounds', 'Todas as rodadas', 'Todas las rondas', 'Alle Runden', 'Tous les tours'],
  tMinutesToday: ['Minutes today', 'Minutos hoje', 'Minutos hoy', 'Minuten heute', 'Minutes aujourd’hui'],
  tTasks: ['Tasks', 'Tarefas', 'Tareas', 'Aufgaben', 'Tâches'],
  tNewTask: ['New task', 'Nova tarefa', 'Nueva tarea', 'Neue Aufgabe', 'Nouvelle tâche'],
  tRoundsOf: ['{n} rounds', '{n} rodadas', '{n} rondas', '{n} Runden', '{n} tours'],
  tFirstTasks: [
    'Read chapter three|Answer the e-mails|Write the outline',
    'Ler o capítulo três|Responder os e-mails|Escrever o esboço',
    'Leer el capítulo tres|Responder los correos|Escribir el esquema',
    'Kapitel drei lesen|E-Mails beantworten|Gliederung schreiben',
    'Lire le chapitre trois|Répondre aux e-mails|Écrire le plan',
  ],
};
