export interface ExcerptLine {
  readonly number: number;
  readonly text: string;
}

const around = 8;

/** The lines around a place; the whole beginning when the place is not known or not there. */
export function codeExcerpt(contents: string, line: number | undefined): readonly ExcerptLine[] {
  const lines = contents.split('\n');
  const at = line !== undefined && line >= 1 && line <= lines.length ? line : undefined;
  const first = at === undefined ? 1 : Math.max(1, at - around);
  const last = at === undefined ? 2 * around : at + around;
  return lines.slice(first - 1, last).map((text, index) => ({ number: first + index, text }));
}
