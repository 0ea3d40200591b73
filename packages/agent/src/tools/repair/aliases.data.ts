/** Names that models know from elsewhere, by the name of ours that they stand for; the first one that is there counts. */
export const ALIASES: Readonly<Record<string, readonly string[]>> = {
  path: ['file_path', 'filepath', 'filePath', 'file', 'filename', 'file_name', 'target_file', 'target'],
  content: ['contents', 'file_text', 'file_content', 'text', 'code', 'body'],
  edits: ['replacements', 'changes', 'edit', 'patches'],
  search: ['old_string', 'old_str', 'old_text', 'oldText', 'oldString', 'find'],
  replace: ['new_string', 'new_str', 'new_text', 'newText', 'newString', 'replacement', 'replace_with'],
  all: ['replace_all', 'replaceAll'],
  from: ['old_path', 'source', 'from_path', 'oldPath'],
  to: ['new_path', 'destination', 'to_path', 'newPath'],
  folder: ['path', 'dir', 'directory'],
  from_line: ['start_line', 'start', 'startLine', 'line_start'],
  to_line: ['end_line', 'end', 'endLine', 'line_end'],
  packages: ['package', 'names', 'name', 'dependencies', 'dependency', 'package_name'],
  route: ['path', 'url', 'page'],
  query: ['sql'],
};
