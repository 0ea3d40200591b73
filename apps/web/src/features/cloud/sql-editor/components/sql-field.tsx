import type { SchemaTable } from '@loam/contract';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { sqlWords } from '../texts.data.ts';
import { createSqlEditor, type SqlEditor } from './create-sql-editor.ts';

interface SqlFieldProps {
  readonly text: string;
  readonly tables: readonly SchemaTable[];
  readonly fault: { readonly at: number; readonly message: string } | undefined;
  readonly onText: (text: string) => void;
  readonly onSelection: (isPart: boolean) => void;
  readonly onRun: () => void;
  readonly onEditor: (editor: SqlEditor | undefined) => void;
}

export function SqlField({ text, tables, fault, ...props }: SqlFieldProps) {
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<SqlEditor>(undefined);
  const onText = useEffectEvent(props.onText);
  const onSelection = useEffectEvent(props.onSelection);
  const onRun = useEffectEvent(props.onRun);
  const onEditor = useEffectEvent(props.onEditor);
  const begin = useEffectEvent((parent: HTMLElement, listeners: Listeners) =>
    createSqlEditor(parent, { label: sqlWords.editor, text, ...listeners }),
  );
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const editor = begin(host.current, {
      onText: (next) => onText(next),
      onSelection: (isPart) => onSelection(isPart),
      onRun: () => onRun(),
    });
    shown.current = editor;
    onEditor(editor);
    return () => {
      onEditor(undefined);
      editor.close();
    };
  }, []);
  useLayoutEffect(() => shown.current?.setText(text), [text]);
  useEffect(() => shown.current?.setSchema(tables), [tables]);
  useEffect(() => shown.current?.mark(fault), [fault]);
  return <div ref={host} className="h-full min-h-0 overflow-hidden" />;
}

interface Listeners {
  onText(text: string): void;
  onSelection(isPart: boolean): void;
  onRun(): void;
}
