import { BarFigure } from "@/components/charts/BarFigure";
import { ChartCard } from "@/components/charts/ChartCard";
import { FigureList } from "@/components/tools/FigureList";
import { RowTable } from "@/components/tools/RowTable";
import { app } from "@/lib/app";
import { formatDate, formatMoney, formatNumber } from "@/lib/format";
import { type CsvRow, byMonth } from "@/lib/tools/read-csv";
import { words } from "@/lib/words";

interface CsvFiguresProps {
  rows: readonly CsvRow[];
  price: number;
}

const costText = (sum: number, price: number) => formatMoney(Math.round(sum * price * 100) / 100);

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
    ...(price > 0 ? [{ label: words.cost, value: costText(sum, price) }] : []),
  ];
  return (
    <FigureList
      figures={figures}
      className="sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
    />
  );
}

/** Months side by side; nothing where there are fewer than two. */
export function CsvMonths({ rows, price }: CsvFiguresProps) {
  const months = byMonth(rows);
  if (months.length < 2) return null;
  const name = (month: string) =>
    new Date(month + "-01T00:00").toLocaleDateString(app.locale, { month: "long", year: "numeric" });
  const costs = (sum: number) => (price > 0 ? [costText(sum, price)] : []);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ChartCard title={words.months}>
        <BarFigure
          label={words.months}
          data={months.map(({ month, sum }) => ({ name: name(month), value: sum }))}
        />
      </ChartCard>
      <div className="overflow-x-auto rounded-xl border bg-card text-card-foreground">
        <RowTable
          heads={[words.month, words.toolSum, words.toolAverage, ...(price > 0 ? [words.cost] : [])]}
          rows={months.map(({ month, sum, average }) => [
            name(month),
            formatNumber(sum),
            formatNumber(average),
            ...costs(sum),
          ])}
        />
      </div>
    </div>
  );
}
