import { DownloadIcon, FileTextIcon, PrinterIcon } from "lucide-react";
import { EmptyState } from "@/components/common/EmptyState";
import { Fact } from "@/components/common/Fact";
import type { ReportSource } from "@/components/report/ReportBuilder";
import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { inDays } from "@/data/relative-days";
import { downloadText, toCsv } from "@/lib/csv";
import { isBetween } from "@/lib/filter-options";
import { formatDate } from "@/lib/format";
import { words } from "@/lib/words";

interface ReportSheetProps {
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
    return <EmptyState icon={FileTextIcon} title={words.reportNothing} text={words.reportNothingText} />;
  }

  return (
    <article aria-live="polite" className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h3 className="font-heading text-xl font-semibold">{source.label}</h3>
          <p className="text-sm text-muted-foreground">
            {formatDate(from)} – {formatDate(to)} · {words.reportCount.replace("{n}", String(rows.length))}
          </p>
          <p className="text-sm text-muted-foreground">
            {words.reportMade.replace("{name}", formatDate(inDays(0)))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button variant="outline" onClick={() => window.print()}>
            <PrinterIcon />
            {words.print}
          </Button>
          <Button variant="outline" onClick={download}>
            <DownloadIcon />
            {words.reportDownload}
          </Button>
        </div>
      </div>
      {totals.length > 0 && (
        <dl aria-label={words.reportTotals} className="grid grid-cols-2 gap-4 border-y py-4 sm:grid-cols-4">
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
