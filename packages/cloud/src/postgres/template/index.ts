import { createHash } from 'node:crypto';
import { serviceSchemas, type ServiceSchema } from '../service-schemas.ts';
import {
  noteVersionsSql,
  pendingSql,
  schemaParts,
  versionsTableSql,
  type PartVersions,
  type SchemaPart,
  type TemplateWatch,
} from './schema-parts.ts';
import type { SharedRoles } from './shared-roles.ts';

export interface TemplateSql {
  /** Names the content: another text is another template. */
  readonly name: string;
  readonly text: string;
  readonly parts: readonly SchemaPart[];
  /** What brings a database with these versions up to date; empty when it is. For one transaction of the administrator. */
  upgradeSql(present: PartVersions): string;
}

export const templatePrefix = 'cloud_template_';

export interface TemplateOptions {
  readonly roles: Pick<SharedRoles, 'owner'>;
  readonly watch: TemplateWatch;
  readonly services?: readonly ServiceSchema[] | undefined;
}

/**
 * Everything that a new database holds, as one text that is run by the administrator in one transaction. In all of these
 * texts `postgres` stands for the project's owner.
 */
export function templateSql({ roles, watch, services = serviceSchemas }: TemplateOptions): TemplateSql {
  const parts = schemaParts(services, watch);
  const upgradeSql = (present: PartVersions) =>
    [versionsTableSql, pendingSql(present, parts), noteVersionsSql(parts)]
      .join('\n')
      .replaceAll(/\bpostgres\b/g, roles.owner);
  const text = upgradeSql({});
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { name: `${templatePrefix}${digest}`, text, parts, upgradeSql };
}
