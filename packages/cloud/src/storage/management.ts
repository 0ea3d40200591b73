import { fieldOf, json, type ManagementRoute, refusal } from '../management/route.ts';
import type { StorageDatabases, StorageSettings } from './ports.ts';
import { listBuckets } from './store/buckets.ts';
import { openDatabase, serviceActor } from './store/database.ts';

export interface StorageManagementOptions {
  readonly databases: StorageDatabases;
  readonly settings: {
    load(ref: string): Promise<StorageSettings>;
    save(ref: string, change: Partial<StorageSettings>): Promise<void>;
  };
  /** The most that the operator allows. */
  readonly maxFileBytes: number;
}

/** Buckets and settings of the files, as Supabase's Management API names them. */
export function storageRoutes(options: StorageManagementOptions): ManagementRoute[] {
  const { databases, settings } = options;
  return [
    {
      method: 'GET',
      pattern: 'storage/buckets',
      access: 'view',
      async handle({ ref }) {
        const asked = { ref, method: 'GET', path: '/storage/buckets', operation: 'storage.bucket.list' };
        return json(200, await listBuckets(openDatabase(databases, asked), serviceActor, {}));
      },
    },
    {
      method: 'GET',
      pattern: 'config/storage',
      access: 'view',
      handle: async ({ ref }) => json(200, wireSettings(await settings.load(ref))),
    },
    {
      method: 'PATCH',
      pattern: 'config/storage',
      access: 'manage',
      async handle({ ref, body }) {
        const size = fieldOf(body, 'fileSizeLimit');
        const enabled = fieldOf(fieldOf(fieldOf(body, 'features'), 'imageTransformation'), 'enabled');
        if (size !== undefined && !isSize(size, options.maxFileBytes))
          return refusal(400, `fileSizeLimit must be a whole number from 0 to ${options.maxFileBytes}`);
        if (enabled !== undefined && typeof enabled !== 'boolean')
          return refusal(400, 'features.imageTransformation.enabled must be true or false');
        await settings.save(ref, {
          ...(isSize(size, options.maxFileBytes) && { fileSizeLimit: size }),
          ...(enabled !== undefined && { transformsImages: enabled }),
        });
        return json(200, wireSettings(await settings.load(ref)));
      },
    },
  ];
}

function isSize(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= max;
}

function wireSettings({ fileSizeLimit, transformsImages }: StorageSettings) {
  return {
    fileSizeLimit,
    features: {
      imageTransformation: { enabled: transformsImages },
      s3Protocol: { enabled: false },
      icebergCatalog: { enabled: false },
      vectorBuckets: { enabled: false },
    },
    capabilities: { list_v2: true, iceberg_catalog: false },
    external: { upstreamTarget: 'main' },
    migrationVersion: 'prevent-direct-deletes',
    databasePoolMode: 'transaction',
  };
}
