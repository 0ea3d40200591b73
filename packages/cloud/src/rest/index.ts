/** PostgREST's protocol for a project's database. */
export { createRest, type Rest, type RestOptions, type RestRequest } from './rest.ts';
export type { RestDatabases } from './ports.ts';
export type { RestResponse } from './respond/types.ts';
export { loadForeignKeys } from './schema/load-schema.ts';
export type { RestDefaults } from './schema/settings.ts';
export { createRestService } from './service.ts';
