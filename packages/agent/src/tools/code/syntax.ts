import { parse } from '@loam/source-edit';

const MAX_TOLD = 5;

/** A warning about text that does not parse, or nothing. */
export function describeSyntax(path: string, content: string): string {
  const { errors } = parse(content, path);
  if (errors.length === 0) return '';
  const told = errors.slice(0, MAX_TOLD).map(({ line, column, message }) => `- ${line}:${column} ${message}`);
  return `\nIt does not parse; mend it:\n${told.join('\n')}`;
}
