import { type BackendTable, deleteRules, fillText, type TableColumn, texts } from '@loam/contract';
import {
  Checkbox,
  Field,
  Input,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@loam/ui';
import { useState } from 'react';
import { useTable, useTables } from '../../api.ts';
import { columnChange, columnDraftOf, emptyColumn, newColumnOf } from '../model/drafts.ts';
import { structureWords } from '../texts.data.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { ColumnFields, Rule } from './column-fields.tsx';

interface TableFormProps {
  readonly projectId: string;
  readonly table: BackendTable;
  readonly onClose: () => void;
}

interface ColumnFormProps extends TableFormProps {
  readonly ownTypes: readonly string[];
  /** What is said of a new one; its name is in the list below otherwise. */
  readonly addedText?: string;
  /** A new one without. */
  readonly column: TableColumn | undefined;
}

export function ColumnForm({ projectId, table, column, ownTypes, addedText, onClose }: ColumnFormProps) {
  const before = column && columnDraftOf(column, table);
  const [draft, setDraft] = useState(before ?? emptyColumn(0));
  const read = () => {
    if (before) return columnChange(table.name, before, draft);
    if (draft.name.trim() === '') return { fault: texts.database.columnNameRequired };
    return { change: { kind: 'add_column', table: table.name, column: newColumnOf(draft) } } as const;
  };
  const added = fillText(addedText ?? texts.database.columnAdded, { name: draft.name.trim() });
  return (
    <ChangeSheet
      projectId={projectId}
      title={before ? structureWords.column.edit : texts.database.addColumn}
      subject={before ? `${table.name}.${before.name}` : table.name}
      draft={read}
      onClose={onClose}
      doneText={before ? undefined : added}
      failedText={before ? undefined : columnFailed}
    >
      <ColumnFields draft={draft} ownTypes={ownTypes} onChange={setDraft} />
    </ChangeSheet>
  );
}

const columnFailed = (message: string): string =>
  fillText(texts.database.columnFailedWith, { message: message || texts.database.columnFailed });

export function IndexForm({ projectId, table, onClose }: TableFormProps) {
  const words = structureWords.indexes;
  const [columns, setColumns] = useState<readonly string[]>([]);
  const [isUnique, setUnique] = useState(false);
  return (
    <ChangeSheet
      projectId={projectId}
      title={words.add}
      subject={table.name}
      draft={() =>
        columns.length === 0
          ? { fault: words.choose }
          : { change: { kind: 'create_index', table: table.name, columns: [...columns], unique: isUnique } }
      }
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{words.columns}</legend>
        {table.columns.map(({ name, data_type: type }) => (
          <label key={name} className="flex min-h-6 items-center gap-2.5 text-sm max-sm:min-h-10">
            <Checkbox
              checked={columns.includes(name)}
              onCheckedChange={(isOn) =>
                setColumns(isOn === true ? [...columns, name] : columns.filter((one) => one !== name))
              }
            />
            <span className="font-mono">{name}</span>
            <span className="text-xs text-muted-foreground">{type}</span>
            {columns.length > 1 && columns.includes(name) ? (
              <span className="ms-auto text-xs text-muted-foreground tabular-nums">
                {columns.indexOf(name) + 1}
              </span>
            ) : null}
          </label>
        ))}
      </fieldset>
      <Rule label={words.unique} isOn={isUnique} onChange={setUnique} />
    </ChangeSheet>
  );
}

const people = 'auth.users';

export function LinkForm({ projectId, table, onClose }: TableFormProps) {
  const words = structureWords.links;
  const tables = useTables(projectId);
  const [column, setColumn] = useState(table.columns.find(({ name }) => name.endsWith('_id'))?.name ?? '');
  const [target, setTarget] = useState('');
  const [targetColumn, setTargetColumn] = useState<string>();
  const [rule, setRule] = useState<(typeof deleteRules)[number]>('no action');
  const columns = useTargetColumns(projectId, target);
  const chosen = targetColumn ?? columns[0] ?? '';
  return (
    <ChangeSheet
      projectId={projectId}
      title={words.add}
      subject={table.name}
      draft={() =>
        column === '' || target === '' || chosen === ''
          ? { fault: `${words.column}, ${words.target.toLowerCase()}` }
          : {
              change: {
                kind: 'add_foreign_key',
                table: table.name,
                column,
                target:
                  target === people
                    ? { schema: 'auth', table: 'users', column: chosen }
                    : { schema: 'public', table: target, column: chosen },
                rule,
              },
            }
      }
      onClose={onClose}
    >
      <Choice
        label={words.column}
        value={column}
        options={table.columns.map(({ name }) => name)}
        onChange={setColumn}
      />
      <Choice
        label={words.target}
        value={target}
        options={[
          ...(tables.data ?? []).filter(({ kind }) => kind === 'table').map(({ name }) => name),
          people,
        ]}
        nameOf={(option) => (option === people ? words.people : option)}
        onChange={(next) => {
          setTarget(next);
          setTargetColumn(undefined);
        }}
      />
      {target === '' ? null : (
        <Choice label={words.targetColumn} value={chosen} options={columns} onChange={setTargetColumn} />
      )}
      <Choice
        label={words.rule}
        value={rule}
        options={deleteRules}
        nameOf={(option) => words.rules[deleteRules.find((one) => one === option) ?? 'no action']}
        onChange={(next) => setRule(deleteRules.find((one) => one === next) ?? 'no action')}
      />
    </ChangeSheet>
  );
}

/** What tells rows apart comes first: only such a column can be pointed at. */
function useTargetColumns(projectId: string, target: string): readonly string[] {
  const isPeople = target === people || target === '';
  const found = useTable({ projectId, table: target }, !isPeople);
  if (target === people) return ['id'];
  const { data } = found;
  if (isPeople || data === undefined) return [];
  const keys = data.primary_keys.map(({ name }) => name);
  const unique = data.columns.filter((column) => column.is_unique).map(({ name }) => name);
  return [...new Set([...(keys.length === 1 ? keys : []), ...unique])];
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly nameOf?: (option: string) => string;
  readonly onChange: (option: string) => void;
}

export function Choice({ label, value, options, nameOf = (option) => option, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value} onValueChange={onChange}>
        <SelectTrigger>
          <SelectValue placeholder={structureWords.choose} />
        </SelectTrigger>
        <SelectContent>
          {options.map((option) => (
            <SelectItem key={option} value={option}>
              {nameOf(option)}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}

interface RenameFormProps {
  readonly projectId: string;
  readonly table: string;
  readonly onClose: () => void;
  readonly onDone: (to: string) => void;
}

export function RenameTableForm({ projectId, table, onClose, onDone }: RenameFormProps) {
  const [to, setTo] = useState(table);
  return (
    <ChangeSheet
      projectId={projectId}
      title={structureWords.table.rename}
      subject={table}
      draft={() =>
        to.trim() === '' || to.trim() === table
          ? { fault: structureWords.nameRequired }
          : { change: { kind: 'rename_table', table, to: to.trim() } }
      }
      onClose={onClose}
      onDone={() => onDone(to.trim())}
    >
      <Field label={structureWords.newName} required>
        <Input value={to} onChange={(event) => setTo(event.target.value)} />
      </Field>
    </ChangeSheet>
  );
}
