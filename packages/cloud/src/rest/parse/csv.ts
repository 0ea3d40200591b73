/** The lines of a CSV text with their fields; quotes, commas and line ends inside quotes are data. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let fields: string[] = [];
  let at = 0;
  const endLine = (): void => {
    if (fields.length > 1 || fields[0] !== '') lines.push(fields);
    fields = [];
  };
  while (at < text.length) {
    const { value, next } = readField(text, at);
    fields.push(value);
    at = next;
    const separator = text[at];
    if (separator === ',') {
      at += 1;
      if (at === text.length) fields.push('');
      continue;
    }
    if (separator === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    endLine();
  }
  if (fields.length > 0) endLine();
  return lines;
}

function readField(text: string, start: number): { value: string; next: number } {
  if (text[start] !== '"') {
    let next = start;
    while (next < text.length && !isSeparator(text[next])) next += 1;
    return { value: text.slice(start, next), next };
  }
  let value = '';
  let at = start + 1;
  while (at < text.length) {
    if (text[at] !== '"') value += text[at];
    else if (text[at + 1] === '"') {
      value += '"';
      at += 1;
    } else return { value, next: at + 1 };
    at += 1;
  }
  return { value, next: at };
}

function isSeparator(character: string | undefined): boolean {
  return character === ',' || character === '\n' || character === '\r';
}
