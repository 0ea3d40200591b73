import type { ManagedDatabases } from './ports.ts';
import { json, type ManagementRoute, refusal } from './route.ts';
import { readCatalog } from './types/catalog.ts';
import { writeTypes } from './types/write-types.ts';

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
        const client = await databases.acquire(ref, 'owner');
        let failure: unknown;
        try {
          return json(200, { types: writeTypes(await readCatalog(client, wanted)) });
        } catch (error) {
          failure = error;
          throw error;
        } finally {
          client.release(failure !== undefined);
        }
      },
    },
  ];
}
