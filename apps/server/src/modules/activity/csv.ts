import { activityLimits, enums } from '@loam/contract';
import { Readable } from 'node:stream';
import type { ActivityRow, Wanted } from './store.ts';

type Read = (page: Pick<Wanted, 'before' | 'limit'>) => Promise<ActivityRow[]>;

const rowsPerRead = 1000;
const header = ['time', 'person', 'kind', 'subject', 'detail', 'project'];

/** Page by page, so that a long history is never held as a whole. */
export function activityCsv(read: Read, now: Date): Response {
  const name = `activity_${now.toISOString().slice(0, 10)}.csv`;
  return new Response(Readable.toWeb(Readable.from(lines(read), { objectMode: false })), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

async function* lines(read: Read): AsyncGenerator<string> {
  yield line(header);
  let before: number | undefined;
  for (let written = 0; written < activityLimits.exportedRows; written += rowsPerRead) {
    const rows = await read({ before, limit: rowsPerRead });
    for (const row of rows) yield line(cells(row));
    before = rows.at(-1)?.id;
    if (rows.length < rowsPerRead) return;
  }
}

function cells(row: ActivityRow): string[] {
  const { created_at: at, actor_name: person, kind, subject, detail, project_name: project } = row;
  return [at.toISOString(), person, kind, subject, detail, project ?? ''];
}

function line(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string): string {
  // A cell that starts with = + - @ runs as a formula when the CSV is opened in a spreadsheet.
  const isFormula = enums.database.csvFormulaStarts.some((start) => value.startsWith(start));
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}
