import { recordTitles } from "@/data/record-titles";
import type { TableName } from "@/data/store";
import { useRecord } from "@/data/use-records";

interface RecordNameProps<T extends TableName> {
  table: T;
  id: string;
}

/** The title of the record that an id points to. */
export function RecordName<T extends TableName>({ table, id }: RecordNameProps<T>) {
  const record = useRecord(table, id);
  return <>{record ? recordTitles[table](record) : "–"}</>;
}
