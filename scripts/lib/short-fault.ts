import { stripVTControlCharacters } from 'node:util';

const LONGEST = 240;

/** The first lines of a failure's message in one line, in angle brackets; empty when it says nothing. */
export function shortFault(message: string): string {
  const words = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 4)
    .join(' | ');
  return words === '' ? '' : `<${words.slice(0, LONGEST)}>`;
}
