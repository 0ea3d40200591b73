import type { VisualChange } from '@loam/contract';

const words: Readonly<Record<VisualChange['kind'], string>> = {
  text: 'text',
  string: 'text',
  classes: 'style',
  prop: 'attributes',
  picture: 'picture',
  delete: 'removal',
  duplicate: 'copy',
  move: 'order',
};

/** What a list of changes is about, for the name of the version: `text and style in Index.tsx`. */
export function describeChanges(changes: readonly VisualChange[]): string {
  const kinds = [...new Set(changes.map(({ kind }) => words[kind]))];
  const files = new Set(changes.map((change) => ('at' in change ? change.at.file : change.file)));
  const names = [...files].map((file) => file.split('/').at(-1) ?? file);
  const shown = names.length > 2 ? `${names.length} files` : names.join(' and ');
  return `${joined(kinds)} in ${shown}`;
}

function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
