import { setDiagnostics } from '@codemirror/lint';
import { closeSearchPanel, openSearchPanel } from '@codemirror/search';
import { EditorState, type StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { diagnosticsIn, type FileDiagnostic } from './diagnostics.ts';
import { languageOf } from './languages.ts';
import { editorSetup, parts, readOnlyPart, wrappingPart } from './setup.ts';
import { textChange } from './text-change.ts';
import { createTextListener, type TextListener } from './text-listener.ts';

/** A place to show; another `number` is another wish, even for the same place. */
export interface EditorJump {
  readonly number: number;
  readonly line: number;
  readonly column?: number | undefined;
  readonly length?: number | undefined;
}

export interface EditorHandle {
  find(): void;
}

/** What an editor was when its tab went out of sight: its undo steps, its cursor and its place. */
export interface EditorMemory {
  readonly state: EditorState;
  readonly scroll: StateEffect<unknown>;
  readonly lastJump: number;
  /** What the state calls; whoever shows it next puts itself in. */
  readonly listener: TextListener;
}

export interface EditorLook {
  readonly isReadOnly: boolean;
  readonly wrapsLines: boolean;
}

interface EditorStart {
  readonly path: string;
  readonly text: string;
  readonly options: EditorLook;
  readonly memory: EditorMemory | undefined;
  onText(text: string): void;
}

export interface OpenEditor {
  readonly handle: EditorHandle;
  /** What stands outside; what was typed here comes back this way and changes nothing. */
  setText(text: string): void;
  setOptions(options: EditorLook): void;
  mark(diagnostics: readonly FileDiagnostic[]): void;
  jump(place: EditorJump): void;
  close(): EditorMemory;
}

/** One file in CodeMirror, without React. */
export function createEditor(
  parent: HTMLElement,
  { path, text, options, memory, onText }: EditorStart,
): OpenEditor {
  let lastText = text;
  let lastJump = memory?.lastJump ?? 0;
  const listener = memory?.listener ?? createTextListener();
  const state = memory?.state ?? newState({ path, text, options, listener });
  const view = new EditorView({ parent, state, ...(memory ? { scrollTo: memory.scroll } : {}) });
  listener.listen((next) => {
    lastText = next;
    onText(next);
  });
  const show = (next: string) => listener.silently(() => replace(view, next));
  show(text);
  if (!memory) void loadLanguage(view, path);
  return {
    handle: { find: () => find(view) },
    setText(next) {
      if (next === lastText) return;
      lastText = next;
      show(next);
    },
    setOptions: ({ isReadOnly, wrapsLines }) =>
      view.dispatch({
        effects: [
          parts.readOnly.reconfigure(readOnlyPart(isReadOnly)),
          parts.wrapping.reconfigure(wrappingPart(wrapsLines)),
        ],
      }),
    mark: (diagnostics) =>
      view.dispatch(setDiagnostics(view.state, diagnosticsIn(view.state.doc, diagnostics))),
    jump(place) {
      if (place.number <= lastJump) return;
      lastJump = place.number;
      jumpTo(view, place);
    },
    close() {
      const kept = { state: view.state, scroll: view.scrollSnapshot(), lastJump, listener };
      view.destroy();
      return kept;
    },
  };
}

function newState(
  made: Omit<EditorStart, 'memory' | 'onText'> & { readonly listener: TextListener },
): EditorState {
  const { path, text, options, listener } = made;
  return EditorState.create({
    doc: text,
    extensions: [
      editorSetup({ path, ...options }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) listener.tell(update.state.doc.toString());
      }),
    ],
  });
}

function replace(view: EditorView, text: string): void {
  const change = textChange(view.state.doc.toString(), text);
  if (change) view.dispatch({ changes: change });
}

async function loadLanguage(view: EditorView, path: string): Promise<void> {
  const language = await languageOf(path);
  if (language !== undefined) view.dispatch({ effects: parts.language.reconfigure(language) });
}

/** Opened anew, it takes what is selected as what to find. */
function find(view: EditorView): void {
  closeSearchPanel(view);
  openSearchPanel(view);
}

function jumpTo(view: EditorView, { line, column = 1, length = 0 }: EditorJump): void {
  const { doc } = view.state;
  const { from, to } = doc.line(Math.min(Math.max(1, line), doc.lines));
  const anchor = Math.min(from + column - 1, to);
  view.dispatch({
    selection: { anchor, head: Math.min(anchor + length, to) },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  });
  view.focus();
}
