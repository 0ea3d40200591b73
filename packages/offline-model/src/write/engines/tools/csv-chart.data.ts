import type { WordTable } from '../../blocks/block-words.ts';
import { NUMBER_INPUT } from './reckoning.data.ts';
import { PICK_INPUT } from './pick.data.ts';

/** Pasted figures as a chart, with what they come to. */
export const CSV_CHART: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  ...PICK_INPUT,
  'src/lib/tools/read-csv.ts': `export interface CsvRow {
  label: string;
  value: number;
}

export interface CsvTable {
  rows: readonly CsvRow[];
  /** Lines that could not be read, as they stand. */
  bad: readonly string[];
  /** The names in the first line, where there are any. */
  head: readonly [string, string];
}

/** "12,5", "1.234,5" and "1,234.5" alike. */
export function readDecimal(text: string): number {
  const plain = text.trim().replace(/[^\\d.,-]/g, "");
  const isComma = plain.lastIndexOf(",") > plain.lastIndexOf(".");
  const number = isComma ? plain.replaceAll(".", "").replace(",", ".") : plain.replaceAll(",", "");
  return number === "" ? NaN : Number(number);
}

/** "31.01.2030" and "31/01/2030" become "2030-01-31"; anything else stays. */
export function readDay(text: string): string {
  const day = /^(\\d{1,2})[./](\\d{1,2})[./](\\d{4})$/.exec(text.trim());
  return day ? [day[3], day[2].padStart(2, "0"), day[1].padStart(2, "0")].join("-") : text.trim();
}

/** Two columns with semicolons, tabs or commas between them. */
export function readCsv(text: string): CsvTable {
  const lines = text.split(/\\r?\\n/).map((line) => line.trim()).filter((line) => line !== "");
  const sign = [";", "\\t", ","].find((one) => lines.some((line) => line.includes(one))) ?? ";";
  const cells = lines.map((line) => {
    const [label = "", ...rest] = line.split(sign);
    return { line, label: readDay(label), text: rest.join(sign) };
  });
  const first = cells[0];
  const hasHead = first !== undefined && Number.isNaN(readDecimal(first.text));
  const body = hasHead ? cells.slice(1) : cells;
  return {
    rows: body.flatMap(({ label, text: value }) => {
      const number = readDecimal(value);
      return label === "" || Number.isNaN(number) ? [] : [{ label, value: number }];
    }),
    bad: body.filter(({ label, text: value }) => label === "" || Number.isNaN(readDecimal(value))).map(({ line }) => line),
    head: hasHead ? [first.label, first.text.trim()] : ["", ""],
  };
}

export interface MonthFigure {
  month: string;
  sum: number;
  average: number;
}

/** By month, where the labels are days. */
export function byMonth(rows: readonly CsvRow[]): readonly MonthFigure[] {
  const months = new Map<string, readonly number[]>();
  for (const { label, value } of rows) {
    if (!/^\\d{4}-\\d{2}-\\d{2}/.test(label)) continue;
    months.set(label.slice(0, 7), [...(months.get(label.slice(0, 7)) ?? []), value]);
  }
  return [...months].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([month, values]) => {
    const sum = values.reduce((total, value) => total + value, 0);
    return { month, sum, average: sum / values.length };
  });
}
`,
  'src/components/tools/CsvChart.tsx': `interface CsvChartProps {
  /** What one unit costs; zero where nothing is paid. */
  price: number;
  shape: "line" | "bar" | "pie";
}

const FIGURES = { line: LineFigure, bar: BarFigure, pie: PieFigure };

export function CsvChart({ price: firstPrice, shape: firstShape }: CsvChartProps) {
  const [text, setText] = useStored("csv-text", "%tCsvSample%".replaceAll("|", "\\n"));
  const [price, setPrice] = useStored("csv-price", String(firstPrice));
  const [shape, setShape] = useState<keyof typeof FIGURES>(firstShape);
  const { rows, bad, head } = readCsv(text);
  const Figure = FIGURES[shape];

  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) setText(await file.text());
  };

  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
          <div className="grid gap-2">
            <Label htmlFor="csv-text">%tPasteCsv%</Label>
            <Textarea
              id="csv-text"
              rows={10}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="max-h-72 font-mono text-sm"
            />
          </div>
          <div className="grid gap-2">
            <Label htmlFor="csv-file">%tOrFile%</Label>
            <Input id="csv-file" type="file" accept=".csv,.txt,text/csv" onChange={load} />
          </div>
          {bad.length > 0 && (
            <p role="alert" className="text-sm break-words text-destructive">
              {"%tBadLines%".replace("{n}", String(bad.length))} {bad.slice(0, 3).join(" · ")}
            </p>
          )}
          <div className="flex flex-wrap gap-2" role="group" aria-label="%tChartShape%">
            {(["line", "bar", "pie"] as const).map((kind) => (
              <Button key={kind} type="button" size="sm" variant={shape === kind ? "default" : "outline"} aria-pressed={shape === kind} onClick={() => setShape(kind)}>
                {{ line: "%tLineChart%", bar: "%tBarChart%", pie: "%tPieChart%" }[kind]}
              </Button>
            ))}
          </div>
          <NumberInput label="%tUnitPrice%" value={price} onChange={setPrice} />
        </div>
        <ChartCard title={head[1] || "%tChart%"}>
          <Figure label={head[1] || "%tChart%"} data={rows.map(({ label, value }) => ({ name: label, value }))} />
        </ChartCard>
      </div>
      {rows.length > 0 && <CsvFigures rows={rows} price={Number(price) || 0} />}
      <CsvMonths rows={rows} price={Number(price) || 0} />
    </div>
  );
}
`,
  'src/components/tools/CsvFigures.tsx': `interface CsvFiguresProps {
  rows: readonly CsvRow[];
  price: number;
}

export function CsvFigures({ rows, price }: CsvFiguresProps) {
  const sum = rows.reduce((total, { value }) => total + value, 0);
  const sorted = rows.toSorted((left, right) => right.value - left.value);
  const [most, least] = [sorted[0], sorted[sorted.length - 1]];
  const named = ({ label, value }: CsvRow) => formatNumber(value) + " (" + (formatDate(label) || label) + ")";
  const figures = [
    { label: "%tSum%", value: formatNumber(sum) },
    { label: "%tAverage%", value: formatNumber(sum / rows.length) },
    { label: "%tHighest%", value: named(most) },
    { label: "%tLowest%", value: named(least) },
    ...(price > 0 ? [{ label: "%tCost%", value: formatMoney(Math.round(sum * price * 100) / 100) }] : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {figures.map(({ label, value }) => (
        <div key={label} className="grid content-start gap-1 rounded-xl border bg-card p-4 text-card-foreground">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="font-heading text-lg font-semibold break-words tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Months side by side; nothing where there are fewer than two. */
export function CsvMonths({ rows, price }: CsvFiguresProps) {
  const months = byMonth(rows);
  if (months.length < 2) return null;
  const name = (month: string) =>
    new Date(month + "-01T00:00").toLocaleDateString("%locale%", { month: "long", year: "numeric" });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ChartCard title="%tMonths%">
        <BarFigure label="%tMonths%" data={months.map(({ month, sum }) => ({ name: name(month), value: sum }))} />
      </ChartCard>
      <div className="overflow-x-auto rounded-xl border bg-card text-card-foreground">
        <Table>
          <TableHeader>
            <TableRow>
              {["%tMonth%", "%tSum%", "%tAverage%", ...(price > 0 ? ["%tCost%"] : [])].map((head) => (
                <TableHead key={head} scope="col">
                  {head}
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {months.map(({ month, sum, average }) => (
              <TableRow key={month}>
                <TableCell>{name(month)}</TableCell>
                <TableCell className="tabular-nums">{formatNumber(sum)}</TableCell>
                <TableCell className="tabular-nums">{formatNumber(average)}</TableCell>
                {price > 0 && <TableCell className="tabular-nums">{formatMoney(Math.round(sum * price * 100) / 100)}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </div>
  );
}
`,
};

export const CSV_WORDS: WordTable = {
  tPasteCsv: [
    'Paste your figures, one line each',
    'Cole seus dados, uma linha cada',
    'Pega tus datos, uno por línea',
    'Daten einfügen, je Zeile ein Wert',
    'Collez vos données, une par ligne',
  ],
  tOrFile: [
    'or choose a file',
    'ou escolha um arquivo',
    'o elige un archivo',
    'oder Datei wählen',
    'ou choisissez un fichier',
  ],
  tBadLines: [
    '{n} lines could not be read:',
    '{n} linhas não puderam ser lidas:',
    '{n} líneas no se pudieron leer:',
    '{n} Zeilen sind nicht lesbar:',
    '{n} lignes illisibles :',
  ],
  tChartShape: [
    'Kind of chart',
    'Tipo de gráfico',
    'Tipo de gráfico',
    'Art des Diagramms',
    'Type de graphique',
  ],
  tLineChart: ['Line', 'Linha', 'Línea', 'Linie', 'Courbe'],
  tBarChart: ['Bars', 'Barras', 'Barras', 'Balken', 'Barres'],
  tPieChart: ['Pie', 'Pizza', 'Circular', 'Kreis', 'Camembert'],
  tChart: ['Chart', 'Gráfico', 'Gráfico', 'Diagramm', 'Graphique'],
  tUnitPrice: [
    'Price per unit',
    'Preço por unidade',
    'Precio por unidad',
    'Preis pro Einheit',
    'Prix par unité',
  ],
  tSum: ['Sum', 'Soma', 'Suma', 'Summe', 'Somme'],
  tAverage: ['Average', 'Média', 'Media', 'Durchschnitt', 'Moyenne'],
  tHighest: ['Highest', 'Maior', 'Máximo', 'Höchster Wert', 'Maximum'],
  tLowest: ['Lowest', 'Menor', 'Mínimo', 'Niedrigster Wert', 'Minimum'],
  tCost: ['Cost', 'Custo', 'Coste', 'Kosten', 'Coût'],
  tMonths: [
    'Months compared',
    'Comparação de meses',
    'Comparación de meses',
    'Monate im Vergleich',
    'Comparaison des mois',
  ],
  tCsvSample: [
    'Date;Value|2026-01-10;12.4|2026-01-17;10.8|2026-01-24;14.2|2026-02-03;9.6|2026-02-12;11.1|2026-02-21;8.9',
    'Data;Valor|10/01/2026;12,4|17/01/2026;10,8|24/01/2026;14,2|03/02/2026;9,6|12/02/2026;11,1|21/02/2026;8,9',
    'Fecha;Valor|10/01/2026;12,4|17/01/2026;10,8|24/01/2026;14,2|03/02/2026;9,6|12/02/2026;11,1|21/02/2026;8,9',
    'Datum;Wert|10.01.2026;12,4|17.01.2026;10,8|24.01.2026;14,2|03.02.2026;9,6|12.02.2026;11,1|21.02.2026;8,9',
    'Date;Valeur|10/01/2026;12,4|17/01/2026;10,8|24/01/2026;14,2|03/02/2026;9,6|12/02/2026;11,1|21/02/2026;8,9',
  ],
};
