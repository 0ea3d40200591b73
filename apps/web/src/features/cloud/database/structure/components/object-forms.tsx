import { type BackendStructure, fillText, triggerEvents } from '@loam/contract';
import { Checkbox, Field, Input, Textarea } from '@loam/ui';
import { useState } from 'react';
import { useTables } from '../../api.ts';
import { type Draft, linesOf } from '../model/drafts.ts';
import { structureWords } from '../texts.data.ts';
import { ChangeSheet } from './change-sheet.tsx';
import { Choice } from './table-forms.tsx';

interface FormProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

type Enum = BackendStructure['enums'][number];

export function NewEnumForm({ projectId, onClose }: FormProps) {
  const words = structureWords.enums;
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const read = (): Draft => {
    const values = linesOf(text);
    if (name.trim() === '') return { fault: structureWords.nameRequired };
    if (values.length === 0) return { fault: words.valuesRequired };
    return { change: { kind: 'create_enum', name: name.trim(), values } };
  };
  return (
    <ChangeSheet projectId={projectId} title={words.create} draft={read} onClose={onClose}>
      <Field label={structureWords.name} required>
        <Input value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={words.values} required>
        <Textarea rows={6} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </ChangeSheet>
  );
}

export type EnumWish = 'add' | 'rename_value' | 'rename';

interface EnumFormProps extends FormProps {
  readonly one: Enum;
  readonly wish: EnumWish;
}

const end = '\0';

export function EnumForm({ projectId, one, wish, onClose }: EnumFormProps) {
  const words = structureWords.enums;
  const [value, setValue] = useState(wish === 'rename' ? one.name : '');
  const [place, setPlace] = useState(wish === 'rename_value' ? (one.values[0] ?? '') : end);
  const title = { add: words.addValue, rename_value: words.renameValue, rename: words.rename }[wish];
  const read = (): Draft => {
    const text = value.trim();
    const { name } = one;
    if (text === '') return { fault: structureWords.nameRequired };
    if (wish === 'rename') return { change: { kind: 'rename_enum', name, to: text } };
    if (wish === 'rename_value')
      return { change: { kind: 'rename_enum_value', name, value: place, to: text } };
    return { change: { kind: 'add_enum_value', name, value: text, ...(place !== end && { before: place }) } };
  };
  return (
    <ChangeSheet projectId={projectId} title={title} subject={one.name} draft={read} onClose={onClose}>
      {wish === 'rename_value' ? (
        <Choice label={words.which} value={place} options={one.values} onChange={setPlace} />
      ) : null}
      <Field label={wish === 'add' ? words.value : structureWords.newName} required>
        <Input value={value} onChange={(event) => setValue(event.target.value)} />
      </Field>
      {wish === 'add' ? (
        <Choice
          label={words.before}
          value={place}
          options={[end, ...one.values]}
          nameOf={(option) => (option === end ? words.last : fillText(words.beforeValue, { value: option }))}
          onChange={setPlace}
        />
      ) : null}
    </ChangeSheet>
  );
}

interface SourceFormProps extends FormProps {
  readonly title: string;
  readonly subject?: string;
  readonly label: string;
  readonly source: string;
  readonly draftOf: (source: string) => Draft;
}

/** For what is written in SQL only. */
export function SourceForm({ projectId, title, subject, label, source, draftOf, onClose }: SourceFormProps) {
  const [text, setText] = useState(source);
  return (
    <ChangeSheet
      projectId={projectId}
      title={title}
      {...(subject !== undefined && { subject })}
      draft={() => draftOf(text)}
      onClose={onClose}
    >
      <Field label={label} required>
        <Textarea
          rows={18}
          spellCheck={false}
          className="font-mono text-xs leading-5"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </ChangeSheet>
  );
}

interface TriggerFormProps extends FormProps {
  /** The one that it is for; asked for without. */
  readonly table: string | undefined;
  readonly functions: BackendStructure['functions'];
}

export function TriggerForm({ projectId, table: given, functions, onClose }: TriggerFormProps) {
  const words = structureWords.triggers;
  const tables = useTables(projectId);
  const choices = functions.filter((one) => one.is_trigger).map(({ name }) => name);
  const [name, setName] = useState('');
  const [table, setTable] = useState(given ?? '');
  const [timing, setTiming] = useState<'before' | 'after'>('after');
  const [events, setEvents] = useState<readonly (typeof triggerEvents)[number][]>(['insert']);
  const [called, setCalled] = useState(choices[0] ?? '');
  const read = (): Draft => {
    if (name.trim() === '' || table === '') return { fault: structureWords.nameRequired };
    if (events.length === 0) return { fault: words.chooseEvent };
    if (called === '') return { fault: words.noFunction };
    return {
      change: {
        kind: 'create_trigger',
        table,
        name: name.trim(),
        timing,
        events: [...events],
        function: called,
      },
    };
  };
  return (
    <ChangeSheet projectId={projectId} title={words.create} subject={given} draft={read} onClose={onClose}>
      <Field label={structureWords.name} required>
        <Input value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      {given === undefined ? (
        <Choice
          label={words.table}
          value={table}
          options={(tables.data ?? []).filter(({ kind }) => kind === 'table').map((one) => one.name)}
          onChange={setTable}
        />
      ) : null}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{words.events}</legend>
        {triggerEvents.map((event) => (
          <label key={event} className="flex min-h-6 items-center gap-2.5 text-sm max-sm:min-h-10">
            <Checkbox
              checked={events.includes(event)}
              onCheckedChange={(isOn) =>
                setEvents(isOn === true ? [...events, event] : events.filter((one) => one !== event))
              }
            />
            {words.eventNames[event]}
          </label>
        ))}
      </fieldset>
      <Choice
        label={words.timing}
        value={timing}
        options={['before', 'after']}
        nameOf={(option) => words.timings[option === 'before' ? 'before' : 'after']}
        onChange={(next) => setTiming(next === 'before' ? 'before' : 'after')}
      />
      {choices.length === 0 ? (
        <p className="text-sm text-muted-foreground">{words.noFunction}</p>
      ) : (
        <Choice label={words.function} value={called} options={choices} onChange={setCalled} />
      )}
    </ChangeSheet>
  );
}
