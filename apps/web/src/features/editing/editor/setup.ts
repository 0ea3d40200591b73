import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { fillText, limits } from '@loam/contract';
import { codeTexts } from '../texts.data.ts';
import { findBar } from './find-panel.ts';
import { editorTheme } from '../../../shared/editor-theme.ts';

export interface EditorOptions {
  readonly path: string;
  readonly isReadOnly: boolean;
  readonly wrapsLines: boolean;
}

/** Parts that change while a file stands open. */
export const parts = {
  language: new Compartment(),
  readOnly: new Compartment(),
  wrapping: new Compartment(),
} as const;

export function readOnlyPart(isReadOnly: boolean): Extension {
  return [EditorState.readOnly.of(isReadOnly)];
}

export function wrappingPart(wrapsLines: boolean): Extension {
  return wrapsLines ? EditorView.lineWrapping : [];
}

/** Everything of an editor but its text and what is done with it. */
export function editorSetup({ path, isReadOnly, wrapsLines }: EditorOptions): Extension {
  return [
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    highlightActiveLineGutter(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    dropCursor(),
    EditorState.allowMultipleSelections.of(true),
    EditorState.tabSize.of(limits.code.formatIndentSpaces),
    indentUnit.of(' '.repeat(limits.code.formatIndentSpaces)),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({ icons: false }),
    rectangularSelection(),
    crosshairCursor(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    findBar(),
    // Tab writes; Escape and then Tab leaves the editor, as CodeMirror does by itself.
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap.filter(({ key }) => key !== 'Mod-Alt-g'),
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      indentWithTab,
    ]),
    EditorView.contentAttributes.of({
      // Said in so many words, for tools that do not take an editable region for one that can have the focus.
      tabindex: '0',
      'aria-label': fillText(codeTexts.editorLabel, { path }),
      spellcheck: 'false',
    }),
    parts.language.of([]),
    parts.readOnly.of(readOnlyPart(isReadOnly)),
    parts.wrapping.of(wrappingPart(wrapsLines)),
    editorTheme(),
  ];
}
