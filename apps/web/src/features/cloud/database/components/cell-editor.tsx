import { type TableColumn, texts } from '@loam/contract';
import { Button, Input, Popover, PopoverAnchor, PopoverContent, Textarea } from '@loam/ui';
import { useId, useRef, useState } from 'react';
import { gridWords } from '../../grid/texts.data.ts';
import { checkCell, formatJson } from '../model/cell-rules.ts';
import { useEnding } from '../use-ending.ts';
import { useTypingKept } from '../use-typing-kept.ts';
import { databaseWords } from '../texts.data.ts';

interface CellEditorProps {
  readonly column: TableColumn;
  readonly value: string;
  /** With what was there where nothing was changed. */
  readonly onSave: (value: string | null) => void;
  readonly onCancel: () => void;
  /** After a key ended it: the focus goes on, to the cell itself or to the one beside it. */
  readonly onLeave: (step?: 1 | -1) => void;
}

interface FieldProps extends CellEditorProps {
  /** Each time that what stands in it changes. */
  readonly onTyped: (typed: string) => void;
}

/** A line for short values, a box for those that need room. */
export function CellEditor(props: CellEditorProps) {
  const { column, value } = props;
  const kept = useTypingKept(column.name);
  const field: FieldProps = {
    ...props,
    onTyped: (typed) => (typed === value ? kept.end() : kept.type(typed)),
    onSave: (next) => {
      kept.end();
      props.onSave(next);
    },
    onCancel: () => {
      kept.end();
      props.onCancel();
    },
  };
  const isLong =
    column.kind === 'json' || column.kind === 'array' || value.length > 60 || value.includes('\n');
  if (isLong) return <BoxEditor {...field} />;
  const options =
    column.kind === 'boolean' ? ['true', 'false'] : column.kind === 'enum' ? column.enums : undefined;
  return options === undefined ? <LineEditor {...field} /> : <ChoiceEditor {...field} options={options} />;
}

function LineEditor({ column, value, onTyped, onSave, onCancel, onLeave }: FieldProps) {
  const [typed, setTyped] = useState(value);
  const id = useId();
  const checked = checkCell(column, typed);
  const fault = typed !== value && checked.kind === 'invalid' ? checked.message : undefined;
  const end = () => (typed === value || checked.kind === 'invalid' ? onCancel() : onSave(checked.value));
  const { onBlur, onKeyDown } = useEnding({ onEnd: end, onCancel, onLeave, isFaulty: fault !== undefined });
  return (
    <>
      <Input
        autoFocus
        inputSize="sm"
        aria-label={column.name}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        className="absolute inset-0 h-full w-full min-w-40 rounded-none font-mono text-xs"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onTyped(target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {fault === undefined ? null : <Fault id={id} text={fault} />}
    </>
  );
}

function Fault({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p
      id={id}
      role="alert"
      className="absolute start-0 top-full z-30 rounded-md border border-border bg-surface-raised px-2 py-1 font-sans text-xs whitespace-nowrap text-danger"
    >
      {text}
    </p>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

interface ChoiceEditorProps extends FieldProps {
  readonly options: readonly string[];
}

function ChoiceEditor({ column, value, options, onSave, onCancel, onLeave }: ChoiceEditorProps) {
  const [chosen, setChosen] = useState(value);
  const isByKeys = useRef(true);
  const latest = useRef(value);
  const onEnd = () =>
    latest.current === value ? onCancel() : onSave(latest.current === '' ? null : latest.current);
  const { endOnce, onBlur, onKeyDown } = useEnding({ onEnd, onCancel, onLeave });
  return (
    <select
      ref={focus}
      aria-label={column.name}
      className="absolute inset-0 h-full w-full min-w-24 border border-accent bg-surface px-1 font-mono text-xs"
      value={chosen}
      onPointerDown={() => {
        isByKeys.current = false;
      }}
      onChange={({ target }) => {
        latest.current = target.value;
        setChosen(target.value);
        // Each arrow changes the choice: only a click means the one that it chose.
        if (!isByKeys.current) endOnce();
      }}
      onBlur={onBlur}
      onKeyDown={(event) => {
        isByKeys.current = true;
        onKeyDown(event);
      }}
    >
      {column.is_nullable || value === '' ? <option value="">{gridWords.null}</option> : null}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

function BoxEditor({ column, value, onTyped, onSave, onCancel, onLeave }: FieldProps) {
  const isJson = column.kind === 'json' || column.kind === 'array';
  const [typed, setTyped] = useState(isJson ? (formatJson(value) ?? value) : value);
  const [shown] = useState(typed);
  const [formatFault, setFormatFault] = useState<string>();
  const isLeft = useRef(false);
  const checked = checkCell(column, typed);
  const fault = formatFault ?? (checked.kind === 'invalid' ? checked.message : undefined);
  const isStuck = typed !== shown && checked.kind === 'invalid';
  // Laid out anew is not changed. What is wrong stays until it is mended or taken back.
  const save = () => (typed === shown ? onCancel() : checked.kind === 'valid' && onSave(checked.value));
  const format = () => {
    const text = formatJson(typed);
    setFormatFault(text === undefined ? texts.database.cell.formatJson : undefined);
    if (text !== undefined) setTyped(text);
  };
  return (
    <Popover open onOpenChange={(isOpen) => (isOpen ? undefined : save())}>
      <PopoverAnchor asChild>
        <span className="block truncate">{value.slice(0, 60)}</span>
      </PopoverAnchor>
      <PopoverContent
        align="start"
        className="flex w-[28rem] flex-col gap-2 p-3"
        aria-label={column.name}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          onCancel();
        }}
        onInteractOutside={(event) => {
          if (isStuck) event.preventDefault();
          else isLeft.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!isLeft.current) onLeave();
        }}
      >
        <Textarea
          autoFocus
          rows={10}
          aria-label={column.name}
          aria-invalid={fault !== undefined}
          spellCheck={!isJson}
          className="font-mono text-xs"
          value={typed}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            save();
          }}
          onChange={(event) => {
            setFormatFault(undefined);
            setTyped(event.target.value);
            onTyped(event.target.value);
          }}
        />
        {fault === undefined ? null : (
          <p role="alert" className="text-xs text-danger">
            {fault}
          </p>
        )}
        <div className="flex items-center gap-2">
          {isJson ? (
            <Button variant="ghost" size="sm" onClick={format}>
              {databaseWords.format}
            </Button>
          ) : null}
          <span className="ms-auto flex gap-2">
            <Button variant="outline" size="sm" onClick={onCancel}>
              {databaseWords.cancel}
            </Button>
            <Button variant="primary" size="sm" disabled={checked.kind === 'invalid'} onClick={save}>
              {databaseWords.save}
            </Button>
          </span>
        </div>
      </PopoverContent>
    </Popover>
  );
}
