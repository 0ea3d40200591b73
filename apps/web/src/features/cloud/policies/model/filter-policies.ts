import { enums, type RlsPolicy, type SchemaTable } from '@loam/contract';

export type PolicyRole = (typeof enums.database.policyRoles)[number];

const [signedIn, open, every] = enums.database.policyRoles;

/** Whom the policies that are shown may be about. */
export interface PolicyFilter {
  readonly table: string | undefined;
  readonly role: PolicyRole;
  readonly cmd: RlsPolicy['cmd'] | undefined;
}

export const noFilter: PolicyFilter = { table: undefined, role: every, cmd: undefined };

export interface TablePolicies {
  readonly key: string;
  readonly schema: string;
  readonly name: string;
  /** Undefined for one that is not the app's own, such as those of storage. */
  readonly table: SchemaTable | undefined;
  readonly policies: readonly RlsPolicy[];
}

export function tableKey({ schema, name }: Pick<SchemaTable, 'schema' | 'name'>): string {
  return schema === 'public' ? name : `${schema}.${name}`;
}

/** By table; those without a policy of the wanted kind only where nothing but a table is asked for. */
export function policiesByTable(
  { tables, policies }: { readonly tables: readonly SchemaTable[]; readonly policies: readonly RlsPolicy[] },
  filter: PolicyFilter,
): readonly TablePolicies[] {
  const groups = new Map<string, TablePolicies>();
  for (const table of tables.filter(({ kind }) => kind === 'table')) {
    const key = tableKey(table);
    groups.set(key, { key, schema: table.schema, name: table.name, table, policies: [] });
  }
  for (const policy of policies) {
    const { schemaname: schema, tablename: name } = policy;
    const key = tableKey({ schema, name });
    const known = groups.get(key) ?? { key, schema, name, table: undefined, policies: [] };
    if (!isWanted(policy, filter)) continue;
    groups.set(key, { ...known, policies: [...known.policies, policy] });
  }
  const isNarrow = filter.role !== every || filter.cmd !== undefined;
  return [...groups.values()].filter(
    (group) =>
      (filter.table === undefined || filter.table === group.key) && (!isNarrow || group.policies.length > 0),
  );
}

function isWanted({ roles, cmd }: RlsPolicy, filter: PolicyFilter): boolean {
  if (filter.cmd !== undefined && cmd !== filter.cmd && cmd !== 'ALL') return false;
  if (filter.role === signedIn) return roles.includes('authenticated') || roles.includes('public');
  if (filter.role === open) return roles.includes('anon') || roles.includes('public');
  return true;
}
