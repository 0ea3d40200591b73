import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  createEditor,
  type EditorHandle,
  type EditorJump,
  type EditorLook,
  type EditorMemory,
  type OpenEditor,
} from './create-editor.ts';
import type { FileDiagnostic } from './diagnostics.ts';

/** Undo steps and places of files that are open but out of sight. */
export interface EditorMemories {
  get(path: string): EditorMemory | undefined;
  set(path: string, memory: EditorMemory): unknown;
}

interface CodeEditorProps {
  readonly path: string;
  readonly text: string;
  readonly look: EditorLook;
  readonly jump: EditorJump | undefined;
  readonly diagnostics: readonly FileDiagnostic[];
  readonly memories: EditorMemories;
  readonly onText: (text: string) => void;
  readonly onHandle: (handle: EditorHandle | undefined) => void;
}

/** One file in an editor. Another path is another editor. */
export function CodeEditor(props: CodeEditorProps) {
  const { path, text, jump, diagnostics, memories } = props;
  const { isReadOnly, wrapsLines } = props.look;
  const host = useRef<HTMLDivElement>(null);
  const shown = useRef<OpenEditor>(undefined);
  const tellText = useEffectEvent(props.onText);
  const tellHandle = useEffectEvent(props.onHandle);
  const start = useEffectEvent((parent: HTMLElement, onText: (next: string) => void) =>
    createEditor(parent, { path, text, options: props.look, memory: memories.get(path), onText }),
  );
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const editor = start(host.current, (next) => tellText(next));
    shown.current = editor;
    tellHandle(editor.handle);
    return () => {
      memories.set(path, editor.close());
      shown.current = undefined;
      tellHandle(undefined);
    };
  }, [path, memories]);
  useLayoutEffect(() => shown.current?.setText(text), [text]);
  useLayoutEffect(() => shown.current?.setOptions({ isReadOnly, wrapsLines }), [isReadOnly, wrapsLines]);
  useEffect(() => shown.current?.mark(diagnostics), [diagnostics]);
  useEffect(() => {
    if (jump) shown.current?.jump(jump);
  }, [jump]);
  return <div ref={host} className="size-full overflow-hidden" />;
}
