import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';

/** Something that a check or the running app said about a line of a file. */
export interface FileDiagnostic {
  readonly line: number;
  readonly column: number | undefined;
  readonly message: string;
}

/** As places in the text; a line that is no longer there is not marked. */
export function diagnosticsIn(doc: Text, found: readonly FileDiagnostic[]): Diagnostic[] {
  return found
    .filter(({ line }) => line >= 1 && line <= doc.lines)
    .map(({ line, column, message }) => {
      const { from, to, text } = doc.line(line);
      const indent = text.length - text.trimStart().length;
      const start = column === undefined ? from + indent : Math.min(from + Math.max(0, column - 1), to);
      return { from: start, to, severity: 'error' as const, message };
    });
}
