import { fillText, type TableColumn } from '@loam/contract';
import { IconButton, Input, Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@loam/ui';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { type FilterDraft, filterFault, filterKind, operatorsOf } from '../model/filters.ts';
import { databaseWords } from '../texts.data.ts';

interface FilterBarProps {
  readonly columns: readonly TableColumn[];
  readonly drafts: readonly FilterDraft[];
  readonly onChange: (drafts: readonly FilterDraft[]) => void;
}

export function FilterBar({ columns, drafts, onChange }: FilterBarProps) {
  if (drafts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 border-b border-border px-3 py-2">
      {drafts.map((draft) => {
        const column = columns.find(({ name }) => name === draft.column);
        const others = drafts.filter((one) => one !== draft);
        if (column === undefined) return null;
        return (
          <FilterLine
            key={draft.column}
            column={column}
            draft={draft}
            onChange={(next) => onChange(drafts.map((one) => (one === draft ? next : one)))}
            onRemove={() => onChange(others)}
          />
        );
      })}
    </ul>
  );
}

interface FilterLineProps {
  readonly column: TableColumn;
  readonly draft: FilterDraft;
  readonly onChange: (draft: FilterDraft) => void;
  readonly onRemove: () => void;
}

function FilterLine({ column, draft, onChange, onRemove }: FilterLineProps) {
  const [isTouched, setIsTouched] = useState(draft.value !== '');
  const fault = isTouched ? filterFault(column, draft.value) : undefined;
  const id = useId();
  const isBoolean = filterKind(column) === 'boolean';
  const type = (value: string) => {
    // A filter that was emptied is not wanted any more.
    if (value === '' && draft.value !== '') return onRemove();
    setIsTouched(true);
    onChange({ ...draft, value });
  };
  const operators = operatorsOf(column);
  const setOperator = (text: string) => {
    const operator = operators.find((one) => one === text);
    if (operator !== undefined) onChange({ ...draft, operator });
  };
  return (
    <li className="flex flex-col gap-0.5">
      <div className="flex items-center gap-1 rounded-md border border-border bg-surface ps-2">
        <span className="max-w-40 truncate font-mono text-xs">{column.name}</span>
        <Choice
          label={fillText(databaseWords.operatorOf, { column: column.name })}
          value={draft.operator}
          options={operators.map((operator) => [operator, databaseWords.operators[operator]] as const)}
          onChange={setOperator}
        />
        {isBoolean ? (
          <Choice
            label={fillText(databaseWords.valueOf, { column: column.name })}
            value={draft.value}
            options={[
              ['true', 'true'],
              ['false', 'false'],
            ]}
            onChange={type}
          />
        ) : (
          <Input
            inputSize="sm"
            autoFocus={draft.value === ''}
            aria-label={fillText(databaseWords.valueOf, { column: column.name })}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : id}
            className="w-40 border-0"
            value={draft.value}
            onBlur={() => setIsTouched(true)}
            onChange={(event) => type(event.target.value)}
          />
        )}
        <IconButton
          size="sm"
          label={fillText(databaseWords.removeFilter, { column: column.name })}
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      {fault === undefined ? null : (
        <p id={id} role="alert" className="ps-2 text-xs text-danger">
          {fault}
        </p>
      )}
    </li>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Select value={value} onValueChange={onChange}>
      <SelectTrigger aria-label={label} inputSize="sm" className="w-auto border-0 text-muted-foreground">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {options.map(([option, name]) => (
          <SelectItem key={option} value={option}>
            {name}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
