import { identifier, literal, qualified, tableError } from '../tables/index.ts';
import type { TypeName } from './change.ts';

export { identifier, literal };

const longestBytes = 63;

/** A name that PostgreSQL keeps as it is: longer ones it would cut. */
export function newName(name: string): string {
  if (name.trim() === '' || Buffer.byteLength(name) > longestBytes || name.includes('\0'))
    throw tableError('change_invalid', `A name has 1 to ${longestBytes} bytes.`);
  return identifier(name);
}

export function inPublic(name: string): string {
  return qualified({ schema: 'public', name });
}

/** A name made of others, cut where it would be too long. */
export function madeName(parts: readonly string[], ending: string): string {
  let name = parts.join('_');
  while (Buffer.byteLength(`${name}_${ending}`) > longestBytes) name = Array.from(name).slice(0, -1).join('');
  return `${name}_${ending}`;
}

const builtin = new Set([
  'text',
  'varchar',
  'smallint',
  'integer',
  'bigint',
  'numeric',
  'real',
  'double precision',
  'boolean',
  'timestamp',
  'timestamptz',
  'date',
  'time',
  'interval',
  'uuid',
  'json',
  'jsonb',
  'bytea',
  'inet',
]);
const ownPrefix = 'public.';

/** A list of texts is called `array` in forms; any other list is its type with brackets. */
export function typeSql(type: TypeName): string {
  if (type === 'array') return 'text[]';
  if (type.endsWith('[]')) return `${typeSql(type.slice(0, -2))}[]`;
  if (type.startsWith(ownPrefix)) return inPublic(type.slice(ownPrefix.length));
  if (!builtin.has(type)) throw tableError('change_invalid', `There is no type ${type} to choose.`);
  return type;
}

const call = /^[a-z_][a-z0-9_.]*\(\)$/i;

/** A value of a type, unless it calls a function. */
export function defaultSql(value: string, type: string): string {
  return call.test(value) ? value : `${literal(value).trim()}::${type}`;
}
