import { fillText } from '@loam/contract';
import { codeTexts } from '../texts.data.ts';
import { fileName } from './file-view.ts';

export function filesText(n: number): string {
  return n === 1 ? codeTexts.change.oneFile : fillText(codeTexts.change.filesOf, { n });
}

const named = 3;

/** A few by name, many by number. */
export function namesOrCount(paths: readonly string[]): string {
  return paths.length <= named ? paths.map(fileName).join(', ') : filesText(paths.length);
}
