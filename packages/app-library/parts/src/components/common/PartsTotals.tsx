import { formatMoney } from "@/lib/format";
import { type PartColumn, type PartRow, partsSum } from "@/lib/parts";
import { words } from "@/lib/words";

interface PartsTotalsProps {
  columns: readonly PartColumn[];
  rows: readonly PartRow[];
}

/** What all rows come to; nothing where they have no price. */
export function PartsTotals({ columns, rows }: PartsTotalsProps) {
  if (!columns.some(({ kind }) => kind === "money")) return null;
  const { net, tax, total } = partsSum(columns, rows);
  const rate = columns.find(({ kind }) => kind === "percent");
  return (
    <dl className="ml-auto grid grid-cols-[auto_auto] gap-x-6 gap-y-1 text-right text-sm tabular-nums">
      {rate && (
        <>
          <dt className="text-muted-foreground">{words.shopSubtotal}</dt>
          <dd>{formatMoney(net)}</dd>
          <dt className="text-muted-foreground">{words.partsTax}</dt>
          <dd>{formatMoney(tax)}</dd>
        </>
      )}
      <dt className="font-semibold">{words.total}</dt>
      <dd className="font-semibold">{formatMoney(total)}</dd>
    </dl>
  );
}
