import { about, type Lint, relation } from '../lint.ts';

const key = "pg_catalog.format('%s_%s_%s', o.nspname, o.relname,";

export const indexLints: readonly Lint[] = [
  {
    name: 'unindexed_foreign_keys',
    title: 'Unindexed foreign keys',
    level: 'INFO',
    category: 'PERFORMANCE',
    description:
      'A foreign key has no index that begins with its columns, so joins and deletions read the whole table.',
    remediation: 'Create an index on the columns of the foreign key.',
    sql: `
      select pg_catalog.format('Table %s has a foreign key %I without an index on its columns.', ${relation}, k.conname),
        ${about("'table'", ", 'fkey_name', k.conname, 'fkey_columns', k.conkey")}, ${key} k.conname)
      from own o
      join pg_catalog.pg_constraint k on k.conrelid = o.oid and k.contype = 'f'
      where not exists (
        select from pg_catalog.pg_index i
        where i.indrelid = o.oid and i.indpred is null
          and (i.indkey::int2[])[0:pg_catalog.cardinality(k.conkey) - 1] = k.conkey
      )`,
  },
  {
    name: 'unused_index',
    title: 'Unused Index',
    level: 'INFO',
    category: 'PERFORMANCE',
    description:
      'An index was never used since the statistics began. It costs room and time with every write.',
    remediation: 'Drop the index, unless it was made only a short while ago.',
    sql: `
      select pg_catalog.format('Index %I on table %s has not been used.', s.indexrelname, ${relation}),
        ${about("'table'")}, ${key} s.indexrelname)
      from own o
      join pg_catalog.pg_stat_user_indexes s on s.relid = o.oid and s.idx_scan = 0
      join pg_catalog.pg_index i on i.indexrelid = s.indexrelid and not i.indisunique and not i.indisprimary
      where not exists (select from pg_catalog.pg_constraint k where k.conindid = s.indexrelid)`,
  },
  {
    name: 'duplicate_index',
    title: 'Duplicate Index',
    level: 'WARN',
    category: 'PERFORMANCE',
    description: 'Two or more indexes of a table are the same.',
    remediation: 'Drop all of them but one.',
    sql: `
      select pg_catalog.format('Table %s has identical indexes %s.', ${relation}, g.names::text),
        ${about("case o.relkind when 'm' then 'materialized view' else 'table' end", ", 'indexes', g.names")},
        ${key} g.names::text)
      from own o
      cross join lateral (
        select pg_catalog.array_agg(c.relname order by c.relname) as names
        from pg_catalog.pg_index i
        join pg_catalog.pg_class c on c.oid = i.indexrelid
        where i.indrelid = o.oid
        group by pg_catalog.regexp_replace(pg_catalog.pg_get_indexdef(c.oid), ' INDEX .+? ON ', ' ')
        having pg_catalog.count(*) > 1
      ) as g`,
  },
];
