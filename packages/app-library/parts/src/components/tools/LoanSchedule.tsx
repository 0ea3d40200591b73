import { DownloadIcon } from "lucide-react";
import { ChartCard } from "@/components/charts/ChartCard";
import { LineFigure } from "@/components/charts/LineFigure";
import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { inDays } from "@/data/relative-days";
import { formatMoney } from "@/lib/format";
import { type LoanPlan, monthAfter } from "@/lib/tools/repay-loan";
import { words } from "@/lib/words";

interface LoanScheduleProps {
  plan: LoanPlan;
  /** "2030-01". */
  start: string;
}

export function LoanSchedule({ plan, start }: LoanScheduleProps) {
  const rows = plan.months.map((one) => ({ ...one, when: monthAfter(start || inDays(0), one.month) }));
  const ends = plan.months.filter(({ month }) => month % 12 === 0 || month === plan.months.length);

  const download = () => {
    const lines = rows.map(({ when, payment, interest, left }) =>
      [when, ...[payment, interest, left].map((amount) => amount.toFixed(2))].join(";"),
    );
    const text = [`${words.month};${words.payment};${words.interestPart};${words.toolLeft}`, ...lines].join(
      "\n",
    );
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
    link.download = "schedule.csv";
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ChartCard title={words.toolLeft}>
        <LineFigure
          label={words.toolLeft}
          format={formatMoney}
          data={ends.map(({ month, left }) => ({
            name: `${words.year} ` + Math.ceil(month / 12),
            value: Math.round(left),
          }))}
        />
      </ChartCard>
      <ChartCard
        title={words.schedule}
        action={
          <Button type="button" size="sm" variant="outline" onClick={download}>
            <DownloadIcon aria-hidden="true" />
            CSV
          </Button>
        }
      >
        <div className="max-h-96 overflow-auto">
          <Table>
            <TableHeader>
              <TableRow>
                {[words.month, words.payment, words.interestPart, words.toolLeft].map((head) => (
                  <TableHead key={head} scope="col">
                    {head}
                  </TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map(({ when, payment, interest, left }) => (
                <TableRow key={when}>
                  <TableCell className="tabular-nums">{when}</TableCell>
                  {[payment, interest, left].map((amount, index) => (
                    <TableCell key={index} className="tabular-nums">
                      {formatMoney(Math.round(amount * 100) / 100)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      </ChartCard>
    </div>
  );
}
