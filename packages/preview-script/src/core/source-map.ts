import type { Position } from './messages.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Where generated code came from, by a version 3 source map. Lines count from 1 and columns from 1, as in stacks. */
export function originalPosition(map: unknown, lineno: number, colno: number): Position | undefined {
  const { mappings, sources, sourceRoot } = readMap(map) ?? {};
  if (mappings === undefined || sources === undefined) return undefined;
  const found = findSegment(mappings, lineno, colno - 1);
  const source = found === undefined ? undefined : sources[found.source];
  if (found === undefined || typeof source !== 'string') return undefined;
  return { filename: `${sourceRoot ?? ''}${source}`, lineno: found.line + 1, colno: found.column + 1 };
}

type MapFields = {
  readonly mappings: string;
  readonly sources: readonly unknown[];
  readonly sourceRoot: string | undefined;
};

function readMap(map: unknown): MapFields | undefined {
  if (typeof map !== 'object' || map === null) return undefined;
  const { mappings, sources, sourceRoot }: Readonly<Record<string, unknown>> = { ...map };
  if (typeof mappings !== 'string' || !Array.isArray(sources)) return undefined;
  const root =
    typeof sourceRoot === 'string' && sourceRoot !== '' ? `${sourceRoot.replace(/\/$/, '')}/` : undefined;
  return { mappings, sources, sourceRoot: root };
}

type Segment = { readonly source: number; readonly line: number; readonly column: number };

/** The last segment at or before the column, on its line; fields are differences, so all lines above are read. */
function findSegment(mappings: string, lineno: number, column: number): Segment | undefined {
  const state = { source: 0, line: 0, column: 0 };
  let found: Segment | undefined;
  let generatedLine = 1;
  for (const line of mappings.split(';', lineno)) {
    let generatedColumn = 0;
    for (const text of line === '' ? [] : line.split(',')) {
      const [columnStep = 0, sourceStep, lineStep = 0, originalStep = 0] = decodeVlq(text);
      generatedColumn += columnStep;
      if (sourceStep === undefined) continue;
      state.source += sourceStep;
      state.line += lineStep;
      state.column += originalStep;
      if (generatedLine === lineno && generatedColumn <= column) found = { ...state };
    }
    generatedLine += 1;
  }
  return found;
}

export function decodeVlq(text: string): readonly number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    if (digit < 0) return [];
    value += (digit & 31) * 2 ** shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value % 2 === 1 ? -Math.floor(value / 2) : value / 2);
    value = 0;
    shift = 0;
  }
  return numbers;
}
