import { createHash } from 'node:crypto';
import { restTemplateSql } from '../../rest/template-sql.ts';
import { serviceSchemas, type ServiceSchema } from '../service-schemas.ts';
import { baseSql } from './base-sql.ts';
import { cronSql } from './cron-sql.ts';
import { guardsSql } from './guards-sql.ts';
import { encodeSql, netSql } from './net-sql.ts';
import type { SharedRoles } from './shared-roles.ts';
import { vaultSql } from './vault-sql.ts';

export interface TemplateSql {
  /** Names the content: another text is another template. */
  readonly name: string;
  readonly text: string;
}

const templatePrefix = 'cloud_template_';

export interface TemplateOptions {
  readonly roles: SharedRoles;
  /** Event triggers are for superusers; elsewhere a database goes without what they hold. */
  readonly hasEventTriggers: boolean;
  readonly services?: readonly ServiceSchema[];
}

/**
 * Everything that a new database holds, as one text that is run by the administrator in one transaction. In all of these
 * texts `postgres` stands for the project's owner.
 */
export function templateSql({
  roles,
  hasEventTriggers,
  services = serviceSchemas,
}: TemplateOptions): TemplateSql {
  const text = [
    baseSql(services),
    ...services.map(({ admin, sql }) => asRole(admin, sql)),
    asRole('supabase_admin', [cronSql, encodeSql, netSql, vaultSql].join('\n')),
    hasEventTriggers ? guardsSql(services) + restTemplateSql : '',
  ]
    .join('\n')
    .replaceAll(/\bpostgres\b/g, roles.owner);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { name: `${templatePrefix}${digest}`, text };
}

function asRole(role: string, sql: string): string {
  return `set local role ${role};\n${sql}\nreset role;`;
}
