import { type BackendTable, fillText, type TableColumn } from '@loam/contract';
import {
  Field,
  Input,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  Switch,
  Textarea,
} from '@loam/ui';
import { gridWords } from '../../grid/texts.data.ts';
import { databaseWords } from '../texts.data.ts';

interface RowFieldProps {
  readonly table: BackendTable;
  readonly column: TableColumn;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

export function RowField({ table, column, value, fault, onChange }: RowFieldProps) {
  const isNeeded = !column.is_nullable && column.default_value === null;
  return (
    <Field
      label={<span className="font-mono text-xs">{column.name}</span>}
      aside={`${column.data_type}${isNeeded ? '' : ` · ${databaseWords.optional}`}`}
      hint={hintOf(table, column)}
      error={fault}
      required={isNeeded}
    >
      <Control column={column} value={value} onChange={onChange} />
    </Field>
  );
}

function hintOf({ foreign_keys: keys }: BackendTable, column: TableColumn): string | undefined {
  const target = keys.find((key) => key.columns.length === 1 && key.columns[0] === column.name);
  if (target)
    return fillText(databaseWords.pointsAt, {
      table: target.target_table,
      column: target.target_columns[0] ?? '',
    });
  if (column.default_value !== null)
    return fillText(databaseWords.defaultTo, { value: column.default_value });
  return undefined;
}

const noChoice = ' ';

type ControlProps = Pick<RowFieldProps, 'column' | 'value' | 'onChange'>;

function Control({ column, value, onChange }: ControlProps) {
  const props = { column, value, onChange };
  if (column.kind === 'enum') return <EnumControl {...props} />;
  if (column.kind === 'json' || column.kind === 'text') return <BoxControl {...props} />;
  if (column.kind !== 'boolean') return <LineControl {...props} />;
  return (
    <Switch
      checked={value === 'true'}
      onCheckedChange={(isOn) => onChange(isOn ? 'true' : 'false')}
      className="self-start"
    />
  );
}

function BoxControl({ column, value, onChange }: ControlProps) {
  return (
    <Textarea
      rows={column.kind === 'json' ? 5 : Math.min(8, 1 + Math.floor(value.length / 50))}
      className="min-h-9 font-mono text-xs"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function LineControl({ column, value, onChange }: ControlProps) {
  const inputMode = column.kind === 'integer' ? 'numeric' : column.kind === 'decimal' ? 'decimal' : undefined;
  return (
    <Input
      inputMode={inputMode}
      placeholder={column.kind === 'array' ? '["…"]' : undefined}
      className="font-mono text-xs"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function EnumControl({ column, value, onChange }: ControlProps) {
  return (
    <Select
      value={value === '' ? noChoice : value}
      onValueChange={(next) => onChange(next === noChoice ? '' : next)}
    >
      <SelectTrigger>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {column.is_nullable || value === '' ? (
          <SelectItem value={noChoice}>{gridWords.null}</SelectItem>
        ) : null}
        {column.enums.map((option) => (
          <SelectItem key={option} value={option}>
            {option}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
