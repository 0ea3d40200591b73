import type { AccessPlan, AppPlan, RightsPlan } from '../../plan/app-plan.ts';
import { rulingRoles } from '../../plan/cloud/ruling-roles.ts';
import { literal } from './sql.ts';

/** One rule on who may do what with the rows of a table. */
export interface PolicySchema {
  readonly action: 'select' | 'insert' | 'update' | 'delete';
  readonly who: 'anon, authenticated' | 'authenticated';
  /** Which rows, as SQL. */
  readonly rows: string;
}

interface Kept {
  readonly access: AccessPlan;
  readonly rights?: RightsPlan | undefined;
}

const OWN = 'owner_id = (select auth.uid())';
/** Nobody signs for another; who has no account signs as nobody. */
const SIGNED = 'owner_id is not distinct from (select auth.uid())';

export const hasRole = (roles: readonly string[]): string =>
  `(select public.has_role(array[${roles.map(literal).join(', ')}]))`;

/** The rules of a list; what no rule allows, the database refuses. */
export function policiesFor(plan: AppPlan, { access, rights = {} }: Kept): readonly PolicySchema[] {
  const ruling = rulingRoles(plan.auth);
  const ownOrRuling = ruling.length === 0 ? OWN : `${OWN} or ${hasRole(ruling)}`;
  const policies = plan.auth === null ? withoutAccounts(access) : withAccounts(access, ruling, ownOrRuling);
  if (plan.auth === null) return policies;
  const kept = { insert: rights.create, update: rights.edit, delete: rights.remove };
  return policies.map((policy) => {
    const role = policy.action === 'select' ? undefined : kept[policy.action];
    if (role === undefined) return policy;
    const may = hasRole([...new Set([role, ...ruling])]);
    return {
      ...policy,
      who: 'authenticated',
      rows: policy.action === 'insert' ? `${OWN} and ${may}` : may,
    };
  });
}

const EVERYBODY = 'anon, authenticated';
const MEMBERS = 'authenticated';

function withAccounts(
  access: AccessPlan,
  ruling: readonly string[],
  ownOrRuling: string,
): readonly PolicySchema[] {
  const add: PolicySchema = { action: 'insert', who: MEMBERS, rows: OWN };
  const change = (rows: string): readonly PolicySchema[] => [
    { action: 'update', who: MEMBERS, rows },
    { action: 'delete', who: MEMBERS, rows },
  ];
  switch (access) {
    case 'own':
      return [{ action: 'select', who: MEMBERS, rows: ownOrRuling }, add, ...change(ownOrRuling)];
    case 'members':
      return [{ action: 'select', who: MEMBERS, rows: 'true' }, add, ...change('true')];
    case 'shared':
      return [{ action: 'select', who: MEMBERS, rows: 'true' }, add, ...change(ownOrRuling)];
    case 'public':
      return [{ action: 'select', who: EVERYBODY, rows: 'true' }, add, ...change(ownOrRuling)];
    case 'sent':
      return [
        { action: 'select', who: MEMBERS, rows: ownOrRuling },
        { action: 'insert', who: EVERYBODY, rows: SIGNED },
        ...(ruling.length === 0 ? [] : change(hasRole(ruling))),
      ];
    case 'open':
      return withoutAccounts('open');
  }
}

/** Without accounts nobody can be told from anybody. */
function withoutAccounts(access: AccessPlan): readonly PolicySchema[] {
  const all = (action: PolicySchema['action'], rows = 'true'): PolicySchema => ({
    action,
    who: EVERYBODY,
    rows,
  });
  switch (access) {
    case 'open':
      return [all('select'), all('insert', SIGNED), all('update'), all('delete')];
    case 'sent':
      return [all('insert', SIGNED)];
    case 'public':
    case 'members':
    case 'shared':
      return [all('select')];
    case 'own':
      return [];
  }
}

/** `create policy …`, named after what it allows. */
export function policySql(table: string, { action, who, rows }: PolicySchema): string {
  const parts = {
    select: `using (${rows})`,
    insert: `with check (${rows})`,
    update: `using (${rows}) with check (${rows})`,
    delete: `using (${rows})`,
  };
  return `create policy ${policyName(action)} on ${table} for ${action} to ${who}\n  ${parts[action]};`;
}

const NAMES = { select: 'who reads', insert: 'who adds', update: 'who changes', delete: 'who removes' };

export const policyName = (action: PolicySchema['action']): string => `"${NAMES[action]}"`;
