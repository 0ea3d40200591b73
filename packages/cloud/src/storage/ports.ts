import type { BlobStore, Clock, DiskSpace, Logger } from '@loam/kernel';
import type { PoolClient } from 'pg';
import type { Images } from './images/images.ts';

/** Connections to a project's database that may become the roles of requests. */
export interface StorageDatabases {
  acquire(ref: string): Promise<PoolClient>;
}

export interface StorageSettings {
  /** Of one file; buckets may allow less. */
  readonly fileSizeLimit: number;
  readonly transformsImages: boolean;
}

export interface StorageSettingsSource {
  load(ref: string): Promise<StorageSettings>;
}

export interface StorageOptions {
  readonly databases: StorageDatabases;
  readonly blobs: BlobStore;
  readonly settings: StorageSettingsSource;
  /** Proves the signed addresses of a cloud, and nothing else. */
  urlSecret(ref: string): Promise<Uint8Array>;
  /** Nothing is taken in while too little is left. */
  readonly disk?: Pick<DiskSpace, 'isLow'>;
  /** Absent where pictures cannot be changed. */
  readonly images?: Images | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
}
