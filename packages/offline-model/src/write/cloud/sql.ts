import type { SeedCell } from '../data/seed-cells.ts';

/** `dueDate` and `due-date` as `due_date`. */
export const sqlName = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();

/** Words that PostgreSQL keeps for itself. */
const RESERVED = new Set(
  (
    'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation column ' +
    'concurrently constraint create cross current_catalog current_date current_role current_schema current_time ' +
    'current_timestamp current_user default deferrable desc distinct do else end except false fetch for foreign freeze from ' +
    'full grant group having ilike in initially inner intersect into is isnull join lateral leading left like limit localtime ' +
    'localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning ' +
    'right select session_user similar some symmetric system_user table tablesample then to trailing true union unique user ' +
    'using variadic verbose when where window with'
  ).split(' '),
);

export const identifier = (name: string): string =>
  /^[a-z_][a-z0-9_]*$/.test(name) && !RESERVED.has(name) ? name : `"${name.replaceAll('"', '""')}"`;

export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A value of an example as SQL for a column of this type. */
export function cellSql(cell: SeedCell, type: string): string {
  switch (cell.kind) {
    case 'text':
      return cell.text === '' && type !== 'text' ? 'null' : textSql(cell.text, type);
    case 'number':
      return cell.number === null ? 'null' : String(cell.number);
    case 'flag':
      return String(cell.isOn);
    case 'list':
      return `array[${cell.items.map(literal).join(', ')}]::text[]`;
    case 'hour':
      return `date_trunc('hour', localtimestamp) + interval ${literal(`${cell.hours} hours`)}`;
    case 'day': {
      const day = `current_date + ${cell.days}`.replace('+ -', '- ');
      if (type === 'date') return day;
      return `${day} + time ${literal(cell.time ?? '00:00')}`;
    }
    case 'rows':
      return `${literal(JSON.stringify(cell.rows))}::jsonb`;
  }
}

const textSql = (text: string, type: string): string =>
  type === 'text' ? literal(text) : `${literal(text)}::${type}`;
