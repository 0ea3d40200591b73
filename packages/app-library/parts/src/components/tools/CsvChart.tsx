import { type ChangeEvent, useState } from "react";
import { BarFigure } from "@/components/charts/BarFigure";
import { ChartCard } from "@/components/charts/ChartCard";
import { LineFigure } from "@/components/charts/LineFigure";
import { PieFigure } from "@/components/charts/PieFigure";
import { CsvFigures, CsvMonths } from "@/components/tools/CsvFigures";
import { NumberInput } from "@/components/tools/NumberInput";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { useStored } from "@/hooks/use-stored";
import { readCsv } from "@/lib/tools/read-csv";
import { words } from "@/lib/words";

interface CsvChartProps {
  /** What one unit costs; zero where nothing is paid. */
  price: number;
  shape: "line" | "bar" | "pie";
}

const FIGURES = { line: LineFigure, bar: BarFigure, pie: PieFigure };

export function CsvChart({ price: firstPrice, shape: firstShape }: CsvChartProps) {
  const [text, setText] = useStored("csv-text", words.csvSample.replaceAll("|", "\n"));
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
            <Label htmlFor="csv-text">{words.pasteCsv}</Label>
            <Textarea
              id="csv-text"
              rows={10}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="max-h-72 font-mono text-sm"
            />
          </div>
          <div className="grid gap-2">
            <Label htmlFor="csv-file">{words.orFile}</Label>
            <Input id="csv-file" type="file" accept=".csv,.txt,text/csv" onChange={load} />
          </div>
          {bad.length > 0 && (
            <p role="alert" className="text-sm break-words text-destructive">
              {words.badLines.replace("{n}", String(bad.length))} {bad.slice(0, 3).join(" · ")}
            </p>
          )}
          <div className="flex flex-wrap gap-2" role="group" aria-label={words.chartShape}>
            {(["line", "bar", "pie"] as const).map((kind) => (
              <Button
                key={kind}
                type="button"
                size="sm"
                variant={shape === kind ? "default" : "outline"}
                aria-pressed={shape === kind}
                onClick={() => setShape(kind)}
              >
                {{ line: words.lineChart, bar: words.barChart, pie: words.pieChart }[kind]}
              </Button>
            ))}
          </div>
          <NumberInput label={words.unitPrice} value={price} onChange={setPrice} />
        </div>
        <ChartCard title={head[1] || words.chart}>
          <Figure
            label={head[1] || words.chart}
            data={rows.map(({ label, value }) => ({ name: label, value }))}
          />
        </ChartCard>
      </div>
      {rows.length > 0 && <CsvFigures rows={rows} price={Number(price) || 0} />}
      <CsvMonths rows={rows} price={Number(price) || 0} />
    </div>
  );
}
