import { parse } from '@loam/source-edit';

const MAX_TOLD = 5;

/** What keeps a file from being read, one line each; none when it parses. */
export function syntaxFaults(path: string, content: string): readonly string[] {
  const { errors } = parse(content, path);
  return errors.slice(0, MAX_TOLD).map(({ line, column, message }) => `- ${line}:${column} ${message}`);
}
