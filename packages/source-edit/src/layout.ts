/** The white space before an offset when nothing else stands before it on its line; undefined otherwise. */
export function indentBefore(source: string, offset: number): string | undefined {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  const before = source.slice(start, offset);
  return /^[ \t]*$/.test(before) ? before : undefined;
}

/** The indentation of the line that an offset stands on. */
export function indentOfLine(source: string, offset: number): string {
  const start = source.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(source.slice(start, offset))?.[0] ?? '';
}

/** Lines of a piece, moved so that its first one stands at the indentation. */
export function reindent(piece: string, indent: string): string {
  const lines = piece.trim().split(/\r?\n/);
  const rest = lines.slice(1).filter((line) => line.trim() !== '');
  const own = rest.map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const shared = own.toSorted((a, b) => a.length - b.length)[0] ?? '';
  // The closing tag of the piece stands below its first line.
  const moved = lines.slice(1).map((line) => {
    if (line.trim() === '') return '';
    return indent + (line.startsWith(shared) ? line.slice(shared.length) : line.trimStart());
  });
  return [lines[0] ?? '', ...moved].join('\n');
}

/** Every line but the first is indented by one unit more. */
export function indentMore(piece: string, unit: string): string {
  return piece.replace(/\n(?=[^\r\n])/g, `\n${unit}`);
}

export function indentUnit(source: string): string {
  if (/^\t/m.test(source)) return '\t';
  const widths = [...source.matchAll(/^( +)\S/gm)].map(([, blanks = '']) => blanks.length);
  return widths.length > 0 && Math.min(...widths) >= 4 ? '    ' : '  ';
}

export function lineEndOf(source: string): string {
  return source.includes('\r\n') ? '\r\n' : '\n';
}
