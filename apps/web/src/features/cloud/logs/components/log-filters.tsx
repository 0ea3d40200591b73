import { enums, texts } from '@loam/contract';
import {
  Badge,
  Button,
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@loam/ui';
import { ListFilter } from 'lucide-react';
import { type LogStatus, statusesOf, type LogType } from '../model/log-query.ts';
import { logsWords } from '../texts.data.ts';

interface LogTypePickerProps {
  readonly type: LogType;
  readonly onChange: (type: LogType) => void;
}

export function LogTypePicker({ type, onChange }: LogTypePickerProps) {
  const choose = (value: string) => {
    const found = enums.logs.types.find((known) => known === value);
    if (found !== undefined) onChange(found);
  };
  return (
    <Select value={type} onValueChange={choose}>
      <SelectTrigger aria-label={logsWords.type} className="w-44">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {enums.logs.types.map((value) => (
          <SelectItem key={value} value={value}>
            {texts.logs.types[value]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

interface StatusFilterProps {
  readonly type: LogType;
  readonly chosen: readonly LogStatus[];
  readonly onChange: (chosen: readonly LogStatus[]) => void;
}

const labels = { ...logsWords.levels, ...logsWords.statuses };

/** Several at once; none chosen is all of them. */
export function StatusFilter({ type, chosen, onChange }: StatusFilterProps) {
  const toggle = (status: LogStatus) =>
    onChange(chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status]);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">
          <ListFilter aria-hidden />
          {logsWords.status}
          {chosen.length > 0 ? <Badge tone="accent">{chosen.length}</Badge> : null}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {statusesOf(type).map((status) => (
          <DropdownMenuCheckboxItem
            key={status}
            checked={chosen.includes(status)}
            onCheckedChange={() => toggle(status)}
            onSelect={(event) => event.preventDefault()}
          >
            {labels[status]}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={chosen.length === 0} onSelect={() => onChange([])}>
          {texts.logs.clearAll}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
