import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@loam/ui';
import { policyWords } from '../texts.data.ts';

interface TablePickerProps {
  readonly tables: readonly string[];
  readonly table: string | undefined;
  readonly onTable: (table: string | undefined) => void;
  /** What it says where none is chosen; without it one has to be. */
  readonly allLabel?: string;
}

/** No table can be called so. */
const every = '\u0000';

export function TablePicker({ tables, table, onTable, allLabel }: TablePickerProps) {
  return (
    <Select
      value={table ?? (allLabel === undefined ? '' : every)}
      onValueChange={(value) => onTable(value === every ? undefined : value)}
    >
      <SelectTrigger aria-label={policyWords.table} className="w-56">
        <SelectValue placeholder={policyWords.table} />
      </SelectTrigger>
      <SelectContent>
        {allLabel === undefined ? null : <SelectItem value={every}>{allLabel}</SelectItem>}
        {tables.map((name) => (
          <SelectItem key={name} value={name}>
            {name}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
