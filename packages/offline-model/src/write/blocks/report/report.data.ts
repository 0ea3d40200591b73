/** Reports over the app's tables. */
export const REPORT: Readonly<Record<string, string>> = {
  'src/lib/csv.ts': `/** Lines for a spreadsheet. A cell that starts with = + - @ would run as a formula there, so it is quoted as text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(csvCell).join(",")).join("\\r\\n");
}

function csvCell(value: string): string {
  const isFormula = /^[=+\\-@]/.test(value) && Number.isNaN(Number(value));
  const text = isFormula ? "'" + value : value;
  return /[",\\n\\r]/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text;
}

export function downloadText(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
`,
  'src/components/common/ExportButton.tsx': `interface ExportButtonProps {
  /** The file's name without its ending. */
  name: string;
  columns: readonly string[];
  rows: () => readonly (readonly string[])[];
}

export function ExportButton({ name, columns, rows }: ExportButtonProps) {
  return (
    <Button
      variant="outline"
      className="shrink-0"
      onClick={() => downloadText(name + ".csv", toCsv([columns, ...rows()]), "text/csv")}
    >
      <DownloadIcon aria-hidden="true" />
      %reportDownload%
    </Button>
  );
}
`,
  'src/components/report/ReportBuilder.tsx': `export interface ReportSource {
  id: string;
  label: string;
  columns: readonly string[];
  /** One row for each record, with the day it belongs to. */
  rows: readonly { day: string; cells: readonly string[] }[];
  /** Sums over the rows of a period, by label. */
  totals: (isWithin: (day: string) => boolean) => readonly { label: string; value: string }[];
}

interface ReportBuilderProps {
  sources: readonly ReportSource[];
}

export function ReportBuilder({ sources }: ReportBuilderProps) {
  const [sourceId, setSourceId] = useState(sources[0]?.id ?? "");
  const [from, setFrom] = useState(inDays(-365));
  const [to, setTo] = useState(inDays(365));
  const [made, setMade] = useState<{ id: string; from: string; to: string } | null>(null);
  const isReversed = from !== "" && to !== "" && to < from;
  const source = sources.find(({ id }) => id === made?.id);

  const make = (event: FormEvent) => {
    event.preventDefault();
    if (!isReversed) setMade({ id: sourceId, from, to });
  };

  return (
    <div className="grid gap-6">
      <form
        onSubmit={make}
        className="flex flex-wrap items-end gap-4 rounded-xl border bg-card p-5 text-card-foreground print:hidden"
      >
        <FilterSelect
          label="%reportContent%"
          value={sourceId}
          options={sources.map(({ id, label }) => ({ value: id, label }))}
          onChange={setSourceId}
        />
        <div className="grid gap-1.5">
          <Label htmlFor="report-from" className="text-xs text-muted-foreground">
            %reportFrom%
          </Label>
          <Input id="report-from" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor="report-to" className="text-xs text-muted-foreground">
            %reportTo%
          </Label>
          <Input id="report-to" type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </div>
        <Button type="submit">%reportMake%</Button>
        {isReversed && (
          <p role="alert" className="basis-full text-sm text-destructive">
            %reportOrder%
          </p>
        )}
      </form>
      {made && source && <ReportSheet source={source} from={made.from} to={made.to} />}
    </div>
  );
}
`,
  'src/components/report/ReportSheet.tsx': `interface ReportSheetProps {
  source: ReportSource;
  from: string;
  to: string;
}

export function ReportSheet({ source, from, to }: ReportSheetProps) {
  const isWithin = (day: string) => isBetween(day, from, to);
  const rows = source.rows.filter(({ day }) => isWithin(day));
  const totals = source.totals(isWithin);

  const download = () => {
    const csv = toCsv([source.columns, ...rows.map(({ cells }) => cells)]);
    downloadText(source.id + ".csv", csv, "text/csv");
  };

  if (rows.length === 0) {
    return <EmptyState icon={FileTextIcon} title="%reportNothing%" text="%reportNothingText%" />;
  }

  return (
    <article aria-live="polite" className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h3 className="font-heading text-xl font-semibold">{source.label}</h3>
          <p className="text-sm text-muted-foreground">
            {formatDate(from)} – {formatDate(to)} · {"%reportCount%".replace("{n}", String(rows.length))}
          </p>
          <p className="text-sm text-muted-foreground">{"%reportMade%".replace("{name}", formatDate(inDays(0)))}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button type="button" variant="outline" onClick={() => window.print()}>
            <PrinterIcon aria-hidden="true" />
            %reportPrint%
          </Button>
          <Button type="button" variant="outline" onClick={download}>
            <DownloadIcon aria-hidden="true" />
            %reportDownload%
          </Button>
        </div>
      </div>
      {totals.length > 0 && (
        <dl aria-label="%reportTotals%" className="grid grid-cols-2 gap-4 border-y py-4 sm:grid-cols-4">
          {totals.map(({ label, value }) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </dl>
      )}
      <div className="overflow-x-auto">
        <Table>
          <TableHeader>
            <TableRow>
              {source.columns.map((column) => (
                <TableHead key={column} scope="col">
                  {column}
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map(({ cells }, index) => (
              <TableRow key={index}>
                {cells.map((cell, place) => (
                  <TableCell key={source.columns[place]}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </article>
  );
}
`,
};
