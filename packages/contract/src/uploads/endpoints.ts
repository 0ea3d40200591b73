import { z } from 'zod';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { UploadContentType, UploadName, UploadStatus } from './schemas.ts';

const StoredFile = z.object({
  /** The uploader's id, or the project's where one was named. */
  dir_name: z.uuid(),
  file_name: z.string().min(1).max(200),
  /** Which one of several with the same name; absent: the newest. */
  file_id: z.uuid().optional(),
});

export const uploadsEndpoints = {
  generateUploadUrl: endpoint({
    method: 'POST',
    path: '/files/generate-upload-url',
    permission: 'SignedIn',
    storesFiles: true,
    summary: 'An address to PUT one file to',
    body: z.object({
      file_name: UploadName,
      content_type: UploadContentType,
      status: UploadStatus.default('uploading'),
      /** Makes it a file of the project, for everyone who may edit it. */
      project_id: ProjectId.optional(),
    }),
    response: z.object({
      url: z.string(),
      file_id: z.string(),
      dir_name: z.string(),
      file_name: z.string(),
      max_bytes: z.number().int(),
      expires_at: Timestamp,
    }),
    errors: ['unsupported_media_type'],
  }),
  generateDownloadUrl: endpoint({
    method: 'POST',
    path: '/files/generate-download-url',
    permission: 'SignedIn',
    summary: 'An address that serves an uploaded file for a while',
    body: StoredFile,
    response: z.object({ url: z.string(), file_id: z.string(), expires_at: Timestamp }),
  }),
  generatePublicUrl: endpoint({
    method: 'POST',
    path: '/files/generate-public-url',
    permission: 'SignedIn',
    summary: 'An address that serves an uploaded file to anyone, without an end',
    body: StoredFile,
    response: z.object({ url: z.string(), file_id: z.string() }),
    errors: ['conflict'],
  }),
} satisfies Record<string, Endpoint>;
