import type { StorageManagementOptions, StorageSettings } from '@loam/cloud/storage';
import { type Queries, sql } from '@loam/db';
import type { Runtime } from '../../runtime.ts';

interface SettingsRow {
  readonly storage_file_bytes: string | null;
  readonly storage_transforms_images: boolean | null;
}

/** What the owner of a cloud set for its files, never more than the operator allows. */
export function createStorageSettings({
  db,
  config,
}: Pick<Runtime, 'db' | 'config'>): StorageManagementOptions['settings'] {
  return {
    async load(ref): Promise<StorageSettings> {
      const row = await db.first<SettingsRow>(
        sql`select storage_file_bytes::text, storage_transforms_images from clouds where ref = ${ref}`,
      );
      const own = Number(row?.storage_file_bytes ?? config.cloudFileBytes);
      return {
        fileSizeLimit: Math.min(own, config.cloudFileBytes),
        transformsImages: row?.storage_transforms_images ?? true,
      };
    },
    async save(ref, { fileSizeLimit, transformsImages }) {
      await db.run(sql`
        update clouds set storage_file_bytes = coalesce(${fileSizeLimit ?? null}, storage_file_bytes),
          storage_transforms_images = coalesce(${transformsImages ?? null}, storage_transforms_images)
        where ref = ${ref}`);
    },
  };
}

export function listWholeClouds(queries: Queries): Promise<{ readonly ref: string }[]> {
  return queries.rows<{ ref: string }>(
    sql`select ref from clouds where deleted_at is null and status in ('OK', 'INACTIVE') order by ref`,
  );
}
