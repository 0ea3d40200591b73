import { PlusIcon } from "lucide-react";
import type { FieldValues } from "react-hook-form";
import { PartsTotals } from "@/components/common/PartsTotals";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import { PartInputs } from "@/components/form-fields/PartInputs";
import type { FieldProps } from "@/components/form-fields/field-props";
import { Button } from "@/components/ui/button";
import type { PartColumn, PartRow } from "@/lib/parts";
import { words } from "@/lib/words";

interface PartsFieldProps<V extends FieldValues> extends FieldProps<V> {
  columns: readonly PartColumn[];
}

const FIRST: Record<PartColumn["kind"], string | number> = { text: "", number: 1, money: 0, percent: 0 };

/** Rows that are added, filled in and removed inside the form. */
export function PartsField<V extends FieldValues>({ columns, ...props }: PartsFieldProps<V>) {
  const empty = Object.fromEntries(columns.map(({ id, kind }) => [id, FIRST[kind]]));
  return (
    <FieldFrame {...props} isGroup>
      {(field) => {
        const rows: readonly PartRow[] = field.value ?? [];
        return (
          <>
            {rows.map((row, index) => (
              <PartInputs
                key={index}
                columns={columns}
                row={row}
                number={index + 1}
                onChange={(id, value) => field.onChange(rows.with(index, { ...row, [id]: value }))}
                onRemove={() => field.onChange(rows.toSpliced(index, 1))}
              />
            ))}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Button
                type="button"
                variant="outline"
                size="sm"
                onClick={() => field.onChange([...rows, empty])}
              >
                <PlusIcon />
                {words.partsAdd}
              </Button>
              <PartsTotals columns={columns} rows={rows} />
            </div>
          </>
        );
      }}
    </FieldFrame>
  );
}
