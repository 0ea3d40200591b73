import { enums, fillText, limits, texts } from '@loam/contract';
import {
  Button,
  CodeBlock,
  Field,
  Input,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  Sheet,
  SheetContent,
  SheetDescription,
  SheetTitle,
  Switch,
  toast,
} from '@loam/ui';
import { type FormEvent, useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { type TableRef, useAddColumn } from '../api.ts';
import { databaseWords } from '../texts.data.ts';

const words = texts.database;
type ColumnType = (typeof enums.database.columnTypes)[number];

interface ColumnPanelProps {
  readonly tableRef: TableRef;
  readonly onClose: () => void;
}

/** One more column: first what it is, then the SQL that makes it. */
export function ColumnPanel({ tableRef, onClose }: ColumnPanelProps) {
  const [name, setName] = useState('');
  const [type, setType] = useState<ColumnType>('text');
  const [isNullable, setIsNullable] = useState<boolean>(limits.database.columnNullableByDefault);
  const [defaultValue, setDefaultValue] = useState('');
  const [fault, setFault] = useState<string>();
  const [sql, setSql] = useState<string>();
  const add = useAddColumn(tableRef);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setFault(words.columnNameRequired);
      return;
    }
    const order = {
      name: name.trim(),
      data_type: type,
      is_nullable: isNullable,
      ...(defaultValue !== '' && { default_value: defaultValue }),
      apply: sql !== undefined,
    };
    add.mutate(order, {
      onSuccess: (answer) => {
        if (!answer.is_applied) return setSql(answer.sql);
        toast.success(fillText(words.columnAddedNamed, { name: order.name }));
        return onClose();
      },
      onError: (error) => {
        const message = shownProblem(error).message || words.columnFailed;
        toast.error(fillText(words.columnFailedWith, { message }));
      },
    });
  };
  // What was looked at is what is run: whoever changes the form looks again.
  const change = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      setSql(undefined);
      setFault(undefined);
      set(value);
    };
  };
  return (
    <Sheet open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <SheetContent className="w-[28rem]">
        <SheetTitle className="text-lg font-semibold">{words.addColumn}</SheetTitle>
        <SheetDescription className="-mt-3 font-mono text-xs text-muted-foreground">
          {tableRef.table}
        </SheetDescription>
        <form onSubmit={submit} className="flex flex-col gap-4">
          <Field label={databaseWords.columnName} error={fault} required>
            <Input value={name} onChange={(event) => change(setName)(event.target.value)} />
          </Field>
          <Field label={databaseWords.columnType}>
            <TypeSelect value={type} onChange={change(setType)} />
          </Field>
          <Field label={databaseWords.columnNullable}>
            <Switch className="self-start" checked={isNullable} onCheckedChange={change(setIsNullable)} />
          </Field>
          <Field label={databaseWords.columnDefault} hint={databaseWords.columnDefaultHint}>
            <Input value={defaultValue} onChange={(event) => change(setDefaultValue)(event.target.value)} />
          </Field>
          {sql === undefined ? null : (
            <div className="flex flex-col gap-1.5">
              <p className="text-sm text-muted-foreground">{databaseWords.sqlToRun}</p>
              <CodeBlock code={sql} />
            </div>
          )}
          <div className="flex justify-end gap-2">
            <Button variant="outline" onClick={onClose}>
              {databaseWords.cancel}
            </Button>
            <Button type="submit" variant="primary" loading={add.isPending}>
              {sql === undefined ? databaseWords.review : databaseWords.run}
            </Button>
          </div>
        </form>
      </SheetContent>
    </Sheet>
  );
}

interface TypeSelectProps {
  readonly value: ColumnType;
  readonly onChange: (type: ColumnType) => void;
}

function TypeSelect({ value, onChange }: TypeSelectProps) {
  const pick = (text: string) => {
    const type = enums.database.columnTypes.find((one) => one === text);
    if (type !== undefined) onChange(type);
  };
  return (
    <Select value={value} onValueChange={pick}>
      <SelectTrigger>
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {enums.database.columnTypes.map((type) => (
          <SelectItem key={type} value={type}>
            {type}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
