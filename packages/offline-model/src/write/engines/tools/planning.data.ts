import { FOCUS } from './focus.data.ts';

/** Timer, board, time clock. */
export const TIMER: Readonly<Record<string, string>> = {
  ...FOCUS,
  'src/lib/tools/clock-text.ts': `/** "25:00", with hours and tenths only where they are needed. */
export function clockText(milliseconds: number, hasTenths = false): string {
  const whole = hasTenths ? Math.floor(milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(whole / 3600);
  const text = (hours > 0 ? [String(hours), ...parts] : parts).join(":");
  return hasTenths ? text + "." + Math.floor((milliseconds % 1000) / 100) : text;
}
`,
  'src/hooks/use-ticking.ts': `/** Milliseconds that have run since the start, without those paused; exact also when the tab slept. */
export function useTicking() {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [before, setBefore] = useState(0);
  const [now, setNow] = useState(0);
  const isRunning = startedAt !== null;

  useEffect(() => {
    if (startedAt === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, [startedAt]);

  const elapsed = before + (startedAt === null ? 0 : Math.max(0, now - startedAt));

  return {
    elapsed,
    isRunning,
    start: () => {
      setNow(Date.now());
      setStartedAt(Date.now());
    },
    pause: () => {
      setBefore(elapsed);
      setStartedAt(null);
    },
    reset: () => {
      setBefore(0);
      setStartedAt(null);
    },
  };
}
`,
  'src/components/tools/TimerFace.tsx': `interface TimerFaceProps {
  text: string;
  /** Share that has run, for the ring. */
  share: number;
  label?: string;
  isRunning: boolean;
  onStart: () => void;
  onPause: () => void;
  onReset: () => void;
}

const ROUND = 2 * Math.PI * 46;

export function TimerFace({ text, share, label, isRunning, onStart, onPause, onReset }: TimerFaceProps) {
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
        {isRunning ? (
          <Button type="button" size="lg" onClick={onPause}>
            <PauseIcon aria-hidden="true" />
            %tPause%
          </Button>
        ) : (
          <Button type="button" size="lg" onClick={onStart}>
            <PlayIcon aria-hidden="true" />
            %tStart%
          </Button>
        )}
        <Button type="button" size="lg" variant="outline" onClick={onReset}>
          <RotateCcwIcon aria-hidden="true" />
          %tReset%
        </Button>
      </div>
    </div>
  );
}
`,
  'src/components/tools/TimerBoard.tsx': `interface TimerBoardProps {
  mode: "pomodoro" | "countdown" | "stopwatch";
  minutes: number;
  /** Beside the minutes of a countdown. */
  seconds: number;
  breakMinutes: number;
  longBreakMinutes: number;
  every: number;
}

export function TimerBoard({ mode, minutes, seconds, breakMinutes, longBreakMinutes, every }: TimerBoardProps) {
  return (
    <Tabs defaultValue={mode} className="mx-auto w-full max-w-xl gap-6">
      <TabsList className="mx-auto">
        <TabsTrigger value="pomodoro">%tPomodoro%</TabsTrigger>
        <TabsTrigger value="countdown">%tCountdown%</TabsTrigger>
        <TabsTrigger value="stopwatch">%tStopwatch%</TabsTrigger>
      </TabsList>
      <TabsContent value="pomodoro">
        <PomodoroTimer minutes={minutes} breakMinutes={breakMinutes} longBreakMinutes={longBreakMinutes} every={every} />
      </TabsContent>
      <TabsContent value="countdown">
        <CountdownTimer minutes={minutes} seconds={seconds} />
      </TabsContent>
      <TabsContent value="stopwatch">
        <Stopwatch />
      </TabsContent>
    </Tabs>
  );
}
`,
  'src/components/tools/CountdownTimer.tsx': `interface CountdownTimerProps {
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
    toast.success("%tTimeUp%");
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
        {isOver ? "%tTimeUp%" : ""}
      </p>
      <div className="grid grid-cols-2 gap-4 rounded-xl border bg-card p-5 text-card-foreground">
        <DurationField label="%tMinutes%" value={minutes} onChange={setMinutes} />
        <DurationField label="%tSeconds%" value={seconds} onChange={setSeconds} />
      </div>
    </div>
  );
}
`,
  'src/components/tools/DurationField.tsx': `interface DurationFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function DurationField({ label, value, onChange }: DurationFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} type="number" min={0} max={999} value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
`,
  'src/components/tools/Stopwatch.tsx': `export function Stopwatch() {
  const ticking = useTicking();
  const [laps, setLaps] = useState<readonly number[]>([]);

  return (
    <div className="grid gap-6">
      <TimerFace
        text={clockText(ticking.elapsed, true)}
        share={1 - (ticking.elapsed % 60_000) / 60_000}
        isRunning={ticking.isRunning}
        onStart={ticking.start}
        onPause={ticking.pause}
        onReset={() => {
          ticking.reset();
          setLaps([]);
        }}
      />
      <Button
        type="button"
        variant="outline"
        className="justify-self-center"
        disabled={!ticking.isRunning}
        onClick={() => setLaps([...laps, ticking.elapsed])}
      >
        %tLap%
      </Button>
      {laps.length > 0 && (
        <ol className="grid gap-1 rounded-xl border bg-card p-4 font-mono text-card-foreground">
          {laps.map((lap, index) => (
            <li key={index} className="flex justify-between">
              <span>
                %tLap% {index + 1}
              </span>
              <span className="tabular-nums">{clockText(lap, true)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
`,
};

export const KANBAN: Readonly<Record<string, string>> = {
  'src/components/tools/KanbanBoard.tsx': `interface KanbanCard {
  id: string;
  title: string;
  column: string;
}

interface KanbanBoardProps {
  columns: readonly string[];
  first: readonly string[];
}

/** Cards are dragged from column to column, or moved by their menu. */
export function KanbanBoard({ columns, first }: KanbanBoardProps) {
  const [cards, setCards] = useStored<readonly KanbanCard[]>(
    "kanban-cards",
    first.map((title, index) => ({
      id: "card-" + (index + 1),
      title,
      column: columns[Math.min(columns.length - 1, Math.floor(index / 2))],
    })),
  );
  const [text, setText] = useState("");

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setCards([...cards, { id: crypto.randomUUID(), title: text.trim(), column: columns[0] }]);
    setText("");
    toast.success("%tCardAdded%");
  };

  const move = (id: string, column: string) => {
    setCards(cards.map((card) => (card.id === id ? { ...card, column } : card)));
  };

  return (
    <div className="grid gap-6">
      <form onSubmit={add} className="flex max-w-xl items-end gap-2">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="new-card">%tNewCard%</Label>
          <Input
            id="new-card"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="bg-card text-card-foreground dark:bg-card"
          />
        </div>
        <Button type="submit">
          <PlusIcon aria-hidden="true" />
          %tAddCard%
        </Button>
      </form>
      <div className="grid items-start gap-4 md:auto-cols-[minmax(14rem,1fr)] md:grid-flow-col md:overflow-x-auto">
        {columns.map((column) => {
          const own = cards.filter((card) => card.column === column);
          return (
            <BoardColumn key={column} title={column} count={own.length} onDropCard={(id) => move(id, column)}>
              {own.map((card) => (
                <BoardCard key={card.id} id={card.id}>
                  <div className="grid gap-3 rounded-lg border bg-card p-4 text-card-foreground shadow-sm">
                    <p className="font-medium break-words">{card.title}</p>
                    <div className="flex items-center justify-between gap-2">
                      <MoveMenu options={columns} value={column} onMove={(next) => move(card.id, next)} />
                      <DeleteButton
                        name={card.title}
                        isCompact
                        onDelete={async () => setCards(cards.filter(({ id }) => id !== card.id))}
                      />
                    </div>
                  </div>
                </BoardCard>
              ))}
            </BoardColumn>
          );
        })}
      </div>
    </div>
  );
}
`,
};

export const CLOCK_IN: Readonly<Record<string, string>> = {
  'src/lib/tools/shifts.ts': `export interface Shift {
  id: string;
  /** ISO date and time. */
  from: string;
  to: string | null;
}

export function openShift(shifts: readonly Shift[]): Shift | undefined {
  return shifts.find(({ to }) => to === null);
}

/** Begins a shift, or ends the one that is open. */
export function toggleShift(shifts: readonly Shift[], now: Date, id: string): readonly Shift[] {
  const time = now.toISOString();
  if (!openShift(shifts)) return [{ id, from: time, to: null }, ...shifts];
  return shifts.map((shift) => (shift.to === null ? { ...shift, to: time } : shift));
}

/** Minutes worked since a moment; the open shift counts up to now. */
export function minutesSince(shifts: readonly Shift[], since: Date, now: Date): number {
  const milliseconds = shifts.reduce((sum, { from, to }) => {
    const begin = Math.max(Date.parse(from), since.getTime());
    const end = to === null ? now.getTime() : Date.parse(to);
    return sum + Math.max(0, end - begin);
  }, 0);
  return Math.round(milliseconds / 60_000);
}

export function hoursText(minutes: number): string {
  return Math.floor(minutes / 60) + ":" + String(minutes % 60).padStart(2, "0") + " h";
}
`,
  'src/components/tools/TimeClock.tsx': `export function TimeClock() {
  const [shifts, setShifts] = useStored<readonly Shift[]>("shifts", []);
  const [now, setNow] = useState(() => new Date());
  const open = openShift(shifts);
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const weekAgo = new Date(today.getTime() - 6 * 86_400_000);

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);

  const stamp = () => {
    setShifts(toggleShift(shifts, new Date(), crypto.randomUUID()));
    toast.success(open ? "%tClockOut%" : "%tClockIn%", { description: timeText(new Date().toISOString()) });
  };

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-6 rounded-2xl border-2 border-primary bg-card p-6 text-card-foreground">
        <p className="font-mono text-4xl font-semibold tabular-nums sm:text-5xl">
          {now.toLocaleTimeString("%locale%", { hour: "2-digit", minute: "2-digit", second: "2-digit" })}
        </p>
        <div className="grid gap-3">
          <p role="status">{open ? "%tClockedIn%".replace("{name}", timeText(open.from)) : "%tClockedOut%"}</p>
          <Button type="button" size="lg" onClick={stamp} variant={open ? "outline" : "default"}>
            {open ? "%tClockOut%" : "%tClockIn%"}
          </Button>
        </div>
        <dl className="ml-auto grid grid-cols-2 gap-6">
          <Fact label="%tToday%">{hoursText(minutesSince(shifts, today, now))}</Fact>
          <Fact label="%tWeek%">{hoursText(minutesSince(shifts, weekAgo, now))}</Fact>
        </dl>
      </div>
      {shifts.length === 0 ? (
        <EmptyState icon={ClockIcon} title="%tNoShifts%" text="%emptyTextRead%" />
      ) : (
        <div className="overflow-x-auto rounded-xl border bg-card text-card-foreground">
          <Table>
            <TableHeader>
              <TableRow>
                {["%tDate%", "%tIn%", "%tOut%", "%tDuration%"].map((head) => (
                  <TableHead key={head} scope="col">
                    {head}
                  </TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {shifts.map((shift) => (
                <TableRow key={shift.id}>
                  <TableCell>{formatDate(shift.from)}</TableCell>
                  <TableCell className="tabular-nums">{timeText(shift.from)}</TableCell>
                  <TableCell className="tabular-nums">{shift.to ? timeText(shift.to) : "–"}</TableCell>
                  <TableCell className="tabular-nums">{hoursText(minutesSince([shift], new Date(0), now))}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </div>
  );
}

function timeText(moment: string): string {
  return new Date(moment).toLocaleTimeString("%locale%", { hour: "2-digit", minute: "2-digit" });
}
`,
};
