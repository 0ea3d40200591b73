import { tableError } from './errors.ts';
import { identifier, literal, qualified } from './names.ts';

export interface NewColumn {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly defaultValue: string | undefined;
}

const types: Readonly<Record<string, string>> = { array: 'text[]' };
const call = /^[a-z_][a-z0-9_.]*\(\)$/i;
const longestBytes = 63;

/** The SQL that gives a table one more column. A default is a value, unless it calls a function: `now()`. */
export function addColumnSql(
  table: { readonly schema: string; readonly name: string },
  column: NewColumn,
): string {
  const { name, type, isNullable, defaultValue } = column;
  if (name === '' || Buffer.byteLength(name) > longestBytes || name.includes('\0'))
    throw tableError('change_invalid', `The name of a column has 1 to ${longestBytes} bytes.`);
  const sqlType = types[type] ?? type;
  const written =
    defaultValue === undefined
      ? ''
      : ` default ${call.test(defaultValue) ? defaultValue : `${literal(defaultValue).trim()}::${sqlType}`}`;
  return `alter table ${qualified(table)} add column ${identifier(name)} ${sqlType}${isNullable ? '' : ' not null'}${written};`;
}
