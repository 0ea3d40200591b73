import { restTemplateSql } from '../../rest/template-sql.ts';
import type { SchemaStep, ServiceSchema } from '../service-schemas.ts';
import { baseSql } from './base-sql.ts';
import { cronSql } from './cron-sql.ts';
import { guardsSql } from './guards-sql.ts';
import { encodeSql, netSql } from './net-sql.ts';
import { marksSql } from './marks-sql.ts';
import { roleSettingsSql } from './role-settings-sql.ts';
import { settleSql } from './settle-sql.ts';
import { baseSteps, guardSteps, platformSteps } from './steps.data.ts';
import { vaultSql } from './vault-sql.ts';

/** A part of what every database holds, with a version of its own: one for its first text, and one for each step. */
export interface SchemaPart {
  readonly name: string;
  /** Who runs it; the administrator when absent. */
  readonly role?: string;
  /** What comes before the first text in a database that was made without this part. */
  readonly opening?: string;
  readonly sql: string;
  readonly steps: readonly SchemaStep[];
}

/** Who sees what a project's owner makes: event triggers, which take a superuser, or whoever runs the owner's SQL. */
export type TemplateWatch = 'triggers' | 'calls' | 'none';

export type PartVersions = Readonly<Record<string, number>>;

/** Databases that were made before versions were noted have the first text of these. */
const firstParts: readonly string[] = ['base', 'auth', 'storage', 'realtime', 'platform', 'guards'];

export const unnotedVersions: PartVersions = Object.fromEntries(firstParts.map((name) => [name, 1]));

/** In the order in which they run. */
export function schemaParts(services: readonly ServiceSchema[], watch: TemplateWatch): SchemaPart[] {
  const platformSql = [cronSql, encodeSql, netSql, vaultSql].join('\n');
  const guards = { name: 'guards', sql: guardsSql(services) + restTemplateSql, steps: guardSteps(services) };
  const watched: Readonly<Record<TemplateWatch, readonly SchemaPart[]>> = {
    triggers: [guards],
    calls: [{ name: 'settling', sql: settleSql, steps: [] }],
    none: [],
  };
  return [
    { name: 'base', sql: baseSql(services), steps: baseSteps },
    ...services.map(({ schema, admin, sql, steps = [] }) => ({
      name: schema,
      role: admin,
      opening: `create schema if not exists ${schema} authorization ${admin};
        grant usage on schema public, extensions to ${admin};`,
      sql,
      steps,
    })),
    { name: 'platform', role: 'supabase_admin', sql: platformSql, steps: platformSteps },
    { name: 'jobs', sql: marksSql, steps: [] },
    { name: 'role settings', sql: roleSettingsSql, steps: [] },
    ...watched[watch],
  ];
}

function versionOf({ steps }: SchemaPart): number {
  return 1 + steps.length;
}

export function versionsOf(parts: readonly SchemaPart[]): PartVersions {
  return Object.fromEntries(parts.map((part) => [part.name, versionOf(part)]));
}

/** False for one that a newer process has brought further: nothing is ever taken back. */
export function isBehind(present: PartVersions, parts: readonly SchemaPart[]): boolean {
  return parts.some((part) => (present[part.name] ?? 0) < versionOf(part));
}

/** What brings a database from its versions to those of `parts`; one text for one transaction. */
export function pendingSql(present: PartVersions, parts: readonly SchemaPart[]): string {
  return parts
    .flatMap((part) => {
      const version = present[part.name] ?? 0;
      const firstText = version === 0 ? [part.sql] : [];
      const texts = [...firstText, ...part.steps.slice(Math.max(version - 1, 0)).map(({ sql }) => sql)];
      const opening = version === 0 && part.opening !== undefined ? [part.opening] : [];
      return [...opening, ...texts.map((sql) => asRole(part.role, sql))];
    })
    .join('\n');
}

/** Where a database notes its own versions, so that a copy or a snapshot brings them along. */
export const versionsTableSql = /* sql */ `
create schema if not exists platform;
create table if not exists platform.schema_versions (part text primary key, version integer not null);
`;

export function noteVersionsSql(parts: readonly SchemaPart[]): string {
  const rows = parts.map((part) => `('${part.name}', ${versionOf(part)})`).join(', ');
  return `insert into platform.schema_versions as v (part, version) values ${rows}
    on conflict (part) do update set version = greatest(v.version, excluded.version);`;
}

function asRole(role: string | undefined, sql: string): string {
  return role === undefined ? sql : `set local role ${role};\n${sql}\nreset role;`;
}
