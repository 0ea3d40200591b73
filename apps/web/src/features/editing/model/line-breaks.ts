/** The editor knows one kind of line break; a file keeps its own. */
export function toEditorText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

export function fromEditorText(edited: string, saved: string): string {
  return saved.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited;
}
