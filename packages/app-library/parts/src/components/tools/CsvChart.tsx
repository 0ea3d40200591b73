import { type ChangeEvent, useState } from "react";
import { BarFigure } from "@/components/charts/BarFigure";
import { ChartCard } from "@/components/charts/ChartCard";
import { LineFigure } from "@/components/charts/LineFigure";
import { PieFigure } from "@/components/charts/PieFigure";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { CsvFigures, CsvMonths } from "@/components/tools/CsvFigures";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { LabelledText } from "@/components/tools/LabelledText";
import { Problem } from "@/components/tools/Problem";
import { ToolCard } from "@/components/tools/ToolCard";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { readCsv } from "@/lib/tools/read-csv";
import { words } from "@/lib/words";

interface CsvChartProps {
  /** What one unit costs; zero where nothing is paid. */
  price: number;
  shape: "line" | "bar" | "pie";
}

const FIGURES = { line: LineFigure, bar: BarFigure, pie: PieFigure };
const NAMES = { line: words.lineChart, bar: words.barChart, pie: words.pieChart };

export function CsvChart({ price: firstPrice, shape: firstShape }: CsvChartProps) {
  const [text, setText] = useStored("csv-text", words.csvSample.replaceAll("|", "\n"));
  const [price, setPrice] = useStored("csv-price", String(firstPrice));
  const [shape, setShape] = useState<keyof typeof FIGURES>(firstShape);
  const { rows, bad, head } = readCsv(text);
  const title = head[1] || words.chart;
  const Figure = FIGURES[shape];

  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) setText(await file.text());
  };

  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ToolCard>
          <LabelledText
            label={words.pasteCsv}
            rows={10}
            value={text}
            onChange={setText}
            className="max-h-72 font-mono text-sm"
          />
          <Label className="grid gap-2">
            {words.orFile}
            <Input type="file" accept=".csv,.txt,text/csv" onChange={load} />
          </Label>
          <Problem
            text={
              bad.length === 0
                ? ""
                : fill(words.badLines, { n: bad.length }) + " " + bad.slice(0, 3).join(" · ")
            }
          />
          <ChoiceButtons
            label={words.chartShape}
            size="sm"
            options={["line", "bar", "pie"] as const}
            value={shape}
            text={(kind) => NAMES[kind]}
            onChange={setShape}
          />
          <LabelledInput label={words.unitPrice} type="number" value={price} onChange={setPrice} />
        </ToolCard>
        <ChartCard title={title}>
          <Figure label={title} data={rows.map(({ label, value }) => ({ name: label, value }))} />
        </ChartCard>
      </div>
      {rows.length > 0 && <CsvFigures rows={rows} price={Number(price) || 0} />}
      <CsvMonths rows={rows} price={Number(price) || 0} />
    </div>
  );
}
