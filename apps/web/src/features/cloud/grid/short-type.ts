const shortNames: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'timestamptz',
  'timestamp without time zone': 'timestamp',
  'time without time zone': 'time',
  'time with time zone': 'timetz',
  'double precision': 'float8',
  bigint: 'int8',
  integer: 'int4',
  boolean: 'bool',
};

/** As people who write SQL abbreviate it. */
export function shortType(type: string): string {
  return shortNames[type] ?? type.replace('character varying', 'varchar');
}
