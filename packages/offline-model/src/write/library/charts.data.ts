/** Figures and charts, and the sums behind them. */
export const CHARTS_LIBRARY: Readonly<Record<string, string>> = {
  'src/lib/figures.ts': `export function sumOf<R>(records: readonly R[], value: (record: R) => number | null): number {
  return records.reduce((sum, record) => sum + (value(record) ?? 0), 0);
}

/** Records without a value do not count. */
export function averageOf<R>(records: readonly R[], value: (record: R) => number | null): number {
  const values = records.map(value).filter((one) => one !== null);
  return values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length;
}

export function formatShare(part: number, whole: number): string {
  return whole === 0 ? "0 %" : \`\${Math.round((part / whole) * 100)} %\`;
}

export interface DataPoint {
  name: string;
  value: number;
}

interface Grouping<R> {
  by: (record: R) => string;
  value: (record: R) => number;
  isAverage?: boolean;
  /** Groups are months, "2030-01". */
  isMonth?: boolean;
  /** Groups in this order, also those without records. */
  order?: readonly string[];
}

export function groupRecords<R>(records: readonly R[], grouping: Grouping<R>): readonly DataPoint[] {
  const { by, value, isAverage = false, isMonth = false, order = [] } = grouping;
  const groups = new Map<string, number[]>(order.map((name) => [name, []]));
  for (const record of records) {
    const name = by(record) || "–";
    groups.set(name, [...(groups.get(name) ?? []), value(record)]);
  }
  if (isMonth && !isAverage) for (const month of quietMonths([...groups.keys()])) groups.set(month, []);
  const points = [...groups].map(([name, values]) => ({ name, value: total(values, isAverage) }));
  if (!isMonth) return points;
  return points
    .toSorted((left, right) => left.name.localeCompare(right.name))
    .map((point) => ({ ...point, name: monthName(point.name) }));
}

/** Months without records up to the last one: at least three make a course. */
function quietMonths(known: readonly string[]): readonly string[] {
  const months = known.filter((month) => /^\\d{4}-\\d{2}$/.test(month)).toSorted();
  const last = months.at(-1);
  if (!last) return [];
  const before = (count: number) => {
    const [year = 0, month = 1] = last.split("-").map(Number);
    const date = new Date(year, month - 1 - count);
    return \`\${date.getFullYear()}-\${String(date.getMonth() + 1).padStart(2, "0")}\`;
  };
  const first = months[0] ?? last;
  const found: string[] = [];
  for (let count = 1; count < 36 && (count < 3 || before(count) > first); count += 1) found.push(before(count));
  return found.filter((month) => !months.includes(month));
}

function total(values: readonly number[], isAverage: boolean): number {
  const sum = values.reduce((all, one) => all + one, 0);
  const result = isAverage && values.length > 0 ? sum / values.length : sum;
  return Math.round(result * 100) / 100;
}

function monthName(month: string): string {
  const date = new Date(\`\${month}-01T00:00\`);
  if (Number.isNaN(date.getTime())) return month;
  return date.toLocaleDateString("%locale%", { month: "short", year: "numeric" });
}
`,
  'src/components/charts/PeriodFields.tsx': `export interface Period {
  /** ISO days; empty for no limit. */
  from: string;
  to: string;
}

export const ANY_TIME: Period = { from: "", to: "" };

interface PeriodFieldsProps {
  period: Period;
  onChange: (period: Period) => void;
}

export function PeriodFields({ period, onChange }: PeriodFieldsProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="grid gap-1.5">
        <Label htmlFor={id + "-from"} className="text-xs text-muted-foreground">
          %fromLabel%
        </Label>
        <Input
          id={id + "-from"}
          type="date"
          value={period.from}
          onChange={(event) => onChange({ ...period, from: event.target.value })}
          className="w-36 bg-card text-card-foreground dark:bg-card"
        />
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor={id + "-to"} className="text-xs text-muted-foreground">
          %toLabel%
        </Label>
        <Input
          id={id + "-to"}
          type="date"
          value={period.to}
          onChange={(event) => onChange({ ...period, to: event.target.value })}
          className="w-36 bg-card text-card-foreground dark:bg-card"
        />
      </div>
    </div>
  );
}
`,
  'src/components/charts/ChartCard.tsx': `interface ChartCardProps {
  title: string;
  /** Stands at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

export function ChartCard({ title, action, children }: ChartCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="%cardClass% h-full gap-5 py-5">
        <CardHeader className="flex flex-wrap items-center justify-between gap-3 px-5">
          <h2 id={id} className="font-heading text-lg font-semibold">
            {title}
          </h2>
          {action}
        </CardHeader>
        <CardContent className="px-5">{children}</CardContent>
      </Card>
    </section>
  );
}
`,
  'src/components/charts/ChartFrame.tsx': `export interface FigureProps {
  /** What is measured. */
  label: string;
  data: readonly DataPoint[];
  format?: (value: number) => string;
}

interface ChartFrameProps extends FigureProps {
  /** Drawn by a large library, which the page does not wait for. */
  children: ReactNode;
  legend?: ReactNode;
}

/** Keeps the place of a chart until it is drawn; the same numbers stand in a table for screen readers. */
export function ChartFrame({ label, data, format = formatNumber, legend, children }: ChartFrameProps) {
  if (data.every((point) => point.value === 0)) {
    return <EmptyState icon={ChartNoAxesColumnIcon} title={label} text="%emptyTextRead%" />;
  }
  return (
    <div className="grid gap-4">
        <Suspense fallback={<div className="h-64 w-full" />}>{children}</Suspense>
        {legend}
        <table className="sr-only">
          <caption>{label}</caption>
          <tbody>
            {data.map((point) => (
              <tr key={point.name}>
                <th scope="row">{point.name}</th>
                <td>{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
    </div>
  );
}
`,
  'src/components/charts/ChartRoom.tsx': `interface ChartRoomProps {
  label: string;
  children: ComponentProps<typeof ChartContainer>["children"];
}

export function ChartRoom({ label, children }: ChartRoomProps) {
  return (
    <ChartContainer
      role="img"
      aria-label={label}
      config={{ value: { label, color: "var(--chart-1)" } }}
      className="aspect-auto h-64 w-full"
    >
      {children}
    </ChartContainer>
  );
}
`,
  'src/components/charts/BarFigure.tsx': `const BarDrawing = lazy(() => import("@/components/charts/BarDrawing"));

export function BarFigure(props: FigureProps) {
  return (
    <ChartFrame {...props}>
      <BarDrawing {...props} />
    </ChartFrame>
  );
}
`,
  'src/components/charts/BarDrawing.tsx': `function BarDrawing({ label, data }: FigureProps) {
  return (
    <ChartRoom label={label}>
      <BarChart data={[...data]} margin={{ top: 20 }}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="name" tickLine={false} axisLine={false} tickMargin={8} />
        <YAxis width={60} tickLine={false} axisLine={false} allowDecimals={false} tickFormatter={formatCompact} />
        <ChartTooltip content={<ChartTooltipContent />} />
        <Bar dataKey="value" fill="var(--color-value)" radius={[6, 6, 0, 0]} maxBarSize={64} isAnimationActive={false}>
          <LabelList
            dataKey="value"
            position="top"
            className="fill-foreground"
            formatter={(value: unknown) => formatCompact(Number(value))}
          />
        </Bar>
      </BarChart>
    </ChartRoom>
  );
}

export default BarDrawing;
`,
  'src/components/charts/LineFigure.tsx': `const LineDrawing = lazy(() => import("@/components/charts/LineDrawing"));

export function LineFigure(props: FigureProps) {
  // One point makes no line.
  if (props.data.length === 1) return <BarFigure {...props} />;
  return (
    <ChartFrame {...props}>
      <LineDrawing {...props} />
    </ChartFrame>
  );
}
`,
  'src/components/charts/LineDrawing.tsx': `function LineDrawing({ label, data }: FigureProps) {
  return (
    <ChartRoom label={label}>
      <AreaChart data={[...data]} margin={{ top: 12, right: 12 }}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="name" tickLine={false} axisLine={false} tickMargin={8} />
        <YAxis width={60} tickLine={false} axisLine={false} allowDecimals={false} tickFormatter={formatCompact} />
        <ChartTooltip content={<ChartTooltipContent />} />
        <Area
          dataKey="value"
          type="monotone"
          stroke="var(--color-value)"
          fill="var(--color-value)"
          fillOpacity={0.2}
          strokeWidth={2}
          dot
          isAnimationActive={false}
        />
      </AreaChart>
    </ChartRoom>
  );
}

export default LineDrawing;
`,
  'src/components/charts/PieFigure.tsx': `const PieDrawing = lazy(() => import("@/components/charts/PieDrawing"));

const COLOURS = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-4)", "var(--chart-5)"];

export function PieFigure(props: FigureProps) {
  const data = props.data
    .filter((point) => point.value > 0)
    .map((point, index) => ({ ...point, fill: COLOURS[index % COLOURS.length] }));
  const format = props.format ?? formatNumber;
  const legend = (
    <ul aria-hidden="true" className="mt-4 flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
      {data.map((point) => (
        <li key={point.name} className="flex items-center gap-2">
          <span className="size-3 rounded-sm" style={{ backgroundColor: point.fill }} />
          {point.name}
          <span className="font-medium tabular-nums">{format(point.value)}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <ChartFrame {...props} legend={legend}>
      <PieDrawing label={props.label} data={data} />
    </ChartFrame>
  );
}
`,
  'src/components/charts/PieDrawing.tsx': `interface PieDrawingProps {
  label: string;
  data: readonly (DataPoint & { fill?: string })[];
}

function PieDrawing({ label, data }: PieDrawingProps) {
  return (
    <ChartRoom label={label}>
      <PieChart>
        <ChartTooltip content={<ChartTooltipContent hideLabel />} />
        <Pie data={[...data]} dataKey="value" nameKey="name" innerRadius="55%" isAnimationActive={false} />
      </PieChart>
    </ChartRoom>
  );
}

export default PieDrawing;
`,
  'src/components/common/Confirmation.tsx': `interface ConfirmationProps {
  children: ReactNode;
  onAgain: () => void;
}

/** Says that something was sent or booked, and offers to do it again. */
export function Confirmation({ children, onAgain }: ConfirmationProps) {
  return (
    <div
      role="status"
      className="grid max-w-2xl justify-items-start gap-4 rounded-xl border-2 border-primary bg-card p-6 text-card-foreground"
    >
      <span className="grid size-11 place-items-center rounded-full bg-primary text-primary-foreground">
        <CheckIcon aria-hidden="true" className="size-6" />
      </span>
      <h3 className="font-heading text-xl font-semibold">%thanks%</h3>
      {children}
      <Button type="button" variant="outline" onClick={onAgain}>
        %sendAnother%
      </Button>
    </div>
  );
}
`,
  'src/lib/reference.ts': `/** A short number for people, the same for the same record. */
export function referenceOf(id: string): string {
  let sum = 0;
  for (const char of id) sum = (sum * 33 + char.charCodeAt(0)) % 900_000;
  return "#" + String(100_000 + sum);
}
`,
  'src/components/common/ContactText.tsx': `/** Addresses and telephone numbers that can be followed; other text as it is. */
export function ContactText({ text }: { text: string }) {
  const link = "text-muted-foreground underline underline-offset-4 hover:text-foreground break-words";
  if (/^\\S+@\\S+\\.\\S+$/.test(text)) {
    return (
      <a href={"mailto:" + text} className={link}>
        {text}
      </a>
    );
  }
  if (/^\\+?[\\d\\s()/-]{6,}$/.test(text)) {
    return (
      <a href={"tel:" + text.replace(/[^\\d+]/g, "")} className={link}>
        {text}
      </a>
    );
  }
  if (/^https:\\/\\/\\S+$/.test(text)) {
    return (
      <a href={text} target="_blank" rel="noreferrer" className={link}>
        {text.replace("https://", "")}
      </a>
    );
  }
  return <p className="whitespace-pre-line text-muted-foreground">{text}</p>;
}
`,
};
