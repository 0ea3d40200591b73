import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  type Completion,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { PostgreSQL, sql, type SQLNamespace } from '@codemirror/lang-sql';
import { bracketMatching } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { SchemaTable } from '@loam/contract';
import { editorTheme } from '../../../../shared/editor-theme.ts';

export interface SqlSelection {
  readonly text: string;
  /** Where it begins in the whole. */
  readonly offset: number;
  readonly isPart: boolean;
}

export interface SqlEditor {
  setText(text: string): void;
  setSchema(tables: readonly SchemaTable[]): void;
  /** What is selected, or all, for a run: suggestions go, so that its result can be seen. */
  takeSelection(): SqlSelection;
  /** Marks where a run went wrong; nothing takes the mark away. */
  mark(fault: { readonly at: number; readonly message: string } | undefined): void;
  close(): void;
}

interface SqlEditorStart {
  readonly label: string;
  readonly text: string;
  onText(text: string): void;
  onSelection(isPart: boolean): void;
  onRun(): void;
}

/** The editor's text in CodeMirror, without React. */
export function createSqlEditor(parent: HTMLElement, start: SqlEditorStart): SqlEditor {
  const language = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: start.text,
      extensions: [
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (start.onRun(), true) }])),
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        autocompletion({ icons: false }),
        highlightActiveLine(),
        EditorView.lineWrapping,
        // Tab leaves the editor: this is a field of a form, not a file.
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
        EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': start.label, spellcheck: 'false' }),
        language.of(languageOf([])),
        editorTheme(),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) start.onText(update.state.doc.toString());
          if (update.selectionSet || update.docChanged) start.onSelection(!update.state.selection.main.empty);
        }),
      ],
    }),
  });
  return {
    setText(text) {
      const { doc } = view.state;
      if (doc.toString() === text) return;
      view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
    },
    setSchema: (tables) => view.dispatch({ effects: language.reconfigure(languageOf(tables)) }),
    takeSelection() {
      closeCompletion(view);
      const { from, to, empty } = view.state.selection.main;
      const text = view.state.doc.toString();
      const isPart = !empty && text.slice(from, to).trim() !== '';
      return isPart ? { text: text.slice(from, to), offset: from, isPart } : { text, offset: 0, isPart };
    },
    mark(fault) {
      const { doc } = view.state;
      const at = Math.min(fault?.at ?? 0, doc.length);
      const word = view.state.wordAt(at);
      const place = { from: at, to: Math.min(doc.length, word?.to ?? at + 1) };
      view.dispatch(
        setDiagnostics(view.state, fault ? [{ ...place, severity: 'error', message: fault.message }] : []),
      );
      if (fault) view.dispatch({ effects: EditorView.scrollIntoView(at) });
    },
    close: () => view.destroy(),
  };
}

function languageOf(tables: readonly SchemaTable[]) {
  const schemas: Record<string, Record<string, SQLNamespace>> = {};
  for (const { schema, name, columns } of tables) {
    schemas[schema] ??= {};
    schemas[schema][name] = {
      self: ownName(name, 'type'),
      children: columns.map((column) => ownName(column.name, 'property')),
    };
  }
  return sql({
    dialect: PostgreSQL,
    schema: schemas,
    defaultSchema: 'public',
    upperCaseKeywords: false,
    // Who types "or" after "from" means "orders": one's own names come before words of the language.
    keywordCompletion: (label, type) => ({ label, type, boost: -60 }),
  });
}

function ownName(label: string, type: string): Completion {
  const isPlain = /^[a-z_][a-z_\d]*$/.test(label);
  return { label, type, boost: 60, ...(!isPlain && { apply: `"${label.replaceAll('"', '""')}"` }) };
}
