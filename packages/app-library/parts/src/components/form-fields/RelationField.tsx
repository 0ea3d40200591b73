import type { FieldValues } from "react-hook-form";
import { ChoiceField } from "@/components/form-fields/ChoiceField";
import type { FieldProps } from "@/components/form-fields/field-props";
import { recordTitles } from "@/data/record-titles";
import type { TableName } from "@/data/store";
import { useRecords } from "@/data/use-records";

interface RelationFieldProps<V extends FieldValues, T extends TableName> extends FieldProps<V> {
  table: T;
}

/** Picks a record of another table by its title. */
export function RelationField<V extends FieldValues, T extends TableName>({
  table,
  ...props
}: RelationFieldProps<V, T>) {
  const options = useRecords(table)
    .map((record) => ({ value: record.id, label: recordTitles[table](record) }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  return <ChoiceField {...props} options={options} />;
}
