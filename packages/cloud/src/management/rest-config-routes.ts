import type { ManagedDatabases } from './ports.ts';
import { fieldOf, json, type ManagementRoute, refusal } from './route.ts';
import { tellingSqlFailures } from './sql-failures.ts';

/** Fields of Supabase's `postgrest` and the settings of the role `authenticator` that hold them. */
const settings = [
  { field: 'db_schema', setting: 'pgrst.db_schemas', isNumber: false, otherwise: 'public' },
  { field: 'max_rows', setting: 'pgrst.db_max_rows', isNumber: true, otherwise: 1000 },
  {
    field: 'db_extra_search_path',
    setting: 'pgrst.db_extra_search_path',
    isNumber: false,
    otherwise: 'public, extensions',
  },
  { field: 'db_pool', setting: 'pgrst.db_pool', isNumber: true, otherwise: null },
] as const;

const readSql = `select name, value from platform_roles.settings where role = 'authenticator' and name like 'pgrst.%'`;

/** How REST serves the database. */
export function restConfigRoutes(databases: Pick<ManagedDatabases, 'runAsOwner'>): ManagementRoute[] {
  const read = async (ref: string) => {
    const [result] = await databases.runAsOwner(ref, readSql, { isReadOnly: true });
    const rows: readonly { name: string; value: string }[] = result?.rows ?? [];
    return Object.fromEntries(
      settings.map(({ field, setting, isNumber, otherwise }) => {
        const value = rows.find(({ name }) => name === setting)?.value;
        return [field, value === undefined ? otherwise : isNumber ? Number(value) : value];
      }),
    );
  };
  return [
    {
      method: 'GET',
      pattern: 'postgrest',
      access: 'view',
      handle: async ({ ref }) => json(200, await read(ref)),
    },
    {
      method: 'PATCH',
      pattern: 'postgrest',
      access: 'edit',
      async handle({ ref, body }) {
        const fault = settings.find(({ field, isNumber }) => !isValid(fieldOf(body, field), isNumber));
        if (fault)
          return refusal(400, `${fault.field}: a ${fault.isNumber ? 'whole number' : 'text'} is needed.`);
        const changes = settings.flatMap(({ field, setting }) => {
          const value = fieldOf(body, field);
          if (value === undefined) return [];
          return value === null
            ? [`alter role authenticator reset ${setting};`]
            : [`alter role authenticator set ${setting} = '${textOf(value).replaceAll("'", "''")}';`];
        });
        return await tellingSqlFailures(async () => {
          if (changes.length > 0) await databases.runAsOwner(ref, changes.join('\n'));
          return json(200, await read(ref));
        });
      },
    },
  ];
}

function isValid(value: unknown, isNumber: boolean): boolean {
  if (value === undefined || value === null) return true;
  return isNumber
    ? Number.isInteger(value) && Number(value) >= 0
    : typeof value === 'string' && value.length < 1000;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
