import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { languageOf } from './languages.ts';
import { editorSetup, parts } from './setup.ts';

interface MergeEditorProps {
  readonly path: string;
  readonly theirs: string;
  /** What the right side begins with. */
  readonly mine: string;
  readonly onText: (text: string) => void;
}

/** Theirs at the left to read, mine at the right to edit; a button between takes a change over. */
export function MergeEditor({ path, theirs, mine, onText }: MergeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const hear = useEffectEvent(onText);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const view = openMerge(host.current, { path, theirs, mine, onText: (text) => hear(text) });
    return () => view.destroy();
  }, [path, theirs, mine]);
  return <div ref={host} className="code-merge size-full overflow-auto" />;
}

function openMerge(parent: HTMLElement, { path, theirs, mine, onText }: MergeEditorProps): MergeView {
  const setup = (isReadOnly: boolean) => editorSetup({ path, isReadOnly, wrapsLines: true });
  const view = new MergeView({
    parent,
    a: {
      doc: theirs,
      extensions: [setup(true), EditorState.readOnly.of(true), EditorView.editable.of(false)],
    },
    b: {
      doc: mine,
      extensions: [
        setup(false),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onText(update.state.doc.toString());
        }),
      ],
    },
    revertControls: 'a-to-b',
    collapseUnchanged: { margin: 3, minSize: 8 },
    diffConfig: { timeout: 500 },
  });
  void colour(view, path);
  return view;
}

async function colour(view: MergeView, path: string): Promise<void> {
  const language = await languageOf(path);
  if (language === undefined) return;
  view.a.dispatch({ effects: parts.language.reconfigure(language) });
  view.b.dispatch({ effects: parts.language.reconfigure(language) });
}
