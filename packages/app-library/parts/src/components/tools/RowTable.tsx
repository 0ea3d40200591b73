import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";

interface RowTableProps {
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

export function RowTable({ heads, rows }: RowTableProps) {
  return (
    <Table>
      <TableHeader>
        <TableRow>
          {heads.map((head) => (
            <TableHead key={head} scope="col">
              {head}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((cells, row) => (
          <TableRow key={row}>
            {cells.map((cell, at) => (
              <TableCell key={at} className="tabular-nums">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
