import { enums } from '@loam/contract';
import {
  Select,
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectLabel,
  SelectTrigger,
  SelectValue,
} from '@loam/ui';
import { structureWords as words } from '../texts.data.ts';

interface TypeSelectProps {
  readonly value: string;
  readonly onChange: (type: string) => void;
  /** Names of the project's own. */
  readonly ownTypes: readonly string[];
  readonly label?: string;
}

/** Types of PostgreSQL that apps use, and the project's own. One that is neither stays choosable while it is chosen. */
export function TypeSelect({ value, onChange, ownTypes, label }: TypeSelectProps) {
  const known: readonly string[] = enums.database.columnTypes;
  const own = ownTypes.map((name) => `public.${name}`);
  const isOther = !known.includes(value) && !own.includes(value);
  return (
    <Select value={value} onValueChange={onChange}>
      <SelectTrigger {...(label !== undefined && { 'aria-label': label })}>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {isOther ? <SelectItem value={value}>{value}</SelectItem> : null}
        {known.map((type) => (
          <SelectItem key={type} value={type}>
            {type}
          </SelectItem>
        ))}
        {own.length === 0 ? null : (
          <SelectGroup>
            <SelectLabel>{words.column.ownTypes}</SelectLabel>
            {own.map((type) => (
              <SelectItem key={type} value={type}>
                {type.slice('public.'.length)}
              </SelectItem>
            ))}
          </SelectGroup>
        )}
      </SelectContent>
    </Select>
  );
}
