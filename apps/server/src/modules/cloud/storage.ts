import type { CloudService } from '@loam/cloud/gateway';
import type { ManagementRoute } from '@loam/cloud/management';
import type { Metric } from '@loam/cloud/metering';
import type { CloudDatabases } from '@loam/cloud/postgres';
import {
  type CloudFiles,
  createCloudFiles,
  createSharpImages,
  createStorageService,
  type StorageDatabases,
  storageRoutes,
} from '@loam/cloud/storage';
import { type BlobStore, type DiskSpace, errorMessage } from '@loam/kernel';
import { hkdfSync } from 'node:crypto';
import type { Runtime } from '../../runtime.ts';
import { createStorageSettings, listWholeClouds } from './storage-store.ts';

export interface CloudStorageDeps extends Pick<
  Runtime,
  'config' | 'db' | 'clock' | 'logger' | 'secret' | 'jobs'
> {
  readonly databases: CloudDatabases;
  readonly blobs: BlobStore;
  readonly disk: DiskSpace;
}

export interface CloudStorage {
  readonly service: CloudService;
  readonly databases: StorageDatabases;
  /** For what carries, empties or measures whole clouds. */
  readonly files: CloudFiles;
  readonly managementRoutes: readonly ManagementRoute[];
}

type Count = (ref: string, metric: Metric, amount: number) => void;

export function createCloudStorage(deps: CloudStorageDeps, count: Count): CloudStorage {
  const { blobs, disk, clock, logger, secret, config, jobs } = deps;
  // Whoever asks never gets further than the roles of requests.
  const databases = { acquire: (ref: string) => deps.databases.acquire(ref, 'rest') };
  const settings = createStorageSettings(deps);
  const files = createCloudFiles({ databases, blobs, clock });
  jobs.schedule('cloud-files-sweep', '37 4 * * *', (signal) => sweepAll(deps, { files, count, signal }));
  return {
    files,
    databases,
    managementRoutes: storageRoutes({ databases, settings, maxFileBytes: config.cloudFileBytes }),
    service: createStorageService({
      databases,
      blobs,
      disk,
      clock,
      logger,
      settings,
      images: createSharpImages(),
      urlSecret: async (ref) => urlSecret(secret, ref),
    }),
  };
}

interface Sweeping {
  readonly files: CloudFiles;
  readonly count: Count;
  readonly signal: AbortSignal;
}

/** Once a day, one cloud after the other: what was left behind goes, and what is stored is counted for the day. */
async function sweepAll({ db, logger }: CloudStorageDeps, { files, count, signal }: Sweeping): Promise<void> {
  for (const { ref } of await listWholeClouds(db)) {
    if (signal.aborted) return;
    try {
      const { removed } = await files.sweep(ref, signal);
      if (removed > 0) logger.info({ ref, removed }, 'content that no file led to is removed');
      count(ref, 'storage_byte_hours', (await files.sizeBytes(ref)) * 24);
    } catch (error) {
      // The others do not wait for it.
      logger.warn({ ref, error: errorMessage(error) }, 'the files of a cloud could not be looked through');
    }
  }
}

/** Of one cloud, and for nothing but its signed addresses: no key of an app can be made from it, nor it from them. */
function urlSecret(secret: Buffer, ref: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, Buffer.alloc(0), `loam/cloud-files/${ref}`, 32));
}
