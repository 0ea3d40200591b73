import { PartsTotals } from "@/components/common/PartsTotals";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { formatMoney } from "@/lib/format";
import { type PartColumn, type PartRow, formatPart, rowAmount } from "@/lib/parts";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface PartsTableProps {
  columns: readonly PartColumn[];
  rows: readonly PartRow[];
}

export function PartsTable({ columns, rows }: PartsTableProps) {
  if (rows.length === 0) return <p className="text-muted-foreground">{words.partsNone}</p>;
  const isPriced =
    columns.some(({ kind }) => kind === "money") && columns.some(({ kind }) => kind === "number");
  return (
    <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <Table>
        <TableHeader>
          <TableRow>
            {columns.map(({ id, label, kind }) => (
              <TableHead key={id} className={cn(kind !== "text" && "text-right")}>
                {label}
              </TableHead>
            ))}
            {isPriced && <TableHead className="text-right">{words.amount}</TableHead>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {columns.map((column) => (
                <TableCell
                  key={column.id}
                  className={cn(column.kind !== "text" && "text-right tabular-nums")}
                >
                  {formatPart(column, row)}
                </TableCell>
              ))}
              {isPriced && (
                <TableCell className="text-right tabular-nums">
                  {formatMoney(rowAmount(columns, row))}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <PartsTotals columns={columns} rows={rows} />
    </div>
  );
}
