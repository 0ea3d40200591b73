import type { CloudService } from '@loam/cloud/gateway';
import type { CloudDatabases } from '@loam/cloud/postgres';
import { type CloudFiles, createCloudFiles, createStorageService } from '@loam/cloud/storage';
import type { BlobStore, DiskSpace } from '@loam/kernel';
import { hkdfSync } from 'node:crypto';
import type { Runtime } from '../../runtime.ts';

export interface CloudStorageDeps extends Pick<Runtime, 'config' | 'clock' | 'logger' | 'secret'> {
  readonly databases: CloudDatabases;
  readonly blobs: BlobStore;
  readonly disk: DiskSpace;
}

export interface CloudStorage {
  readonly service: CloudService;
  /** For what carries, empties or measures whole clouds. */
  readonly files: CloudFiles;
}

export function createCloudStorage(deps: CloudStorageDeps): CloudStorage {
  const { databases, blobs, disk, clock, logger, secret, config } = deps;
  // Whoever asks never gets further than the roles of requests.
  const requests = { acquire: (ref: string) => databases.acquire(ref, 'rest') };
  return {
    files: createCloudFiles({ databases: requests, blobs, clock }),
    service: createStorageService({
      databases: requests,
      blobs,
      disk,
      clock,
      logger,
      settings: { load: async () => ({ fileSizeLimit: config.cloudFileBytes, transformsImages: true }) },
      urlSecret: async (ref) => urlSecret(secret, ref),
    }),
  };
}

/** Of one cloud, and for nothing but its signed addresses: no key of an app can be made from it, nor it from them. */
function urlSecret(secret: Buffer, ref: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, Buffer.alloc(0), `loam/cloud-files/${ref}`, 32));
}
