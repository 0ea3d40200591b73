import { fillText, type StructureChange } from '@loam/contract';
import { Button, Field, IconButton, Input } from '@loam/ui';
import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type ColumnDraft, emptyColumn, firstColumns, tableChange } from '../model/drafts.ts';
import { structureWords } from '../texts.data.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { ColumnRules, Rule, withType } from './column-fields.tsx';
import { TypeSelect } from './type-select.tsx';

const words = structureWords.table;

interface NewTableFormProps {
  readonly projectId: string;
  readonly ownTypes: readonly string[];
  readonly onClose: () => void;
  readonly onDone: (change: StructureChange) => void;
}

export function NewTableForm({ projectId, ownTypes, onClose, onDone }: NewTableFormProps) {
  const [name, setName] = useState('');
  const [columns, setColumns] = useState<readonly ColumnDraft[]>(firstColumns);
  const [isRealtime, setRealtime] = useState(false);
  const change = (draft: ColumnDraft) =>
    setColumns(columns.map((column) => (column.key === draft.key ? draft : column)));
  const add = () => setColumns([...columns, emptyColumn(Math.max(-1, ...columns.map(({ key }) => key)) + 1)]);
  return (
    <ChangeSheet
      projectId={projectId}
      title={words.create}
      draft={() => tableChange({ name, columns, isRealtime })}
      onClose={onClose}
      onDone={onDone}
    >
      <Field label={structureWords.name} required>
        <Input value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{words.columns}</legend>
        {columns.map((column) => (
          <ColumnLine
            key={column.key}
            draft={column}
            ownTypes={ownTypes}
            onChange={change}
            onRemove={
              columns.length > 1
                ? () => setColumns(columns.filter(({ key }) => key !== column.key))
                : undefined
            }
          />
        ))}
        <Button variant="outline" size="sm" className="self-start" onClick={add}>
          <Plus aria-hidden />
          {words.addColumn}
        </Button>
      </fieldset>
      <Rule label={words.realtimeHint} isOn={isRealtime} onChange={setRealtime} />
    </ChangeSheet>
  );
}

interface ColumnLineProps {
  readonly draft: ColumnDraft;
  readonly ownTypes: readonly string[];
  readonly onChange: (draft: ColumnDraft) => void;
  readonly onRemove: (() => void) | undefined;
}

function ColumnLine({ draft, ownTypes, onChange, onRemove }: ColumnLineProps) {
  const [isOpen, setOpen] = useState(false);
  const name = draft.name === '' ? words.newColumn : draft.name;
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-border p-2">
      <div className="flex flex-wrap items-center gap-1.5">
        <Input
          inputSize="sm"
          aria-label={`${structureWords.name}: ${name}`}
          placeholder={structureWords.name}
          className="min-w-0 flex-1 font-mono max-sm:basis-full"
          value={draft.name}
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
        <div className="max-sm:flex-1 sm:w-40 sm:shrink-0">
          <TypeSelect
            value={draft.type}
            ownTypes={ownTypes}
            label={`${structureWords.column.type}: ${name}`}
            onChange={(type) => onChange(withType(draft, type))}
          />
        </div>
        <IconButton
          size="sm"
          label={fillText(words.options, { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </IconButton>
        {onRemove === undefined ? null : (
          <IconButton size="sm" label={fillText(words.removeColumn, { name })} onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      {isOpen ? (
        <div className="flex flex-col gap-3 px-1 pb-1">
          <Rule
            label={structureWords.column.primary}
            isOn={draft.isPrimary}
            onChange={(isPrimary) => onChange({ ...draft, isPrimary })}
          />
          <ColumnRules draft={draft} onChange={onChange} />
        </div>
      ) : null}
    </div>
  );
}
