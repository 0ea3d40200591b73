import { BarFigure } from "@/components/charts/BarFigure";
import { ChartCard } from "@/components/charts/ChartCard";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { app } from "@/lib/app";
import { formatDate, formatMoney, formatNumber } from "@/lib/format";
import { type CsvRow, byMonth } from "@/lib/tools/read-csv";
import { words } from "@/lib/words";

interface CsvFiguresProps {
  rows: readonly CsvRow[];
  price: number;
}

export function CsvFigures({ rows, price }: CsvFiguresProps) {
  const sum = rows.reduce((total, { value }) => total + value, 0);
  const sorted = rows.toSorted((left, right) => right.value - left.value);
  const [most, least] = [sorted[0], sorted[sorted.length - 1]];
  const named = ({ label, value }: CsvRow) => formatNumber(value) + " (" + (formatDate(label) || label) + ")";
  const figures = [
    { label: words.toolSum, value: formatNumber(sum) },
    { label: words.toolAverage, value: formatNumber(sum / rows.length) },
    { label: words.highest, value: named(most) },
    { label: words.lowest, value: named(least) },
    ...(price > 0 ? [{ label: words.cost, value: formatMoney(Math.round(sum * price * 100) / 100) }] : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {figures.map(({ label, value }) => (
        <div
          key={label}
          className="grid content-start gap-1 rounded-xl border bg-card p-4 text-card-foreground"
        >
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
    new Date(month + "-01T00:00").toLocaleDateString(app.locale, { month: "long", year: "numeric" });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ChartCard title={words.months}>
        <BarFigure
          label={words.months}
          data={months.map(({ month, sum }) => ({ name: name(month), value: sum }))}
        />
      </ChartCard>
      <div className="overflow-x-auto rounded-xl border bg-card text-card-foreground">
        <Table>
          <TableHeader>
            <TableRow>
              {[words.month, words.toolSum, words.toolAverage, ...(price > 0 ? [words.cost] : [])].map(
                (head) => (
                  <TableHead key={head} scope="col">
                    {head}
                  </TableHead>
                ),
              )}
            </TableRow>
          </TableHeader>
          <TableBody>
            {months.map(({ month, sum, average }) => (
              <TableRow key={month}>
                <TableCell>{name(month)}</TableCell>
                <TableCell className="tabular-nums">{formatNumber(sum)}</TableCell>
                <TableCell className="tabular-nums">{formatNumber(average)}</TableCell>
                {price > 0 && (
                  <TableCell className="tabular-nums">
                    {formatMoney(Math.round(sum * price * 100) / 100)}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </div>
  );
}
