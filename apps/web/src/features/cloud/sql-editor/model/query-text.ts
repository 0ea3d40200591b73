import type { SqlResult } from '@loam/contract';

export const explainPrefix = 'explain (format json) ';

/** Numbers stand at the right. */
export function isNumeric(type: string): boolean {
  return /^(smallint|integer|bigint|numeric|real|double precision|money|oid)\b/.test(type);
}

/** In which line a character stands, from 1. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

const rowsForChat = 20;
const charactersForChat = 4000;

/** A result as a message that the AI can be asked with. */
export function resultForChat(sql: string, { columns, rows, row_count: count }: SqlResult): string {
  const table = [columns.map(({ name }) => name), ...rows.slice(0, rowsForChat)]
    .map((row) => row.map((value) => cell(value)).join(' | '))
    .join('\n')
    .slice(0, charactersForChat);
  const more = (count ?? rows.length) > rowsForChat ? `\n(${count ?? rows.length} rows in all)` : '';
  return `About this result of my database:\n\`\`\`sql\n${sql.trim()}\n\`\`\`\n\`\`\`\n${table}${more}\n\`\`\`\n`;
}

const longestCell = 200;

function cell(value: string | null): string {
  const text = (value ?? 'NULL').replaceAll(/\s+/g, ' ');
  return text.length > longestCell ? `${text.slice(0, longestCell)}…` : text;
}

const remembered = 50;

/** The newest first, each text once. */
export function withRun(history: readonly string[], sql: string): string[] {
  return [sql, ...history.filter((known) => known !== sql)].slice(0, remembered);
}
