import type { ManagedDatabases } from './ports.ts';
import { json, type ManagementRoute, refusal } from './route.ts';
import { generateTypes } from './types/generate-types.ts';

/** The types of the database's tables and functions for an app. */
export function typesRoutes(databases: Pick<ManagedDatabases, 'acquire'>): ManagementRoute[] {
  return [
    {
      method: 'GET',
      pattern: 'types/typescript',
      access: 'view',
      async handle({ ref, query }) {
        const wanted = (query.get('included_schemas') ?? 'public').split(',').map((name) => name.trim());
        if (wanted.some((name) => !/^[\w$ -]{1,63}$/.test(name)))
          return refusal(400, 'included_schemas: names of schemas, with a comma between them, are needed.');
        return json(200, { types: await generateTypes(databases, ref, wanted) });
      },
    },
  ];
}
