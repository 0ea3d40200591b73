/** Supabase's Storage protocol: buckets and files under row level security, bytes in the blob store. */
export { createCloudFiles, type CloudFile, type CloudFiles } from './files.ts';
export type { StorageErrorCode } from './errors.ts';
export {
  type FolderEntry,
  type FolderMove,
  type FolderPage,
  listFolder,
  listNames,
  moveFolder,
} from './folders.ts';
export type { Images, ImageFormat, Rendered } from './images/images.ts';
export { createSharpImages } from './images/sharp-images.ts';
export type { Transform } from './images/transform.ts';
export { storageRoutes, type StorageManagementOptions } from './management.ts';
export type { StorageDatabases, StorageOptions, StorageSettings, StorageSettingsSource } from './ports.ts';
export { createStorageService } from './service.ts';
