import { qualified, tableError } from '../tables/index.ts';
import type { PlannedChange, PolicyChange } from './change.ts';
import type { PolicyFacts } from './facts.ts';
import { identifier } from './names.ts';
import { plan } from './plan.ts';

export function writePolicy({ name, of }: PolicyChange, policies: readonly PolicyFacts[]): PlannedChange {
  const found = policies.find(
    (policy) => policy.name === name && policy.schema === of.schema && policy.table === of.table,
  );
  if (!found) throw tableError('change_invalid', `There is no policy ${name} any more.`);
  return plan({
    name: `drop policy ${name}`,
    sql: `drop policy ${identifier(name)} on ${qualified({ schema: of.schema, name: of.table })};`,
    title: `Delete the policy ${name} of ${of.table}.`,
    effects: [
      found.isPermissive
        ? 'What only this policy allowed is refused from now on.'
        : 'What this policy forbade is allowed from now on where another policy allows it.',
    ],
    undoSql: createSql(found),
  });
}

function createSql(policy: PolicyFacts): string {
  const { schema, table, name, isPermissive, command, roles, using, check } = policy;
  const parts = [
    `create policy ${identifier(name)} on ${qualified({ schema, name: table })}`,
    `as ${isPermissive ? 'permissive' : 'restrictive'} for ${command.toLowerCase()}`,
    // `public` stands for everyone and is no name of a role.
    `to ${roles.map((role) => (role === 'public' ? role : identifier(role))).join(', ')}`,
    ...(using === null ? [] : [`using (${using})`]),
    ...(check === null ? [] : [`with check (${check})`]),
  ];
  return `${parts.join('\n  ')};`;
}
