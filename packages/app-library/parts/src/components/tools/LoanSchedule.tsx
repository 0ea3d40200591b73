import { DownloadIcon } from "lucide-react";
import { ChartCard } from "@/components/charts/ChartCard";
import { LineFigure } from "@/components/charts/LineFigure";
import { RowTable } from "@/components/tools/RowTable";
import { Button } from "@/components/ui/button";
import { inDays } from "@/data/relative-days";
import { downloadText } from "@/lib/csv";
import { formatMoney } from "@/lib/format";
import { type LoanPlan, monthAfter } from "@/lib/tools/repay-loan";
import { words } from "@/lib/words";

interface LoanScheduleProps {
  plan: LoanPlan;
  /** "2030-01". */
  start: string;
}

const HEADS = [words.month, words.payment, words.interestPart, words.toolLeft];

export function LoanSchedule({ plan, start }: LoanScheduleProps) {
  const rows = plan.months.map(({ month, payment, interest, left }) => ({
    when: monthAfter(start || inDays(0), month),
    amounts: [payment, interest, left],
  }));
  const ends = plan.months.filter(({ month }) => month % 12 === 0 || month === plan.months.length);
  const years = ends.map(({ month, left }) => ({
    name: `${words.year} ` + Math.ceil(month / 12),
    value: Math.round(left),
  }));

  const download = () => {
    const lines = rows.map(({ when, amounts }) => [when, ...amounts.map((amount) => amount.toFixed(2))]);
    downloadText("schedule.csv", [HEADS, ...lines].map((cells) => cells.join(";")).join("\n"), "text/csv");
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ChartCard title={words.toolLeft}>
        <LineFigure label={words.toolLeft} format={formatMoney} data={years} />
      </ChartCard>
      <ChartCard
        title={words.schedule}
        action={
          <Button size="sm" variant="outline" onClick={download}>
            <DownloadIcon />
            CSV
          </Button>
        }
      >
        <div className="max-h-96 overflow-auto">
          <RowTable
            heads={HEADS}
            rows={rows.map(({ when, amounts }) => [
              when,
              ...amounts.map((amount) => formatMoney(Math.round(amount * 100) / 100)),
            ])}
          />
        </div>
      </ChartCard>
    </div>
  );
}
