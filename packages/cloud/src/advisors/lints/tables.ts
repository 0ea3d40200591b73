import { about, type Lint, relation } from '../lint.ts';

const key = "pg_catalog.format('%s_%s', o.nspname, o.relname)";
const isTable = "o.relkind in ('r', 'p')";

const sensitive = [
  'password',
  'passwd',
  'pwd',
  'secret',
  'api_key',
  'apikey',
  'access_token',
  'refresh_token',
  'auth_token',
  'session_token',
  'private_key',
  'ssn',
  'social_security',
  'passport',
  'driver_license',
  'credit_card',
  'card_number',
  'cvv',
  'iban',
  'bank_account',
  'account_number',
  'routing_number',
  'tax_id',
  'date_of_birth',
  'medical_record',
  'health_record',
  'diagnosis',
  'mfa_secret',
  'totp_secret',
];

export const tableLints: readonly Lint[] = [
  {
    name: 'rls_disabled_in_public',
    title: 'RLS Disabled in Public',
    level: 'ERROR',
    category: 'SECURITY',
    description:
      'A table that the API serves has no row level security, so whoever has the public key reads all of it.',
    remediation: 'Enable row level security on the table and write a policy for each kind of reader.',
    sql: `
      select 'Table ' || ${relation} || ' is served by the API and has no row level security.' as detail,
        ${about("'table'")} as metadata, ${key} as key
      from own o
      where ${isTable} and o.is_exposed and not o.relrowsecurity and (o.anon_reads or o.authenticated_reads)`,
  },
  {
    name: 'insecure_queue_exposed_in_api',
    title: 'Insecure Queue Exposed in API',
    level: 'ERROR',
    category: 'SECURITY',
    description: 'The queues of pgmq are served by the API, and the table of one has no row level security.',
    remediation: 'Enable row level security on the table of the queue.',
    keyPrefix: 'rls_disabled_in_public',
    sql: `
      select 'Table ' || ${relation} || ' holds a queue that the API serves, and has no row level security.',
        ${about("'table'")}, ${key}
      from (
        select c.relname, n.nspname from pg_catalog.pg_class c
        join pg_catalog.pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'pgmq' and c.relkind in ('r', 'I') and c.relname like 'q\\_%' and not c.relrowsecurity
          and (pg_catalog.has_table_privilege('anon', c.oid, 'SELECT')
            or pg_catalog.has_table_privilege('authenticated', c.oid, 'SELECT'))
      ) as o
      where exists (select from exposed where schema_name = 'pgmq_public')`,
  },
  {
    name: 'sensitive_columns_exposed',
    title: 'Sensitive Columns Exposed',
    level: 'ERROR',
    category: 'SECURITY',
    description:
      'A table that the API serves has no row level security and columns whose names speak of secrets.',
    remediation: 'Enable row level security, or move these columns to a schema that the API does not serve.',
    sql: `
      select 'Table ' || ${relation} || ' is served by the API without row level security and has columns that '
          || 'look like secrets: ' || pg_catalog.array_to_string(s.columns, ', ') || '.',
        ${about("'table'", ", 'sensitive_columns', s.columns, 'matched_patterns', s.patterns")}, ${key}
      from own o
      cross join lateral (
        select pg_catalog.array_agg(distinct a.attname::text order by a.attname::text) as columns,
          pg_catalog.array_agg(distinct word order by word) as patterns
        from pg_catalog.pg_attribute a
        join pg_catalog.unnest(array[${sensitive.map((word) => `'${word}'`).join(', ')}]) as word
          on pg_catalog.regexp_replace(pg_catalog.lower(a.attname), '[^a-z0-9]+', '_', 'g') in (word, 'user_' || word, word || '_hash')
        where a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
      ) as s
      where ${isTable} and o.is_exposed and not o.relrowsecurity and (o.anon_reads or o.authenticated_reads)
        and s.columns is not null`,
  },
  {
    name: 'no_primary_key',
    title: 'No Primary Key',
    level: 'INFO',
    category: 'PERFORMANCE',
    description:
      'A table has no primary key: its rows cannot be told apart, and changes of it are found slowly.',
    remediation: 'Add a primary key to the table.',
    sql: `
      select 'Table ' || ${relation} || ' has no primary key.', ${about("'table'")}, ${key}
      from own o
      where ${isTable}
        and not exists (select from pg_catalog.pg_index i where i.indrelid = o.oid and i.indisprimary)`,
  },
  {
    name: 'foreign_table_in_api',
    title: 'Foreign Table in API',
    level: 'WARN',
    category: 'SECURITY',
    description: 'A foreign table is served by the API. Row level security does not hold for foreign tables.',
    remediation: 'Move the foreign table to a schema that the API does not serve.',
    sql: `
      select 'Foreign table ' || ${relation} || ' can be read over the API.', ${about("'foreign table'")}, ${key}
      from own o where o.relkind = 'f' and o.is_exposed and (o.anon_reads or o.authenticated_reads)`,
  },
  {
    name: 'unsupported_reg_types',
    title: 'Unsupported reg types',
    level: 'WARN',
    category: 'SECURITY',
    description: 'A column has a reg* type that keeps the database from being upgraded.',
    remediation: 'Keep the name as text and cast it where it is used.',
    sql: `
      select pg_catalog.format('Table %s has a column %I with the type %s, which cannot be upgraded.',
          ${relation}, a.attname, t.typname),
        ${about("'table'", ", 'column', a.attname")}, ${key} || '_' || a.attname
      from own o
      join pg_catalog.pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
      join pg_catalog.pg_type t on t.oid = a.atttypid
      where o.relkind in ('r', 'p') and t.typname in
        ('regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper', 'regoperator', 'regproc', 'regprocedure')`,
  },
  {
    name: 'table_bloat',
    title: 'Table Bloat',
    level: 'INFO',
    category: 'PERFORMANCE',
    description: 'A table takes far more room than its rows need.',
    remediation:
      'Run VACUUM FULL on the table (nobody can use it meanwhile), or let autovacuum run more often.',
    sql: `
      select pg_catalog.format('Table %s takes %s, and its rows need about %s.', ${relation},
          pg_catalog.pg_size_pretty(b.bytes), pg_catalog.pg_size_pretty(b.needed)),
        ${about("'table'")}, ${key}
      from own o
      cross join lateral (
        select o.relpages::bigint * 8192 as bytes,
          (o.reltuples * (28 + coalesce((
            select sum((1 - s.null_frac) * s.avg_width) from pg_catalog.pg_stats s
            where s.schemaname = o.nspname and s.tablename = o.relname and not s.inherited
          ), 0)))::bigint as needed
      ) as b
      where o.relkind = 'r' and o.reltuples >= 0 and b.bytes > 10 * 1024 * 1024 and b.bytes > 3 * b.needed`,
  },
];
