/** Small parts that show or change one record. */
export const RECORDS: Readonly<Record<string, string>> = {
  'src/components/common/Fact.tsx': `interface FactProps {
  label: string;
  children: ReactNode;
}

/** A label with its value; stands in a description list. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted-foreground">{label}</dt>
      <dd className="text-sm font-medium break-words">{children}</dd>
    </div>
  );
}
`,
  'src/components/common/ChoiceBadge.tsx': `interface ChoiceBadgeProps {
  value: string;
  /** All options, so that each keeps its colour. */
  options: readonly string[];
}

const DOTS = ["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-chart-5"];

export function ChoiceBadge({ value, options }: ChoiceBadgeProps) {
  if (value === "") return <span className="text-muted-foreground">–</span>;
  return (
    <Badge variant="secondary" className="max-w-full gap-1.5 whitespace-normal">
      <span
        aria-hidden="true"
        className={cn("size-2 shrink-0 rounded-full", DOTS[Math.max(0, options.indexOf(value)) % DOTS.length])}
      />
      {value}
    </Badge>
  );
}
`,
  'src/components/common/WebLink.tsx': `export function WebLink({ url }: { url: string }) {
  if (url === "") return <>–</>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="relative z-10 break-words underline underline-offset-4">
      {url.replace(/^https?:\\/\\//, "")}
    </a>
  );
}
`,
  'src/components/common/MailLink.tsx': `export function MailLink({ address }: { address: string }) {
  if (address === "") return <>–</>;
  return (
    <a href={"mailto:" + address} title={address} className="relative z-10 block truncate underline underline-offset-4">
      {address}
    </a>
  );
}
`,
  'src/components/common/ColourDot.tsx': `export function ColourDot({ colour }: { colour: string }) {
  if (colour === "") return <>–</>;
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="size-4 rounded-full border" style={{ backgroundColor: colour }} />
      <span className="font-mono text-xs">{colour}</span>
    </span>
  );
}
`,
  'src/components/common/RecordLink.tsx': `interface RecordLinkProps {
  to: string;
  table: TableName;
  id: string;
}

/** The title of the record that an id points to, leading to its page. */
export function RecordLink({ to, table, id }: RecordLinkProps) {
  if (id === "") return <>–</>;
  return (
    <Link to={to} className="relative z-10 underline underline-offset-4 hover:text-highlight">
      <RecordName table={table} id={id} />
    </Link>
  );
}
`,
  'src/components/common/record-choices.ts': `/** The options of a filter over the records of a table, with one for all of them. */
export function recordChoices<T extends TableName>(table: T, records: readonly Tables[T][]): readonly FilterOption[] {
  const options = records.map((record) => ({ value: record.id, label: recordTitles[table](record) }));
  return [{ value: ALL, label: "%all%" }, ...options];
}
`,
  'src/components/common/StatusButton.tsx': `interface StatusButtonProps {
  label: string;
  /** Said when it is done. */
  message: string;
  isDone: boolean;
  onChange: () => Promise<SaveResult<unknown>>;
}

/** Moves a record to a state; gone once it is there. */
export function StatusButton({ label, message, isDone, onChange }: StatusButtonProps) {
  if (isDone) return null;

  const change = async () => {
    const result = await onChange();
    if (result.ok) toast.success(message);
    else toast.error(result.message);
  };

  return (
    <Button type="button" size="sm" variant="outline" onClick={change}>
      {label}
    </Button>
  );
}
`,
  'src/components/common/BoardColumn.tsx': `interface BoardColumnProps {
  title: string;
  count: number;
  onDropCard: (id: string) => void;
  children: ReactNode;
}

export function BoardColumn({ title, count, onDropCard, children }: BoardColumnProps) {
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onDropCard(event.dataTransfer.getData("text/plain"));
  };

  return (
    <section
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        "grid content-start gap-3 rounded-xl border-t-4 border-t-primary bg-muted p-3 transition-shadow",
        isOver && "ring-2 ring-primary",
      )}
    >
      <h3 className="flex items-center justify-between gap-2 px-1 font-heading font-semibold">
        {title}
        <Badge variant="secondary" className="tabular-nums">
          {count}
        </Badge>
      </h3>
      {count === 0 ? (
        <p className="px-1 py-6 text-center text-sm text-muted-foreground">%nothingInColumn%</p>
      ) : (
        <ul className="grid gap-3">{children}</ul>
      )}
    </section>
  );
}
`,
  'src/components/common/BoardCard.tsx': `interface BoardCardProps {
  id: string;
  children: ReactNode;
}

export function BoardCard({ id, children }: BoardCardProps) {
  return (
    <li
      draggable
      onDragStart={(event) => event.dataTransfer.setData("text/plain", id)}
      className="cursor-grab active:cursor-grabbing"
    >
      {children}
    </li>
  );
}
`,
  'src/components/common/MoveMenu.tsx': `interface MoveMenuProps {
  options: readonly string[];
  value: string;
  onMove: (option: string) => void;
}

/** Moves a card without dragging it. */
export function MoveMenu({ options, value, onMove }: MoveMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button type="button" variant="outline" size="sm">
          <ArrowRightLeftIcon aria-hidden="true" />
          %moveTo%
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {options
          .filter((option) => option !== value)
          .map((option) => (
            <DropdownMenuItem key={option} onSelect={() => onMove(option)}>
              {option}
            </DropdownMenuItem>
          ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
`,
  'src/components/common/MonthCalendar.tsx': `export interface CalendarEntry {
  id: string;
  /** ISO day. */
  day: string;
  title: string;
  path?: string;
}

const LOCALE = "%locale%";

/** A month of days, Monday first, with what falls on each. */
export function MonthCalendar({ entries }: { entries: readonly CalendarEntry[] }) {
  const [month, setMonth] = useState(() => firstOfMonth(new Date()));
  const days = daysShown(month);
  const today = isoDay(new Date());
  const move = (by: number) => setMonth(new Date(month.getFullYear(), month.getMonth() + by, 1));

  return (
    <div className="overflow-hidden rounded-xl border bg-card text-card-foreground">
      <div className="flex items-center justify-between gap-2 border-b p-3">
        <Button type="button" variant="ghost" size="icon" aria-label="%previousMonth%" onClick={() => move(-1)}>
          <ChevronLeftIcon aria-hidden="true" />
        </Button>
        <p aria-live="polite" className="font-heading font-semibold">
          {month.toLocaleDateString(LOCALE, { month: "long", year: "numeric" })}
        </p>
        <Button type="button" variant="ghost" size="icon" aria-label="%nextMonth%" onClick={() => move(1)}>
          <ChevronRightIcon aria-hidden="true" />
        </Button>
      </div>
      <div className="grid grid-cols-7 text-sm">
        {days.slice(0, 7).map((day) => (
          <p key={day.getDay()} className="border-b bg-muted py-2 text-center text-xs text-muted-foreground">
            {day.toLocaleDateString(LOCALE, { weekday: "short" })}
          </p>
        ))}
        {days.map((day) => (
          <CalendarDay
            key={isoDay(day)}
            day={day}
            isToday={isoDay(day) === today}
            isOutside={day.getMonth() !== month.getMonth()}
            entries={entries.filter((entry) => entry.day === isoDay(day))}
          />
        ))}
      </div>
    </div>
  );
}

interface CalendarDayProps {
  day: Date;
  isToday: boolean;
  isOutside: boolean;
  entries: readonly CalendarEntry[];
}

function CalendarDay({ day, isToday, isOutside, entries }: CalendarDayProps) {
  return (
    <div className={cn("min-h-16 min-w-0 border-r border-b p-1 sm:min-h-24 sm:p-2", isOutside && "bg-muted")}>
      <span
        className={cn(
          "inline-grid size-6 place-items-center rounded-full text-xs",
          isToday && "bg-primary font-semibold text-primary-foreground",
        )}
      >
        {day.getDate()}
      </span>
      <ul className="grid gap-1">
        {entries.map(({ id, title, path }) => (
          <li key={id} className="truncate rounded bg-primary px-1.5 py-0.5 text-xs text-primary-foreground">
            {path ? <Link to={path}>{title}</Link> : title}
          </li>
        ))}
      </ul>
    </div>
  );
}

function firstOfMonth(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth(), 1);
}

function daysShown(month: Date): readonly Date[] {
  const before = (month.getDay() + 6) % 7;
  return Array.from(
    { length: 42 },
    (_, index) => new Date(month.getFullYear(), month.getMonth(), index + 1 - before),
  );
}

function isoDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return \`\${date.getFullYear()}-\${month}-\${String(date.getDate()).padStart(2, "0")}\`;
}
`,
  'src/components/common/DoneBox.tsx': `interface DoneBoxProps {
  name: string;
  isDone: boolean;
  onChange: (isDone: boolean) => Promise<SaveResult<unknown>>;
}

/** Ticks a thing to do off, and takes the tick back. */
export function DoneBox({ name, isDone, onChange }: DoneBoxProps) {
  const toggle = async () => {
    const result = await onChange(!isDone);
    if (!result.ok) toast.error(result.message);
  };

  return (
    <Checkbox
      aria-label={"%markDone%: " + name}
      checked={isDone}
      onCheckedChange={toggle}
      className="relative z-10 size-5 rounded-full"
    />
  );
}
`,
};
