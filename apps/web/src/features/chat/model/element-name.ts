import type { SelectedElement } from '@loam/contract';

const maxLength = 32;

/** What a person recognises a picked element by: its words, otherwise what it is. */
export function elementName({ tag, text, source }: SelectedElement): string {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  if (words !== '') return words.length > maxLength ? `${words.slice(0, maxLength - 1)}…` : words;
  const file = source?.split('/').at(-1)?.split(':')[0];
  return file === undefined ? `<${tag}>` : `<${tag}> ${file}`;
}
