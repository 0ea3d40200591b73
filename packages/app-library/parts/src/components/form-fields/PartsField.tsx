import { PlusIcon } from "lucide-react";
import type { FieldValues } from "react-hook-form";
import { PartsTotals } from "@/components/common/PartsTotals";
import { PartInputs } from "@/components/form-fields/PartInputs";
import { type FieldProps, REQUIRED_LABEL } from "@/components/form-fields/field-props";
import { Button } from "@/components/ui/button";
import { FormDescription, FormField, FormItem, FormMessage } from "@/components/ui/form";
import type { PartColumn, PartRow } from "@/lib/parts";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface PartsFieldProps<V extends FieldValues> extends FieldProps<V> {
  columns: readonly PartColumn[];
}

/** Rows that are added, filled in and removed inside the form. */
export function PartsField<V extends FieldValues>({
  control,
  name,
  label,
  help,
  isRequired,
  className,
  columns,
}: PartsFieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => {
        const rows: readonly PartRow[] = field.value ?? [];
        const change = (index: number, id: string, value: string | number | null) =>
          field.onChange(rows.map((row, at) => (at === index ? { ...row, [id]: value } : row)));
        const empty = Object.fromEntries(
          columns.map(({ id, kind }) => [id, kind === "text" ? "" : firstValue(kind)]),
        );
        return (
          <FormItem className={className}>
            <fieldset className="grid gap-3">
              <legend className={cn("mb-2.5 text-sm leading-none font-medium", isRequired && REQUIRED_LABEL)}>
                {label}
              </legend>
              {rows.map((row, index) => (
                <PartInputs
                  key={index}
                  columns={columns}
                  row={row}
                  number={index + 1}
                  onChange={(id, value) => change(index, id, value)}
                  onRemove={() => field.onChange(rows.filter((_, at) => at !== index))}
                />
              ))}
              <div className="flex flex-wrap items-center justify-between gap-3">
                <Button
                  type="button"
                  variant="outline"
                  size="sm"
                  onClick={() => field.onChange([...rows, empty])}
                >
                  <PlusIcon aria-hidden="true" />
                  {words.partsAdd}
                </Button>
                <PartsTotals columns={columns} rows={rows} />
              </div>
            </fieldset>
            {help && <FormDescription>{help}</FormDescription>}
            <FormMessage role="alert" />
          </FormItem>
        );
      }}
    />
  );
}

const firstValue = (kind: PartColumn["kind"]): number => (kind === "number" ? 1 : 0);
