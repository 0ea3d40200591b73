/** Takes whole lines out and lowers the number; reasons written beside the other ids stay. */
export function removeFromLaterFile(content: string, ids: readonly string[]): string {
  const gone = new Set(ids);
  const lines = content.split('\n').filter((line) => !gone.has(idOfLine(line)));
  const left = lines.filter((line) => idOfLine(line) !== '').length;
  return lines.join('\n').replace(/laterMaximum = \d+/, `laterMaximum = ${left}`);
}

function idOfLine(line: string): string {
  return /^ {2}'(?<id>doc[^']+)',/.exec(line)?.groups?.['id'] ?? '';
}
