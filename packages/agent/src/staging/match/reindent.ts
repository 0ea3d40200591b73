/** Turns the indentation that a model assumed into the one that the file has. */
export function createReindent(
  assumed: readonly string[],
  actual: readonly string[],
): (line: string) => string {
  const known = new Map<string, string>();
  for (const [index, line] of assumed.entries()) {
    const real = actual[index];
    if (line.trim() === '' || real === undefined || known.has(indentOf(line))) continue;
    known.set(indentOf(line), indentOf(real));
  }
  if ([...known].every(([from, to]) => from === to)) return (line) => line;
  const toUnits = unitsOf(known);
  return (line) => {
    const indent = indentOf(line);
    if (line.trim() === '') return line;
    return toIndent(indent, known, toUnits) + line.slice(indent.length);
  };
}

function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function toIndent(
  indent: string,
  known: ReadonlyMap<string, string>,
  toUnits: (rest: string) => string,
): string {
  const exact = known.get(indent);
  if (exact !== undefined) return exact;
  const below = [...known.keys()].filter((from) => indent.startsWith(from));
  const base = below.toSorted((a, b) => b.length - a.length)[0];
  if (base !== undefined) return (known.get(base) ?? '') + toUnits(indent.slice(base.length));
  // Further out than any line that was searched for: move by as much as the outermost one moved.
  const outermost = [...known].toSorted(([a], [b]) => a.length - b.length)[0];
  if (outermost === undefined) return indent;
  const [from, to] = outermost;
  return to.slice(0, Math.max(0, to.length - toUnits(' '.repeat(from.length - indent.length)).length));
}

/** Blanks to tabs, or tabs to blanks, where the two differ in that. */
function unitsOf(known: ReadonlyMap<string, string>): (rest: string) => string {
  const actual = [...known.values()].join('');
  const assumed = [...known.keys()].join('');
  if (actual.includes('\t') && !assumed.includes('\t')) {
    const width = unitWidth([...known.keys()]);
    return (rest) => '\t'.repeat(Math.round(rest.length / width));
  }
  if (assumed.includes('\t') && !actual.includes('\t')) {
    const width = unitWidth([...known.values()]);
    return (rest) => rest.replaceAll('\t', ' '.repeat(width));
  }
  return (rest) => rest;
}

function unitWidth(indents: readonly string[]): number {
  const widths = indents.map((indent) => indent.length).filter((width) => width > 0);
  return widths.length === 0 || Math.min(...widths) % 4 !== 0 ? 2 : 4;
}
