import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colour = (name: string) => `var(--color-${name})`;
const mixed = (name: string, percent: number) =>
  `color-mix(in srgb, var(--color-${name}) ${percent}%, transparent)`;

/** Every colour is a token of the interface, so that light and dark need no theme each. */
export function editorTheme(): Extension {
  return [layout(), syntaxHighlighting(syntax())];
}

function layout(): Extension {
  return EditorView.theme({
    '&': {
      height: '100%',
      fontSize: '12.5px',
      color: colour('foreground'),
      backgroundColor: colour('surface'),
    },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '20px' },
    '.cm-content': { padding: '8px 0', caretColor: colour('foreground') },
    '.cm-cursor, .cm-dropCursor': { borderLeftColor: colour('foreground') },
    '.cm-gutters': {
      backgroundColor: colour('surface'),
      color: colour('muted-foreground'),
      border: 'none',
    },
    '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 12px', minWidth: '36px' },
    '.cm-activeLine': { backgroundColor: mixed('hover', 55) },
    '.cm-activeLineGutter': { backgroundColor: 'transparent', color: colour('foreground') },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      background: mixed('accent', 24),
    },
    '.cm-selectionMatch': { backgroundColor: mixed('warning', 22) },
    '.cm-searchMatch': {
      backgroundColor: mixed('warning', 30),
      outline: `1px solid ${mixed('warning', 60)}`,
      borderRadius: '2px',
    },
    '.cm-searchMatch-selected': { backgroundColor: mixed('warning', 65) },
    '&.cm-focused .cm-matchingBracket': { backgroundColor: mixed('accent', 26), outline: 'none' },
    '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: mixed('danger', 26) },
    '.cm-foldPlaceholder': {
      backgroundColor: colour('surface-sunken'),
      border: `1px solid ${colour('border')}`,
      color: colour('muted-foreground'),
      padding: '0 6px',
    },
    '.cm-panels': { backgroundColor: colour('surface-raised'), color: colour('foreground') },
    '.cm-panels-top': { borderBottom: `1px solid ${colour('border')}` },
    '.cm-tooltip': {
      backgroundColor: colour('surface-raised'),
      border: `1px solid ${colour('border')}`,
      borderRadius: '6px',
      boxShadow: 'var(--shadow-pop)',
      overflow: 'hidden',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: colour('accent-subtle'),
      color: colour('accent-subtle-foreground'),
    },
    '.cm-diagnostic': { fontFamily: 'var(--font-sans)', padding: '6px 10px', whiteSpace: 'pre-wrap' },
    '.cm-diagnostic-error': { borderLeft: `3px solid ${colour('danger')}` },
    '.cm-diagnostic-warning': { borderLeft: `3px solid ${colour('warning')}` },
    '.cm-mergeView': { height: '100%' },
    '&.cm-merge-a .cm-changedLine, .cm-deletedChunk': { backgroundColor: mixed('danger', 12) },
    '&.cm-merge-b .cm-changedLine, .cm-inlineChangedLine': { backgroundColor: mixed('success', 14) },
    '&.cm-merge-a .cm-changedText': { background: mixed('danger', 30) },
    '&.cm-merge-b .cm-changedText': { background: mixed('success', 32) },
    '.cm-collapsedLines': {
      background: colour('surface-sunken'),
      color: colour('muted-foreground'),
      padding: '4px 12px',
    },
  });
}

function syntax(): HighlightStyle {
  return HighlightStyle.define([
    { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: colour('info') },
    { tag: [tags.string, tags.special(tags.string), tags.regexp], color: colour('warning') },
    { tag: [tags.number, tags.bool, tags.null, tags.atom], color: colour('danger') },
    {
      tag: [tags.comment, tags.lineComment, tags.blockComment, tags.meta],
      color: colour('muted-foreground'),
      fontStyle: 'italic',
    },
    { tag: [tags.tagName, tags.typeName, tags.className, tags.namespace], color: colour('accent') },
    {
      tag: [tags.propertyName, tags.attributeName, tags.definition(tags.propertyName)],
      color: colour('info-subtle-foreground'),
    },
    {
      tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
      color: colour('accent-subtle-foreground'),
    },
    { tag: [tags.punctuation, tags.bracket, tags.angleBracket], color: colour('muted-foreground') },
    { tag: [tags.heading, tags.strong], fontWeight: '600' },
    { tag: tags.emphasis, fontStyle: 'italic' },
    { tag: [tags.link, tags.url], color: colour('info'), textDecoration: 'underline' },
    { tag: tags.invalid, color: colour('danger') },
  ]);
}
