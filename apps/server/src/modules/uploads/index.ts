import { type BlobStore, createPathSigner, uploadsPurpose } from '@loam/kernel';
import type { Binding } from '../../http/bind.ts';
import type { Runtime } from '../../runtime.ts';
import type { Projects } from '../projects/index.ts';
import { uploadRoutes } from './routes.ts';
import {
  createUploadsService,
  removeUploads,
  tidyUploads,
  type UploadsContext,
  type UploadsService,
} from './service.ts';
import { createUploadStore } from './store.ts';

export interface UploadsDeps extends Pick<
  Runtime,
  'db' | 'ids' | 'clock' | 'config' | 'logger' | 'jobs' | 'bus' | 'secret'
> {
  readonly projects: Pick<Projects, 'access'>;
  /** The same that the files host serves from. */
  readonly blobs: BlobStore;
}

export interface Uploads extends Pick<UploadsService, 'open' | 'attach' | 'read' | 'readdress'> {
  readonly bindings: Binding[];
  close(): void;
}

export function createUploads(deps: UploadsDeps): Uploads {
  const context: UploadsContext = {
    ...deps,
    store: createUploadStore(),
    signer: createPathSigner(deps.secret, uploadsPurpose),
  };
  const service = createUploadsService(context);
  deps.jobs.schedule('uploads-tidy', '23 * * * *', (signal) => tidyUploads(context, signal));
  const stopFollowing = deps.bus.subscribe('project.purged', ({ projectId }) =>
    removeUploads(context, projectId),
  );
  const { open, attach, read, readdress } = service;
  return { bindings: uploadRoutes(service), open, attach, read, readdress, close: stopFollowing };
}
