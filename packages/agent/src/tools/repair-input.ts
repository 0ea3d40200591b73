const PATH_NAMES = ['file_path', 'filepath', 'filePath', 'file', 'filename', 'target_file'];
const TEXT_NAMES: Readonly<Record<string, string>> = {
  old_string: 'search',
  old_str: 'search',
  old_text: 'search',
  new_string: 'replace',
  new_str: 'replace',
  new_text: 'replace',
  contents: 'content',
  file_text: 'content',
  old_path: 'from',
  new_path: 'to',
  source: 'from',
  destination: 'to',
};

/**
 * Names that models know from elsewhere are taken for ours, and arguments that came as JSON text are read. What is
 * still wrong after that is told by the check of the arguments.
 */
export function repairInput(tool: string, input: unknown): unknown {
  const read = typeof input === 'string' ? readJson(input) : input;
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return read;
  const repaired = new Map<string, unknown>(Object.entries(read));
  for (const [from, to] of Object.entries(TEXT_NAMES)) move(repaired, from, to);
  for (const from of PATH_NAMES) move(repaired, from, 'path');
  if (tool === 'replace_in_file' && !repaired.has('edits') && repaired.has('search')) {
    const { search, replace, all } = Object.fromEntries(repaired);
    repaired.set('edits', [{ search, replace: replace ?? '', ...(all === undefined ? {} : { all }) }]);
    for (const name of ['search', 'replace', 'all']) repaired.delete(name);
  }
  return Object.fromEntries(repaired);
}

function move(values: Map<string, unknown>, from: string, to: string): void {
  if (!values.has(from) || values.has(to)) return;
  values.set(to, values.get(from));
  values.delete(from);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
